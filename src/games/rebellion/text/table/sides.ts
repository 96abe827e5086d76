import type { CardSlot } from '../../../../kernel/ids.ts';
import { WIDTH, wrapped } from '../../../../kernel/speak/lines.ts';
import { FACES, probeLoc } from '../../faces.ts';
import { hasPassed } from '../../queries/turns.ts';
import { BOTH, EMPIRE, GONE, REBEL, type Side, UNRECRUITED } from '../../state.ts';
import { ALL_LEADERS, at, LUKE, LUKE_JEDI, poolOf, printedSide } from '../../table/leaders.ts';
import type { Teller } from './teller.ts';

const INDENT = 2;
/** Of a long discard pile the newest are named; `show discards` lists them all. */
const MOST_DISCARDS = 4;

/** A side's leaders, and its facedown missions. */
export const leadersBlock = (t: Teller, side: Side): string[] => [
  headOf(t, side),
  ...leaderLines(t, side).flatMap((line) => wrapped(line, INDENT)),
];

/** A side's hands and piles. */
export function cardsBlock(t: Teller, side: Side): string[] {
  const hands = handsOf(t, side);
  const counts = hands.flatMap((hand) => countOf(t, hand));
  const lines = [
    ...(counts.length === 0 ? [] : [t.say('hand', { counts: counts.join(', ') })]),
    ...hands.flatMap((hand) => namesLine(t, hand)),
    ...(side === REBEL ? seenObjectives(t) : []),
    ...openLines(t, side),
    ...pileLines(t, side),
  ];
  const head = t.me === side ? t.say('cards.me') : t.say('cards', { side: t.side(side).toUpperCase() });
  return [head, ...lines.flatMap((line) => wrapped(line, INDENT))];
}

function headOf(t: Teller, side: Side): string {
  const title = t.side(side).toUpperCase();
  const name = t.me === side ? t.say('side.me', { side: title }) : title;
  const passed = t.frame('command') !== undefined && hasPassed(t.g, side);
  return passed ? name + t.say('passed').padStart(WIDTH - name.length) : name;
}

// ---- leaders ----

function leaderLines(t: Teller, side: Side): string[] {
  const pool = poolOf(t.g, side);
  const jedi = at(t.g, LUKE_JEDI) !== UNRECRUITED; // he has taken Luke's place
  const gone = ALL_LEADERS.filter(
    (l) => at(t.g, l) === GONE && printedSide(l) === side && !(l === LUKE && jedi),
  );
  return [
    t.say('pool', { names: pool.length === 0 ? t.say('nobody') : t.leaders(pool) }),
    ...t.g.assigned[side].map(({ card, leaders }) =>
      t.knows(card)
        ? t.say('assigned.known', { card: t.full(card), leaders: t.leaders(leaders) })
        : t.say('assigned', { leaders: t.leaders(leaders) }),
    ),
    ...(gone.length === 0 ? [] : [t.say('gone', { names: t.leaders(gone) })]),
  ];
}

// ---- hands ----

interface Hand {
  readonly kind: 'missions' | 'actions' | 'objectives' | 'probes';
  readonly cards: readonly CardSlot[];
}

const handsOf = ({ g }: Teller, side: Side): Hand[] => [
  { kind: 'missions', cards: g.missions[side].hand },
  { kind: 'actions', cards: g.actions[side].hand },
  side === REBEL
    ? { kind: 'objectives', cards: g.objectives.hand }
    : { kind: 'probes', cards: g.probes.hand },
];

/** How many there are, of a hand that the viewer does not know in full. */
function countOf(t: Teller, { kind, cards }: Hand): string[] {
  const hidden = cards.filter((slot) => !t.knows(slot));
  if (hidden.length === 0 && cards.length > 0) return [];
  const stages = hidden.map((slot) => stageOf(t, slot)).join(', ');
  return [
    t.say(kind === 'objectives' && stages !== '' ? 'count.stages' : `count.${kind}`, {
      n: cards.length,
      stages,
    }),
  ];
}

/** The cards of a hand that the viewer knows: their own hand, or cards shown to them. */
function namesLine(t: Teller, { kind, cards }: Hand): string[] {
  const known = t.known(cards);
  if (known.length === 0) return [];
  const names = known.map((slot) => (kind === 'probes' ? t.place(probeLoc(t.r.read(slot))) : t.full(slot)));
  return [t.say(known.length === cards.length ? `names.${kind}` : 'names.some', { names: names.join(', ') })];
}

/** What the Empire was shown of the Rebel objectives and may remember. */
const seenObjectives = (t: Teller): string[] =>
  t.view.notebook.flatMap((note) => {
    if (note.k !== 'objectives-seen' || !Array.isArray(note['faces'])) return [];
    const names = note['faces'].map((face) => t.word(`face.${FACES[Number(face)]}`)).join(', ');
    return [t.say('seen.objectives', { round: Number(note['round']), names })];
  });

/** The stage is printed on the back of an objective; stages are pools of the secrets table. */
const STAGES = ['I', 'II', 'III'];
const FIRST_STAGE_POOL = 4;
const stageOf = (t: Teller, slot: CardSlot): string =>
  STAGES[(t.view.pool[slot] ?? 0) - FIRST_STAGE_POOL] ?? '?';

// ---- what lies open ----

function openLines(t: Teller, side: Side): string[] {
  const { actions, objectives, probes } = t.g;
  const out = t.known(probes.gone).map((slot) => t.place(probeLoc(t.r.read(slot))));
  return [
    ...(actions[side].discard.length === 0
      ? []
      : [t.say('pile.actions', { names: t.cards(actions[side].discard) })]),
    ...(side === REBEL && objectives.discard.length > 0
      ? [t.say('pile.objectives', { names: t.cards(objectives.discard) })]
      : []),
    ...(side === EMPIRE && out.length > 0 ? [t.say('probes.gone', { names: out.join(', ') })] : []),
  ];
}

// ---- piles ----

function pileLines(t: Teller, side: Side): string[] {
  const { g } = t;
  const decks = [
    t.say('deck.missions', { n: g.missions[side].deck.length }),
    t.say('deck.actions', { n: g.actions[side].deck.length }),
    ...(side === REBEL
      ? [t.say('deck.objectives', { n: g.objectives.deck.length })]
      : [
          t.say('deck.projects', { n: g.projects.deck.length }),
          t.say('deck.probes', { n: g.probes.deck.length }),
        ]),
  ];
  const thrown = [...g.missions[side].discard, ...(side === EMPIRE ? g.projects.discard : [])];
  return [
    t.say('decks', { decks: decks.join(', ') }),
    ...(thrown.length === 0 ? [] : [t.say('discards', { n: thrown.length, names: newest(t, thrown) })]),
  ];
}

function newest(t: Teller, pile: readonly CardSlot[]): string {
  const names = t.cards(pile.slice(-MOST_DISCARDS));
  const more = pile.length - MOST_DISCARDS;
  return more > 0 ? t.say('discards.more', { names, n: more }) : names;
}

/** All open piles in full. */
export const discardLines = (t: Teller): string[] =>
  BOTH.flatMap((side) => {
    const piles = [
      ['missions', t.g.missions[side].discard],
      ['actions', t.g.actions[side].discard],
      ...(side === REBEL
        ? ([['objectives', t.g.objectives.discard]] as const)
        : ([['projects', t.g.projects.discard]] as const)),
    ] as const;
    const lines = piles.flatMap(([kind, pile]) =>
      pile.length === 0 ? [] : [t.word(`show.pile.${kind}`, { names: t.cards(pile) })],
    );
    const shown = lines.length === 0 ? [t.say('nothing')] : lines;
    return [t.side(side).toUpperCase(), ...shown.flatMap((line) => wrapped(line, INDENT))];
  });
