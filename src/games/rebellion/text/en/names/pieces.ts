import type { LeaderId } from '../../../data/leaders.ts';
import type { RingId } from '../../../data/rings.ts';
import type { UnitId } from '../../../data/units.ts';
import type { Words } from './words.ts';

export const UNIT_NAMES: Readonly<Record<UnitId, string>> = {
  'tie-fighter': 'TIE Fighter',
  'assault-carrier': 'Assault Carrier',
  'star-destroyer': 'Star Destroyer',
  'super-star-destroyer': 'Super Star Destroyer',
  'death-star': 'Death Star',
  'death-star-under-construction': 'Death Star Under Construction',
  stormtrooper: 'Stormtrooper',
  'at-st': 'AT-ST',
  'at-at': 'AT-AT',
  'x-wing': 'X-wing',
  'y-wing': 'Y-wing',
  'rebel-transport': 'Rebel Transport',
  'corellian-corvette': 'Corellian Corvette',
  'mon-calamari-cruiser': 'Mon Calamari Cruiser',
  'rebel-trooper': 'Rebel Trooper',
  airspeeder: 'Airspeeder',
  'shield-generator': 'Shield Generator',
  'ion-cannon': 'Ion Cannon',
};

export const LEADER_NAMES: Readonly<Record<LeaderId, string>> = {
  'emperor-palpatine': 'Emperor Palpatine',
  'grand-moff-tarkin': 'Grand Moff Tarkin',
  'darth-vader': 'Darth Vader',
  'general-tagge': 'General Tagge',
  'admiral-ozzel': 'Admiral Ozzel',
  'admiral-piett': 'Admiral Piett',
  'soontir-fel': 'Soontir Fel',
  'janus-greejatus': 'Janus Greejatus',
  'moff-jerjerrod': 'Moff Jerjerrod',
  'colonel-yularen': 'Colonel Yularen',
  'general-veers': 'General Veers',
  'boba-fett': 'Boba Fett',
  'mon-mothma': 'Mon Mothma',
  'jan-dodonna': 'Jan Dodonna',
  'princess-leia': 'Princess Leia',
  'general-rieekan': 'General Rieekan',
  'luke-skywalker': 'Luke Skywalker',
  'luke-skywalker-jedi': 'Luke Skywalker (Jedi)',
  chewbacca: 'Chewbacca',
  'general-madine': 'General Madine',
  'obi-wan-kenobi': 'Obi-Wan Kenobi',
  'admiral-ackbar': 'Admiral Ackbar',
  'han-solo': 'Han Solo',
  'lando-calrissian': 'Lando Calrissian',
  'wedge-antilles': 'Wedge Antilles',
};

export const RING_WORDS: Readonly<Record<RingId, Words>> = {
  'c-3po': {
    name: 'C-3PO',
    does: "When a Rebel diplomacy mission fails in the wearer's system, the Rebels may discard this ring; the mission then counts as successful.",
  },
  'r2-d2': {
    name: 'R2-D2',
    does: "When the Empire has rolled for a mission in the wearer's system, the Rebels may discard this ring to turn one of those dice to blank. They may wait until both rolls are seen.",
  },
  'master-yoda': {
    name: 'Master Yoda',
    does: "Once in a game round, in a mission or combat in the wearer's system, the Rebels may reroll one of their own dice, whatever it shows. They may wait until both rolls are seen, and may use it for Death Star Plans.",
  },
  'millennium-falcon': {
    name: 'Millennium Falcon',
    does: "When a Rebel mission has succeeded in the wearer's system, the Rebels may discard this ring to rescue one captured leader there, before any combat that the mission causes. The leaders assigned to the mission may go to the base as well.",
  },
  captured: {
    name: 'Captured',
    does: 'The wearer opposes only missions against themselves, adds no tactic values, uses no action cards, stays out of the pool and does not hold Rebel units back. The Empire may move them like a ground unit that takes up no transport, though not in a retreat. They are rescued when no Imperial unit is left in the system, or when another leader gets this ring.',
  },
  carbonite: {
    name: 'Carbonite',
    does: 'The wearer is still captured, but another leader may wear the captured ring at the same time. The Rebels lose one reputation when it is put on, and a rescue does not give it back.',
  },
  'lure-of-the-dark-side': {
    name: 'Lure of the Dark Side',
    does: 'The wearer is an Imperial leader for the rest of the game, cannot use action cards and joins the Imperial pool in the next Refresh Phase. If it is Luke Skywalker, Jedi or not, the Rebels lose one reputation.',
  },
};
