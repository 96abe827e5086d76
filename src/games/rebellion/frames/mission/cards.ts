import { arranged, chosen, type Option } from '../../../../kernel/forms/index.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import { effectOn } from '../../cards/actions/index.ts';
import { effectOf } from '../../cards/missions/index.ts';
import { lookThrough, takeOut } from '../../cards/search.ts';
import { missionIn, probeLoc } from '../../faces.ts';
import type { RebIo, RebLook } from '../../io.ts';
import { cardOption, DECLINE, leaderIn, leaderOption, slotIn } from '../../names.ts';
import { duty, EMPIRE, NONE, own, REBEL, type Reb } from '../../state.ts';
import { noteNoBase } from '../../table/base.ts';
import {
  assign,
  isStartingMission,
  mixHand,
  ownersOf,
  returnToHand,
  takeProjects,
} from '../../table/piles.ts';
import { layUnseen } from '../../table/unseen.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';
import type { RebStep } from '../step.ts';

/** Missions and cards that search, draw and move projects, probe cards and missions. */

// ---- Research and Development ----

type Research = FrameOf<'research'>;

const DRAW_TWO: Option = { id: 'do:draw-two', refs: [] };
const REPAIR: Option = { id: 'do:repair', refs: [] };
const projectsSeen = (): number => effectOf('research-and-development', 'research').n;

function take(g: Reb, f: Research, n: number, io: RebIo): void {
  f.seen = takeProjects(g, n, io);
  own(g, 'limbo').push(...f.seen);
  io.emit({ k: 'projects-looked', side: EMPIRE, n: f.seen.length, cards: f.seen });
  f.at = 'keep';
}

/** Removing a sabotage marker needs one: otherwise there is nothing to choose. */
const mode = formStep<Research>({
  kind: 'effect.research',
  rule: () => 'mission.research-and-development',
  who: () => duty(EMPIRE, 'missions'),
  form: () => ({ is: 'choose', options: [DRAW_TWO, REPAIR] }),
  run(g, f, answer, io) {
    if (chosen(answer) === DRAW_TWO.id) return take(g, f, projectsSeen(), io);
    const { loc } = io.frame('mission');
    own(g, 'sabotage')[loc] = 0;
    io.emit({ k: 'repaired', side: EMPIRE, system: loc });
    take(g, f, 1, io);
  },
});

const draw: RebStep<Research> = {
  run: (g, f, _answers, io) => take(g, f, projectsSeen(), io),
};

/** The card not kept goes under the project deck, and nobody else can tell which it was. */
const keep = formStep<Research>({
  kind: 'effect.research-keep',
  rule: () => 'mission.research-and-development',
  who: (_g, f) => (f.seen.length > 1 ? duty(EMPIRE, 'missions') : null),
  form: (_look, f) => ({ is: 'choose', options: f.seen.map((slot) => cardOption('keep', slot)) }),
  run(g, f, answer, io) {
    io.pop();
    g.limbo = g.limbo.filter((slot) => !f.seen.includes(slot));
    const kept = answer === undefined ? f.seen[0] : slotIn(chosen(answer));
    if (kept === undefined) return;
    const others = f.seen.filter((slot) => slot !== kept);
    const [mine = kept, ...under] = layUnseen(g, [kept, ...others], EMPIRE, io);
    own(g, 'projects').deck.push(...under);
    io.emit({ k: 'projects-drawn', side: EMPIRE, n: 1, cards: [mine] });
    returnToHand(g, EMPIRE, [mine], io);
  },
});

export function startResearch(g: Reb, io: RebIo): void {
  const sabotaged = g.sabotage[io.frame('mission').loc] === 1;
  io.push({ k: 'research', at: sabotaged ? 'mode' : 'look', seen: [] });
}

// ---- Plant False Lead ----

type FalseLead = FrameOf<'false-lead'>;

/** Random cards of the Imperial hand, never of the deck. The Empire remembers that the base is not there. */
const takeLeads: RebStep<FalseLead> = {
  run(g, f, _answers, io) {
    const { n } = effectOf('plant-false-lead', 'return-probes');
    const hand = g.probes.hand.slice();
    while (hand.length > 0 && f.seen.length < n) {
      f.seen.push(...hand.splice(io.int(hand.length, 'false-lead'), 1));
    }
    if (f.seen.length === 0) return io.pop();
    io.reveal(f.seen, ownersOf(REBEL, io));
    io.emit({ k: 'probes-taken', side: REBEL, n: f.seen.length, cards: f.seen });
    f.at = 'place';
  },
};

const placeLeads = formStep<FalseLead>({
  kind: 'effect.false-lead',
  rule: () => 'mission.plant-false-lead',
  who: () => duty(REBEL, 'missions'),
  form: (_look, f) => ({
    is: 'arrange',
    items: f.seen.map(cardRef),
    piles: [
      { id: 'top', min: 0, max: f.seen.length },
      { id: 'bottom', min: 0, max: f.seen.length },
    ],
  }),
  run(g, f, answer, io) {
    io.pop();
    const [top = [], bottom = []] = arranged(answer);
    noteNoBase(
      g,
      f.seen.map((slot) => probeLoc(io.read(slot))).sort((a, b) => a - b),
      io,
    );
    const laid = layUnseen(g, [...top, ...bottom].map(slotIn), REBEL, io);
    own(g, 'probes').hand = g.probes.hand.filter((slot) => !f.seen.includes(slot));
    own(g, 'probes').deck = [...laid.slice(0, top.length), ...g.probes.deck, ...laid.slice(top.length)];
    io.emit({ k: 'probes-placed', side: REBEL, top: top.length, bottom: bottom.length });
  },
});

// ---- Contingency Plan ----

type Contingency = FrameOf<'contingency'>;

/** The hand is mixed before a card is laid facedown, so that nobody can follow one that came back. */
const mix: RebStep<Contingency> = {
  run(g, f, _answers, io) {
    own(g, 'missions')[REBEL].hand = mixHand(g.missions[REBEL].hand, REBEL, io);
    f.at = 'leader';
  },
};

const leader = formStep<Contingency>({
  kind: 'effect.contingency-leader',
  rule: () => 'mission.contingency-plan',
  who: (_g, f) => (f.leaders.length > 1 ? duty(REBEL, 'missions') : null),
  form: (_look, f) => ({ is: 'choose', options: f.leaders.map((l) => leaderOption('leader', l)) }),
  run(_g, f, answer) {
    f.leader = answer === undefined ? (f.leaders[0] ?? NONE) : leaderIn(chosen(answer));
    f.at = 'card';
  },
});

const startingMissions = (look: RebLook): CardSlot[] =>
  look.game.missions[REBEL].hand.filter((slot) => isStartingMission(slot, look));

/** Assigned facedown with this leader alone; other leaders of this card are spent until the Refresh Phase. */
const startingCard = formStep<Contingency>({
  kind: 'effect.contingency',
  rule: () => 'mission.contingency-plan',
  who: () => duty(REBEL, 'missions'),
  form(look) {
    const cards = startingMissions(look).map((slot) => cardOption('assign', slot));
    return { is: 'choose', options: cards.length > 0 ? cards : [DECLINE] };
  },
  run(g, f, answer, io) {
    io.pop();
    if (chosen(answer) === DECLINE.id) return io.emit({ k: 'no-effect', side: REBEL });
    g.limboLeaders = g.limboLeaders.filter((l) => l !== f.leader);
    assign(g, REBEL, slotIn(chosen(answer)), [f.leader]);
    io.emit({ k: 'reassigned', side: REBEL, leader: f.leader });
  },
});

// ---- Son of Skywalker ----

type SonOfSkywalker = FrameOf<'son-of-skywalker'>;

const lookForIt: RebStep<SonOfSkywalker> = {
  run(g, f, _answers, io) {
    lookThrough(own(g, 'missions')[REBEL], REBEL, io);
    f.at = 'choose';
  },
};

function searched(look: RebLook): CardSlot[] {
  const missions = effectOn('son-of-skywalker', 'ask')?.missions;
  return look.game.missions[REBEL].deck.filter((slot) => {
    const id = missionIn(slot, look);
    return id !== undefined && missions?.includes(id);
  });
}

/** Into the hand without showing it; the searcher may find none, and nobody else can tell what was there. */
const found = formStep<SonOfSkywalker>({
  kind: 'action.son-of-skywalker',
  rule: () => 'action.son-of-skywalker',
  who: () => duty(REBEL, 'missions'),
  form: (look) => ({
    is: 'choose',
    options: [DECLINE, ...searched(look).map((slot) => cardOption('take', slot))],
  }),
  run(g, _f, answer, io) {
    io.pop();
    const piles = own(g, 'missions')[REBEL];
    if (chosen(answer) === DECLINE.id) {
      piles.deck = io.shuffle(piles.deck);
      return io.emit({ k: 'mission-searched', side: REBEL, n: 0 });
    }
    const card = takeOut(piles, slotIn(chosen(answer)), REBEL, io);
    io.emit({ k: 'mission-searched', side: REBEL, n: 1, cards: [card] });
    returnToHand(g, REBEL, [card], io);
  },
});

export const missionCards = {
  research: { mode, look: draw, keep },
  'false-lead': { take: takeLeads, place: placeLeads },
  contingency: { mix, leader, card: startingCard },
  'son-of-skywalker': { look: lookForIt, choose: found },
};
