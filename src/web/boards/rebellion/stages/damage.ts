import { useState } from 'react';
import type { Fighter } from '../../../../games/rebellion/public/queries.ts';
import type { Allot, AllotAnswer, Lot, PickAnswer } from '../../../../kernel/forms/index.ts';
import { countIn, ofLot, roomFor, withPut } from '../../../table/partial/allot.ts';
import { pickOf, roomIn, takenIn } from '../../../table/partial/pick.ts';
import { useBoardContext } from '../board-context.tsx';

/** What a click on a unit in the battle means, and what it shows of the answer so far. */
export interface Aim {
  /** The dice or cards that can still be assigned, and which of them the next click assigns. */
  readonly lots: readonly { readonly lot: Lot; readonly left: number }[];
  readonly held: string | null;
  hold(lot: string): void;
  /** The question is about this very unit. */
  names(f: Fighter): boolean;
  /** Damage added or blocked by the answer so far. */
  staged(f: Fighter): number;
  can(f: Fighter): boolean;
  hit(f: Fighter): void;
  back(f: Fighter): void;
}

const weightIn = (form: Allot, lot: string): number => form.lots.find(({ id }) => id === lot)?.weight ?? 1;

/** Assigns dice to units. A lot stays picked up until it is used up; then the next one is. */
export function useDamage(form: Allot | null): Aim {
  const { staging } = useBoardContext();
  const [wish, setWish] = useState<string | null>(null);
  const partial: AllotAnswer | null = staging.partial?.is === 'allot' ? staging.partial : null;
  const lots = (form?.lots ?? []).map((lot) => ({ lot, left: lot.max - ofLot(partial, lot.id) }));
  const open = lots.filter(({ left }) => left > 0);
  const held = (open.find(({ lot }) => lot.id === wish) ?? open[0])?.lot;
  const slotOf = (f: Fighter) => form?.slots.find(({ id }) => id === f.id);
  const can = (f: Fighter): boolean => {
    const slot = slotOf(f);
    return (
      form !== null && held !== undefined && slot !== undefined && roomFor(form, partial, held, slot) > 0
    );
  };
  return {
    lots,
    held: held?.id ?? null,
    hold: setWish,
    names: (f) => slotOf(f) !== undefined,
    staged: (f) =>
      (partial?.put ?? []).reduce(
        (sum, [lot, slot, n]) => (slot === f.id && form !== null ? sum + n * weightIn(form, lot) : sum),
        0,
      ),
    can,
    hit(f) {
      if (form === null || held === undefined || !can(f)) return;
      staging.stage(withPut(form, partial, held.id, f.id, countIn(partial, held.id, f.id) + 1));
    },
    back(f) {
      if (partial === null) return;
      const put = partial.put.filter(([, slot]) => slot !== f.id);
      staging.stage(put.length === 0 ? null : { is: 'allot', put });
    },
  };
}

/** Damage that a card takes away again, unit by unit. */
export function useBlocking(): Aim | null {
  const { staging } = useBoardContext();
  const { question } = staging;
  if (question?.kind !== 'attack.cancel' || question.form.is !== 'pick') return null;
  const { form } = question;
  const partial: PickAnswer | null = staging.partial?.is === 'pick' ? staging.partial : null;
  const taken = takenIn(partial);
  /** The lots are numbered by the attack's targets. */
  const lotOf = (f: Fighter): string => `${f.id.split('#')[0]}#${f.target}`;
  const now = (f: Fighter): number => taken.get(lotOf(f)) ?? 0;
  const put = (f: Fighter, n: number): void => staging.stage(pickOf(form, new Map(taken).set(lotOf(f), n)));
  return {
    lots: [],
    held: null,
    hold: () => {},
    names: (f) => form.from.some(({ id }) => id === lotOf(f)),
    staged: (f) => -now(f),
    can: (f) => roomIn(form, partial, lotOf(f)) > now(f),
    hit: (f) => put(f, now(f) + 1),
    back: (f) => put(f, 0),
  };
}
