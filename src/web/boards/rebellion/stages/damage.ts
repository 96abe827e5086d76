import { useState } from 'react';
import type { Fighter } from '../../../../games/rebellion/public/queries.ts';
import type { Allot, AllotAnswer, AllotSlot, Lot } from '../../../../kernel/forms/index.ts';
import type { Revision } from '../../../table/board.ts';
import { allotIn, ofLot, roomFor, stepAllot } from '../../../table/partial/allot.ts';
import { addPick, pickIn, pickOf, roomIn, takenIn } from '../../../table/partial/pick.ts';
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

const leftIn = (form: Allot | null, partial: AllotAnswer | null) =>
  (form?.lots ?? []).map((lot) => ({ lot, left: lot.max - ofLot(partial, lot.id) }));

/** The lot that the next click assigns: the one picked up, or the first that is left. */
function heldLot(form: Allot | null, partial: AllotAnswer | null, wish: string | null): Lot | undefined {
  const open = leftIn(form, partial).filter(({ left }) => left > 0);
  return (open.find(({ lot }) => lot.id === wish) ?? open[0])?.lot;
}

/** One hit more on a unit than the newest answer has. */
const hitWith =
  (form: Allot, wish: string | null, slot: AllotSlot): Revision =>
  (now) => {
    const held = heldLot(form, allotIn(now), wish);
    return held === undefined ? now : stepAllot(form, held, slot, 1)(now);
  };

/** Assigns dice to units. A lot stays picked up until it is used up; then the next one is. */
export function useDamage(form: Allot | null): Aim {
  const { staging } = useBoardContext();
  const [wish, setWish] = useState<string | null>(null);
  const partial = allotIn(staging.partial);
  const lots = leftIn(form, partial);
  const held = heldLot(form, partial, wish);
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
      const slot = slotOf(f);
      if (form === null || slot === undefined || !can(f)) return;
      staging.stage(hitWith(form, wish, slot));
    },
    back(f) {
      staging.stage((now) => {
        const put = (allotIn(now)?.put ?? []).filter(([, slot]) => slot !== f.id);
        return put.length === 0 ? null : { is: 'allot', put };
      });
    },
  };
}

/** Damage that a card takes away again, unit by unit. */
export function useBlocking(): Aim | null {
  const { staging } = useBoardContext();
  const { question } = staging;
  if (question?.kind !== 'attack.cancel' || question.form.is !== 'pick') return null;
  const { form } = question;
  const partial = pickIn(staging.partial);
  const taken = takenIn(partial);
  /** The lots are numbered by the attack's targets. */
  const lotOf = (f: Fighter): string => `${f.id.split('#')[0]}#${f.target}`;
  const now = (f: Fighter): number => taken.get(lotOf(f)) ?? 0;
  return {
    lots: [],
    held: null,
    hold: () => {},
    names: (f) => form.from.some(({ id }) => id === lotOf(f)),
    staged: (f) => -now(f),
    can: (f) => roomIn(form, partial, lotOf(f)) > now(f),
    hit: (f) => staging.stage(addPick(form, lotOf(f))),
    back: (f) => staging.stage((answer) => pickOf(form, new Map(takenIn(pickIn(answer))).set(lotOf(f), 0))),
  };
}
