import { CARDS } from '../cards/all.ts';

/** What the entries of cards say, by the cards' ids. */
const ofCards = (kind: 'doubt' | 'ruling'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(CARDS).flatMap(([id, { about }]) => (about[kind] ? [[id, about[kind]]] : [])),
  );

const BY_COUNT =
  'Sources differ on how many are in the box; we use the counts that add up to its 153 miniatures.';
const queueSpace = (n: number): string =>
  `Sources differ on its space of the build queue; we use ${n}, as most have it.`;

/** Where sources differ, and what we use. */
export const DIFFERENCES: Readonly<Record<string, string>> = {
  ...ofCards('doubt'),
  bothawui: 'Sources differ on its icon; we use a ground circle, as most have it.',
  corellia: queueSpace(3),
  felucia: queueSpace(1),
  'nal-hutta': queueSpace(1),
  'ord-mantell':
    'Sources differ on which icon comes first; we use the space circle. It matters only while the system is subjugated.',
  'tie-fighter': BY_COUNT,
  'assault-carrier': BY_COUNT,
  'star-destroyer': BY_COUNT,
  stormtrooper: BY_COUNT,
  'at-st': BY_COUNT,
  'at-at': BY_COUNT,
  'x-wing': BY_COUNT,
  'y-wing': BY_COUNT,
  'corellian-corvette': BY_COUNT,
  'rebel-trooper': BY_COUNT,
  airspeeder: BY_COUNT,
  'rebel-transport': `${BY_COUNT} They also differ on its icon; we use a space triangle.`,
  'death-star-under-construction':
    'Sources differ on the colour of its health; we use black, as most have it.',
  'shield-generator': 'Sources differ on its icon; we use a ground square, as most have it.',
  'ion-cannon': 'Sources differ on its icon; we use a ground square, as most have it.',
  'general-rieekan':
    'Sources differ on whether he starts the game, and on his ground tactics. We let him start, with 2.',
  'luke-skywalker': 'Sources differ on whether he starts the game. We let him be recruited, as most have it.',
  'ready-for-action':
    'Sources differ on its wording. We let only the leader come that it shows, and that leader cannot lead a retreat.',
  'ground-escape-plan': 'Sources differ on whether it needs a die showing special; we require one.',
  'build.exact-shape':
    'Sources differ on whether an icon may build something of another shape; we build exactly its shape.',
  'track.space-16': 'Sources differ on whether it has a build icon. This makes no difference in play.',
  'setup.leaders': 'Sources differ on one Rebel starting leader; we use General Rieekan.',
  'setup.rebel-placement': 'The printed rules and the official FAQ differ; we follow the FAQ.',
};

/** What we decided where the cards and the rules are silent. */
export const RULINGS: Readonly<Record<string, string>> = {
  ...ofCards('ruling'),
  'keep-them-from-escaping':
    'Our ruling: this also holds Rebel Transports without other ships. They are destroyed in the retreat step if an Imperial ship is there.',
  'an-old-friend': 'Our ruling: the card cannot be used when neither leader is available.',
  'independent-operation':
    'Our ruling: a system in which an Imperial leader holds the units back cannot be chosen.',
  undercover:
    'Our ruling: the leader must come from a system, not from the Rebel Base space, the pool or a facedown mission.',
};
