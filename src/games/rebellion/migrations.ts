import type { Game } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/json.ts';

/** How many kinds, places and queue spaces there were in the first layout; what comes later never changes these. */
const KINDS = 18;
const PLACES = 33;
const QUEUE_SPACES = 4;
const ROLES_BY_SIDE = ['rebel', 'imperial'] as const;

/** Kept states of earlier versions, laid out as the version that each migration is listed under has it. */
export const MIGRATIONS: NonNullable<Game['migrations']> = {
  4: countsByKind,
  5(state) {
    effectsInLists(state);
    passedByRole(state);
  },
};

/**
 * Units stood by place and kind, and queued ones by space and kind, so that a new kind would have moved all others. Marks and
 * frames that were saved before R-228, or before taking back was counted, get the missing fields.
 */
function countsByKind(state: Record<string, unknown>): void {
  const { game, stack } = state;
  if (!isRecord(game) || !isRecord(game['marks']) || !Array.isArray(stack))
    throw new Error('this is not a state of Rebellion');
  game['units'] = byKind(game['units'], PLACES);
  game['queue'] = byKind(game['queue'], QUEUE_SPACES);
  game['marks']['unpinnedAt'] ??= -1;
  for (const frame of stack) if (isRecord(frame) && frame['k'] === 'assignment') frame['takenBack'] ??= 0;
}

function byKind(counts: unknown, places: number): number[] {
  if (!Array.isArray(counts) || counts.length !== places * KINDS)
    throw new Error('this is not a list of units');
  return Array.from({ length: counts.length }, (_, i) => {
    const kind = Math.floor(i / places);
    return Number(counts[(i % places) * KINDS + kind]);
  });
}

type Frame = Record<string, unknown>;

/** The fields of a frame, taken out of it. */
function take(frame: Frame, ...names: string[]): unknown[] {
  return names.map((name) => {
    const value = frame[name];
    delete frame[name];
    return value;
  });
}

/** By side: what a pair of flags says, as one effect for each side whose flag is up. */
const bySide = (flags: unknown, effect: (side: number) => object): object[] =>
  Array.isArray(flags) ? [0, 1].filter((side) => flags[side] === true).map(effect) : [];

/** Cards in force were stored as separate flags in combats, battles, missions and the marks of the round. */
function effectsInLists(state: Record<string, unknown>): void {
  const { game, stack } = state;
  if (!isRecord(game) || !isRecord(game['marks']) || !Array.isArray(stack))
    throw new Error('this is not a state of Rebellion');
  game['effects'] = ofRound(game['marks']);
  let combat: Frame = {};
  for (const frame of stack) {
    if (!isRecord(frame)) continue;
    if (frame['k'] === 'combat') {
      combat = frame;
      combat['effects'] = ofCombat(combat);
    } else if (frame['k'] === 'battle') {
      combat['effects'] = [...(combat['effects'] as object[]), ...ofBattle(frame, combat['round'])];
    } else if (frame['k'] === 'mission') {
      frame['effects'] = ofMission(frame);
    }
  }
}

function ofRound(marks: Frame): object[] {
  const [loc, holding, at, leader, bonus] = take(
    marks,
    'bobaFett',
    'unpinning',
    'unpinnedAt',
    'misdirected',
    'landoBonus',
  );
  return [
    ...(loc === -1 ? [] : [{ is: 'rebels-banned', by: 'boba-fett-where', loc }]),
    ...(holding === -1 ? [] : [{ is: 'holds-nobody', by: 'public-support', leader: holding, loc: at }]),
    ...(leader === -1 ? [] : [{ is: 'unopposed', by: 'misdirection', leader }]),
    ...(bonus === true ? [{ is: 'bonus', by: 'contingency-plan', leader: LANDO, n: 2 }] : []),
  ];
}
/** The leader's number, which never changes. */
const LANDO = 23;

function ofCombat(combat: Frame): object[] {
  const { round } = combat;
  const [design, trap, intel, pointBlank, target, kept, guest, noEscape, escapePlan] = take(
    combat,
    'byDesign',
    'trap',
    'goodIntel',
    'pointBlank',
    'targetStarDestroyers',
    'keptFromEscaping',
    'guest',
    'noEscape',
    'escapePlan',
  );
  const cards: [flag: boolean, effect: object][] = [
    [
      design === true && round === 1,
      { is: 'fewer-dice', by: 'according-to-my-design', side: 0, theater: null, until: 1, red: 1, black: 2 },
    ],
    [trap === true && round === 1, { is: 'no-tactics', by: 'its-a-trap', side: 1, theater: 0, until: 1 }],
    [intel === true, { is: 'open-hand', by: 'good-intel', side: 0, theater: null, until: null }],
    [
      pointBlank === true,
      { is: 'less-health', by: 'point-blank-assault', side: null, theater: null, until: null, n: 1 },
    ],
    [
      target === true,
      { is: 'black-as-red', by: 'target-the-star-destroyers', side: 0, theater: 0, until: null, n: 2 },
    ],
    [kept === true, { is: 'no-retreat', by: 'keep-them-from-escaping', side: 0, theater: null, until: null }],
    [
      guest !== -1,
      { is: 'guest', by: 'ready-for-action', side: 1, theater: null, until: null, leader: guest },
    ],
  ];
  return [
    ...cards.filter(([flag]) => flag).map(([, effect]) => effect),
    ...bySide(noEscape, (side) => ({
      is: 'no-retreat',
      by: 'space-no-escape',
      side,
      theater: null,
      until: round,
    })),
    ...bySide(escapePlan, (side) => ({
      is: 'free-transport',
      by: 'ground-escape-plan',
      side,
      theater: null,
      until: round,
    })),
  ];
}

function ofBattle(battle: Frame, round: unknown): object[] {
  const { theater } = battle;
  const by = theater === 0 ? 'space-unstoppable-assault' : 'ground-unstoppable-assault';
  return bySide(take(battle, 'unblockable')[0], (side) => ({
    is: 'no-block',
    by,
    side,
    theater,
    until: round,
  }));
}

function ofMission(mission: Frame): object[] {
  const [unopposable, guarded] = take(mission, 'unopposable', 'guarded');
  return [
    ...(unopposable === true ? [{ is: 'unopposed', by: 'blindside' }] : []),
    ...(guarded === true ? [{ is: 'fails', by: 'wookiee-guardian' }] : []),
  ];
}

/** Passing was stored by side, and the turn only as the side that acts first. */
function passedByRole({ game }: Record<string, unknown>): void {
  if (!isRecord(game) || !Array.isArray(game['passed'])) throw new Error('this is not a state of Rebellion');
  const passed: unknown[] = game['passed'];
  game['passed'] = ROLES_BY_SIDE.filter((_, side) => passed[side] === true);
  game['turn'] = ROLES_BY_SIDE[game['current'] === 1 ? 1 : 0];
}
