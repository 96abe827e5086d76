import { seeded } from '../../../../kernel/chance/seeded.ts';
import type { ChanceTag } from '../../../../kernel/chance/source.ts';
import type { AllotAnswer } from '../../../../kernel/forms/index.ts';
import { type CardSlot, seatBit } from '../../../../kernel/ids.ts';
import type { CombatEffect } from '../../cards/lasting.ts';
import { DIE_FACES, type DieFace } from '../../data/dice.ts';
import { LEADER_IDS, type LeaderId } from '../../data/leaders.ts';
import type { SystemId } from '../../data/systems.ts';
import type { UnitId } from '../../data/units.ts';
import { FACES, faceOf } from '../../faces.ts';
import { combatFrame } from '../../frames/combat/combat.ts';
import type { Attack, Combat } from '../../frames/combat/frames.ts';
import { rebellion } from '../../index.ts';
import { type Place, type RebScene, type RebSetup, rebScene } from '../../scene.ts';
import { BASE_SPACE, kindNo, leaderNo, own, REBEL, SIDES, systemNo } from '../../state.ts';
import { SPACE, unitsAt } from '../../table/units.ts';

/** Combats for tests: a position, a combat in it, and dice with chosen faces. */

export type SideName = (typeof SIDES)[number];

export interface Fight extends RebSetup {
  /** By default at Naboo, initiated by the Rebels. */
  at?: SystemId;
  initiator?: SideName;
  from?: SystemId[];
  /** Faces in the order in which they are rolled, red before black: h hit, d direct hit, s special, anything else blank. */
  dice?: string;
  /** Tactic cards in hand when the combat begins. */
  tactics?: Partial<Record<SideName, string[]>>;
  /** What is different about the combat. */
  combat?: Partial<Combat>;
}

const LETTERS: Readonly<Record<string, DieFace>> = { h: 'hit', d: 'directHit', s: 'special' };

/** Blank dice after those that were named; then specials, so that somebody is asked something and no combat goes on forever. */
const BLANKS = 30;

/** Sets the faces of the next dice. */
export function load(s: RebScene, dice: string): RebScene {
  const queue = [...dice.replaceAll(' ', ''), ...'-'.repeat(BLANKS)];
  const rest = seeded('combat');
  const int = (n: number, why: ChanceTag = ''): number =>
    why === 'die' ? DIE_FACES.indexOf(LETTERS[queue.shift() ?? 's'] ?? 'blank') : rest.int(n, why);
  Reflect.set(s, 'chance', { int });
  return s;
}

/** Pools hold only the named leaders, so nobody is asked to add one. */
const nobody = (): Partial<Record<LeaderId, 'unrecruited'>> =>
  Object.fromEntries(LEADER_IDS.map((id) => [id, 'unrecruited']));

/** A combat, run to its first question. It is the Rebel's turn when it is over. */
export function fight(f: Fight): RebScene {
  const { at = 'naboo', initiator = 'rebel', from = [], dice = '', tactics = {}, combat = {}, ...setup } = f;
  const s = load(rebScene({ ...setup, leaders: { ...nobody(), ...setup.leaders } }), dice);
  return s.arrange((state) => {
    const g = state.game;
    for (const [i, side] of SIDES.entries()) {
      for (const id of tactics[side] ?? []) {
        const piles = own(g, 'tactics')[id.startsWith('space-') ? 0 : 1];
        const slot = piles.deck.find((card) => state.secrets.face[card] === faceOf(id)) ?? -1;
        piles.deck = piles.deck.filter((card) => card !== slot);
        piles.hands[i as 0 | 1].push(slot);
        state.secrets.known[slot] = seatBit(i);
      }
    }
    const side = initiator === 'rebel' ? 0 : 1;
    const frame = combatFrame(g, systemNo(at), side, from.map(systemNo));
    state.asked = [];
    state.stack.push({ k: 'settle', at: 'combat', locs: [], from: [], initiator: side });
    state.stack.push({ ...frame, ...combat });
  });
}

// ---- cards in force ----

export const BY_DESIGN: CombatEffect = {
  is: 'fewer-dice',
  by: 'according-to-my-design',
  side: REBEL,
  theater: null,
  until: 1,
  red: 1,
  black: 2,
};
export const POINT_BLANK: CombatEffect = {
  is: 'less-health',
  by: 'point-blank-assault',
  side: null,
  theater: null,
  until: null,
  n: 1,
};
export const TARGET_STAR_DESTROYERS: CombatEffect = {
  is: 'black-as-red',
  by: 'target-the-star-destroyers',
  side: REBEL,
  theater: SPACE,
  until: null,
  n: 2,
};
export const KEPT_FROM_ESCAPING: CombatEffect = {
  is: 'no-retreat',
  by: 'keep-them-from-escaping',
  side: REBEL,
  theater: null,
  until: null,
};

// ---- reading ----

/** Who is asked what: 'imperial attack.damage'. */
export function asks(s: RebScene): string {
  if (s.state.over) return `over: ${s.state.over.seats.join(' ')}`;
  return s.state.asked.map((seat) => `${SIDES[seat]} ${s.question(SIDES[seat] ?? '').kind}`).join(', ');
}

export const unitsIn = (s: RebScene, place: Place, kind: UnitId): number =>
  unitsAt(s.state.game, place === 'base-space' ? BASE_SPACE : systemNo(place), kindNo(kind));

export const leaderIn = (s: RebScene, id: LeaderId): number => s.state.game.leaderAt[leaderNo(id)] ?? -9;

/** The combat that is going on. */
export function combatOf(s: RebScene): Combat {
  const frame = s.state.stack.findLast((f) => f.k === 'combat');
  if (frame?.k !== 'combat') throw new Error('no combat is going on');
  return frame;
}
export const isFighting = (s: RebScene): boolean => s.state.stack.some((f) => f.k === 'combat');

export function attackOf(s: RebScene): Attack {
  const frame = s.state.stack.findLast((f) => f.k === 'attack');
  if (frame?.k !== 'attack') throw new Error('no attack is going on');
  return frame;
}

/** The tactic hand of a side, by names. */
export const tacticHand = (s: RebScene, side: SideName, theater: 'space' | 'ground'): string[] =>
  faces(s, s.state.game.tactics[theater === 'space' ? 0 : 1].hands[side === 'rebel' ? 0 : 1]);

export const faces = (s: RebScene, slots: readonly CardSlot[]): string[] =>
  slots.map((slot) => FACES[s.state.secrets.face[slot] ?? -1] ?? '?').sort();

/** What was told when the last answer was carried out. */
export const told = (s: RebScene, k: string) => s.told.map((t) => t.e).filter((e) => e.k === k);
/** The dice of the last roll told, red before black. */
export const rolled = (s: RebScene): string => {
  const e = told(s, 'rolled').at(-1);
  return `${e?.['red']} / ${e?.['black']}`;
};

export const lots = (s: RebScene, who: SideName): Record<string, number> => {
  const { form } = s.question(who);
  if (form.is !== 'allot') throw new Error(`the question is a ${form.is}`);
  return Object.fromEntries(form.lots.map((lot) => [lot.id, lot.max]));
};
export const slots = (s: RebScene, who: SideName): string[] => {
  const { form } = s.question(who);
  if (form.is !== 'allot') throw new Error(`the question is a ${form.is}`);
  return form.slots.map((slot) => slot.id);
};

// ---- answering ----

export const put = (...lines: [lot: string, slot: string, n: number][]): AllotAnswer => ({
  is: 'allot',
  put: lines,
});

/** A card of one's own hand, by name: 'play:space-critical-hit' with the slot that it lies in. */
export function play(s: RebScene, who: SideName, option: string): RebScene {
  const [verb = '', id = ''] = option.split(':');
  const form = s.question(who).form;
  const options = form.is === 'choose' ? form.options : [];
  const found = options.find(
    (o) => o.id.startsWith(`${verb}:`) && faces(s, [Number(o.id.split(':')[1])])[0] === id,
  );
  if (!found) throw new Error(`${option} is not on offer: ${options.map((o) => o.id).join(' ')}`);
  return s.choose(who, found.id);
}

/** The options of a choice, cards by name. */
export function offers(s: RebScene, who: SideName): string[] {
  const { form } = s.question(who);
  if (form.is !== 'choose') throw new Error(`the question is a ${form.is}`);
  return form.options.map(({ id }) => {
    const [verb, slot = ''] = id.split(':');
    return /^\d+$/.test(slot) ? `${verb}:${faces(s, [Number(slot)])[0]}` : id;
  });
}

/** Everything is accounted for. */
export const sound = (s: RebScene): void => {
  if (!s.state.over) rebellion.check(s.state);
};
