import { glued, wrapped } from '../../../../kernel/speak/lines.ts';
import type { DieFace } from '../../data/dice.ts';
import type { Roll } from '../../frames/combat/frames.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { isBeforeFirstRound } from '../../queries/combat-values.ts';
import { allInForce } from '../../queries/in-force.ts';
import { BOTH, type Kind, NONE, type Side } from '../../state.ts';
import { diceIn } from '../../table/dice.ts';
import { KINDS_IN, THEATERS, type Theater, unitsAt } from '../../table/units.ts';
import type { Teller } from './teller.ts';

const INDENT = 2;
const THEATER_NUMBERS: readonly Theater[] = [0, 1];

// ---- dice ----

const FACES: readonly DieFace[] = ['hit', 'directHit', 'special', 'blank'];

/** "2 hits, 1 blank". */
function facesOf(t: Teller, dice: readonly DieFace[]): string {
  return FACES.flatMap((face) => {
    const n = dice.filter((die) => die === face).length;
    return n === 0 ? [] : [t.say(`die.${face}`, { n })];
  }).join(', ');
}

export function rollWords(t: Teller, roll: Roll): string {
  const colours = (['red', 'black'] as const).filter((colour) => roll[colour].length > 0);
  return colours.map((colour) => t.say(`dice.${colour}`, { faces: facesOf(t, roll[colour]) })).join('; ');
}

// ---- combat ----

/** A combat under way: where, how far, both sides' units with their damage, dice and tactic cards. */
export function battleBlock(t: Teller): string[] {
  const combat = t.frame('combat');
  if (!combat) return [];
  const battle = t.frame('battle');
  const stage = battle
    ? t.say(`battle.${THEATERS[battle.theater]}`)
    : t.say(isBeforeFirstRound(combat) ? 'battle.before' : 'battle.around');
  const attack = t.frame('attack');
  return [
    ...wrapped(t.say('combat', { system: t.place(combat.loc), round: combat.round, stage })),
    ...BOTH.flatMap((side) => forceLines(t, combat, side)),
    ...(attack ? attackLines(t, attack).flatMap((line) => wrapped(line, INDENT)) : []),
    ...BOTH.flatMap((side) => tacticLines(t, side)).flatMap((line) => wrapped(line, INDENT)),
    ...cardLines(t, combat).flatMap((line) => wrapped(line, INDENT)),
  ];
}

function forceLines(t: Teller, combat: FrameOf<'combat'>, side: Side): string[] {
  const parts = THEATER_NUMBERS.flatMap((theater) => {
    const units = theaterUnits(t, combat, side, theater);
    return units === '' ? [] : [t.say(`force.${THEATERS[theater]}`, { units })];
  });
  const name = t.sideColumn(side);
  const forces = parts.length === 0 ? t.say('nothing') : parts.join('   ');
  return wrapped(`${name}  ${forces}`, INDENT, INDENT + name.length + 2);
}

/** Whole units counted, damaged ones one by one. */
function theaterUnits(t: Teller, combat: FrameOf<'combat'>, side: Side, theater: Theater): string {
  const kinds = KINDS_IN[side][theater];
  const hurt = combat.hurt.filter(({ kind }) => kinds.includes(kind));
  const whole = (kind: Kind): number =>
    unitsAt(t.g, combat.loc, kind) - hurt.filter((unit) => unit.kind === kind).length;
  return [
    t.units(kinds, whole),
    ...hurt.map(({ kind, damage }) => glued(t.say('hurt', { unit: t.counted(kind, 1), n: damage }))),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function attackLines(t: Teller, attack: FrameOf<'attack'>): string[] {
  const { side, theater, roll, assigned, card } = attack;
  const fresh = assigned.filter(({ fresh: n }) => n > 0);
  return [
    t.say('attack', { side: t.side(side), theater: t.say(`battle.${THEATERS[theater]}`) }),
    ...(diceIn(roll) === 0 ? [] : [t.say('rolled', { dice: rollWords(t, roll) })]),
    ...(card === NONE || !t.knows(card) ? [] : [t.say('tactic-played', { card: t.card(card) })]),
    ...(fresh.length === 0
      ? []
      : [
          t.say('assigned-damage', {
            units: fresh
              .map(({ kind, fresh: n }) => t.say('hurt', { unit: t.counted(kind, 1), n }))
              .join(', '),
          }),
        ]),
  ];
}

function tacticLines(t: Teller, side: Side): string[] {
  return THEATER_NUMBERS.flatMap((theater) => {
    const hand = t.g.tactics[theater].hands[side];
    if (hand.length === 0) return [];
    const known = t.known(hand).length === hand.length;
    const what = { side: t.side(side), theater: THEATERS[theater], n: hand.length };
    return [known ? t.say('tactics.names', { ...what, names: t.cards(hand) }) : t.say('tactics', what)];
  });
}

/** Cards that go on working. */
function cardLines(t: Teller, combat: FrameOf<'combat'>): string[] {
  const cards = [...new Set(allInForce(combat).map(({ by }) => t.word(`face.${by}`)))];
  return cards.length === 0 ? [] : [t.say('in-force', { cards: cards.join(', ') })];
}

// ---- missions ----

/** A mission being resolved: who attempts it, where, and what was rolled. */
export function missionBlock(t: Teller): string[] {
  const run = t.frame('mission');
  if (!run || !t.knows(run.card)) return [];
  const { side, card, leaders, loc, rolls } = run;
  const args = { card: t.card(card), side: t.side(side), leaders: t.leaders(leaders) };
  const head =
    loc === NONE ? t.say('mission-run.begun', args) : t.say('mission-run', { ...args, system: t.place(loc) });
  const dice = BOTH.filter((roller) => diceIn(rolls[roller]) > 0).map((roller) =>
    t.say('mission-run.rolled', { side: t.side(roller), dice: rollWords(t, rolls[roller]) }),
  );
  return [...wrapped(head), ...dice.flatMap((line) => wrapped(line, INDENT))];
}
