import type { Asked, Game, Io, Note, Step } from '../../game.ts';
import { type CardSlot, cardRef, type FaceId } from '../../ids.ts';
import { slotsOf } from '../../secrets.ts';
import { chosen } from '../index.ts';
import { choose, newBase, system, windowFor } from './rebellion-forms.ts';

/**
 * What is hidden in Star Wars: Rebellion, on a table of eight systems: the base among the probe cards, landing troops in
 * search of it, Rapid Mobilization, and the window of one action card. Just enough to try the kernel's secrets on.
 */
export const SYSTEMS = ['hoth', 'dagobah', 'endor', 'yavin', 'naboo', 'rodia', 'ryloth', 'utapau'] as const;
export const CARDS = ['noble-sacrifice', 'wookiee-guardian', 'undercover'] as const;
export const FACES: readonly string[] = [...SYSTEMS, ...CARDS];
export const NOBLE_SACRIFICE: FaceId = FACES.indexOf('noble-sacrifice');
const SEEN_BY_MOBILIZATION = 4;

/** Flat and open: cards are slots. A probe card's face is the number of its system. */
export interface Mini {
  round: number;
  base: CardSlot;
  deck: CardSlot[];
  /** The Empire's probe hand. */
  probes: CardSlot[];
  /** By system. */
  troops: number[];
  ships: number[];
  /** The Rebel's facedown action cards, those used, and those put away unseen. */
  held: CardSlot[];
  used: CardSlot[];
  box: CardSlot[];
  /** Open facts about faces are kept open, since `who` cannot read them: Noble Sacrifice has been seen. */
  nobleSeen: boolean;
}

export type MiniFrame =
  | { k: 'setup'; at: 'lay-out' | 'base' }
  | { k: 'turn'; at: 'act' }
  | { k: 'window'; at: 'captured' }
  | { k: 'mobilize'; at: 'look' | 'base'; seen: CardSlot[] };
export type MiniOptions = { readonly team: boolean };

type MiniIo = Io<MiniFrame>;
type MiniStep<K extends MiniFrame['k']> = Step<Mini, Extract<MiniFrame, { k: K }>, MiniFrame>;

/** In a notebook: the base is not there; what lies under the deck, in some order. */
export interface NotHere extends Note {
  readonly k: 'not-here';
  readonly system: number;
}
export interface Bottom extends Note {
  readonly k: 'bottom';
  readonly slots: readonly CardSlot[];
  readonly faces: readonly FaceId[];
}
const isNotHere = (note: Note): note is NotHere => note.k === 'not-here';
const isBottom = (note: Note): note is Bottom => note.k === 'bottom';

const asked = (kind: string, form: Asked['form']): Asked => ({ kind, form, rule: kind });
const slotIn = (id: string): CardSlot => Number(id.slice(id.indexOf(':') + 1));

// ---- setup ----

const layOut: MiniStep<'setup'> = {
  run(g, f, _answers, io) {
    g.deck = io.shuffle(g.deck);
    const actions = io.shuffle(g.held);
    g.held = actions.slice(0, 2); // two at random, the rest leave unseen
    g.box = actions.slice(2);
    io.reveal(g.held, io.side('rebel'));
    io.reveal(g.deck, io.side('rebel')); // the Rebel looks through the whole deck
    f.at = 'base';
  },
};

const chooseBase: MiniStep<'setup'> = {
  who: () => ['rebel/base'],
  ask: ({ game }) => asked('setup.base', choose(game.deck.map(cardRef))),
  run(g, _f, answers, io) {
    const card = slotIn(chosen(answers[0]));
    // Which card of the deck it was must not be told by its slot; afterwards nobody knows the order of the rest.
    const rest = g.deck.filter((slot) => slot !== card);
    const [base = [], deck = []] = io.regroup([[card], rest], io.side('rebel'));
    g.base = base[0] ?? g.base;
    g.deck = io.shuffle(deck);
    io.emit({ k: 'base-chosen', cards: base });
    io.pop();
    io.push({ k: 'turn', at: 'act' });
  },
};

// ---- the Empire's turn ----

const act: MiniStep<'turn'> = {
  who: () => ['imperial/turn'],
  ask: () =>
    asked('turn', {
      is: 'choose',
      options: [
        ...SYSTEMS.flatMap((id) => [
          { id: `troops:${id}`, refs: [system(id)] },
          { id: `ships:${id}`, refs: [system(id)] },
        ]),
        { id: 'do:capture', refs: [] },
        { id: 'do:pass', refs: [] },
      ],
    }),
  run(g, _f, answers, io) {
    const [verb = '', id = ''] = chosen(answers[0]).split(':');
    const loc = FACES.indexOf(id);
    if (verb === 'ships')
      add(g.ships, loc); // ships do not reveal, and the Rebel says nothing
    else if (verb === 'troops') land(g, loc, io);
    else if (id === 'capture') io.push({ k: 'window', at: 'captured' });
    else io.push({ k: 'mobilize', at: 'look', seen: [] });
  },
};
const add = (list: number[], i: number): void => {
  list[i] = (list[i] ?? 0) + 1;
};

/** the whole move, then the check whether the base is there. */
function land(g: Mini, loc: number, io: MiniIo): void {
  add(g.troops, loc);
  io.emit({ k: 'landed', system: SYSTEMS[loc] ?? '' });
  if (io.read(g.base) !== loc) {
    io.note(io.side('imperial'), { k: 'not-here', system: loc });
    return;
  }
  io.reveal([g.base], io.all);
  io.emit({ k: 'base-found', cards: [g.base] });
  io.end({ seats: [], reason: 'base-found' });
}

// ---- a window ----

const captured: MiniStep<'window'> = {
  // every side that may hold the card, as far as everybody knows, is asked.
  who: (g) => (g.held.length > 0 && !g.nobleSeen ? ['rebel/actions'] : []),
  ask: (look) =>
    asked('window.captured', windowFor(look.game.held.filter((slot) => look.read(slot) === NOBLE_SACRIFICE))),
  run(g, _f, answers, io) {
    io.pop();
    const id = answers[0] === undefined ? 'do:pass' : chosen(answers[0]);
    if (id === 'do:pass') return;
    const card = slotIn(id);
    g.held = g.held.filter((slot) => slot !== card);
    g.used.push(card);
    g.nobleSeen = true;
    io.reveal([card], io.all);
    io.emit({ k: 'card-used', cards: [card] });
  },
};

// ---- Rapid Mobilization ----

const eligible = (g: Mini, face: FaceId): boolean => g.troops[face] === 0 && g.ships[face] === 0;

const mobilize: { look: MiniStep<'mobilize'>; base: MiniStep<'mobilize'> } = {
  look: {
    run(g, f, _answers, io) {
      f.seen = g.deck.splice(0, SEEN_BY_MOBILIZATION);
      io.reveal(f.seen, io.side('rebel'));
      io.emit({ k: 'looked', n: f.seen.length, cards: f.seen });
      f.at = 'base';
    },
  },
  base: {
    who: () => ['rebel/base'],
    // the Rebel sees all of them, and may choose an eligible one, or none.
    ask: (look, f) =>
      asked('mobilize.base', newBase(f.seen.filter((slot) => eligible(look.game, look.read(slot))))),
    run(g, f, answers, io) {
      const id = chosen(answers[0]);
      const rest = id === 'do:stay' ? f.seen : establish(g, f.seen, slotIn(id), io);
      const faces = rest.map((slot) => io.read(slot)).sort((a, b) => a - b);
      const bottom = io.shuffle(rest);
      io.note(io.side('rebel'), { k: 'bottom', slots: bottom, faces });
      g.deck.push(...bottom);
      g.round++;
      io.pop();
    },
  },
};

/** The old base is shown and goes to the Empire; earlier searches no longer mean anything. */
function establish(g: Mini, seen: readonly CardSlot[], card: CardSlot, io: MiniIo): CardSlot[] {
  io.reveal([g.base], io.all);
  g.probes.push(g.base);
  io.emit({ k: 'new-base', cards: [g.base] });
  const others = seen.filter((slot) => slot !== card);
  const [[base] = [], rest = []] = io.regroup([[card], others], io.side('rebel'));
  g.base = base ?? g.base;
  io.amend('not-here', io.side('imperial'), () => null);
  return rest;
}

// ---- the game ----

const POOLS: readonly (readonly FaceId[])[] = [
  SYSTEMS.map((_, i) => i),
  CARDS.map((_, i) => SYSTEMS.length + i),
];

export const miniRebellion: Game<Mini, MiniFrame, MiniOptions> = {
  id: 'mini-rebellion',
  version: '1',
  faces: FACES,
  frames: {
    setup: { 'lay-out': layOut, base: chooseBase },
    turn: { act },
    window: { captured },
    mobilize,
  },
  optionSets: { two: { team: false }, four: { team: true } },
  readOptions: () => ({ team: false }),
  sides: ['rebel', 'imperial'],
  // the frames name duties; only this table knows how many people share them.
  seats: ({ team }) =>
    team
      ? [
          { name: 'rebel-admiral', side: 'rebel', duties: ['actions'] },
          { name: 'imperial-admiral', side: 'imperial', duties: ['turn'] },
          { name: 'imperial-general', side: 'imperial', duties: ['probes'] },
          { name: 'rebel-general', side: 'rebel', duties: ['base'] },
        ]
      : ['rebel', 'imperial'].map((side) => ({ name: side, side, duties: ['*'] })),
  open() {
    const [probes = [], actions = []] = slotsOf(POOLS);
    const none = SYSTEMS.map(() => 0);
    const game: Mini = {
      round: 1,
      base: -1,
      deck: probes,
      probes: [],
      troops: none,
      ships: none.slice(),
      held: actions,
      used: [],
      box: [],
      nobleSeen: false,
    };
    return { game, pools: POOLS, first: { k: 'setup', at: 'lay-out' } };
  },
  copy: (g) => ({
    ...g,
    deck: g.deck.slice(),
    probes: g.probes.slice(),
    troops: g.troops.slice(),
    ships: g.ships.slice(),
    held: g.held.slice(),
    used: g.used.slice(),
    box: g.box.slice(),
  }),
  round: (g) => g.round,
  /** What a seat has in its notebook bounds where faces can be: this is the belief that bots search with. */
  fits(view, slot, face) {
    if (slot === view.game.base) {
      // Where Imperial troops stand it would have been revealed: that is on the board. Where they have been is in the notebook.
      const noted = view.notebook.some((note) => isNotHere(note) && note.system === face);
      return !noted && view.game.troops[face] === 0;
    }
    const below = view.notebook.findLast(
      (note): note is Bottom => isBottom(note) && note.slots.includes(slot),
    );
    return below === undefined || below.faces.includes(face);
  },
  check() {},
  refs: () => SYSTEMS.map(system),
  maxAnswers: 1000,
  text: {},
  rules: {},
  chapters: [],
};
