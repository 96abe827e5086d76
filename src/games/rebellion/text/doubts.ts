import { CARDS } from '../cards/all.ts';
import { PIECES } from '../data/pieces.ts';

/** What the entries of cards and pieces say, by their ids. */
const ofEntries = (kind: 'doubt' | 'ruling'): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...CARDS, ...PIECES }).flatMap(([id, { about }]) =>
      about[kind] ? [[id, about[kind]]] : [],
    ),
  );

/** Where sources differ, and what we use. */
export const DIFFERENCES: Readonly<Record<string, string>> = {
  ...ofEntries('doubt'),
  'ready-for-action':
    'Sources differ on its wording. We let only the leader come that it shows, and that leader cannot lead a retreat.',
  'ground-escape-plan': 'Sources differ on whether it needs a die showing special; we require one.',
};

/** What we decided where the cards and the rules are silent. */
export const RULINGS: Readonly<Record<string, string>> = {
  ...ofEntries('ruling'),
  'keep-them-from-escaping':
    'Our ruling: this also holds Rebel Transports without other ships. They are destroyed in the retreat step if an Imperial ship is there.',
  'an-old-friend': 'Our ruling: the card cannot be used when neither leader is available.',
  'independent-operation':
    'Our ruling: a system in which an Imperial leader holds the units back cannot be chosen.',
  undercover:
    'Our ruling: the leader must come from a system, not from the Rebel Base space, the pool or a facedown mission.',
};
