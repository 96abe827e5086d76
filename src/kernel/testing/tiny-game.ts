import { chosen, howMany, picked, single } from '../forms/index.ts';
import type { Asked, Game, Look, Step, Why } from '../game.ts';
import { type CardSlot, cardRef, type Duty, type Ref, type RuleId } from '../ids.ts';
import { field } from '../json.ts';
import { refuse } from '../refusal.ts';
import { slotsOf } from '../secrets.ts';
import { sideTable } from '../sides.ts';
import { openDeck, type Tiny, type TinyFrame, type TinyIo, type TinyOptions } from './tiny-table.ts';

/**
 * A made-up game with one of everything that the kernel has to guard: a sealed choice of both, a free move in two steps, a
 * die, a hidden card that a rule reads, a card shown, a note, a question with one answer, a shuffle, an end.
 */

type Of<K extends TinyFrame['k']> = Extract<TinyFrame, { k: K }>;
type TinyStep<K extends TinyFrame['k']> = Step<Tiny, Of<K>, TinyFrame>;

const SIDES = ['a', 'b'] as const;
const { sideNamed } = sideTable<0 | 1>(SIDES);
const RULES = [
  'call',
  'turn',
  'once',
  'move',
  'move.most',
  'show',
  'show.own',
  'show.one',
  'nod',
  'end',
] as const;
const SPOTS = 4;
const MOST_MOVES = 3;
const sideOf = (side: number): string => SIDES[side] ?? '';
const other = (side: number): number => 1 - side;
const turnDuty = (side: number): Duty => `${sideOf(side)}/turn`;
const top = (g: Tiny): CardSlot => g.deck[0] ?? -1;
const handOf = (g: Tiny, side: number): CardSlot[] => g.hands[side] ?? [];
const add = (numbers: number[], side: number, n: number): void => {
  numbers[side] = (numbers[side] ?? 0) + n;
};

const offer = (kind: string, rule: RuleId, refs: readonly Ref[]): Asked => ({
  kind,
  rule,
  form: { is: 'choose', options: refs.map((ref) => ({ id: ref, refs: [ref] })) },
});

/** Two cards for each, known to their owner; the rest is a deck that nobody knows. */
function deal(g: Tiny, io: TinyIo): void {
  g.deck = io.shuffle([...g.deck, ...g.hands.flat()]);
  g.hands = [g.deck.splice(0, 2), g.deck.splice(0, 2)];
  g.hands.forEach((hand, side) => {
    io.reveal(hand, io.side(sideOf(side)));
  });
  io.emit({ k: 'dealt', cards: g.hands.flat() });
}

const setup: Record<Of<'setup'>['at'], TinyStep<'setup'>> = {
  deal: {
    run(g, _f, _answers, io) {
      deal(g, io);
      io.pop();
      io.push({ k: 'round', at: 'call' });
    },
  },
};

const round: Record<Of<'round'>['at'], TinyStep<'round'>> = {
  call: {
    // Bob's duty stands first: answers come in the order of duties, not of seats.
    who: () => ['b/call', 'a/call'],
    ask: () => offer('round.call', 'call', ['call:high', 'call:low']),
    run(g, f, answers, io) {
      const [bob, ann] = answers.map(chosen);
      add(g.score, bob === ann ? 0 : 1, 1);
      io.emit({ k: 'called', ann: ann ?? '', bob: bob ?? '' });
      f.at = 'first';
    },
  },
  first: {
    run(_g, f, _answers, io) {
      f.at = 'second';
      io.push({ k: 'turn', at: 'act', side: 0, moves: 0, used: [] });
    },
  },
  second: {
    run(_g, f, _answers, io) {
      f.at = 'close';
      io.push({ k: 'turn', at: 'act', side: 1, moves: 0, used: [] });
    },
  },
  close: {
    run(g, f, _answers, io) {
      g.round++;
      f.at = 'call';
      if (g.round > g.rounds) {
        const fate = Math.sign((g.score[0] ?? 0) - (g.score[1] ?? 0));
        return fate === 0 ? io.draw('end') : io.win(sideOf(fate > 0 ? 0 : 1), 'end');
      }
      if (g.deck.length >= 3) {
        g.hands.forEach((hand, side) => {
          const drawn = g.deck.splice(0, 1);
          hand.push(...drawn);
          io.reveal(drawn, io.side(sideOf(side)));
        });
        return;
      }
      deal(g, io);
      io.amend('parity', io.all, () => null); // the slots mean other cards now
    },
  },
};

const DEEDS = ['do:move', 'do:roll', 'do:feel', 'do:look', 'do:probe', 'do:show', 'do:end'] as const;
type Deed = (typeof DEEDS)[number];

function against(f: Of<'turn'>, deed: Deed): Why | null {
  if (deed === 'do:move') return f.moves < MOST_MOVES ? null : { rule: 'move.most' };
  return f.used.includes(deed) ? { rule: 'once', facts: { deed } } : null;
}

const spots = (g: Tiny, side: number): Ref[] =>
  Array.from({ length: SPOTS }, (_, n): Ref => `spot:${n}`).filter((ref) => ref !== `spot:${g.pebble[side]}`);

const whyNotShown = (look: Look<Tiny>, ref: Ref): Why | null =>
  handOf(look.game, sideNamed(look.side)).some((slot) => cardRef(slot) === ref) ? null : { rule: 'show.own' };

const deeds: Record<Deed, (g: Tiny, f: Of<'turn'>, io: TinyIo) => void> = {
  'do:move': (_g, f) => {
    f.at = 'where';
  },
  'do:roll': (g, f, io) => {
    const got = io.int(6, 'die');
    add(g.score, f.side, got);
    io.emit({ k: 'rolled', side: f.side, got });
  },
  'do:feel': (g, f, io) => {
    if (io.read(top(g)) >= 0) add(g.score, f.side, 1); // so it is in every world; but a rule has looked
    io.emit({ k: 'felt', side: f.side });
  },
  'do:look': (g, f, io) => {
    io.reveal([top(g)], io.side(sideOf(f.side)));
    io.emit({ k: 'looked', side: f.side, cards: [top(g)] });
  },
  'do:probe': (g, f, io) => {
    const slot = handOf(g, other(f.side))[0] ?? -1;
    const odd = io.read(slot) % 2;
    io.note(io.side(sideOf(f.side)), { k: 'parity', slot, odd });
    io.emit({ k: 'probed', side: f.side });
    io.emit({ k: 'probe-said', side: f.side, odd }, io.side(sideOf(f.side)));
  },
  'do:show': (_g, f) => {
    f.at = 'show';
  },
  'do:end': (_g, f, io) => {
    io.emit({ k: 'ended', side: f.side });
    io.pop();
  },
};

const turn: Record<Of<'turn'>['at'], TinyStep<'turn'>> = {
  act: {
    who: (_g, f) => [turnDuty(f.side)],
    ask: (_look, f) =>
      offer(
        'turn.act',
        'turn',
        DEEDS.filter((deed) => against(f, deed) === null),
      ),
    whyNot: (_look, f, ref) => {
      const deed = DEEDS.find((known) => known === ref);
      return deed === undefined ? { rule: 'turn' } : against(f, deed);
    },
    run(g, f, answers, io) {
      const deed = chosen(answers[0]) as Deed;
      if (deed !== 'do:move') f.used.push(deed);
      deeds[deed](g, f, io);
    },
  },
  where: {
    who: (_g, f) => [turnDuty(f.side)],
    ask: (look, f) => offer('turn.where', 'move', spots(look.game, f.side)),
    run(g, f, answers, io) {
      io.read(handOf(g, f.side)[0] ?? -1); // their own card: reading a face that the actor knows is not a barrier
      g.pebble[f.side] = Number(chosen(answers[0]).slice('spot:'.length));
      f.moves++;
      f.at = 'act';
      io.emit({ k: 'moved', side: f.side, spot: g.pebble[f.side] ?? 0 });
    },
  },
  show: {
    who: (_g, f) => [turnDuty(f.side)],
    ask: (look) => ({
      kind: 'turn.show',
      rule: 'show',
      form: {
        is: 'pick',
        from: handOf(look.game, sideNamed(look.side)).map((slot) =>
          single(cardRef(slot), [cardRef(slot)], { face: look.read(slot) }),
        ),
        limits: [howMany(1, 1, 'show.one')],
      },
    }),
    whyNot: (look, _f, ref) => whyNotShown(look, ref),
    run(_g, f, answers, io) {
      const cards = picked(answers[0]).map((id) => Number(id.slice('card:'.length)));
      io.reveal(cards, io.all);
      io.emit({ k: 'shown', side: f.side, cards });
      f.at = 'nod';
    },
  },
  nod: {
    who: (_g, f) => [turnDuty(other(f.side))],
    ask: () => offer('turn.nod', 'nod', ['do:nod']),
    run(_g, f) {
      f.at = 'act';
    },
  },
};

export const tiny: Game<Tiny, TinyFrame, TinyOptions> = {
  id: 'tiny',
  version: '1',
  faces: Array.from({ length: 12 }, (_, n) => `face-${n}`),
  frames: { setup, round, turn },
  optionSets: { short: { rounds: 2 }, long: { rounds: 40 } },
  readOptions(raw) {
    const rounds = field(raw, 'rounds') ?? 2;
    return typeof rounds === 'number' && Number.isInteger(rounds) && rounds > 0 && rounds <= 50
      ? { rounds }
      : refuse('malformed', 'rounds');
  },
  sides: SIDES,
  seats: () => [
    { name: 'ann', side: 'a', duties: ['*'] },
    { name: 'bob', side: 'b', duties: ['call', 'turn'] },
  ],
  open({ rounds }) {
    const pools = [Array.from({ length: 12 }, (_, n) => n)];
    return { game: openDeck(rounds, slotsOf(pools)[0] ?? []), pools, first: { k: 'setup', at: 'deal' } };
  },
  copy: (g) => ({
    ...g,
    deck: g.deck.slice(),
    hands: g.hands.map((hand) => hand.slice()),
    pebble: g.pebble.slice(),
    score: g.score.slice(),
  }),
  round: (g) => g.round,
  fits: (view, slot, face) =>
    view.notebook.every((note) => note.k !== 'parity' || note['slot'] !== slot || note['odd'] === face % 2),
  check(s) {
    const slots = [...s.game.deck, ...s.game.hands.flat()].sort((a, b) => a - b);
    if (slots.join() !== s.secrets.face.map((_, slot) => slot).join()) throw new Error('a card is lost');
  },
  refs: (g) => [
    ...DEEDS,
    ...g.hands.flat().map(cardRef),
    'call:high',
    'call:low',
    ...spots(g, 0),
    'do:nod',
    'do:nothing',
  ],
  maxAnswers: 2000,
  text: {},
  rules: Object.fromEntries(RULES.map((id) => [id, { title: id, text: `${id}.`, basis: 'made up' }])),
  chapters: [{ title: 'All', rules: RULES }],
};
