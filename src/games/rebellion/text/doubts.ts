const BY_COUNT =
  'Sources differ on how many are in the box; we use the counts that add up to its 153 miniatures.';
const queueSpace = (n: number): string =>
  `Sources differ on its space of the build queue; we use ${n}, as most have it.`;

/** Where sources differ, and what we use. The notes of the research stand in data/provenance. */
export const DIFFERENCES: Readonly<Record<string, string>> = {
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
  sabotage: 'The first printing allows any system. We follow the official errata: populous systems only.',
  'covert-operation': 'Sources differ on how much of its skill it needs; we use 3.',
  'daring-rescue': 'Sources differ on its skill, intel or diplomacy; we use intel.',
  'incite-rebellion': 'Sources differ on its name; we use “Incite Rebellion”.',
  'intercept-transmission': 'Sources differ on its name; we use the singular.',
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
  infiltration:
    'Our ruling: with fewer than two objectives left you see what is there; a single card stays on top.',
  'rapid-mobilization':
    'Our ruling: if the new base brings Rebel and Imperial units together, a combat follows at once, started by the Rebellion.',
  'contingency-plan':
    'Our ruling: one leader takes over the other mission; a second one stays beside this card until the Refresh Phase. Without a starting mission in hand the card does nothing.',
  'hidden-fleet': 'Our ruling: leaders there do not hold the units back.',
  'seek-yoda': 'Our ruling: a ring that Luke wears stays with him when he becomes a Jedi.',
  'research-and-development': 'Our ruling: the second choice needs a sabotage marker that can be removed.',
  'carbon-freezing':
    'Our ruling: against a leader who is in carbonite already a success changes nothing. When another leader is frozen, the first one is rescued.',
  'collect-bounty': 'Our ruling: with two leaders assigned, both move along.',
  'double-our-efforts': 'Our ruling: the second unit must be another one.',
  'interrogation-droid':
    'Our ruling: the other two systems can be any systems. Once the base is revealed the card does nothing.',
  'lure-of-the-dark-side':
    'Our ruling: if the card comes back, the ring goes to the new leader and the earlier one stays Imperial.',
  'construct-death-star': 'Our ruling: unless both pieces are in your supply the card does nothing.',
  'oversee-project': 'Our ruling: the limit of two units in a place does not count here.',
  'keep-them-from-escaping':
    'Our ruling: this also holds Rebel Transports without other ships. They are destroyed in the retreat step if an Imperial ship is there.',
  'an-old-friend': 'Our ruling: the card cannot be used when neither leader is available.',
  'independent-operation':
    'Our ruling: a system in which an Imperial leader holds the units back cannot be chosen.',
  undercover:
    'Our ruling: the leader must come from a system, not from the Rebel Base space, the pool or a facedown mission.',
  'return-of-the-jedi':
    'Our ruling: the Rebellion chooses among the Imperial leaders still in the system. A lured leader counts as Imperial.',
};
