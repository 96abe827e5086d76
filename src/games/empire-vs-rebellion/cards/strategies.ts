import { once, twice } from '../../../kernel/cards.ts';
import type { StrategyEntry } from './card.ts';

/** The five strategies; both sides have the same. */
export const STRATEGY_ENTRIES = {
  'direct-assault': {
    name: 'Direct Assault',
    short: 'Assault',
    box: 'base',
    copies: 1,
    effect: { fx: 'add-to-total', by: 2 },
    text: 'Your final total is {by} higher. That can put you over the objective.',
    about: {
      details: 'Whether the strategy works at all is judged on your total before this is added.',
      ruling: 'Our ruling: the raised total is the one that is held against the objective value.',
      rulings: ['D9'],
      from: twice(['S-SEED', 'S-SIM', 'S-DICESETT']),
    },
  },
  deception: {
    name: 'Deception',
    short: 'Deception',
    box: 'base',
    copies: 1,
    effect: { fx: 'swap-winner' },
    text: 'If nobody is over the objective, winner and loser change places. Two Deceptions cancel out.',
    about: {
      details:
        'It works the same whichever of the two owns it, so it can cost you an event you would have won. It is applied after Direct Assault.',
      from: twice(['S-SEED', 'S-SIM', 'S-FFG-ECHO', 'S-VIERNES', 'S-DICESETT']),
    },
  },
  infiltration: {
    name: 'Infiltration',
    short: 'Infiltr.',
    box: 'base',
    copies: 1,
    effect: { fx: 'infiltrate' },
    text: "Next round you pick your opponent's strategy from their unused ones, and see them all.",
    about: {
      details: 'This applies no matter who wins the current event.',
      ruling:
        'Our ruling: you see the faces of those cards, and you go on knowing the one you picked until it is replaced.',
      rulings: ['D1', 'D20'],
      from: twice(['S-SEED', 'S-SIM', 'S-DICESETT']),
    },
  },
  bureaucracy: {
    name: 'Bureaucracy',
    short: 'Bureauc.',
    box: 'base',
    copies: 1,
    effect: { fx: 'gain-if-lost', by: 2 },
    text: 'Gain {by} influence if your opponent wins this event.',
    about: {
      details:
        'What counts is who has won it after Deception. Like every strategy it does nothing if your total is above the objective value.',
      rulings: ['D14'],
      from: once(['S-SIM', 'S-DICESETT']),
    },
  },
  support: {
    name: 'Support',
    short: 'Support',
    box: 'base',
    copies: 1,
    effect: { fx: 'add-character' },
    text: 'You may shuffle one character of your reserve into your deck in secret.',
    about: {
      details:
        'With an empty reserve nothing happens. Your opponent sees that a character was added, never which. If both players reveal Support, both decide at the same time.',
      rulings: ['D20'],
      from: once(['S-SIM', 'S-DICESETT']),
    },
  },
} as const satisfies Record<string, StrategyEntry>;
