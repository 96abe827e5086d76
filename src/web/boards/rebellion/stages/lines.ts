import type { Fighter } from '../../../../games/rebellion/public/queries.ts';

/** Equal fighters are grouped. */
interface Squad {
  readonly first: Fighter;
  readonly n: number;
}

/** Undamaged units that are not targets are counted; the others are drawn one by one. */
export function squadsOf(line: readonly Fighter[], isAimedAt: (f: Fighter) => boolean): Squad[] {
  const squads: { first: Fighter; n: number; alike: boolean }[] = [];
  for (const f of line) {
    const alike = f.damage === 0 && f.fresh === 0 && !isAimedAt(f);
    const squad = squads.find(({ first, alike: both }) => both && alike && first.kind === f.kind);
    if (squad) squad.n++;
    else squads.push({ first: f, n: 1, alike });
  }
  return squads;
}
