import { makeBot } from './src/bots/index.ts';
import { rebellion as g } from './src/games/rebellion/index.ts';
import { apply, start } from './src/kernel/apply.ts';
import { seeded } from './src/kernel/chance/seeded.ts';
import { viewOf } from './src/kernel/view.ts';
import { probeLoc } from './src/games/rebellion/faces.ts';
// the same stream as scripts/playthroughs.ts
const bot = makeBot(process.argv[2]!)!; const from = Number(process.argv[3]), to = Number(process.argv[4]);
for (let i = from; i < to; i++) {
  const seed = 'laser' + i; const dice = seeded(seed), mind = seeded(`mind ${seed}`);
  let done = start(g, g.optionSets['full']!, dice);
  while (!done.state.over) { const seat = done.state.asked[0]!; const v = viewOf(g, done.state, seat); done = apply(g, done.state, seat, v.question!.id, bot.decide(g as never, v as never, mind).answer, dice) as typeof done; }
  const s = done.state; const base = probeLoc(s.secrets.face[s.game.probes.base]!);
  if (s.game.destroyed[base] === 1) { console.log('FOUND', seed, s.over); break; }
}
