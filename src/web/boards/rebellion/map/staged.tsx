import { type Kind, kindIn, type Loc, locRef } from '../../../../games/rebellion/public/table.ts';
import { useBoardContext } from '../board-context.tsx';
import { SAY_NOTHING } from '../pieces/say-nothing.ts';
import { sizeOf, UnitToken } from '../pieces/unit.tsx';

/** Units that this answer would bring to a place. */
function useComing(loc: Loc): { kind: Kind; n: number }[] {
  const { staging } = useBoardContext();
  const { partial, question } = staging;
  const form = question?.form;
  const here = locRef(loc);
  const coming = new Map<Kind, number>();
  const add = (lot: string, n: number): void => {
    if (lot.startsWith('captive:') || lot.startsWith('leader:')) return;
    const kind = kindIn(lot.split('#')[0] ?? lot);
    if (kind >= 0) coming.set(kind, (coming.get(kind) ?? 0) + n);
  };
  if (partial?.is === 'allot') for (const [lot, slot, n] of partial.put) if (slot === here) add(lot, n);
  if (partial?.is === 'haul' && form?.is === 'haul' && form.to === here)
    for (const [, lot, n] of partial.move) add(lot, n);
  return [...coming].map(([kind, n]) => ({ kind, n }));
}

/** They hover over the place, in the colour of what is chosen, until the answer is given. */
export function Coming({ loc, y }: { readonly loc: Loc; readonly y: number }) {
  const coming = useComing(loc);
  if (coming.length === 0) return null;
  const gap = 6;
  const width = coming.reduce((sum, { kind }) => sum + sizeOf(kind).width + gap, gap);
  let x = -width / 2 + gap;
  return (
    <g className="reb-coming" transform={`translate(0 ${y})`} {...SAY_NOTHING}>
      <g className="reb-grow">
        <path d={`M${-width / 2} -16H${width / 2}V16H6L0 23L-6 16H${-width / 2}Z`} />
        {coming.map(({ kind, n }) => {
          const w = sizeOf(kind).width;
          const at = x + w / 2;
          x += w + gap;
          return (
            <g key={kind} transform={`translate(${at} 0)`}>
              <UnitToken kind={kind} n={n} />
            </g>
          );
        })}
      </g>
    </g>
  );
}
