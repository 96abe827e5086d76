import type { IMPERIAL_MISSIONS } from '../../../data/imperial-missions.ts';
import type { PROJECTS } from '../../../data/projects.ts';
import type { Words } from './words.ts';

/** "On success" is that of an attempt; "a free leader" is neither captured nor lured. The projects come last. */
export const IMPERIAL_MISSION_WORDS: Readonly<
  Record<keyof typeof IMPERIAL_MISSIONS | keyof typeof PROJECTS, Words>
> = {
  'rule-by-fear': {
    name: 'Rule by Fear',
    does: 'Attempt in a populous system that has an Imperial unit. On success the Empire gains one loyalty there.',
  },
  'gather-intel': {
    name: 'Gather Intel',
    does: "Attempt in a Rebel system. On success, draw one probe card for every four Rebel units on the Rebel Base space, or in the base's system once it is revealed, and at least one.",
  },
  'research-and-development': {
    name: 'Research and Development',
    does: 'Resolve in a system with Imperial loyalty; subjugation alone is not enough. Draw two project cards, keep one and put the other under the project deck. If the system has a sabotage marker, you may instead remove it and draw one project card.',
  },
  'capture-rebel-operative': {
    name: 'Capture Rebel Operative',
    does: 'Attempt against a free Rebel leader in a system that has an Imperial unit. On success that leader is captured, and the leader who wore the captured ring before is rescued.',
  },
  'address-delays': {
    name: 'Address Delays',
    does: "Resolve in an Imperial system. Put up to one unit for each of its icons on the Imperial build queue, on the space of the system's number; a sabotage marker does not prevent it.",
  },
  'carbon-freezing': {
    name: 'Carbon Freezing',
    does: 'Attempt against a captured leader. On success they wear the carbonite ring instead of the captured ring and are still captured, and the Rebels lose one reputation. A rescue does not give it back.',
  },
  'collect-bounty': {
    name: 'Collect Bounty',
    does: 'Attempt against a free Rebel leader in any system. On success that leader is captured. If no Imperial unit is there, the captive and the Imperial leaders assigned to this mission move to the closest system that has one.',
  },
  detained: {
    name: 'Detained',
    does: 'Attempt against a Rebel leader in any system who is not captured. On success the leader stays there in the next Refresh Phase instead of returning to the pool, but acts as usual. Capture ends this.',
  },
  'display-of-power': {
    name: 'Display of Power',
    does: 'Attempt in any populous system. On success the Empire gains two loyalty there.',
  },
  'double-our-efforts': {
    name: 'Double Our Efforts',
    does: 'Resolve in an Imperial system. Move one unit on space 3 or 2 of the Imperial build queue forward by one space; a Death Star may be chosen. If Moff Jerjerrod is assigned, you may do so with another unit as well.',
  },
  'fear-will-keep-them-in-line': {
    name: 'Fear Will Keep Them in Line',
    does: 'Attempt where a Star Destroyer, a Super Star Destroyer or a finished Death Star is. On success choose two systems of that region, this one if you like. The Empire gains one loyalty in each.',
  },
  'homing-beacon': {
    name: 'Homing Beacon',
    does: 'Attempt against a captured leader. On success the leader is freed, but the Rebels must place them in a system of their choice in the region where the Rebel base is.',
  },
  'hunt-them-down': {
    name: 'Hunt Them Down',
    does: 'Attempt in any system. On success, destroy units of your choice there whose printed health adds up to two at most.',
  },
  'imperial-propaganda': {
    name: 'Imperial Propaganda',
    does: 'Attempt in an Imperial system. On success, remove every Rebel loyalty marker in its region, those under subjugation markers too.',
  },
  'intercept-transmission': {
    name: 'Intercept Transmission',
    does: 'Attempt in a Rebel system. On success the Rebels draw eight probe cards in secret. They give the Empire those of systems with an Imperial unit and shuffle the rest back into the deck.',
  },
  interrogation: {
    name: 'Interrogation',
    does: 'Attempt against a captured leader. On success the Empire sees the whole Rebel objective hand once.',
  },
  'interrogation-droid': {
    name: 'Interrogation Droid',
    does: 'Attempt against a captured leader; both sides roll for their skill icons of every kind. On success the Rebels name three different systems, one of which is that of their base.',
  },
  'long-range-probe': {
    name: 'Long-Range Probe',
    does: 'Attempt in any system. On success the Rebels say truthfully whether their base is there. The answer does not reveal the base.',
  },
  'lure-of-the-dark-side': {
    name: 'Lure of the Dark Side',
    does: 'Attempt against a captured leader; both sides roll for their skill icons of every kind. On success the captive becomes an Imperial leader for the rest of the game, is no longer captured and cannot use action cards. If it is Luke Skywalker, Jedi or not, the Rebels lose one reputation.',
  },
  'planetary-conquest': {
    name: 'Planetary Conquest',
    does: 'Attempt in any system. On success, up to one AT-AT, one AT-ST and two Stormtroopers may move there from one system without an Imperial leader, at any distance and without transport. Then the base is revealed, combat takes place and the system is subjugated as after any move.',
  },
  'probe-droid-initiative': {
    name: 'Probe Droid Initiative',
    does: 'Resolve where a Star Destroyer or a Super Star Destroyer is. Draw two probe cards, or four if Admiral Ozzel is assigned.',
  },
  'retrieve-the-plans': {
    name: 'Retrieve the Plans',
    does: 'Attempt against a captured leader. On success the Empire sees the Rebel objective hand and puts one card of it under the objective deck.',
  },
  'secret-weapons-research': {
    name: 'Secret Weapons Research',
    does: 'Resolve in an Imperial system. Draw two project cards and keep both.',
  },
  'trade-negotiations': {
    name: 'Trade Negotiations',
    does: 'Attempt in any populous system. On success the Empire gains one loyalty there.',
  },
  'construct-death-star': {
    name: 'Construct Death Star',
    does: 'Resolve in a remote system without Rebel units. If both pieces are left, gain the Death Star Under Construction there and put a Death Star on space 3 of the Imperial build queue. When that leaves the queue it replaces the other piece in its system; if the other piece is destroyed first, the queued Death Star is destroyed too.',
  },
  'construct-factory': {
    name: 'Construct Factory',
    does: "Resolve in an Imperial system. Remove its sabotage marker, if it has one. Then put up to one unit for each of its icons on the Imperial build queue, on the space of the system's number.",
  },
  'construct-super-star-destroyer': {
    name: 'Construct Super Star Destroyer',
    does: 'Resolve in an Imperial system with a blue square icon. Put a Super Star Destroyer, if one is left, on space 3 of the Imperial build queue; a sabotage marker does not prevent it.',
  },
  'oversee-project': {
    name: 'Oversee Project',
    does: 'Resolve in a system that has an Imperial unit and no Rebel unit. Deploy one unit from space 1 or 2 of the Imperial build queue there at once; a Death Star only where its Death Star Under Construction is. In a sabotaged system nothing happens.',
  },
  'superlaser-online': {
    name: 'Superlaser Online',
    does: 'Resolve where a finished Death Star is. The system is destroyed: its markers and all Rebel ground units there go, Imperial ground units stay only as far as Imperial ships there can carry them, and the Empire wins if the Rebel base is there. Then the Empire gains one loyalty in a populous system of the region, which is all that happens if the system was destroyed before.',
  },
};
