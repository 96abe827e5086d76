import { dutyTableOf } from '../../kernel/flow/duties.ts';
import { type Audience, type CardSlot, everybody } from '../../kernel/ids.ts';
import { Scene } from '../../kernel/scene.ts';
import { newState, type State } from '../../kernel/state.ts';
import { faceOf, isCharacter } from './cards/faces.ts';
import { STRATEGY_ENTRIES } from './cards/strategies.ts';
import { CARDS, EVENTS } from './cards/tables.ts';
import type { EvrFrame } from './frames/frames.ts';
import { empireVsRebellion } from './index.ts';
import { lexicon } from './lexicon.ts';
import { BOTH, type Evr, type EvrOptions, NONE, SIDES, type Side, sideNamed } from './state.ts';

/** One side of an arranged position. 'military-4' means that side's card; a star after a name: exhausted. */
export interface SideSetup {
  play?: string[];
  discard?: string[];
  /** On top of the deck, first is the top; the other cards follow. */
  deck?: string[];
  /** Nothing but `deck` is in the deck; the rest is in the discard pile. */
  deckOnly?: boolean;
  /** By default the first four characters that are nowhere else. */
  reserve?: string[];
  influence?: number;
  /** The chosen strategy, by its plain name: 'deception'. */
  strategy?: string;
  used?: string[];
  /** Events won. */
  won?: string[];
  infiltrated?: boolean;
  random?: boolean;
  open?: boolean;
}

export interface EvrSetup {
  event?: string;
  /** On top of the event deck. */
  events?: string[];
  balance?: (typeof SIDES)[number];
  active?: (typeof SIDES)[number];
  lastWasPass?: boolean;
  round?: number;
  at?: 'planning' | 'struggle' | 'dominance';
  rebel?: SideSetup;
  imperial?: SideSetup;
  tutorial?: boolean;
  seed?: string;
}

export type EvrScene = Scene<Evr, EvrFrame, EvrOptions>;

const STRATEGY_NAMES = Object.keys(STRATEGY_ENTRIES);

const CHAIRS = dutyTableOf(lexicon.seats());
const ALL: Audience = everybody(CHAIRS.count);
/** The seats of a side. */
const ownersOf = (side: Side): Audience => CHAIRS.side(SIDES[side]);

/** A position of the game, arranged by names. */
export function evrScene(setup: EvrSetup = {}): EvrScene {
  const options: EvrOptions = { tutorial: setup.tutorial ?? false };
  const state = newState(empireVsRebellion, options);
  const scene: EvrScene = new Scene(empireVsRebellion, state, setup.seed ?? 'scene');
  return scene.arrange((s) => {
    const known = (slots: readonly CardSlot[], to: number): void => {
      for (const slot of slots) s.secrets.known[slot] = to;
    };
    const slotOf = (id: string): CardSlot => s.secrets.face.indexOf(faceOf(id));
    const g = s.game;
    g.round = setup.round ?? 1;
    g.balance = sideNamed(setup.balance ?? 'rebel');
    g.active = sideNamed(setup.active ?? setup.balance ?? 'rebel');
    g.lastWasPass = setup.lastWasPass ?? false;
    for (const side of BOTH) arrangeSide(s, side, setup[SIDES[side]] ?? {}, slotOf, known);
    arrangeEvents(s, setup, slotOf, known);
    known(
      g.areas.flatMap((a) => [...a.play, ...a.discard, ...a.used, ...a.events]),
      ALL,
    );
    s.stack = stackAt(setup.at ?? 'struggle');
  });
}

function stackAt(at: 'planning' | 'struggle' | 'dominance'): EvrFrame[] {
  if (at === 'planning') return [{ k: 'round', at: 'planning' }];
  if (at === 'dominance') return [{ k: 'round', at: 'dominance' }];
  return [
    { k: 'round', at: 'dominance' },
    { k: 'struggle', at: 'turn', positions: [] },
  ];
}

type SlotOf = (id: string) => CardSlot;
type Known = (slots: readonly CardSlot[], to: number) => void;

function arrangeSide(
  s: State<Evr, EvrFrame>,
  side: Side,
  setup: SideSetup,
  slotOf: SlotOf,
  known: Known,
): void {
  const a = s.game.areas[side];
  const name = SIDES[side];
  const full = (card: string): string => {
    const plain = card.replace('*', '');
    return plain in CARDS ? plain : `${name}-${plain}`;
  };
  const slots = (cards: readonly string[] = []): CardSlot[] => cards.map((card) => slotOf(full(card)));
  const mine = [...a.deck];

  a.play = slots(setup.play);
  a.ready = (setup.play ?? []).map((card) => !card.endsWith('*'));
  a.discard = slots(setup.discard);
  const top = slots(setup.deck);
  const placed = new Set([...a.play, ...a.discard, ...top]);
  const free = mine.filter((slot) => !placed.has(slot));
  const characters = free.filter((slot) => isCharacter(s.secrets.face[slot] ?? NONE));
  a.reserve = setup.reserve ? slots(setup.reserve) : characters.slice(0, 4);
  const rest = free.filter((slot) => !a.reserve.includes(slot));
  a.deck = setup.deckOnly ? top : [...top, ...rest];
  if (setup.deckOnly) a.discard = [...a.discard, ...rest];
  a.influence = setup.influence ?? 2;

  if (!s.game.tutorial) {
    const strategySlots = (names: readonly string[]): CardSlot[] => names.map((n) => slotOf(`${name}-${n}`));
    const used = setup.used ?? [];
    const chosen = setup.strategy ?? STRATEGY_NAMES.find((n) => !used.includes(n)) ?? '';
    a.used = strategySlots(used);
    a.chosen = strategySlots([chosen])[0] ?? NONE;
    a.unused = strategySlots(STRATEGY_NAMES.filter((n) => n !== chosen && !used.includes(n)));
  }
  a.events = (setup.won ?? []).map(slotOf);
  Object.assign(a, {
    infiltrated: setup.infiltrated ?? false,
    random: setup.random ?? false,
    open: setup.open ?? false,
  });
  known(a.deck, 0);
  known([...a.reserve, ...a.unused, ...(a.chosen === NONE ? [] : [a.chosen])], ownersOf(side));
}

function arrangeEvents(s: State<Evr, EvrFrame>, setup: EvrSetup, slotOf: SlotOf, known: Known): void {
  const g = s.game;
  const now = slotOf(setup.event ?? 'escape-from-tatooine');
  const top = (setup.events ?? []).map(slotOf);
  const gone = [now, ...top, ...g.areas.flatMap((a) => a.events)];
  const rest = g.tutorial
    ? []
    : Object.keys(EVENTS)
        .map(slotOf)
        .filter((slot) => !gone.includes(slot));
  g.event = now;
  g.events = [...top, ...rest];
  known(g.events, 0);
  if (setup.at === 'planning') {
    // The event is still on top of its deck, and no strategy has been chosen.
    g.events.unshift(now);
    known([now], 0);
    g.event = NONE;
    for (const a of g.areas) {
      if (a.chosen !== NONE) a.unused.push(a.chosen);
      a.chosen = NONE;
    }
  } else {
    known([now], ALL);
  }
}
