/** Words of the rules reader and the about page. */
export const LEARN = {
  'rules.title': 'Rules',
  'rules.words': 'In our own words, as this table plays them.',
  'rules.at-every-table': 'At every table',
  'rules.search': 'Search the rules',
  'rules.chapters': 'Chapters',
  'rules.found': '{n} {n:rule speaks|rules speak} of “{words}”.',
  'rules.none': 'No rule speaks of “{words}”.',
  'rules.link': 'Link to this rule: {title}',
  'rules.which': 'Rules of',
  'rules.failed': 'The rules could not be loaded.',
  'basis.rulebook': 'From the rulebook',
  'basis.faq': 'From the official FAQ',
  'basis.ruling': 'Our ruling, where the rules are silent',
  'basis.parent-game': 'From the larger game',
  'basis.table': 'Of the table itself',

  'about.title': 'About Wartable',
  'about.words':
    'A table for games of the Galactic Civil War, with their rules fully enforced. Played in the browser, live or over days, with people or computers; also from the terminal.',
  'about.fair': 'Fair chance',
  'about.fair.words':
    'Before a game the table commits itself to a secret and every seat adds a number of its own. All shuffles and dice follow from both. After the game everything is opened, and your own browser can check every draw.',
  'about.uncertain': 'What is uncertain',
  'about.uncertain.words':
    'Facts that rest on one source, or that we had to reconstruct. They are marked with † where they appear.',
  'about.uncertain.none': 'Nothing is known to be uncertain.',
  'about.credits': 'Credits',
  'about.credits.words':
    'Words and pictures are our own; none are the publishers’. The games and their names belong to their owners; this is a free project of players, not connected with them.',
  'about.credits.code':
    'Built with React, React Aria Components, zustand, wouter, Vite, Fastify, Kysely and noble-hashes. Letters: Inter and Barlow Condensed (SIL Open Font License).',
  'about.programs': 'For programs',
  'about.programs.words': 'Everything this page does can be done by a program:',
  'about.programs.link': 'the requests of this server',
} as const;
