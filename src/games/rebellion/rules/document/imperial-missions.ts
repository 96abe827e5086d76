import type { Rule } from './rule.ts';

/** The Imperial missions; the projects follow in a chapter of their own. */
export const IMPERIAL_MISSIONS = {
  'mission.rule-by-fear': {
    title: 'Rule by Fear',
    text: 'Starting mission, diplomacy 1. Attempt it in a populous system with an Imperial unit. Success: gain 1 loyalty there.',
    basis: 'rulebook',
    ruling: 'R-126',
  },
  'mission.gather-intel': {
    title: 'Gather Intel',
    text: "Starting mission, intel 1. Attempt it in a Rebel system. Success: draw one probe card for every four Rebel units on the Rebel Base space, or in the base's system if it is revealed, but at least one.",
    basis: 'faq',
    ruling: 'R-054',
  },
  'mission.research-and-development': {
    title: 'Research and Development',
    text: 'Starting mission, logistics 1, resolved in a system with Imperial loyalty; subjugation is not enough. Either draw two projects, keep one and put the other under the project deck, or remove a sabotage marker from the system and draw one project. By our ruling the second choice needs a marker to remove.',
    basis: 'ruling',
    ruling: 'R-044',
  },
  'mission.capture-rebel-operative': {
    title: 'Capture Rebel Operative',
    text: 'Starting mission, spec ops 1. Attempt it against a Rebel leader in a system with an Imperial unit; not against a captive or a lured leader. Success: that leader is captured and gets the captured ring, and whoever wore it before is rescued. A leader who came to oppose does not become the target.',
    basis: 'faq',
    ruling: 'R-047, R-049, R-138',
  },
  'mission.address-delays': {
    title: 'Address Delays',
    text: 'Logistics 1, two copies, resolved in an Imperial system. Place units on your build queue from all icons of the system, on the space with its number. A sabotage marker does not stop this.',
    basis: 'faq',
    ruling: 'R-132',
  },
  'mission.carbon-freezing': {
    title: 'Carbon Freezing',
    text: 'Spec ops 3; attempt it against a captured leader, who opposes and rolls. Success: the carbonite ring takes the place of the captured ring, which is free again, and the Rebels lose 1 reputation. The leader is still a captive; a later rescue does not give the reputation back. We rule that aiming at a leader already in carbonite changes nothing, and that another leader who loses the carbonite ring this way is rescued.',
    basis: 'ruling',
    ruling: 'R-048, R-138',
  },
  'mission.collect-bounty': {
    title: 'Collect Bounty',
    text: 'Spec ops 3, portrait Boba Fett. Attempt it against a Rebel leader in any system; not against a captive or a lured leader. Success: capture that leader. If no Imperial unit is there, the captive and the Imperial leader on this mission move to the closest system that has one, counted in borders, and you choose among equals; only then is a rescue checked. By our ruling both leaders move along if two were assigned.',
    basis: 'ruling',
    ruling: 'R-047, R-049, R-138',
  },
  'mission.detained': {
    title: 'Detained',
    text: 'Spec ops 1, portrait General Tagge. Attempt it against a Rebel leader in any system. Success: that leader is not retrieved in the next Refresh Phase and stays in the system, but otherwise acts as usual. The card may be revealed where all Rebel leaders are captives, but a captive cannot be detained and nothing happens.',
    basis: 'faq',
    ruling: 'R-063',
  },
  'mission.display-of-power': {
    title: 'Display of Power',
    text: 'Diplomacy 3; attempt it in a populous system. Success: gain 2 loyalty there.',
    basis: 'rulebook',
    ruling: 'R-126',
  },
  'mission.double-our-efforts': {
    title: 'Double Our Efforts',
    text: 'Diplomacy 1, portrait Moff Jerjerrod, resolved in an Imperial system. Move one of your units on the build queue from space 3 to 2 or from space 2 to 1; a queued Death Star may be chosen. If Moff Jerjerrod is assigned, you may do this with a second unit. We rule that this must be a different one.',
    basis: 'ruling',
  },
  'mission.fear-will-keep-them-in-line': {
    title: 'Fear Will Keep Them in Line',
    text: 'Diplomacy 1, portrait Grand Moff Tarkin. Attempt it in a system with a Death Star, a Star Destroyer or a Super Star Destroyer; a Death Star Under Construction is not enough. Success: gain 1 loyalty in each of two different systems of that region, of your choice among those in which you can gain it.',
    basis: 'faq',
    ruling: 'R-126, R-127, R-189, R-225',
  },
  'mission.homing-beacon': {
    title: 'Homing Beacon',
    text: "Intel 3; attempt it against a captured leader, who opposes and rolls. Success: the leader is freed, but instead of going to the base the Rebel player must place them in a system of the region where the base is, of the Rebel player's choice. So the Empire learns the region.",
    basis: 'rulebook',
    ruling: 'R-048, R-064, R-136',
  },
  'mission.hunt-them-down': {
    title: 'Hunt Them Down',
    text: 'Spec ops 2, portrait Soontir Fel. Attempt it in any system. Success: destroy units of your choice there, ships or ground units, with a printed health of up to 2 together.',
    basis: 'rulebook',
    ruling: 'R-186',
  },
  'mission.imperial-propaganda': {
    title: 'Imperial Propaganda',
    text: 'Diplomacy 2, portrait Janus Greejatus. Attempt it in an Imperial system. Success: remove every Rebel loyalty marker in the region, also those below subjugation. These systems are now neutral.',
    basis: 'rulebook',
    ruling: 'R-131',
  },
  'mission.intercept-transmission': {
    title: 'Intercept Transmission',
    text: 'Intel 2, two copies; attempt it in a Rebel system. Success: the Rebel player secretly takes the top eight probe cards, or all if there are fewer, and gives the Empire each card whose system has an Imperial unit now. The rest is shuffled back into the probe deck. The Empire sees what it got, and nothing of the others.',
    basis: 'rulebook',
    ruling: 'R-065',
  },
  'mission.interrogation': {
    title: 'Interrogation',
    text: 'Spec ops 2, two copies; attempt it against a captured leader, who opposes and rolls. Success: the Rebel player shows you the whole objective hand. It is hidden again afterwards.',
    basis: 'rulebook',
    ruling: 'R-048, R-073, R-221',
  },
  'mission.interrogation-droid': {
    title: 'Interrogation Droid',
    text: "Intel 3, portrait Colonel Yularen. Attempt it against a captured leader, who opposes and rolls. Both sides roll for all their skill icons of every kind. Success: the Rebel player names three different systems, and one of them must be the base's. By our ruling the other two may be any systems, and with a revealed base nothing happens.",
    basis: 'ruling',
    ruling: 'R-048, R-221',
  },
  'mission.long-range-probe': {
    title: 'Long-Range Probe',
    text: 'Intel 2, portrait Admiral Piett. Attempt it in any system. Success: the Rebel player truthfully says yes or no: is the base in that system? The answer does not reveal the base.',
    basis: 'faq',
    ruling: 'R-055, R-221',
  },
  'mission.lure-of-the-dark-side': {
    title: 'Lure of the Dark Side',
    text: 'Diplomacy 3, portrait Emperor Palpatine. Attempt it against a captured leader, who opposes and rolls. Both sides roll for all their skill icons of every kind. Success: the Lure ring replaces the captured or carbonite ring, and the leader is Imperial for the rest of the game, no longer captured, and unable to use action cards; if it is Luke Skywalker in either form, the Rebels lose 1 reputation. If the card ever comes back from a reshuffled deck, we rule that the ring moves to the new leader and the earlier one stays Imperial.',
    basis: 'ruling',
    ruling: 'R-048, R-141, R-139',
  },
  'mission.planetary-conquest': {
    title: 'Planetary Conquest',
    text: 'Spec ops 2, portrait General Veers. Attempt it in any system. Success: bring in up to one AT-AT, one AT-ST and two Stormtroopers, all from one system, without regard to distance or transport. An Imperial leader in the system of origin holds them back as usual. Then the base is checked, combat follows if Rebel ground units are there, and the system is subjugated if Imperial ground units remain.',
    basis: 'rulebook',
    ruling: 'R-041, R-069, R-080, R-082',
  },
  'mission.probe-droid-initiative': {
    title: 'Probe Droid Initiative',
    text: 'Intel 1, portrait Admiral Ozzel, resolved in a system with a Star Destroyer or a Super Star Destroyer. Draw two probe cards, or four if Admiral Ozzel is assigned.',
    basis: 'rulebook',
    ruling: 'R-192',
  },
  'mission.retrieve-the-plans': {
    title: 'Retrieve the Plans',
    text: 'Spec ops 3, portrait Darth Vader. Attempt it against a captured leader, who opposes and rolls. Success: the Rebel player shows you the objective hand, and you choose one card that goes under the objective deck. The others are hidden again.',
    basis: 'rulebook',
    ruling: 'R-048, R-073',
  },
  'mission.secret-weapons-research': {
    title: 'Secret Weapons Research',
    text: 'Logistics 1, two copies, resolved in an Imperial system. Draw two projects into your mission hand and keep both.',
    basis: 'rulebook',
    ruling: 'R-042',
  },
  'mission.trade-negotiations': {
    title: 'Trade Negotiations',
    text: 'Diplomacy 2, two copies; attempt it in a populous system; no Imperial unit is needed. Success: gain 1 loyalty there.',
    basis: 'rulebook',
    ruling: 'R-126',
  },
} as const satisfies Record<string, Rule>;
