import { arena } from './src/bots/arena.ts';
import { makeBot } from './src/bots/index.ts';
import { rebellion as g } from './src/games/rebellion/index.ts';
const [a, b, n, it] = [process.argv[2]!, process.argv[3]!, Number(process.argv[4]), Number(process.argv[5] ?? 200)];
const t = performance.now();
const r = arena(g as never, g.optionSets['full']!, makeBot(a, { iterations: it })!, makeBot(b, { iterations: it })!, n, 'probe');
console.log(r, ((performance.now() - t) / n).toFixed(1), 'ms/game');
