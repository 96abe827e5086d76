import { chosen, hauled, type Option } from '../../../../kernel/forms/index.ts';
import { cardRef, type Duty } from '../../../../kernel/ids.ts';
import type { ActionEffect } from '../../cards/actions/action.ts';
import { ACTIONS, type ActionId, effectOn } from '../../cards/actions/index.ts';
import { placesFor, refuges, runEffects } from '../../cards/actions/run.ts';
import { ownSearched, searched, takeOut } from '../../cards/search.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { RebIo } from '../../io.ts';
import type { QuestionKind } from '../../kinds.ts';
import { cardOption, leaderIn, leaderOption, locIn, locOption, locRef, slotIn } from '../../names.ts';
import { haulForm } from '../../queries/transport.ts';
import type { RebRule } from '../../rules/document.ts';
import { duty, EMPIRE, isSystem, kindNo, type Leader, NONE, REBEL, type Reb } from '../../state.ts';
import {
  ALL_LEADERS,
  isCaptured,
  isInPlay,
  placeLeader,
  poolOf,
  shownOn,
  sideOfLeader,
} from '../../table/leaders.ts';
import { applyMove } from '../../table/movement.ts';
import { assign } from '../../table/piles.ts';
import { SYSTEM_LOCS } from '../../table/systems.ts';
import { GROUND, IMMOBILE, KINDS_IN, moveUnits, unitsAt } from '../../table/units.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';
import type { RebStep } from '../step.ts';

type Action = FrameOf<'action'>;

const ruleOf = (id: ActionId): RebRule => `action.${id}`;

interface ActionChoice {
  kind: QuestionKind;
  who(f: Action): Duty;
  /** What can be chosen, as everybody can see. */
  among(g: Reb, f: Action): readonly number[];
  option(n: number): Option;
  read(id: string): number;
  /** NONE: there was nothing to choose. */
  done(g: Reb, f: Action, n: number, io: RebIo): void;
}

/** A choice that an action card gives; where everybody can see that there is only one, it is not asked. */
const choice = (spec: ActionChoice): RebStep<Action> =>
  formStep<Action>({
    kind: spec.kind,
    rule: (f) => ruleOf(f.id),
    who: (g, f) => (spec.among(g, f).length > 1 ? spec.who(f) : null),
    form: (look, f) => ({ is: 'choose', options: spec.among(look.game, f).map(spec.option) }),
    about: (f) => [cardRef(f.card)],
    run(g, f, answer, io) {
      const n = answer === undefined ? (spec.among(g, f)[0] ?? NONE) : spec.read(chosen(answer));
      spec.done(g, f, n, io);
    },
  });

/** Rebel leaders in the game; a ring put on a captive would free them, so captives are left out. */
const wearers = (g: Reb, shown: readonly LeaderId[]): Leader[] =>
  ALL_LEADERS.filter(
    (l) =>
      isInPlay(g, l) &&
      sideOfLeader(g, l) === REBEL &&
      !isCaptured(g, l) &&
      (shown.length === 0 || shownOn(l, shown)),
  );

const leader = choice({
  kind: 'action.leader',
  who: (f) => duty(f.side, 'actions'),
  among(g, f) {
    const { leaders, timing } = ACTIONS[f.id];
    if (timing === 'immediate') return wearers(g, leaders);
    return poolOf(g, f.side).filter((l) => shownOn(l, leaders));
  },
  option: (l) => leaderOption('leader', l),
  read: leaderIn,
  done(_g, f, l) {
    f.leader = l;
    f.at = ACTIONS[f.id].place === null ? 'resolve' : 'where';
  },
});

/** Cards that place their leader move the leader to the place that the player chooses. */
const where = choice({
  kind: 'action.where',
  who: (f) => duty(f.side, 'actions'),
  among: (g, f) => placesFor(g, f.id, f.side),
  option: (loc) => locOption('system', loc),
  read: locIn,
  done(g, f, loc, io) {
    f.loc = loc;
    placeLeader(g, f.leader, loc);
    io.emit({ k: 'leader-placed', side: f.side, leader: f.leader, system: loc });
    f.at = 'resolve';
  },
});

/** Effects that ask in a step of this frame; the others finish without it. */
const STEP_OF: Readonly<Partial<Record<ActionEffect['do'], Action['at']>>> = {
  search: 'search',
  scout: 'move',
  'move-from-base': 'move',
  'drive-out': 'away',
};

const resolve: RebStep<Action> = {
  run(g, f, _answers, io) {
    const step = ACTIONS[f.id].effects.map((e) => STEP_OF[e.do]).find((at) => at !== undefined);
    if (step === undefined) io.pop();
    else f.at = step;
    runEffects(g, f, io);
  },
};

/**
 * The card found is assigned facedown, and a second leader may join. The assignment remembers it, followed by
 * the action card that fetched it.
 */
const search = choice({
  kind: 'action.search',
  who: (f) => duty(f.side, 'missions'),
  among: (g, f) => searched(g, f.side).deck,
  option: (slot) => cardOption('take', slot),
  read: slotIn,
  done(g, f, slot, io) {
    const card = takeOut(ownSearched(g, f.side), slot, f.side, io);
    assign(g, f.side, card, [f.leader]);
    io.frame('assignment').fetched.push(card, f.card);
    io.emit({ k: 'mission-fetched', side: f.side, leader: f.leader, cards: [card] });
    io.pop();
  },
});

/** What may come along: TIE Fighters from everywhere without transport, or units from the base under transport. */
function moveForm(g: Reb, f: Action) {
  const scout = effectOn(f.id, 'scout');
  if (scout === undefined) {
    return haulForm(g, f.side, f.loc, f.from === f.loc ? [] : [f.from]);
  }
  const others = SYSTEM_LOCS.filter((loc) => loc !== f.loc);
  const form = haulForm(g, f.side, f.loc, others, {
    keep: (kind) => kind === kindNo(scout.unit),
    free: true,
    limits: [{ per: 'all', by: 'count', min: 0, max: scout.most, rule: ruleOf(f.id) }],
  });
  // Captives do not come along: the card brings TIE Fighters only.
  const sources = form.sources
    .map(({ from, lots }) => ({ from, lots: lots.filter((lot) => !lot.tags.includes('captive')) }))
    .filter(({ lots }) => lots.length > 0);
  return { ...form, sources };
}

const move = formStep<Action>({
  kind: 'action.move',
  rule: (f) => ruleOf(f.id),
  who: (g, f) => (moveForm(g, f).sources.length > 0 ? duty(f.side, 'movement') : null),
  form: (look, f) => moveForm(look.game, f),
  about: (f) => [cardRef(f.card), locRef(f.loc)],
  run(g, f, answer, io) {
    const lines = answer === undefined ? [] : hauled(answer);
    const from = applyMove(g, f.loc, lines).filter(isSystem);
    const n = lines.reduce((sum, [, , count]) => sum + count, 0);
    io.emit({ k: n > 0 ? 'moved' : 'moved-nothing', side: f.side, system: f.loc, n });
    io.pop();
    io.push({ k: 'settle', at: 'base', locs: [f.loc], from, initiator: f.side });
  },
});

/** The Empire says where its ground units go; captives and structures stay. */
const away = choice({
  kind: 'action.away',
  who: () => duty(EMPIRE, 'movement'),
  among: (g, f) => refuges(g, f.loc),
  option: (loc) => locOption('system', loc),
  read: locIn,
  done(g, f, to, io) {
    let moved = 0;
    for (const kind of KINDS_IN[EMPIRE][GROUND]) {
      const n = IMMOBILE[kind] ? 0 : unitsAt(g, f.loc, kind);
      moveUnits(g, f.loc, to, kind, n);
      moved += n;
    }
    io.emit({ k: 'moved', side: EMPIRE, system: to, n: moved });
    io.pop();
    // No Rebel ground unit is where they go: no combat follows.
    io.push({ k: 'settle', at: 'base', locs: [], from: [], initiator: f.side });
  },
});

export const action = { leader, where, resolve, search, move, away };
