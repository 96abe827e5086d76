import type { Rule } from './rule.ts';

/** Variants from a rules summary that differs from the printed game; off unless the table turns them on. */
export const OPTIONS = {
  options: {
    title: 'Variants of the table',
    text: 'A rules summary found online differs from the printed game in three points. By our ruling these are variants, off unless they are turned on before the game. Everything else in this document applies with and without them.',
    basis: 'ruling',
  },
  'options.new-base': {
    title: 'Variant: a new base after a lost attack',
    text: "If a ground battle is fought in the revealed base's system and the Empire loses it, the Rebels may found a new base when the combat is over. They look through the probe deck and secretly choose any card in it whose system has no Imperial loyalty, no Imperial unit and no destroyed-system marker. The old base's card goes to the Imperial probe hand, Rebel units and leaders stay where they are, and the deck is shuffled. With no such card in the deck the base stays where it is. The summary gives only the idea; the details are our own.",
    basis: 'ruling',
  },
  'options.three-destroyed': {
    title: 'Variant: at most three destroyed systems',
    text: 'No more than three systems can be destroyed in one game. By our own reading Superlaser Online may still be revealed after that, but it then brings only its loyalty, as it does in a system that is destroyed already.',
    basis: 'ruling',
  },
  'options.queued-death-star': {
    title: 'Variant: the Death Star begins on the queue',
    text: 'The Empire begins with its Death Star on space 3 of the build queue instead of on the board. It chooses a remote system and places there the Death Star Under Construction, 4 TIE Fighters and 1 Stormtrooper; the probe card of that system leaves the game. By our own reading these five units come on top of the normal starting units, and the queued Death Star belongs to that site as with Construct Death Star. Other starting units may be placed there too. The Rebels may not start in that system, since it holds Imperial units.',
    basis: 'ruling',
    ruling: 'R-016, R-229',
  },
} as const satisfies Record<string, Rule>;
