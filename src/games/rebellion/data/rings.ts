import { twice } from '../../../kernel/cards.ts';
import { idsOf, type Piece } from './entry.ts';
import type { SideName } from './terms.ts';

export interface Ring extends Piece {
  /** The side that the ring belongs to. Every ring is worn by Rebel leaders, or by a lured one. */
  readonly side: SideName;
  /** The id of the card that puts it on; 'capture': any card that captures a leader. A test checks it. */
  readonly from: string;
  readonly text: string;
}

const rings = <K extends string>(printed: Readonly<Record<K, Ring>>): Readonly<Record<K, Ring>> => printed;

/** The 7 attachment rings, one of each. A leader wears one: a new ring replaces the old. */
export const RINGS = rings({
  'c-3po': {
    name: 'C-3PO',
    box: 'base',
    side: 'rebel',
    from: 'human-cyborg-relations',
    text: "When a Rebel diplomacy mission fails in the wearer's system, the Rebels may discard this ring; the mission then counts as successful.",
    about: {
      details: 'Any Rebel leader can wear it.',
      rulings: ['R-178'],
      from: twice(
        ['llamas', 'johnchampaign'],
        'Effect from llamas, whose skill symbol is blank; diplomacy from johnchampaign, and our own knowledge of the game agrees.',
      ),
    },
  },
  'r2-d2': {
    name: 'R2-D2',
    box: 'base',
    side: 'rebel',
    from: 'resourceful-astromech',
    text: "When the Empire has rolled for a mission in the wearer's system, the Rebels may discard this ring to turn one of those dice to blank. They may wait until both rolls are seen.",
    about: {
      details: 'Any Rebel leader can wear it. It works in missions only, not in combat.',
      basis: 'faq',
      rulings: ['R-057', 'R-178'],
      from: twice(['llamas', 'swr-reference']),
    },
  },
  'master-yoda': {
    name: 'Master Yoda',
    box: 'base',
    side: 'rebel',
    from: 'seek-yoda',
    text: "Once in a game round, in a mission or combat in the wearer's system, the Rebels may reroll one of their own dice, whatever it shows. They may wait until both rolls are seen, and may use it for Death Star Plans.",
    about: {
      details:
        'All missions and combats of the round count together, and a long combat still gives only one use. Our sources differ on what the ring may do: we rule that it rerolls any one of your own dice, whatever face it shows, in missions as in combat.',
      basis: 'ruling',
      rulings: ['R-057', 'R-140', 'O-06'],
      from: twice(
        ['llamas', 'johnchampaign', 'swr-reference'],
        'O-06 says the ring may change any one die: read as reroll (three sources word it so), any face, own dice only, missions as in combat. Trap: a combat with several combat rounds still gives one use.',
      ),
    },
  },
  'millennium-falcon': {
    name: 'Millennium Falcon',
    box: 'base',
    side: 'rebel',
    from: 'the-millennium-falcon',
    text: "When a Rebel mission has succeeded in the wearer's system, the Rebels may discard this ring to rescue one captured leader there, before any combat that the mission causes. The leaders assigned to the mission may go to the base as well.",
    about: {
      details:
        'It is worn by Han Solo or Chewbacca, but never beside an Imperial ring. The rescue comes after all steps of the mission, and the wearer goes to the base only if assigned.',
      basis: 'faq',
      rulings: ['R-140', 'R-061'],
      from: twice(
        ['llamas', 'swr-reference'],
        'Both timing and who travels from swr-reference (FAQ); that the mission must have succeeded from llamas.',
      ),
    },
  },
  captured: {
    name: 'Captured',
    box: 'base',
    side: 'imperial',
    from: 'capture',
    text: 'The wearer opposes only missions against themselves, adds no tactic values, uses no action cards, stays out of the pool and does not hold Rebel units back. The Empire may move them like a ground unit that takes up no transport, though not in a retreat. They are rescued when no Imperial unit is left in the system, or when another leader gets this ring.',
    about: {
      rulings: ['R-137', 'R-138', 'R-139'],
      from: twice(
        ['llamas', 'johnchampaign', 'swr-reference'],
        'Any other ring put on a captured leader replaces this one, except that carbonite keeps it captured.',
      ),
    },
  },
  carbonite: {
    name: 'Carbonite',
    box: 'base',
    side: 'imperial',
    from: 'carbon-freezing',
    text: 'The wearer is still captured, but another leader may wear the captured ring at the same time. The Rebels lose one reputation when it is put on, and a rescue does not give it back.',
    about: {
      details: 'It returns to the supply when the leader is rescued.',
      rulings: ['R-138'],
      from: twice(['llamas', 'johnchampaign', 'swr-reference'], 'llamas calls it Frozen in Carbonite.'),
    },
  },
  'lure-of-the-dark-side': {
    name: 'Lure of the Dark Side',
    box: 'base',
    side: 'imperial',
    from: 'lure-of-the-dark-side',
    text: 'The wearer is an Imperial leader for the rest of the game, cannot use action cards and joins the Imperial pool in the next Refresh Phase. If it is Luke Skywalker, Jedi or not, the Rebels lose one reputation.',
    about: {
      details: 'A lured leader is not captured.',
      basis: 'faq',
      rulings: ['R-141'],
      from: twice(['llamas', 'johnchampaign', 'swr-reference']),
    },
  },
});
export type RingId = keyof typeof RINGS;
/** The order is that of every list of rings. */
export const RING_IDS = idsOf(RINGS);
