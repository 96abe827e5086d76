/** Words of the about page. */
export const ABOUT = {
  'about.title': 'About Wartable',
  'about.words':
    'A table for games of the Galactic Civil War, with their rules fully enforced. Played in the browser, live or over days, with people or computers; also from the terminal.',
  'about.fair': 'Fair dice and shuffles',
  'about.fair.words':
    'The shuffle is fixed and sealed before the game: the server seals a secret, and every seat adds a number. All shuffles and dice follow from both. After the game everything is opened, and your browser can check every draw.',
  'about.uncertain': 'What is uncertain',
  'about.uncertain.words':
    'Facts that rest on one source, or that we had to reconstruct. They are marked with † where they appear.',
  'about.uncertain.none': 'Nothing is known to be uncertain.',
  'about.credits': 'Credits',
  'about.credits.words':
    'Words and pictures are our own; none are the publishers’. The games and their names belong to their owners; this is a free project of players, not connected with them.',
  'about.credits.code':
    'Built with React, React Aria Components, zustand, wouter, Vite, Fastify, Kysely and noble-hashes. Fonts: Inter and Barlow Condensed (SIL Open Font License).',
  'about.programs': 'For programs',
  'about.programs.words': 'Everything this page does can be done by a program:',
  'about.programs.link': 'the API of this server',
} as const;
