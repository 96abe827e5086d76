import type { SlotId } from '../../../../kernel/ids.ts';
import { WIDTH, wrapped } from '../../../../kernel/lines.ts';
import { ACTIONS } from '../../data/actions.ts';
import { MISSIONS } from '../../data/missions.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import { actionIn, missionIn, objectiveIn } from '../../faces.ts';
import { ALL_LEADERS, at, poolOf, printedSide } from '../../leaders.ts';
import { BOTH, EMPIRE, GONE, REBEL, type Side } from '../../state.ts';
import type { Teller } from './teller.ts';

const INDENT = 2;
/** Of a long discard pile the newest are named; `show discards` lists them all. */
const MOST_DISCARDS = 4;

/** A side's leaders, facedown missions, hands and piles. */
export function sideBlock(t: Teller, side: Side): string[] {
  const lines = [
    ...leaderLines(t, side),
    ...missionLines(t, side),
    ...actionLines(t, side),
    ...(side === REBEL ? objectiveLines(t) : probeLines(t)),
    ...pileLines(t, side),
  ];
  return [headOf(t, side), ...lines.flatMap((line) => wrapped(line, INDENT))];
}

function headOf(t: Teller, side: Side): string {
  const title = t.side(side).toUpperCase();
  const name = t.view.me === side ? t.say('side.me', { side: title }) : title;
  const passed = t.frame('command') !== undefined && t.g.passed[side];
  return passed ? name + t.say('passed').padStart(WIDTH - name.length) : name;
}

// ---- leaders ----

function leaderLines(t: Teller, side: Side): string[] {
  const pool = poolOf(t.g, side);
  const gone = ALL_LEADERS.filter((l) => at(t.g, l) === GONE && printedSide(l) === side);
  return [
    t.say('pool', { names: pool.length === 0 ? t.say('nobody') : t.leaders(pool) }),
    ...t.g.assigned[side].map(({ card, leaders }) =>
      t.knows(card)
        ? t.say('assigned.known', { card: missionWords(t, card), leaders: t.leaders(leaders) })
        : t.say('assigned', { leaders: t.leaders(leaders) }),
    ),
    ...(gone.length === 0 ? [] : [t.say('gone', { names: t.leaders(gone) })]),
  ];
}

// ---- hands ----

/** A hand: named card by card to who knows it, else how many there are, and which of them he has seen. */
function handLine(
  t: Teller,
  key: string,
  cards: readonly SlotId[],
  words: (slot: SlotId) => string,
): string[] {
  const known = t.known(cards);
  const names = known.map(words).join(', ');
  if (cards.length === 0) return [t.say(`${key}.none`)];
  if (known.length === cards.length) return [t.say(`${key}.names`, { n: cards.length, names })];
  if (known.length === 0) return [t.say(key, { n: cards.length })];
  return [t.say(`${key}.some`, { n: cards.length, names })];
}

/** "Sabotage (spec ops 1)". */
export function missionWords(t: Teller, slot: SlotId): string {
  const id = missionIn(slot, t.r);
  if (id === undefined) return t.card(slot);
  const { skill, need } = MISSIONS[id];
  return t.say('mission', { name: t.card(slot), skill: t.word(`skill.${skill}`), need });
}

const missionLines = (t: Teller, side: Side): string[] =>
  handLine(t, 'missions', t.g.missions[side].hand, (slot) => missionWords(t, slot));

function actionLines(t: Teller, side: Side): string[] {
  const words = (slot: SlotId): string => {
    const id = actionIn(slot, t.r);
    if (id === undefined) return t.card(slot);
    const leaders = ACTIONS[id].leaders.map((leader) => t.word(`short.leader.${leader}`));
    return t.say('action', { name: t.card(slot), leaders: t.list(leaders, 'or') });
  };
  const { hand, discard } = t.g.actions[side];
  return [
    ...handLine(t, 'actions', hand, words),
    ...(discard.length === 0 ? [] : [t.say('actions.used', { names: t.cards(discard) })]),
  ];
}

// ---- objectives and probes ----

/** The stage is printed on the back of an objective; stages are pools of the secrets table. */
export const STAGES = ['I', 'II', 'III'] as const;
const FIRST_STAGE_POOL = 4;
const stageOf = (t: Teller, slot: SlotId): string =>
  STAGES[(t.view.pool[slot] ?? 0) - FIRST_STAGE_POOL] ?? '?';

function objectiveLines(t: Teller): string[] {
  const { hand, discard } = t.g.objectives;
  const words = (slot: SlotId): string => {
    const id = objectiveIn(slot, t.r);
    if (id === undefined) return t.card(slot);
    const worth = OBJECTIVES[id].reputation;
    return t.say(worth === null ? 'objective.varies' : 'objective', { name: t.card(slot), n: worth ?? 0 });
  };
  const known = t.known(hand);
  const hidden = hand.filter((slot) => !known.includes(slot)).map((slot) => stageOf(t, slot));
  return [
    ...(hidden.length === 0
      ? handLine(t, 'objectives', hand, words)
      : [t.say('objectives', { n: hand.length, stages: hidden.join(', ') })]),
    ...(discard.length === 0 ? [] : [t.say('objectives.scored', { names: t.cards(discard) })]),
  ];
}

function probeLines(t: Teller): string[] {
  const { hand, gone } = t.g.probes;
  const words = (slot: SlotId): string => t.card(slot).replace(t.say('probe.suffix'), '');
  const out = t.known(gone);
  return [
    ...handLine(t, 'probes', hand, words),
    ...(out.length === 0 ? [] : [t.say('probes.gone', { names: out.map(words).join(', ') })]),
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

function newest(t: Teller, pile: readonly SlotId[]): string {
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
      pile.length === 0 ? [] : [t.say(`pile.${kind}`, { names: t.cards(pile) })],
    );
    const shown = lines.length === 0 ? [t.say('nothing')] : lines;
    return [t.side(side).toUpperCase(), ...shown.flatMap((line) => wrapped(line, INDENT))];
  });
