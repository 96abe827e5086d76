import { digest } from '../chance/committed.ts';
import { seeded } from '../chance/seeded.ts';
import { eventsFor } from '../events.ts';
import { apply, type Done, start } from '../flow/apply.ts';
import type { Answer } from '../forms/index.ts';
import type { AnyGame, Frame } from '../game.ts';
import type { Ref, Viewer } from '../ids.ts';
import { canonical } from '../json.ts';
import { isRefusal } from '../refusal.ts';
import { Scene } from '../scene.ts';
import { sayEvent, sayOutcome, seatNamesOf } from '../speak/index.ts';
import { viewOf } from '../view.ts';

/**
 * A whole game as text that can be read in review: who was asked what, the answer by names, the table's events, and a
 * digest of every viewer's view. The answers in the file are replayed; everything else is regenerated.
 */
export interface Script {
  readonly title: string;
  readonly game: string;
  readonly options: string;
  readonly seed: string;
  /** 'rebel choose power:rebel-military-4', in order. */
  readonly answers: readonly string[];
}

const HEADER = /^# (.*)\ngame (\S+) {2}options (\S+) {2}seed (\S+) {2}rules \S+\n/;

export function readScript(text: string): Script {
  const [, title = '', game = '', options = '', seed = ''] = HEADER.exec(text) ?? [];
  if (game === '') throw new Error('this is not a playthrough');
  const answers = text
    .split('\n')
    .filter((line) => line.startsWith('> '))
    .map((line) => line.slice(2).replace(/ {2,}\[.*\]$/, ''));
  return { title, game, options, seed, answers };
}

/** Verbs after which a number is a card's slot. */
const CARD_VERBS = /^(card|power|exhaust|ready|play|shuffle|action|reveal|back|block|objective|keep):(\d+)$/;

/** A card by its name; where several have the name, with its slot. Other names stay as they are. */
function written(scene: AnyScene, id: string): string {
  const [, verb, slot] = CARD_VERBS.exec(id) ?? [];
  if (verb === undefined || slot === undefined) return id;
  const { face } = scene.state.secrets;
  const mine = face[Number(slot)];
  const name = `${verb}:${scene.game.faces[mine ?? -1]}`;
  return face.filter((f) => f === mine).length > 1 ? `${name}~${slot}` : name;
}

function read(scene: AnyScene, name: string): string {
  const [, verb, slot] = /^([\w-]+):.*~(\d+)$/.exec(name) ?? [];
  return slot === undefined ? scene.id(name) : `${verb}:${slot}`;
}

/** Answers by names: 'choose X', 'pick X Y', 'order X Y | Z', 'allot X>S Y>T'. */
export function writeAnswer(scene: AnyScene, answer: Answer): string {
  switch (answer.is) {
    case 'choose':
      return `choose ${written(scene, answer.id)}`;
    case 'pick':
      return `pick ${answer.take.map(([lot, n]) => `${written(scene, lot)}${n === 1 ? '' : `*${n}`}`).join(' ')}`;
    case 'arrange':
      return `order ${answer.piles.map((pile) => pile.map((item) => written(scene, item)).join(' ')).join(' | ')}`;
    case 'allot':
      return `allot ${answer.put.map(([lot, slot, n]) => `${written(scene, lot)}>${slot}${n === 1 ? '' : `*${n}`}`).join(' ')}`;
    default:
      return `json ${JSON.stringify(answer)}`;
  }
}

export function readAnswer(scene: AnyScene, text: string): Answer {
  const [verb = '', ...rest] = text.split(' ');
  const counted = (word: string): [string, number] => {
    const [name = '', n = '1'] = word.split('*');
    return [name, Number(n)];
  };
  switch (verb) {
    case 'choose':
      return { is: 'choose', id: read(scene, rest.join(' ')) };
    case 'pick':
      return { is: 'pick', take: rest.map(counted).map(([lot, n]) => [read(scene, lot), n] as const) };
    case 'order':
      return {
        is: 'arrange',
        piles: rest
          .join(' ')
          .split('|')
          .map((pile) =>
            pile
              .split(' ')
              .filter((item) => item !== '')
              .map((item) => read(scene, item) as Ref),
          ),
      };
    case 'allot':
      return {
        is: 'allot',
        put: rest.map(counted).map(([word, n]) => {
          const [lot = '', slot = ''] = word.split('>');
          return [read(scene, lot), slot, n] as const;
        }),
      };
    default:
      return JSON.parse(rest.join(' '));
  }
}

type AnyScene = Scene<unknown, Frame, never>;

/** Plays a script; `next` is asked for an answer where the script has none left (null: stop there). */
export function playScript(
  game: AnyGame,
  script: Script,
  next: (scene: AnyScene, seat: number) => Answer | null = () => null,
): string {
  const options = game.optionSets[script.options];
  if (options === undefined) throw new Error(`${game.id} has no options ${script.options}`);
  const dice = seeded(script.seed);
  const seats = game.seats(options).map((seat) => seat.name);
  const lines = [
    `# ${script.title}`,
    `game ${game.id}  options ${script.options}  seed ${script.seed}  rules ${game.version}`,
  ];
  let done: Done<unknown, Frame> = start(game, options, dice);
  const report = (): void => {
    for (const h of eventsFor(done.told, null, seats.length))
      lines.push(`    ${sayEvent(game, h, null, undefined, options)}`);
    const viewers: Viewer[] = [...seats.keys(), null];
    const marks = viewers.map(
      (viewer) =>
        `${viewer === null ? 'spectator' : seats[viewer]} ${digest(canonical(viewOf(game, done.state, viewer))).slice(0, 8)}`,
    );
    lines.push(`    view ${marks.join('  ')}`);
  };
  report();
  for (let i = 0; !done.state.over; i++) {
    const scene = new Scene(game, done.state) as unknown as AnyScene;
    const given = script.answers[i];
    const seat = given === undefined ? (done.state.asked[0] ?? 0) : seats.indexOf(given.split(' ')[0] ?? '');
    const answer =
      given === undefined ? next(scene, seat) : readAnswer(scene, given.slice(given.indexOf(' ') + 1));
    if (answer === null) break;
    const question = viewOf(game, done.state, seat).question;
    lines.push(`> ${seats[seat]} ${writeAnswer(scene, answer)}   [${question?.kind}]`);
    const result = apply(game, done.state, seat, question?.id, answer, dice);
    if (isRefusal(result)) {
      lines.push(`    refused: ${JSON.stringify(result)}`);
      break;
    }
    done = result;
    report();
  }
  if (done.state.over) lines.push(`= ${sayOutcome(game, done.state.over, seatNamesOf(game, options))}`);
  return `${lines.join('\n')}\n`;
}
