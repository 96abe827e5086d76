import { chosen } from '../forms/index.ts';
import type { Asked, Game, SeatSpec } from '../game.ts';
import { type CardSlot, cardRef, type Ref, type RuleId } from '../ids.ts';
import { refuse } from '../refusal.ts';
import { slotsOf } from '../secrets.ts';

/** A made-up game in which either of two partners may act: the first yes settles it. */

export interface Either {
  round: number;
  deck: CardSlot[];
  /** By round: the duty whose answer counted, and the answer. */
  settled: string[];
  spot: number;
}

export type EitherFrame = { k: 'round'; at: 'deal' | 'help' | 'where' | 'sure' };

const ROUNDS = 4;
const RULES = ['help', 'where', 'end'] as const;

const offer = (kind: string, rule: RuleId, refs: readonly Ref[]): Asked => ({
  kind,
  rule,
  form: { is: 'choose', options: refs.map((ref) => ({ id: ref, refs: [ref] })) },
});

/** Partners with a duty each, and one opponent between them. */
export const PARTNERS: readonly SeatSpec[] = [
  { name: 'amy', side: 'a', duties: ['one', 'where'] },
  { name: 'bob', side: 'b', duties: ['*'] },
  { name: 'ann', side: 'a', duties: ['two'] },
];

/** One seat has both duties. */
export const ALONE: readonly SeatSpec[] = [
  { name: 'ann', side: 'a', duties: ['*'] },
  { name: 'bob', side: 'b', duties: ['*'] },
];

export const either: Game<Either, EitherFrame, { rounds: number }> = {
  id: 'either',
  version: '1',
  faces: ['red', 'green', 'blue', 'white'],
  optionSets: { all: { rounds: ROUNDS } },
  readOptions: (raw) =>
    JSON.stringify(raw) === `{"rounds":${ROUNDS}}` ? { rounds: ROUNDS } : refuse('malformed', 'rounds'),
  seats: () => PARTNERS,
  open() {
    const pools = [[0, 1, 2, 3]];
    const game = { round: 1, deck: slotsOf(pools)[0] ?? [], settled: [], spot: 0 };
    return { game, pools, first: { k: 'round', at: 'deal' } };
  },
  frames: {
    round: {
      deal: {
        run(g, f, _answers, io) {
          g.deck = io.shuffle(g.deck);
          io.reveal(g.deck.slice(0, 2), io.side('a'));
          f.at = 'help';
        },
      },
      help: {
        who: () => ({ anyOf: ['a/one', 'a/two'], no: 'do:no' }),
        ask: (look) => offer('round.help', 'help', [cardRef(look.game.deck[0] ?? 0), 'do:no']),
        run(g, f, answers, io) {
          const answer = chosen(answers[0]);
          g.settled.push(answers.length === 1 ? `${io.by} ${answer}` : 'more than one answer');
          io.emit({ k: answer === 'do:no' ? 'refused' : 'helped', side: 'a' });
          f.at = 'where';
        },
      },
      where: {
        who: () => ['a/where'],
        ask: () => offer('round.where', 'where', ['spot:1', 'spot:2', 'spot:3']),
        run(g, f, answers) {
          g.spot = Number(chosen(answers[0]).slice('spot:'.length));
          f.at = 'sure';
        },
      },
      sure: {
        who: () => ['a/where'],
        ask: () => offer('round.sure', 'where', ['do:sure', 'do:again']),
        run(g, f, answers, io) {
          f.at = chosen(answers[0]) === 'do:again' ? 'where' : 'help';
          if (f.at === 'help' && ++g.round > ROUNDS) io.draw('end');
        },
      },
    },
  },
  copy: (g) => ({ ...g, deck: g.deck.slice(), settled: g.settled.slice() }),
  round: (g) => g.round,
  fits: () => true,
  check(s) {
    if (new Set(s.game.deck).size !== 4) throw new Error('a card is lost');
  },
  refs: (g) => [...g.deck.map(cardRef), 'do:no', 'spot:1'],
  maxAnswers: 2000,
  text: {},
  rules: Object.fromEntries(RULES.map((id) => [id, { title: id, text: `${id}.`, basis: 'made up' }])),
  chapters: [{ title: 'All', rules: RULES }],
};
