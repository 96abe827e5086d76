import { playout } from './src/kernel/playout.ts';
import { rebellion as g } from './src/games/rebellion/index.ts';
import { empireVsRebellion as e } from './src/games/empire-vs-rebellion/index.ts';
import { seeded } from './src/kernel/chance/seeded.ts';
import { policyGame } from './src/bots/policy-game.ts';
import { rebellionHooks as h } from './src/bots/games/rebellion.ts';
import { referenceUnit } from './bench/reference.ts';
function cpu(f: () => void, n: number) { for (let i = 0; i < n / 3; i++) f(); const c = process.cpuUsage(); for (let i = 0; i < n; i++) f(); const d = process.cpuUsage(c); return n / ((d.user + d.system) / 1e6); }
const c = seeded('p');
const ref = cpu(() => void referenceUnit(), 5000);
console.log('ref', ref.toFixed(0));
console.log('reb random / cpu s', cpu(() => void playout(g, g.optionSets['full']!, c), 1500).toFixed(0));
console.log('reb greedy / cpu s', cpu(() => void policyGame(g as never, g.optionSets['full']!, [h.policy as never, h.policy as never], c), 500).toFixed(0));
console.log('evr random / cpu s', cpu(() => void playout(e, e.optionSets['full']!, c), 12000).toFixed(0));
