/** Words of the about page. */
export const ABOUT = {
  'about.title': 'About Wartable',
  'about.words':
    'A table for games of the Galactic Civil War that enforces all their rules. Play in the browser or the terminal, live or over days, against people or computers.',
  'about.fair': 'Fair dice and shuffles',
  'about.fair.words':
    'The shuffle is fixed and sealed before the game: the server seals a secret, and every seat adds a number. All shuffles and dice follow from these. After the game everything is revealed, and your browser can check every draw.',
  'about.uncertain': 'What is uncertain',
  'about.uncertain.words':
    'Facts that come from one source only, or that we had to reconstruct. They are marked with † wherever they appear.',
  'about.uncertain.none': 'Nothing is known to be uncertain.',
  'about.credits': 'Credits',
  'about.credits.words':
    'All words and pictures are our own; none are the publishers’. The games and their names belong to their owners; this is a free project by players, not connected with them.',
  'about.credits.code':
    'Built with React, React Aria Components, zustand, wouter, Vite, Fastify, Kysely and noble-hashes. Fonts: Inter and Barlow Condensed (SIL Open Font License).',
  'about.programs': 'For programs',
  'about.programs.words': 'A program can do everything that this page does:',
  'about.programs.link': 'the API of this server',
} as const;
