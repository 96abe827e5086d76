import { seededGame } from '../src/bots/arena.ts';
import { Day } from '../src/bots/games/rebellion/day.ts';
import { hasUsefulMove } from '../src/bots/games/rebellion/turns.ts';
import { type Bot, makeBot } from '../src/bots/index.ts';
import type { RebLook } from '../src/games/rebellion/public/frames.ts';
import type { Side } from '../src/games/rebellion/public/table.ts';
import type { Form } from '../src/kernel/forms/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import type { Json } from '../src/kernel/json.ts';

/** What a side of Rebellion did with its leaders in the Command Phases of some games. */
export interface IdleTurns {
  readonly seat: string;
  /** Systems activated, and how many of them without a unit moved in. */
  activations: number;
  empty: number;
  /** Command Phases that the side ended by passing, and how many of them with a leader or a mission still to use. */
  passes: number;
  early: number;
  /** Those of them where a mission could be revealed, or units would gain by moving what a leader is worth. */
  wasted: number;
}

export interface IdleFigures {
  readonly bot: string;
  readonly games: number;
  readonly sides: readonly IdleTurns[];
}

/** Who is looked at, and in how many games. The search thinks less than in a level: the figure is about what it proposes. */
const LOOKED_AT: readonly { readonly bot: string; readonly iterations?: number; readonly games: number }[] = [
  { bot: 'greedy', games: 40 },
  { bot: 'search', iterations: 20, games: 6 },
];

export const idleFigures = (game: AnyGame, options: Json): IdleFigures[] =>
  LOOKED_AT.map(({ bot: name, games, ...settings }) => {
    const bot = makeBot(name, settings);
    if (!bot) throw new Error(`unknown bot: ${name}`);
    return { bot: name, games, sides: idleTurns(game, options, bot, games, 'idle') };
  });

/** Self-play of one bot: by seat, how often its turns were idle. */
export function idleTurns(game: AnyGame, options: Json, bot: Bot, games: number, seed: string): IdleTurns[] {
  const counts = game
    .seats(options)
    .map(({ name }): IdleTurns => ({ seat: name, activations: 0, empty: 0, passes: 0, early: 0, wasted: 0 }));
  const bots = counts.map(() => bot);
  for (let i = 0; i < games; i++) {
    let useful = false;
    seededGame(game, options, bots, `${seed}/${i}`, {
      each(run, { kind, form }, seat) {
        if (kind === 'command.turn') useful = hasUse(form, run.look(seat) as RebLook, seat as Side);
      },
      given({ kind, form }, seat, answer) {
        const count = counts[seat];
        if (!count) return;
        // Where everybody can see that nothing can come, nobody is asked what moves.
        if (kind === 'activate.system') {
          count.activations++;
          count.empty++;
        } else if (kind === 'activate.move' && answer.is === 'haul' && answer.move.length > 0) {
          count.empty--;
        } else if (kind === 'command.turn' && answer.is === 'choose' && answer.id === 'do:pass') {
          count.passes++;
          if (offers(form, /^(activate|reveal):/)) count.early++;
          if (useful) count.wasted++;
        }
      },
    });
  }
  return counts;
}

const hasUse = (form: Form, look: RebLook, side: Side): boolean =>
  offers(form, /^reveal:/) || (offers(form, /^activate:/) && hasUsefulMove(new Day(look), side));

const offers = (form: Form, ids: RegExp): boolean =>
  form.is === 'choose' && form.options.some(({ id }) => ids.test(id));
