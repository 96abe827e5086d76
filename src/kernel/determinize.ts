import type { Chance } from './chance/source.ts';
import { sample } from './forms/index.ts';
import { mixed } from './forms/linear.ts';
import type { Frame, Game } from './game.ts';
import { type FaceId, NO_FACE, type SlotId } from './ids.ts';
import { copyJson, type Json } from './json.ts';
import { Run } from './run.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/**
 * A whole game that agrees with a view: the unknown faces of each pool are dealt again, where the game says that they
 * could be; sealed answers of the others are drawn anew. Other seats' notebooks are unknown and stay empty.
 */
export function determinize<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  view: View<G, F>,
  chance: Chance,
): State<G, F> {
  const seats = game.seats(view.options as O).length;
  const s: State<G, F> = {
    v: 1,
    options: view.options,
    game: game.copy(view.game),
    secrets: { face: dealUnknown(game, view, chance), pool: view.pool.slice(), known: view.known.slice() },
    notebooks: Array.from({ length: seats }, (_, seat) => (seat === view.me ? view.notebook.slice() : [])),
    stack: copyJson(view.stack) as F[],
    asked: view.waiting.slice(),
    sealed: new Array(seats).fill(null),
    step: view.step,
    over: view.over,
  };
  if (view.sealed.length > 0) {
    const run = new Run(game, s, chance);
    for (const seat of view.sealed) s.sealed[seat] = sample(run.asked(seat).form, chance);
  }
  return s;
}

function dealUnknown<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  view: View<G, F>,
  chance: Chance,
): FaceId[] {
  const faces = view.faces.slice();
  const { pools } = game.open(view.options as O);
  pools.forEach((all, pool) => {
    const free = all.slice();
    const slots: SlotId[] = [];
    view.pool.forEach((p, slot) => {
      if (p !== pool) return;
      const face = faces[slot] ?? NO_FACE;
      if (face === NO_FACE) slots.push(slot);
      else free.splice(free.indexOf(face), 1);
    });
    if (slots.length > 0) match(game, view, mixed(slots, chance), mixed(free, chance), faces);
  });
  return faces;
}

/** Deals faces to slots so that each fits: slots with the fewest fitting faces first, then along augmenting paths. */
function match<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  view: View<G, F>,
  slots: readonly SlotId[],
  free: readonly FaceId[],
  faces: FaceId[],
): void {
  const choices = slots.map((slot) => free.flatMap((face, i) => (game.fits(view, slot, face) ? [i] : [])));
  const order = slots.map((_, i) => i).sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  const holder = new Array<number>(free.length).fill(-1);
  const place = (i: number, tried: Set<number>): boolean => {
    const mine = choices[i] ?? [];
    for (const c of mine) {
      if (holder[c] !== -1 || tried.has(c)) continue;
      holder[c] = i;
      return true;
    }
    for (const c of mine) {
      if (tried.has(c)) continue;
      tried.add(c);
      if (place(holder[c] ?? -1, tried)) {
        holder[c] = i;
        return true;
      }
    }
    return false;
  };
  for (const i of order) {
    if (!place(i, new Set())) throw new Error(`nothing fits slot ${slots[i]}: the view contradicts itself`);
  }
  holder.forEach((i, c) => {
    const slot = slots[i];
    if (slot !== undefined) faces[slot] = free[c] ?? NO_FACE;
  });
}
