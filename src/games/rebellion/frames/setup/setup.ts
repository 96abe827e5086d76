import { type AllotSlot, allotted, type Lot } from '../../../../kernel/forms/index.ts';
import type { CardSlot } from '../../../../kernel/ids.ts';
import { backOf } from '../../box.ts';
import { ACTIONS } from '../../cards/actions/index.ts';
import { probeMark } from '../../data/probes.ts';
import {
  FIRST_GAME,
  STARTING_ACTIONS,
  STARTING_DRAW,
  STARTING_LOYALTY,
  STARTING_UNITS,
} from '../../data/setup.ts';
import type { SystemId } from '../../data/systems.ts';
import { REPUTATION_START, TIME_START } from '../../data/time-track.ts';
import { UNITS, type UnitId } from '../../data/units.ts';
import { actionIn, probeLoc } from '../../faces.ts';
import type { RebIo } from '../../io.ts';
import { cardOption, DECLINE, kindIn, locIn, locOption, locRef, slotIn } from '../../names.ts';
import {
  BASE_SPACE,
  BOTH,
  CORUSCANT,
  duty,
  EMPIRE,
  IMPERIAL_LOYALTY,
  kindNo,
  type Loc,
  NONE,
  own,
  POOL,
  REBEL,
  REBEL_LOYALTY,
  type Reader,
  type Reb,
  SIDES,
  type Side,
  systemId,
  systemNo,
} from '../../state.ts';
import { immediateActions, startAction } from '../../table/actions.ts';
import { clearImperialSystems } from '../../table/base.ts';
import { ALL_LEADERS, isStarting } from '../../table/leaders.ts';
import { drawMissions, drawObjectives, isStartingMission, mixHand, ownersOf } from '../../table/piles.ts';
import { isImperialSystem, isRemote, NEIGHBOURS, SYSTEM_LOCS } from '../../table/systems.ts';
import { DEATH_STAR, DSUC, gainFromSupply, hasSide, queueUnit, unitsAt } from '../../table/units.ts';
import type { FrameOf } from '../frames.ts';
import { choiceStep, firstOf, type RebStep } from '../step.ts';

type Setup = FrameOf<'setup'>;

/** Decks shuffled, markers placed, starting leaders in their pools. */
const layOut: RebStep<Setup> = {
  run(g, f, _answers, io) {
    g.time = TIME_START;
    g.reputation = REPUTATION_START;
    for (const l of ALL_LEADERS) if (isStarting(l)) own(g, 'leaderAt')[l] = POOL;
    // Stage III under II under I: each stage shuffled alone.
    const deck = g.objectives.deck;
    const stage = deck.length / 3;
    own(g, 'objectives').deck = [0, 1, 2].flatMap((i) => io.shuffle(deck.slice(i * stage, (i + 1) * stage)));
    for (const piles of own(g, 'tactics')) piles.deck = io.shuffle(piles.deck);
    for (const side of BOTH) dealOut(g, side, io);
    own(g, 'projects').deck = io.shuffle(g.projects.deck);
    drawObjectives(g, 1, io);
    f.at = g.options.firstGame ? 'first-game' : 'loyalty';
  },
};

/** Starting missions to hand, the rest a deck; starting action cards apart from those with a recruit icon. */
function dealOut(g: Reb, side: Side, io: RebIo): void {
  const missions = g.missions[side].deck;
  own(g, 'missions')[side].hand = missions.filter((slot) => isStartingMission(slot, io));
  own(g, 'missions')[side].deck = io.shuffle(missions.filter((slot) => !isStartingMission(slot, io)));
  const isFirst = (slot: CardSlot): boolean => {
    const id = actionIn(slot, io);
    return id !== undefined && ACTIONS[id].starting;
  };
  const actions = g.actions[side].deck;
  own(g, 'box').push(...io.shuffle(actions.filter(isFirst)));
  own(g, 'actions')[side].deck = io.shuffle(actions.filter((slot) => !isFirst(slot)));
}

/** Probe cards are turned until three Rebel and five Imperial systems have come. */
const loyalty: RebStep<Setup> = {
  run(g, f, _answers, io) {
    const deck = io.shuffle(g.probes.deck);
    const rebel: CardSlot[] = [];
    const imperial: CardSlot[] = [];
    const turned: CardSlot[] = [];
    for (const slot of deck) {
      if (rebel.length >= STARTING_LOYALTY.rebel && imperial.length >= STARTING_LOYALTY.imperial) break;
      turned.push(slot);
      const icon = probeMark(systemId(probeLoc(io.read(slot))));
      if (icon === 'rebel' && rebel.length < STARTING_LOYALTY.rebel) rebel.push(slot);
      if (icon === 'imperial' && imperial.length < STARTING_LOYALTY.imperial) imperial.push(slot);
    }
    io.reveal(turned, io.all);
    const loc = (slot: CardSlot): Loc => probeLoc(io.read(slot));
    for (const slot of rebel) own(g, 'loyalty')[loc(slot)] = REBEL_LOYALTY;
    imperial.forEach((slot, i) => {
      if (i < STARTING_LOYALTY.subjugated) own(g, 'subjugated')[loc(slot)] = 1;
      else own(g, 'loyalty')[loc(slot)] = IMPERIAL_LOYALTY;
    });
    own(g, 'loyalty')[CORUSCANT] = IMPERIAL_LOYALTY;
    io.emit({
      k: 'starting-loyalty',
      systems: rebel.map(loc),
      imperial: imperial.map(loc),
      cards: [...rebel, ...imperial],
    });
    own(g, 'probes').gone = imperial;
    own(g, 'probes').deck = io.shuffle(deck.filter((slot) => !imperial.includes(slot)));
    f.at = g.options.queuedDeathStar ? 'construction' : 'imperial-units';
  },
};

/** The units beside a Death Star that begins under construction (option). */
const CONSTRUCTION: Readonly<Partial<Record<UnitId, number>>> = {
  'death-star-under-construction': 1,
  'tie-fighter': 4,
  stormtrooper: 1,
};

/** Option: the Death Star begins on the queue, its construction site in a remote system whose probe card leaves the game. */
const construction = choiceStep<Setup>({
  kind: 'setup.construction',
  rule: 'options.queued-death-star',
  who: () => duty(EMPIRE, 'setup'),
  options: (look) =>
    SYSTEM_LOCS.filter((loc) => isRemote(look.game, loc)).map((loc) => locOption('system', loc)),
  run(g, f, id, io) {
    const loc = locIn(id);
    placeAll(g, loc, CONSTRUCTION);
    queueUnit(g, 3, DEATH_STAR);
    const card = g.probes.deck.filter((slot) => probeLoc(io.read(slot)) === loc);
    const [out = [], deck = []] = io.regroup([card, g.probes.deck.filter((slot) => !card.includes(slot))], 0);
    io.reveal(out, io.all);
    own(g, 'probes').gone.push(...out);
    own(g, 'probes').deck = io.shuffle(deck);
    io.emit({ k: 'construction-begun', side: EMPIRE, system: loc, cards: out });
    f.at = 'imperial-units';
  },
});

const unitLots = (units: Readonly<Partial<Record<UnitId, number>>>): Lot[] =>
  Object.entries(units).map(([id, n]) => ({
    id: `unit:${id}`,
    refs: [`unit:${id}` as const],
    tags: [UNITS[id as UnitId].theater],
    min: n,
    max: n,
    weight: 1,
    carry: 0,
  }));

const placeSlot = (loc: Loc, ...tags: string[]): AllotSlot => ({
  id: locRef(loc),
  ref: locRef(loc),
  tags,
  max: null,
});

/** Systems with Imperial loyalty or subjugation; those with a construction site get units if the Empire likes. */
const NEEDS_GROUND = 'needs-ground';
function imperialPlaces(g: Reb): AllotSlot[] {
  return SYSTEM_LOCS.flatMap((loc) => {
    if (isImperialSystem(g, loc)) return [placeSlot(loc, NEEDS_GROUND)];
    return unitsAt(g, loc, DSUC) > 0 ? [placeSlot(loc)] : [];
  });
}

/** All starting units, in systems with Imperial loyalty or subjugation, a ground unit in each of them. */
const imperialUnits: RebStep<Setup> = {
  who: () => [duty(EMPIRE, 'setup')],
  ask(look) {
    const g = look.game;
    const { 'death-star': stations = 0, ...others } = STARTING_UNITS.imperial;
    return {
      kind: 'setup.imperial-units',
      rule: g.options.queuedDeathStar ? 'options.queued-death-star' : 'setup.imperial-units',
      form: {
        is: 'allot',
        lots: unitLots(g.options.queuedDeathStar ? others : { ...others, 'death-star': stations }),
        slots: imperialPlaces(g),
        limits: [
          {
            lots: 'ground',
            slots: NEEDS_GROUND,
            per: 'slot',
            by: 'count',
            min: 1,
            max: null,
            rule: 'setup.imperial-units',
          },
        ],
      },
    };
  },
  run(g, f, answers, io) {
    for (const [unit, place, n] of allotted(answers[0])) gainFromSupply(g, locIn(place), kindIn(unit), n);
    io.emit({ k: 'units-placed', side: EMPIRE });
    f.at = 'rebel-where';
  },
};

/** The base space and/or one system without Imperial units. */
const rebelWhere = choiceStep<Setup>({
  kind: 'setup.rebel-where',
  rule: 'setup.rebel-units',
  who: () => duty(REBEL, 'setup'),
  options: (look) => [
    DECLINE,
    ...SYSTEM_LOCS.filter((loc) => !hasSide(look.game, loc, EMPIRE)).map((loc) => locOption('system', loc)),
  ],
  run(_g, f, id) {
    f.loc = id === DECLINE.id ? NONE : locIn(id);
    f.at = 'rebel-units';
  },
});

const rebelUnits: RebStep<Setup> = {
  who: (_g, f) => (f.loc === NONE ? [] : [duty(REBEL, 'setup')]),
  ask: (_look, f) => ({
    kind: 'setup.rebel-units',
    rule: 'setup.rebel-units',
    form: {
      is: 'allot',
      lots: unitLots(STARTING_UNITS.rebel),
      slots: [placeSlot(BASE_SPACE), placeSlot(f.loc)],
      limits: [],
    },
  }),
  run(g, f, answers, io) {
    if (f.loc === NONE) placeAll(g, BASE_SPACE, STARTING_UNITS.rebel);
    else
      for (const [unit, place, n] of allotted(answers[0])) gainFromSupply(g, locIn(place), kindIn(unit), n);
    io.emit({ k: 'units-placed', side: REBEL });
    f.at = 'actions';
  },
};

function placeAll(g: Reb, loc: Loc, units: Readonly<Partial<Record<UnitId, number>>>): void {
  for (const [id, n] of Object.entries(units)) gainFromSupply(g, loc, kindNo(id as UnitId), n);
}

/** The fixed positions of the first game; no starting action cards. */
const firstGame: RebStep<Setup> = {
  run(g, f, _answers, io) {
    const set = (ids: readonly SystemId[], change: (loc: Loc) => void): void =>
      ids.map(systemNo).forEach(change);
    set(FIRST_GAME.loyalty.rebel, (loc) => {
      own(g, 'loyalty')[loc] = REBEL_LOYALTY;
    });
    set(FIRST_GAME.loyalty.imperial, (loc) => {
      own(g, 'loyalty')[loc] = IMPERIAL_LOYALTY;
    });
    set(FIRST_GAME.loyalty.subjugated, (loc) => {
      own(g, 'subjugated')[loc] = 1;
    });
    own(g, 'loyalty')[CORUSCANT] = IMPERIAL_LOYALTY;
    const removed = FIRST_GAME.probesRemoved.map(systemNo);
    own(g, 'probes').gone = g.probes.deck.filter((slot) => removed.includes(probeLoc(io.read(slot))));
    own(g, 'probes').deck = io.shuffle(g.probes.deck.filter((slot) => !g.probes.gone.includes(slot)));
    for (const p of FIRST_GAME.units)
      placeAll(g, p.at === 'base-space' ? BASE_SPACE : systemNo(p.at), p.units);
    io.emit({ k: 'first-game' });
    f.at = 'base';
  },
};

const isActionOf = (g: Reb, slot: CardSlot, side: Side): boolean =>
  backOf(g, slot) === `${SIDES[side]}-action`;

/** Two random starting action cards each; the rest stay in the box unseen. */
const actions: RebStep<Setup> = {
  run(g, f, _answers, io) {
    for (const side of BOTH) {
      const mine = g.box.filter((slot) => isActionOf(g, slot, side));
      const dealt = mine.slice(0, STARTING_ACTIONS);
      g.box = g.box.filter((slot) => !dealt.includes(slot));
      io.reveal(dealt, ownersOf(side, io));
      own(g, 'actions')[side].hand = dealt;
      io.emit({ k: 'actions-dealt', side, n: dealt.length, cards: dealt });
    }
    f.todo = [...BOTH];
    f.at = 'immediate';
  },
};

/** Immediate ones are resolved at once, the Rebel's first. Two of them lie open, and their owner orders them. */
const immediate: RebStep<Setup> = {
  run(g, f, _answers, io) {
    const side = f.todo[0];
    if (side === undefined) {
      f.at = 'base';
      return;
    }
    const [card, second] = immediateActions(g, side, io);
    if (card === undefined) f.todo.shift();
    else if (second === undefined) startAction(g, side, card, io);
    else {
      io.reveal([card, second], io.all);
      f.at = 'order';
    }
  },
};

const order = choiceStep<Setup>({
  kind: 'setup.order',
  rule: 'setup.actions',
  who: (_g, f) => duty(firstOf(f.todo), 'actions'),
  options: (look, f) =>
    immediateActions(look.game, firstOf(f.todo), look).map((slot) => cardOption('action', slot)),
  run(g, f, id, io) {
    f.at = 'immediate';
    startAction(g, firstOf(f.todo), slotIn(id), io);
  },
});

/** Any card still in the probe deck; in the first game not next to Imperial units. */
const possibleBases = (g: Reb, r: Reader): Loc[] =>
  g.probes.deck
    .map((slot) => probeLoc(r.read(slot)))
    .filter((loc) => loc !== NONE && !hasSide(g, loc, EMPIRE))
    .filter(
      (loc) => !g.options.firstGame || !(NEIGHBOURS[loc] ?? []).some((near) => hasSide(g, near, EMPIRE)),
    )
    .sort((a, b) => a - b);

const showDeck: RebStep<Setup> = {
  run(g, f, _answers, io) {
    io.reveal(g.probes.deck, ownersOf(REBEL, io));
    f.at = 'choose-base';
  },
};

const chooseBase = choiceStep<Setup>({
  kind: 'setup.base',
  rule: 'setup.base',
  who: () => duty(REBEL, 'setup'),
  options: (look) => possibleBases(look.game, look).map((loc) => locOption('system', loc)),
  run(g, f, id, io) {
    const slot = g.probes.deck.find((s) => probeLoc(io.read(s)) === locIn(id)) ?? NONE;
    const rest = g.probes.deck.filter((s) => s !== slot);
    const [base = [], deck = []] = io.regroup([[slot], rest], ownersOf(REBEL, io));
    own(g, 'probes').base = base[0] ?? NONE;
    own(g, 'probes').deck = io.shuffle(deck);
    io.emit({ k: 'base-chosen', side: REBEL, cards: base });
    f.at = 'hands';
  },
});

/** Four starting missions and two drawn; last, so that they cannot inform placement or the base. */
const hands: RebStep<Setup> = {
  run(g, _f, _answers, io) {
    for (const side of BOTH) {
      drawMissions(g, side, STARTING_DRAW, io);
      own(g, 'missions')[side].hand = mixHand(g.missions[side].hand, side, io);
    }
    clearImperialSystems(g);
    io.pop();
    io.push({ k: 'round', at: 'assignment' });
  },
};

export const setup = {
  'lay-out': layOut,
  loyalty,
  construction,
  'imperial-units': imperialUnits,
  'rebel-where': rebelWhere,
  'rebel-units': rebelUnits,
  'first-game': firstGame,
  actions,
  immediate,
  order,
  base: showDeck,
  'choose-base': chooseBase,
  hands,
};
