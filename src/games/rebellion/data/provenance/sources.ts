import type { Provenance as Attested } from '../../../../kernel/cards.ts';

/** Where the facts come from: every text that was read, and what it vouches for. They were re-expressed; nothing is quoted. */
export const SOURCES = {
  johnchampaign: {
    what: 'github.com/johnchampaign/star-wars-rebellion',
    covers:
      'asset lists and engine constants, transcribed by its author from the images of a Vassal module. Several versions; the corrected one is used where they differ',
  },
  llamas: {
    what: 'github.com/LlamasOnTheRun/Star-Wars-Rebellion-Component-Info-API',
    covers: 'component data in Java: systems, borders, leaders, units, rings, cards',
  },
  alexwiese: {
    what: 'github.com/alexwiese/rebellion-companion',
    covers: 'build icons of the systems and the rules of building',
  },
  'swr-reference': {
    what: 'A public setup and reference utility',
    covers: 'Learn to Play, Rules Reference, the expansion sheet and the FAQ v2.1, cited by page',
  },
  'tts-script': {
    what: 'The script of a public Tabletop Simulator table',
    covers: 'systems, build icons, units, Imperial leaders, first-game setup, time track, turn order',
  },
  'solo-tool': {
    what: 'A public build calculator of a solo variant',
    covers: 'icons of the systems and their grouping in regions',
  },
  'setup-helper': {
    what: 'A public step-by-step setup helper',
    covers: 'starting leaders and units, turn order of teams, build choices',
  },
  'component-list': {
    what: 'A blog preview of April 2016',
    covers: 'the contents of the box with counts',
  },
  'ffg-news': {
    what: 'A news article of the publisher, January 2016',
    covers: 'the four starting leaders of each side',
  },
  'battle-odds': {
    what: 'A public odds calculation of one space battle, in Python',
    covers: 'faces of the dice, attack and health of four ships',
  },
  'sql-list': {
    what: 'A public SQL file of Rebel missions',
    covers: 'Rebel missions; probably an older copy by the author of llamas, hardly an independent voice',
  },
  faq: {
    what: 'The official FAQ and errata v2.1, May 2019, through docslib.org/doc/3750425 and swr-reference',
    covers: 'rulings and errata',
  },
  'own-knowledge': {
    what: "The researcher's own knowledge of the game",
    covers: 'a third voice where two texts differ, never one of the two',
  },
} as const satisfies Record<string, { what: string; covers: string }>;

export type SourceId = keyof typeof SOURCES;

/** How well a fact is attested. */
export type Provenance = Attested<SourceId>;
