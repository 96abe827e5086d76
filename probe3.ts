import { policyGame } from './src/bots/policy-game.ts';
import { rebellionHooks as h } from './src/bots/games/rebellion.ts';
import { rebellion as g } from './src/games/rebellion/index.ts';
import { seeded } from './src/kernel/chance/seeded.ts';
import { candidates } from './src/bots/games/rebellion/galaxy.ts';
const N = Number(process.argv[2] ?? 200); const mode = process.argv[3] ?? 'er';
let w = [0, 0], ans = 0; const t = performance.now(); const lost: Record<string, number> = {}; let acts = 0, rounds = 0;
const P = h.policy as never;
for (let i = 0; i < N; i++) {
  const p = policyGame(g as never, g.optionSets['full']!, mode === 'er' ? [null, P] : mode === 're' ? [P, null] : [P, P], seeded('g' + i), (k, run) => { if (k === 'activate.system' && run.s.asked[0] === 1) acts++; });
  ans += p.answers; w[p.state.over!.seats[0] === 'won' ? 0 : 1]++;
  const s = p.state.game as any; rounds += s.round;
  if (p.state.over!.seats[1] === 'lost') { const k = `revealed=${s.probes.revealed} cand=${candidates(s, { read: (x: number) => (s.probes.hand.includes(x) || s.probes.gone.includes(x)) ? p.state.secrets.face[x]! : -1 }).length > 3 ? 'many' : 'few'} rep=${s.reputation}`; lost[k] = (lost[k] ?? 0) + 1; }
}
const dt = performance.now() - t;
console.log('rebel wins', w[0], 'empire', w[1], 'answers/game', ans / N, 'games/s', N / dt * 1000, 'imp activations/round', acts / rounds, 'rounds', rounds / N);
console.log(lost);
