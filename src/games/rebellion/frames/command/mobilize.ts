import { chosen, hauled, type Option } from '../../../../kernel/forms/index.ts';
import type { CardSlot } from '../../../../kernel/ids.ts';
import { effectOf } from '../../cards/missions/index.ts';
import { probeLoc } from '../../faces.ts';
import type { RebIo } from '../../io.ts';
import { cardOption, DECLINE, locIn, locOption, locRef, slotIn } from '../../names.ts';
import { canBecomeBase } from '../../queries/base.ts';
import { isPinned } from '../../queries/pins.ts';
import { haulForm } from '../../queries/transport.ts';
import { BASE_SPACE, duty, type Loc, NONE, own, REBEL, type Reader, type Reb } from '../../state.ts';
import { moveBase } from '../../table/base.ts';
import { applyMove } from '../../table/movement.ts';
import { ownersOf } from '../../table/piles.ts';
import { SYSTEM_LOCS } from '../../table/systems.ts';
import { hasSide } from '../../table/units.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';
import type { RebStep } from '../step.ts';

/** Rapid Mobilization at the end of the Command Phase: units to the base space, or a new base. */

type Mobilize = FrameOf<'mobilize'>;

const MOVE_UNITS: Option = { id: 'do:move-units', refs: [] };
const NEW_BASE: Option = { id: 'do:new-base', refs: [] };
/** The effect to which one leader was assigned, or the one with two. */
const ONE_FIRST: Option = { id: 'do:first-1', refs: [] };
const TWO_FIRST: Option = { id: 'do:first-2', refs: [] };
const numbers = () => effectOf('rapid-mobilization', 'mobilize-later');
/** Probe cards seen; more with two leaders. */
const seenBy = (leaders: number): number => (leaders >= 2 ? numbers().withTwo : numbers().probes);

/** Another pending effect that sees a different number of cards; -1: none. */
const otherPending = (g: Reb, leaders: number): number =>
  g.marks.mobilizations.findIndex((other) => seenBy(other) !== seenBy(leaders));

/** Begins the first pending effect. With two that differ, the Rebel says once which comes first. */
export function mobilizeFrame(g: Reb): Mobilize | null {
  const leaders = own(g, 'marks').mobilizations.shift();
  if (leaders === undefined) return null;
  const at = otherPending(g, leaders) >= 0 ? 'order' : 'mode';
  return { k: 'mobilize', at, leaders, from: NONE, seen: [] };
}

const order = formStep<Mobilize>({
  kind: 'mobilize.order',
  rule: () => 'mission.rapid-mobilization',
  who: () => duty(REBEL, 'missions'),
  form: () => ({ is: 'choose', options: [ONE_FIRST, TWO_FIRST] }),
  run(g, f, answer) {
    f.at = 'mode';
    const first = chosen(answer) === TWO_FIRST.id ? 2 : 1;
    const i = otherPending(g, f.leaders);
    if (first === f.leaders || i < 0) return;
    own(g, 'marks').mobilizations[i] = f.leaders;
    f.leaders = first;
  },
});

const mode = formStep<Mobilize>({
  kind: 'mobilize.mode',
  rule: () => 'mission.rapid-mobilization',
  who: () => duty(REBEL, 'missions'),
  form: (look) => ({
    is: 'choose',
    options: [...(look.game.probes.revealed ? [] : [MOVE_UNITS]), NEW_BASE],
  }),
  why: (_look, _f, ref) => (ref === MOVE_UNITS.id ? 'base.revealed' : null),
  facts: (_look, f) => ({ n: seenBy(f.leaders) }),
  run(g, f, answer) {
    g.current = REBEL; // outside of turns the side whose card it is goes first
    f.at = chosen(answer) === NEW_BASE.id ? 'look' : 'source';
  },
});

// ---- units to the base space ----

const unitsForm = (g: Reb, from: Loc) =>
  haulForm(g, REBEL, BASE_SPACE, [from], {
    limits: [{ per: 'all', by: 'count', min: 0, max: numbers().units, rule: 'mission.rapid-mobilization' }],
  });

/** From any one system without a Rebel leader: distance does not matter, transport does. */
const source = formStep<Mobilize>({
  kind: 'mobilize.source',
  rule: () => 'mission.rapid-mobilization',
  who: () => duty(REBEL, 'movement'),
  form: (look) => ({
    is: 'choose',
    options: [
      DECLINE,
      ...SYSTEM_LOCS.filter((loc) => unitsForm(look.game, loc).sources.length > 0).map((loc) =>
        locOption('from', loc),
      ),
    ],
  }),
  why(look, _f, ref) {
    if (!ref.startsWith('system:')) return null;
    const loc = locIn(ref);
    return hasSide(look.game, loc, REBEL) && isPinned(look.game, loc, REBEL) ? 'move.pinned' : null;
  },
  run(_g, f, answer, io) {
    if (chosen(answer) === DECLINE.id) return finish([], io);
    f.from = locIn(chosen(answer));
    f.at = 'units';
  },
});

const units = formStep<Mobilize>({
  kind: 'mobilize.units',
  rule: () => 'mission.rapid-mobilization',
  who: () => duty(REBEL, 'movement'),
  form: (look, f) => unitsForm(look.game, f.from),
  about: (f) => [locRef(f.from)],
  run(g, _f, answer, io) {
    const lines = hauled(answer);
    applyMove(g, BASE_SPACE, lines);
    const n = lines.reduce((sum, [, , count]) => sum + count, 0);
    io.emit({ k: n > 0 ? 'moved' : 'moved-nothing', side: REBEL, system: BASE_SPACE, n });
    finish([], io);
  },
});

function finish(locs: Loc[], io: RebIo): void {
  io.pop();
  io.push({ k: 'settle', at: 'base', locs, from: [], initiator: REBEL });
}

// ---- a new base ----

/** Only the Rebel sees the cards, ineligible ones too; they stay on top of the deck until the Rebel has chosen. */
const look: RebStep<Mobilize> = {
  run(g, f, _answers, io) {
    f.seen = g.probes.deck.slice(0, seenBy(f.leaders));
    io.reveal(f.seen, ownersOf(REBEL, io));
    io.emit({ k: 'probes-looked', side: REBEL, n: f.seen.length, cards: f.seen });
    f.at = 'base';
  },
};

export function canBeBase(g: Reb, card: CardSlot, r: Reader): boolean {
  const loc = probeLoc(r.read(card));
  return loc !== NONE && canBecomeBase(g, loc);
}

const base = formStep<Mobilize>({
  kind: 'mobilize.base',
  rule: () => 'base.relocate',
  who: () => duty(REBEL, 'missions'),
  form: (view, f) => ({
    is: 'choose',
    options: [
      DECLINE,
      ...f.seen.filter((slot) => canBeBase(view.game, slot, view)).map((slot) => cardOption('base', slot)),
    ],
  }),
  run(g, f, answer, io) {
    const card = chosen(answer) === DECLINE.id ? NONE : slotIn(chosen(answer));
    const rest = g.probes.deck.filter((slot) => !f.seen.includes(slot));
    if (card === NONE) {
      own(g, 'probes').deck = [...rest, ...io.shuffle(f.seen)];
      io.emit({ k: 'base-kept', side: REBEL });
      return finish([], io);
    }
    const others = f.seen.filter((slot) => slot !== card);
    const [mine = [], under = []] = io.regroup([[card], others], ownersOf(REBEL, io));
    own(g, 'probes').deck = [...rest, ...io.shuffle(under)];
    const wasHidden = !g.probes.revealed;
    const old = moveBase(g, mine[0] ?? card, io);
    // Units that appear among enemies fight at once, the Rebels being the initiators (our ruling, as for R-119).
    finish(wasHidden ? [old] : [], io);
  },
});

export const mobilize = { order, mode, source, units, look, base };
