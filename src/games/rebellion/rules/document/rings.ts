import type { Rule } from './rule.ts';

/** The seven attachment rings. */
export const RINGS = {
  'ring.c-3po': {
    title: 'C-3PO ring',
    text: "From Human-Cyborg Relations, on any Rebel leader. When a Rebel diplomacy mission fails in the wearer's system, you may discard the ring, and the mission counts as a success.",
    basis: 'rulebook',
    ruling: 'R-178',
  },
  'ring.r2-d2': {
    title: 'R2-D2 ring',
    text: "From Resourceful Astromech, on any Rebel leader. In a mission in the wearer's system, when the Empire has rolled, you may discard the ring to turn one of those dice to a blank. You may wait until you have seen both rolls. It works in missions only, not in combat.",
    basis: 'faq',
    ruling: 'R-057, R-178',
  },
  'ring.master-yoda': {
    title: 'Master Yoda ring',
    text: 'From Seek Yoda. Once in each game round, over all missions and combats together, you may reroll one of your own dice when the wearer is in the system, and you may wait until you have seen both rolls. A long combat still gives only one use, and the roll for Death Star Plans may be chosen. Our sources differ on what the ring may do: we rule that it rerolls any one of your own dice, whatever face it shows, in missions as in combat.',
    basis: 'ruling',
    ruling: 'R-057, R-140, O-06',
  },
  'ring.millennium-falcon': {
    title: 'Millennium Falcon ring',
    text: "From The Millennium Falcon, on Han Solo or Chewbacca, but not on a wearer of an Imperial ring. When a Rebel mission in the wearer's system has succeeded, you may discard the ring to rescue one captured leader there. This comes after all steps of the mission and before any combat it causes. Leaders assigned to the mission may go to the base too; the wearer only if assigned.",
    basis: 'faq',
    ruling: 'R-140, R-061',
  },
  'ring.captured': {
    title: 'Captured ring',
    text: 'Worn by a captured Rebel leader. The wearer opposes only missions against them, adds no tactic values, uses no action cards, does not return to the pool and does not hold Rebel units back. The Empire may move them like a ground unit without using capacity, but not in a retreat. They are rescued when no Imperial unit is left in their system, or when the ring goes to another leader.',
    basis: 'rulebook',
    ruling: 'R-137, R-138, R-139',
  },
  'ring.carbonite': {
    title: 'Carbonite ring',
    text: 'From Carbon Freezing. The wearer is still captured, in a ring of its own, so that the captured ring is free for another leader. The Rebels lost 1 reputation when it was put on and do not get it back. It returns to the supply when the leader is rescued.',
    basis: 'rulebook',
    ruling: 'R-138',
  },
  'ring.lure-of-the-dark-side': {
    title: 'Lure of the Dark Side ring',
    text: 'From Lure of the Dark Side. The wearer has changed sides for the rest of the game: an Imperial leader, not captured, who joins the Imperial pool in the next Refresh Phase and cannot use action cards.',
    basis: 'faq',
    ruling: 'R-141',
  },
} as const satisfies Record<string, Rule>;
