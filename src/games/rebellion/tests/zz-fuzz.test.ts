import { expect, test } from 'vitest';
import { apply } from '../../../kernel/apply.ts';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { sample } from '../../../kernel/forms/index.ts';
import { Run } from '../../../kernel/run.ts';
import { copyState } from '../../../kernel/state.ts';
import { viewOf } from '../../../kernel/view.ts';
import { LEADER_IDS } from '../data/leaders.ts';
import { SYSTEM_IDS } from '../data/systems.ts';
import { UNIT_IDS, UNITS } from '../data/units.ts';
import { ACTIONS } from '../data/actions.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { combatFrame } from '../frames/combat.ts';
import { rebellion } from '../index.ts';
import { rebScene } from '../scene.ts';
import { systemNo } from '../state.ts';

test('fuzz', () => {
  const N = Number(process.env.N ?? 300);
  const kinds: Record<string, number> = {};
  let questions = 0, combats = 0;
  const t0 = performance.now();
  let tRun = 0;
  for (let i = 0; i < N; i++) {
    const r = seeded(`fuzz${i}`);
    const some = (n: number) => r.int(n) === 0;
    const units: Record<string, number> = {};
    for (const id of UNIT_IDS) {
      const max = Math.min(UNITS[id].count, 4);
      if (some(2)) units[id] = r.int(max + 1);
    }
    const leaders: Record<string, string> = {};
    for (const id of LEADER_IDS) leaders[id] = id==='luke-skywalker-jedi' ? (some(4)?'naboo':'unrecruited') : some(4) ? 'naboo' : some(3) ? 'pool' : 'unrecruited';
    if (leaders['luke-skywalker-jedi']==='naboo') leaders['luke-skywalker']='gone';
    const act = (side: string) => Object.entries(ACTIONS).filter(([, c]) => c.side === side && (c.timing === 'start-of-combat' || c.timing==='special') && some(2)).map(([id]) => id);
    const s = rebScene({
      units: { naboo: units, rodia: some(2) ? { 'x-wing': 1 } : {}, utapau: some(2) ? { 'tie-fighter': 1 } : {} } as never,
      leaders: leaders as never,
      rings: (leaders['luke-skywalker-jedi']==='naboo' ? {'luke-skywalker-jedi': some(2)?'master-yoda':'captured'} : {}) as never,
      actions: { rebel: act('rebel'), imperial: act('imperial') },
      objectives: Object.keys(OBJECTIVES).filter(() => some(3)),
      destroyed: some(6) ? ['naboo'] : [],
      base: some(2) ? 'naboo' : 'hoth', revealed: some(3),
      rebelLoyalty: some(2) ? ['geonosis'] : [], imperialLoyalty: some(2) ? ['sullust'] : [],
      seed: `s${i}`,
    });
    const st = copyState(rebellion, s.state);
    st.asked = [];
    st.stack.push({ k: 'settle', at: 'combat', locs: [systemNo('naboo')], from: some(2) ? [systemNo('utapau')] : [], initiator: r.int(2) as 0 | 1 });
    const chance = seeded(`c${i}`);
    const run = new Run(rebellion, st, chance, false);
    const t1 = performance.now();
    run.advance(null);
    const fighting = () => run.s.stack.some((f) => f.k === 'combat');
    if (fighting()) combats++;
    let n = 0;
    while (!run.s.over && fighting()) {
      const seat = run.s.asked[0]!;
      const q = run.asked(seat);
      kinds[q.kind] = (kinds[q.kind] ?? 0) + 1;
      if (!(q.rule in rebellion.rules)) throw new Error(`rule ${q.rule}`);
      run.give(seat, sample(q.form, chance));
      questions++;
      if (++n > 5000) throw new Error('endless');
      if (i % 10 === 0 && !run.s.over) { rebellion.check(run.s); viewOf(rebellion, run.s, null); }
    }
    tRun += performance.now() - t1;
    if (!run.s.over) rebellion.check(run.s);
  }
  console.log(JSON.stringify({ combats, questions, ms: performance.now() - t0, tRun, perQ: (tRun / questions) * 1000, kinds }, null, 1));
});
