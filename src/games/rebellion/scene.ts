import { dutyTableOf } from '../../kernel/flow/duties.ts';
import { type Audience, type CardSlot, everybody } from '../../kernel/ids.ts';
import { Scene } from '../../kernel/scene.ts';
import { newState } from '../../kernel/state.ts';
import type { LeaderId } from './data/leaders.ts';
import { RING_IDS, type RingId } from './data/rings.ts';
import type { SystemId } from './data/systems.ts';
import type { UnitId } from './data/units.ts';
import { FACES, faceOf } from './faces.ts';
import type { RebFrame } from './frames/frames.ts';
import { rebellion } from './index.ts';
import { lexicon } from './lexicon.ts';
import {
  BASE_SPACE,
  CORUSCANT,
  IMPERIAL_LOYALTY,
  kindNo,
  type Loc,
  leaderNo,
  ON_MISSION,
  own,
  POOL,
  REBEL_LOYALTY,
  type Reb,
  type RebOptions,
  SIDES,
  type Side,
  sideNamed,
  systemNo,
} from './state.ts';
import { ALL_LEADERS, attachRing, isStarting } from './table/leaders.ts';
import { checkSubjugation } from './table/systems.ts';
import { gainFromSupply, queueUnit } from './table/units.ts';

type SideName = (typeof SIDES)[number];
export type Place = SystemId | 'base-space';

/** A position by names. What is not said is empty: no units, starting leaders in their pools, all cards in their decks. */
export interface RebSetup {
  units?: Partial<Record<Place, Partial<Record<UnitId, number>>>>;
  queue?: Partial<Record<1 | 2 | 3, Partial<Record<UnitId, number>>>>;
  rebelLoyalty?: SystemId[];
  imperialLoyalty?: SystemId[];
  sabotage?: SystemId[];
  destroyed?: SystemId[];
  /** Where leaders are; those not named: starting ones in the pool, others not recruited. */
  leaders?: Partial<Record<LeaderId, Place | 'pool' | 'unrecruited' | 'gone'>>;
  rings?: Partial<Record<LeaderId, RingId>>;
  base?: SystemId;
  revealed?: boolean;
  time?: number;
  reputation?: number;
  round?: number;
  current?: SideName;
  passed?: SideName[];
  /** Cards by name; a card not named stays in its deck. */
  hand?: Partial<Record<SideName, string[]>>;
  actions?: Partial<Record<SideName, string[]>>;
  objectives?: string[];
  /** On top of the objective deck, first is the top. */
  nextObjectives?: string[];
  probes?: SystemId[];
  nextProbes?: SystemId[];
  nextMissions?: Partial<Record<SideName, string[]>>;
  nextProjects?: string[];
  nextActions?: Partial<Record<SideName, string[]>>;
  nextTactics?: string[];
  assigned?: Partial<Record<SideName, { card: string; leaders: LeaderId[] }[]>>;
  options?: Partial<RebOptions>;
  /** The procedures under way; by default a turn of the Command Phase. */
  stack?: RebFrame[];
  seed?: string;
}

export type RebScene = Scene<Reb, RebFrame, RebOptions>;

const locNamed = (place: Place): Loc => (place === 'base-space' ? BASE_SPACE : systemNo(place));

const CHAIRS = dutyTableOf(lexicon.seats());
const ALL: Audience = everybody(CHAIRS.count);
/** The seats of a side. */
const ownersOf = (side: Side): Audience => CHAIRS.side(SIDES[side]);

/** A position of the game, arranged by names. */
export function rebScene(setup: RebSetup = {}): RebScene {
  const options: RebOptions = {
    firstGame: false,
    newBaseAfterLoss: false,
    threeDestroyed: false,
    queuedDeathStar: false,
    ...setup.options,
  };
  const scene: RebScene = new Scene(rebellion, newState(rebellion, options), setup.seed ?? 'scene');
  return scene.arrange((s) => {
    const g = s.game;
    const used = new Set<CardSlot>();
    /** The first slot with this face that is not placed yet: a second copy is a second card. */
    const take = (id: string): CardSlot => {
      const face = faceOf(id);
      const slot = s.secrets.face.findIndex((f, i) => f === face && !used.has(i));
      if (slot < 0) throw new Error(`no ${id} is left (${FACES[face]})`);
      used.add(slot);
      return slot;
    };
    const know = (slots: readonly CardSlot[], to: number): void => {
      for (const slot of slots) s.secrets.known[slot] = to;
    };
    know(
      s.secrets.face.map((_, i) => i),
      0,
    );
    arrangeGalaxy(g, setup);
    arrangeLeaders(g, setup);

    const probe = (id: SystemId): CardSlot => take(`probe-${id}`);
    if (setup.base) {
      own(g, 'probes').base = probe(setup.base);
      own(g, 'probes').revealed = setup.revealed ?? false;
      know([g.probes.base], g.probes.revealed ? ALL : ownersOf(0));
    }
    own(g, 'probes').hand = (setup.probes ?? []).map(probe);
    know(g.probes.hand, ownersOf(1));
    const top = (setup.nextProbes ?? []).map(probe);
    own(g, 'probes').deck = [...top, ...g.probes.deck.filter((slot) => !used.has(slot))];

    for (const side of [0, 1] as const) arrangeHands(g, side, setup, take, know, used);
    own(g, 'objectives').hand = (setup.objectives ?? []).map(take);
    know(g.objectives.hand, ownersOf(0));
    const next = (setup.nextObjectives ?? []).map(take);
    own(g, 'objectives').deck = [...next, ...g.objectives.deck.filter((slot) => !used.has(slot))];
    const tactics = (setup.nextTactics ?? []).map(take);
    for (const piles of own(g, 'tactics')) {
      const mine = tactics.filter((slot) => piles.deck.includes(slot));
      piles.deck = [...mine, ...piles.deck.filter((slot) => !mine.includes(slot))];
    }
    const projects = (setup.nextProjects ?? []).map(take);
    own(g, 'projects').deck = [...projects, ...g.projects.deck.filter((slot) => !used.has(slot))];
    checkSubjugation(g);
    g.turn = setup.current ?? 'rebel';
    g.current = sideNamed(g.turn);
    g.passed = setup.passed?.slice() ?? [];
    s.stack = setup.stack ?? [
      { k: 'round', at: 'end-of-command' },
      { k: 'command', at: 'turn' },
    ];
  });
}

function arrangeGalaxy(g: Reb, setup: RebSetup): void {
  g.time = setup.time ?? 1;
  g.reputation = setup.reputation ?? 14;
  g.round = setup.round ?? 1;
  own(g, 'loyalty')[CORUSCANT] = IMPERIAL_LOYALTY;
  for (const id of setup.rebelLoyalty ?? []) own(g, 'loyalty')[systemNo(id)] = REBEL_LOYALTY;
  for (const id of setup.imperialLoyalty ?? []) own(g, 'loyalty')[systemNo(id)] = IMPERIAL_LOYALTY;
  for (const id of setup.sabotage ?? []) own(g, 'sabotage')[systemNo(id)] = 1;
  for (const id of setup.destroyed ?? []) own(g, 'destroyed')[systemNo(id)] = 1;
  for (const [place, units] of Object.entries(setup.units ?? {})) {
    for (const [id, n] of Object.entries(units)) {
      const got = gainFromSupply(g, locNamed(place as Place), kindNo(id as UnitId), n);
      if (got !== n) throw new Error(`only ${got} of ${id} are left`);
    }
  }
  for (const [space, units] of Object.entries(setup.queue ?? {})) {
    for (const [id, n] of Object.entries(units)) {
      for (let i = 0; i < n; i++) queueUnit(g, Number(space), kindNo(id as UnitId));
    }
  }
}

function arrangeLeaders(g: Reb, setup: RebSetup): void {
  for (const l of ALL_LEADERS) if (isStarting(l)) own(g, 'leaderAt')[l] = POOL;
  for (const [id, place] of Object.entries(setup.leaders ?? {})) {
    const l = leaderNo(id as LeaderId);
    if (place === 'pool') own(g, 'leaderAt')[l] = POOL;
    else if (place === 'unrecruited') own(g, 'leaderAt')[l] = -3;
    else if (place === 'gone') own(g, 'leaderAt')[l] = -4;
    else own(g, 'leaderAt')[l] = locNamed(place);
  }
  for (const [id, ring] of Object.entries(setup.rings ?? {})) {
    attachRing(g, leaderNo(id as LeaderId), RING_IDS.indexOf(ring));
  }
}

function arrangeHands(
  g: Reb,
  side: Side,
  setup: RebSetup,
  take: (id: string) => CardSlot,
  know: (slots: readonly CardSlot[], to: number) => void,
  used: ReadonlySet<CardSlot>,
): void {
  const name = SIDES[side];
  const missions = own(g, 'missions')[side];
  missions.hand = (setup.hand?.[name] ?? []).map(take);
  own(g, 'assigned')[side] = (setup.assigned?.[name] ?? []).map(({ card, leaders }) => {
    const numbers = leaders.map(leaderNo);
    for (const l of numbers) own(g, 'leaderAt')[l] = ON_MISSION;
    return { card: take(card), leaders: numbers };
  });
  know([...missions.hand, ...g.assigned[side].map((a) => a.card)], ownersOf(side));
  const next = (setup.nextMissions?.[name] ?? []).map(take);
  missions.deck = [...next, ...missions.deck.filter((slot) => !used.has(slot))];
  const actions = own(g, 'actions')[side];
  actions.hand = (setup.actions?.[name] ?? []).map(take);
  know(actions.hand, ownersOf(side));
  const nextActions = (setup.nextActions?.[name] ?? []).map(take);
  actions.deck = [...nextActions, ...actions.deck.filter((slot) => !used.has(slot))];
}
