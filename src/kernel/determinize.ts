import type { Chance } from './chance/source.ts';
import { dutyTableFor } from './flow/duties.ts';
import { Run } from './flow/run.ts';
import { sample } from './forms/index.ts';
import { mixed } from './forms/linear.ts';
import type { Frame, Game } from './game.ts';
import { type CardSlot, type FaceId, NO_FACE } from './ids.ts';
import { copyJson, type Json } from './json.ts';
import { layoutOf } from './migrate.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/**
 * A complete game that agrees with a view. The unknown faces of each pool are dealt again where the game allows them,
 * and sealed answers of other seats are sampled. Notebooks of other seats are unknown and stay empty.
 */
export const determinize = <G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  view: View<G, F>,
  chance: Chance,
): State<G, F> => dealer(game, view)(chance);

/** Hidden faces of one pool, and which of them each unknown slot could hold. */
interface Unknown {
  readonly slots: readonly CardSlot[];
  readonly free: readonly FaceId[];
  /** By slot: places in `free`. */
  readonly choices: readonly (readonly number[])[];
}

/** For search, which deals the same view many times: what does not depend on chance is worked out once. */
export function dealer<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  view: View<G, F>,
): (chance: Chance) => State<G, F> {
  const duties = dutyTableFor(game, view.options as O);
  const unknown = unknowns(game, view);
  return (chance) => {
    const face = view.faces.slice();
    for (const pool of unknown) deal(pool, face, chance);
    const s: State<G, F> = {
      v: layoutOf(game),
      options: view.options,
      game: game.copy(view.game),
      secrets: { face, pool: view.pool as number[], known: view.known.slice() },
      notebooks: Array.from({ length: duties.count }, (_, seat) =>
        seat === view.me ? view.notebook.slice() : [],
      ),
      stack: view.stack.map(copyJson),
      asked: view.waiting.slice(),
      sealed: new Array(duties.count).fill(null),
      step: view.step,
      over: view.over,
    };
    if (view.sealed.length > 0) {
      const run = new Run(game, s, chance);
      for (const seat of view.sealed) {
        s.sealed[seat] = sample(run.asked(seat).form, chance);
        // A seat among several that has answered while the question is still open must have said no.
        s.sealed[seat] = run.oneOf()?.no ?? s.sealed[seat];
      }
    }
    return s;
  };
}

function unknowns<G, F extends Frame, O extends Json>(game: Game<G, F, O>, view: View<G, F>): Unknown[] {
  const { pools } = game.open(view.options as O);
  return pools.flatMap((all, pool) => {
    const free = all.slice();
    const slots: CardSlot[] = [];
    view.pool.forEach((p, slot) => {
      if (p !== pool) return;
      const face = view.faces[slot] ?? NO_FACE;
      if (face === NO_FACE) slots.push(slot);
      else free.splice(free.indexOf(face), 1);
    });
    const choices = slots.map((slot) => free.flatMap((face, i) => (game.fits(view, slot, face) ? [i] : [])));
    return slots.length > 0 ? [{ slots, free, choices }] : [];
  });
}

/** Deals faces to slots so that each fits: slots with the fewest fitting faces first, then along augmenting paths. */
function deal({ slots, free, choices }: Unknown, faces: FaceId[], chance: Chance): void {
  const order = mixed(
    slots.map((_, i) => i),
    chance,
  ).sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  const holder = new Array<number>(free.length).fill(-1);
  // A uniform order of the faces makes every slot take the first that fits it in that order.
  const rank = mixed(
    free.map((_, i) => i),
    chance,
  );
  const place = (i: number, tried: Set<number> | null): boolean => {
    const mine = choices[i] ?? [];
    const all = mine.length === free.length;
    for (const c of rank) {
      if (holder[c] === -1 && !tried?.has(c) && (all || mine.includes(c))) {
        holder[c] = i;
        return true;
      }
    }
    const seen = tried ?? new Set<number>();
    for (const c of mine) {
      if (seen.has(c)) continue;
      seen.add(c);
      if (place(holder[c] ?? -1, seen)) {
        holder[c] = i;
        return true;
      }
    }
    return false;
  };
  for (const i of order) {
    if (!place(i, null)) throw new Error(`no face fits slot ${slots[i]}: the view contradicts itself`);
  }
  holder.forEach((i, c) => {
    const slot = slots[i];
    if (slot !== undefined) faces[slot] = free[c] ?? NO_FACE;
  });
}
