import type { Rule } from './rule.ts';

/** The full game up to the first round, and the printed first game. */
export const SETUP = {
  'setup.leaders': {
    title: 'Starting leaders',
    text: 'The Rebels begin with Mon Mothma, Jan Dodonna, Princess Leia and General Rieekan in their leader pool. The Empire begins with Emperor Palpatine, Darth Vader, Grand Moff Tarkin and General Tagge. All other leaders wait beside the board to be recruited.',
    basis: 'rulebook',
  },
  'setup.markers': {
    title: 'Time and reputation',
    text: 'On the time track, time begins on space 1 and reputation on space 14.',
    basis: 'rulebook',
    ruling: 'R-001',
  },
  'setup.objectives': {
    title: 'The objective deck',
    text: 'Sort the 15 objectives by stage and shuffle each stage by itself. Stack them with stage III at the bottom, then II, then I on top. The Rebel player draws the first card and keeps it secret.',
    basis: 'rulebook',
    ruling: 'R-002',
  },
  'setup.decks': {
    title: 'The other decks',
    text: 'Each side shuffles its action cards that have a recruit icon into an action deck and keeps the starting action cards, which have none, apart. Each side sets its four starting missions aside and shuffles its other missions. The Empire also shuffles the ten project cards, and the two shared tactic decks are shuffled.',
    basis: 'rulebook',
  },
  'setup.loyalty': {
    title: 'Starting loyalty',
    text: 'Turn over probe cards until three with a Rebel mark and five with an Imperial mark have come up; further ones of either kind are ignored. The three Rebel systems get Rebel loyalty. Of the five Imperial systems the first two get subjugation markers and the other three Imperial loyalty. These five Imperial cards leave the game; all other cards, the Rebel ones too, are shuffled back into the probe deck.',
    basis: 'rulebook',
    ruling: 'R-005, R-006',
  },
  'setup.imperial-units': {
    title: 'Imperial starting units',
    text: 'The Empire places 3 Star Destroyers, 3 Assault Carriers, 12 TIE Fighters, 12 Stormtroopers, 5 AT-STs, 1 AT-AT and 1 Death Star. They may go to any systems with Imperial loyalty or a subjugation marker; Coruscant is one of them. Each of these systems, Coruscant too, must get at least one ground unit, and the table does not accept any other placement.',
    basis: 'rulebook',
    ruling: 'R-007',
  },
  'setup.rebel-units': {
    title: 'Rebel starting units',
    text: 'Then the Rebels place 1 Corellian Corvette, 1 Rebel Transport, 2 X-wings, 2 Y-wings, 6 Rebel Troopers and 2 Airspeeders. They go to the Rebel Base space, to one single system without Imperial units, or to both. A remote system is allowed too. The first printing asked for a Rebel or neutral system; we use the official correction.',
    basis: 'faq',
    ruling: 'R-008',
  },
  'setup.actions': {
    title: 'Starting action cards',
    text: 'Each side gets two random cards out of its starting action cards; the others leave the game unseen. A card that says Immediate is resolved at once, the Rebel ones before the Imperial ones. You may always look at your own action cards.',
    basis: 'faq',
    ruling: 'R-012',
  },
  'setup.base': {
    title: 'Choosing the Rebel base',
    text: "Now the Rebel player looks through the whole probe deck, secretly chooses any card in it, and puts it under the base's location space. That system is the Rebel base. Systems with Imperial units are not among the cards, and Coruscant has no card. Then the probe deck is shuffled.",
    basis: 'rulebook',
    ruling: 'R-009, R-010',
  },
  'setup.hands': {
    title: 'Starting hands',
    text: 'Each side takes its four starting missions and draws two cards from its mission deck. This comes last, so the two drawn cards cannot help to place units or to choose the base.',
    basis: 'rulebook',
    ruling: 'R-009, R-013',
  },
  'setup.probes': {
    title: 'No probe cards yet',
    text: 'Nobody draws probe cards during setup. The Empire draws its first two in the Refresh Phase of the first round.',
    basis: 'rulebook',
    ruling: 'R-011',
  },
  'setup.first-game': {
    title: 'The first game',
    text: 'For a first game the opening is fixed: Rebel loyalty in Kashyyyk, Bothawui and Naboo, Imperial loyalty in Saleucami, Corellia and Mustafar, subjugation in Mandalore and Sullust; the probe cards of these five Imperial systems leave the game. Nobody has starting action cards. When you recruit you take a leader from the cards you draw, but their abilities are ignored and the cards leave the game. The base may not be adjacent to a system with Imperial units. The first game is played with the base game only.',
    basis: 'rulebook',
    ruling: 'R-018',
  },
  'setup.first-game.imperial': {
    title: 'First game: Imperial units',
    text: 'Coruscant has a Star Destroyer, an Assault Carrier, 2 TIE Fighters, 3 Stormtroopers, an AT-ST and an AT-AT; Mandalore has the Death Star, 4 TIE Fighters, 2 Stormtroopers and an AT-ST. Saleucami and Sullust each have a Star Destroyer, 2 TIE Fighters, 2 Stormtroopers and an AT-ST. Mustafar has an Assault Carrier, 2 TIE Fighters, 2 Stormtroopers and an AT-ST. Corellia has an Assault Carrier and a Stormtrooper.',
    basis: 'rulebook',
    ruling: 'R-018',
  },
  'setup.first-game.rebel': {
    title: 'First game: Rebel units',
    text: 'The Rebel Base space has 1 X-wing, 1 Y-wing, 3 Rebel Troopers and 1 Airspeeder. Bothawui has the same, and also the Corellian Corvette and the Rebel Transport.',
    basis: 'rulebook',
    ruling: 'R-018',
  },
} as const satisfies Record<string, Rule>;
