import type { RuleId } from '../../kernel/ids.ts';
import { isPractice } from '../../kernel/match/index.ts';
import { capitalised, sayOutcome, sayRule } from '../../kernel/speak/index.ts';
import { paint, wrap } from '../terminal/style.ts';
import { EXIT } from '../usage.ts';
import { aboutOf, setName, setOf, titleOf } from '../words.ts';
import { afterTutorial } from './after.ts';
import type { Session } from './session.ts';
import { turn } from './turn.ts';

/** A whole sitting: until the game is over or the person leaves. After the tutorial it may go on with another game. */
export async function sit(s: Session, resumed: boolean): Promise<number> {
  if (resumed) s.caughtUp();
  greet(s, resumed);
  if (resumed) remind(s);
  s.tellNews();
  while (!s.match.position.state.over) {
    if (s.io.left) return leave(s);
    if (s.view().question) {
      s.save();
      if ((await turn(s)) === 'left') return leave(s);
    } else await others(s);
  }
  finish(s);
  const next = await afterTutorial(s);
  return next === null ? EXIT.fine : sit(next, false);
}

async function others(s: Session): Promise<void> {
  const [seat] = s.match.position.state.asked;
  if (seat === undefined) throw new Error('no seat is asked but the game is not over');
  s.io.progress(capitalised(`${s.seats[seat]} is thinking ...`));
  await s.io.breathe();
  if (!s.io.left) s.botMoves(seat);
}

function greet(s: Session, resumed: boolean): void {
  const { io, game, match } = s;
  const set = setName(game, setOf(game, match.options));
  const foes = s.others.map((seat) => s.seats[seat]).join(', ');
  io.out(paint(io, 'bold', `${titleOf(game)}. ${set}.`));
  if (!resumed) {
    if (aboutOf(game) !== '') io.out(wrap(aboutOf(game), io.width));
    for (const rule of s.teaches ? lessons(s) : []) {
      s.taught.add(rule);
      io.out('');
      io.out(paint(io, 'cyan', wrap(sayRule(game, rule), io.width)));
    }
  }
  io.out('');
  io.out(
    wrap(
      `You play ${s.seats[s.me]}; the ${s.bot.name} bot plays ${foes}. Type help at any prompt.`,
      io.width,
    ),
  );
  if (isPractice(match))
    io.out(wrap('This is a practice game: undo takes back everything. It stays marked as one.', io.width));
  io.out(
    paint(
      io,
      'dim',
      wrap(
        `Fair chance: every shuffle follows from a secret that is revealed when the game is over. Its fingerprint, for checking it then: ${match.commitment}`,
        io.width,
      ),
    ),
  );
}

/** What the tutorial's own chapter says; finer points come when they are asked for. */
function lessons({ game }: Session): RuleId[] {
  const chapter = game.chapters.find(({ rules }) => rules.includes('tutorial'));
  return (chapter?.rules ?? []).filter((rule) => game.rules[rule]?.basis === 'rulebook');
}

/** After a day away a player wants to see where the game stands. */
function remind(s: Session): void {
  const last = s.log().slice(-REMINDED);
  if (last.length > 0) s.io.out('What happened last:');
  for (const line of last) s.print(line);
}

const REMINDED = 6;

function leave(s: Session): number {
  if (s.save() !== null) {
    s.io.out('The game is saved. Continue with:');
    s.io.out(`  npx wartable play --resume ${s.name}`);
  }
  return EXIT.fine;
}

function finish(s: Session): void {
  const { io, game, match } = s;
  const over = match.position.state.over;
  s.showTable(true);
  io.out('');
  if (over) {
    const fate = over.seats[s.me];
    const words = { won: 'You have won.', lost: 'You have lost.', drawn: 'Nobody has won.' };
    io.out(paint(io, 'bold', wrap(`${words[fate ?? 'drawn']} ${sayOutcome(game, over, s.seats)}`, io.width)));
  }
  if (isPractice(match)) io.out('It was a practice game.');
  const path = s.save();
  io.out('');
  io.out(paint(io, 'dim', wrap(`Fair chance: the secret was ${match.secret}.`, io.width)));
  if (path === null) return;
  io.out('See the whole game and check every draw with:');
  io.out(`  npx wartable replay ${s.name}`);
}
