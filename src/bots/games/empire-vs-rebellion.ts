import { event } from '../../games/empire-vs-rebellion/public/data.ts';
import type { EvrFrame } from '../../games/empire-vs-rebellion/public/frames.ts';
import { POINTS_TO_WIN, points, total } from '../../games/empire-vs-rebellion/public/queries.ts';
import { type Evr, other, sideNamed } from '../../games/empire-vs-rebellion/public/table.ts';
import { type Answer, type Option, sample } from '../../kernel/forms/index.ts';
import type { Hooks } from '../hooks.ts';

const reader = (face: readonly number[]) => ({ read: (slot: number) => face[slot] ?? -1 });

/** What the search is told about Empire vs. Rebellion. */
export const evrHooks: Hooks<Evr, EvrFrame> = {
  /** Points decide; tokens and strategies in hand help a little. */
  evaluate(s, side) {
    const r = reader(s.secrets.face);
    const me = sideNamed(side);
    const mine = s.game.areas[me];
    const theirs = s.game.areas[other(me)];
    const lead = points(s.game, me, r) - points(s.game, other(me), r);
    const tokens = Math.min(mine.influence, 6) - Math.min(theirs.influence, 6);
    const balance = s.game.balance === me ? 0.01 : -0.01;
    const next = (mine.infiltrated ? -0.03 : 0) + (theirs.infiltrated ? 0.03 : 0);
    const choices = (mine.unused.length - theirs.unused.length) * 0.005;
    return clamp(0.5 + lead / (2 * POINTS_TO_WIN) + tokens * 0.012 + balance + next + choices);
  },

  /** A round is a natural place to stop and count. */
  rests: (start, now) => now.game.round !== start.game.round,

  /** Simulated players neither stop far short of the objective nor run far over it. */
  policy(look, asked, chance) {
    if (asked.kind !== 'struggle.turn' || asked.form.is !== 'choose') return sample(asked.form, chance);
    const { game } = look;
    const me = sideNamed(look.side);
    const { objective } = event(look.read(game.event));
    const mine = total(game, me, look);
    const theirs = total(game, other(me), look);
    const { options } = asked.form;
    const ahead = mine <= objective && (theirs > objective || mine > theirs);
    if (ahead && chance.int(100) < 70) return chooseOf(options, 'do:pass') ?? sample(asked.form, chance);
    const short = objective - mine;
    if (short >= AVERAGE_CARD && chance.int(100) < 60) {
      return chooseOf(options, 'do:play') ?? sample(asked.form, chance);
    }
    if (short < AVERAGE_CARD && short >= 0 && options.length > 1 && chance.int(100) < 75) {
      const others = options.filter((option) => option.id !== 'do:play');
      return chooseAny(others, chance.int(others.length)) ?? sample(asked.form, chance);
    }
    return sample(asked.form, chance);
  },
};

/** Mean ready value of a resource card in a starting deck, rounded down. */
const AVERAGE_CARD = 4;

const clamp = (x: number): number => Math.max(0.02, Math.min(0.98, x));
const chooseOf = (options: readonly Option[], id: string): Answer | null =>
  options.some((option) => option.id === id) ? { is: 'choose', id } : null;
const chooseAny = (options: readonly Option[], i: number): Answer | null => {
  const option = options[i];
  return option ? { is: 'choose', id: option.id } : null;
};
