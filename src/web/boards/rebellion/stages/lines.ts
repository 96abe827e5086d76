import type { Fighter } from '../../../../games/rebellion/public/queries.ts';

/** Fighters that nothing tells apart stand together. */
export interface Squad {
  readonly first: Fighter;
  readonly n: number;
}

/** Whole units that nobody aims at are counted, the others stand one by one. */
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
