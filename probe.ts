import { playout } from './src/kernel/playout.ts';
import { rebellion as g } from './src/games/rebellion/index.ts';
import { seeded } from './src/kernel/chance/seeded.ts';
const kinds: Record<string, number> = {}; const ends: Record<string, number> = {}; const errs: Record<string, number> = {};
let n = 0, ans = 0; const t = performance.now();
const checkIt = process.argv[3] === 'check';
for (let i = 0; i < Number(process.argv[2] ?? 50); i++) {
  try {
    const p = playout(g, i % 50 === 4 ? g.optionSets['first-game']! : i % 50 === 3 ? g.optionSets['variants']! : g.optionSets['full']!, seeded('r' + i), (k, run) => { kinds[k] = (kinds[k] ?? 0) + 1; if (checkIt) g.check(run.s); });
    const k = p.state.over!.reason + ' round ' + '' ; ends[k] = (ends[k] ?? 0) + 1; n++; ans += p.answers;
  } catch (e) { const m = String((e as Error).stack).split('\n').slice(0, 4).join(' | ').replace(/\/work\/main\/src\/games\/rebellion\//g, ''); errs[m] = (errs[m] ?? 0) + 1; }
}
const dt = performance.now() - t;
console.log(n, 'games', ans / n, 'answers/game', n / dt * 1000, 'games/s'); console.log(ends);
console.log(Object.entries(kinds).sort((a, b) => b[1] - a[1]).map(([k, v]) => k + ':' + v).join(' '));
for (const [m, c] of Object.entries(errs).sort((a, b) => b[1] - a[1]).slice(0, 8)) console.log(c, m);
