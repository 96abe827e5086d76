import { arranged, chosen, type Option } from '../../../kernel/forms/index.ts';
import { type CardSlot, cardRef, type FaceId } from '../../../kernel/ids.ts';
import type { EventEffect } from '../cards/effects.ts';
import { CHARACTERS, FACES, faceOf } from '../cards/faces.ts';
import { type EvrIo, forgetReserve, ownersOf, retrieveStrategies, useStrategy } from '../moves.ts';
import { eventNow } from '../queries/table.ts';
import { type Evr, NONE, only, other, type Reader, type Side } from '../state.ts';
import { addOrDecline, cardStep, DECLINE, type EvrStep, slotIn } from './card-step.ts';
import type { FrameOf } from './frames.ts';
import { loseInfluence } from './powers-in-play.ts';

const byUser = (_g: Evr, f: { side: Side }) => only(f.side);

type Executor<K> = (g: Evr, effect: Extract<EventEffect, { fx: K }>, winner: Side, io: EvrIo) => void;

/** What an event does after somebody has won it: at once, as a mark for the next round, or as a frame that asks. */
const EXECUTORS: { [K in EventEffect['fx']]: Executor<K> } = {
  block() {}, // it applied during the round
  'lose-influence': (g, effect, winner, io) => loseInfluence(g, other(winner), effect.by, io),
  'random-strategy'(g, _effect, winner, io) {
    g.areas[other(winner)].random = true;
    io.emit({ k: 'will-pick-at-random', side: other(winner) });
  },
  'open-strategy'(g, _effect, winner, io) {
    g.areas[other(winner)].open = true;
    io.emit({ k: 'will-show-first', side: other(winner) });
  },
  'retrieve-strategies'(g, _effect, winner, io) {
    // D16: the strategy chosen this round still lies on the table and is not taken back.
    if (g.areas[winner].used.length > 0) retrieveStrategies(g, winner, io);
  },
  'add-character'(g, _effect, winner, io) {
    if (g.areas[winner].reserve.length > 0) io.push({ k: 'add-character', at: 'choose', side: winner });
  },
  'reorder-events'(g, effect, winner, io) {
    const seen = g.events.slice(0, effect.look);
    if (seen.length > 0) io.push({ k: 'reorder-events', at: 'whether', side: winner, seen });
  },
  'discard-strategy'(g, _effect, winner, io) {
    const { unused } = g.areas[other(winner)];
    if (unused.length === 0) return;
    io.reveal(unused, ownersOf(winner, io)); // D19: the winner sees them
    io.push({ k: 'discard-strategy', at: 'choose', side: winner });
  },
  'character-to-reserve'(g, effect, winner, io) {
    const side = effect.who === 'winner' ? winner : other(winner);
    // D17: compulsory if there is one; whether all eight are in reserve is open, since reserves are counted.
    if (g.areas[side].reserve.length < CHARACTERS[side].length) {
      io.push({ k: 'character-to-reserve', at: 'choose', side });
    }
  },
};

export function startEffect(g: Evr, effect: EventEffect, winner: Side, io: EvrIo): void {
  const execute = EXECUTORS[effect.fx] as (g: Evr, effect: EventEffect, winner: Side, io: EvrIo) => void;
  execute(g, effect, winner, io);
}

// ---- Occupation of Cloud City, Rebel Uprising ----

const addCharacter = {
  choose: cardStep<FrameOf<'add-character'>>({
    kind: 'event.add-character',
    rule: 'dominance.effect',
    who: byUser,
    candidates: (look, f) => look.game.areas[f.side].reserve,
    may: true,
    run(g, f, id, io) {
      io.pop();
      addOrDecline(g, f.side, id, io);
    },
  }),
};

// ---- Balance of the Force ----

const LOOK: Option = { id: 'do:look', refs: [] };

const reorderEvents: {
  whether: EvrStep<FrameOf<'reorder-events'>>;
  order: EvrStep<FrameOf<'reorder-events'>>;
} = {
  whether: {
    who: byUser,
    ask: (look) => ({
      kind: 'event.reorder.whether',
      rule: eventNow(look.game, look).rule,
      form: { is: 'choose', options: [LOOK, DECLINE] },
    }),
    run(_g, f, answers, io) {
      if (chosen(answers[0]) !== LOOK.id) {
        io.emit({ k: 'events-left', side: f.side });
        return io.pop();
      }
      io.reveal(f.seen, ownersOf(f.side, io));
      io.emit({ k: 'saw-events', side: f.side, cards: f.seen });
      f.at = 'order';
    },
  },
  order: {
    who: byUser,
    ask: (look, f) => ({
      kind: 'event.reorder.order',
      rule: eventNow(look.game, look).rule,
      form: {
        is: 'arrange',
        items: f.seen.map(cardRef),
        piles: [{ id: 'top', min: f.seen.length, max: f.seen.length }],
      },
    }),
    run(g, f, answers, io) {
      const order = (arranged(answers[0])[0] ?? []).map(slotIn);
      io.pop();
      // One group for each place: the new slots follow the places, so nobody else can see what went where.
      const places = io.regroup(
        order.map((slot) => [slot]),
        ownersOf(f.side, io),
      );
      g.events = [...places.flat(), ...g.events.slice(order.length)];
      io.emit({ k: 'events-ordered', side: f.side });
    },
  },
};

// ---- Display of Power ----

const discardStrategy = {
  choose: cardStep<FrameOf<'discard-strategy'>>({
    kind: 'event.discard-strategy',
    rule: 'dominance.discard-strategy',
    who: byUser,
    candidates: (look, f) => look.game.areas[other(f.side)].unused,
    compulsory: 'dominance.effect',
    run(g, f, id, io) {
      const loser = other(f.side);
      const slot = slotIn(id);
      const a = g.areas[loser];
      io.pop();
      // The winner has seen the faces. Mixing them hides which of the others is chosen next round.
      const [gone = [], left = []] = io.regroup(
        [[slot], a.unused.filter((s) => s !== slot)],
        ownersOf(loser, io),
      );
      a.unused = left;
      for (const s of gone) useStrategy(g, loser, s, io);
      io.emit({ k: 'strategy-discarded', side: loser, cards: gone });
    },
  }),
};

// ---- Fall of a Hero, Negotiate With the Hutts ----

/** The characters of a side that are not in its reserve, as their owner can work out, who knows the reserve. */
const outsideReserve = (g: Evr, side: Side, r: Reader): FaceId[] => {
  const inReserve = g.areas[side].reserve.map((slot) => r.read(slot));
  return CHARACTERS[side].filter((face) => !inReserve.includes(face));
};

const characterToReserve: { choose: EvrStep<FrameOf<'character-to-reserve'>> } = {
  choose: {
    who: byUser,
    // Named by its face: its owner knows that it is somewhere in the deck, but not where.
    ask: (look, f) => ({
      kind: 'event.character-to-reserve',
      rule: 'dominance.reserve',
      form: {
        is: 'choose',
        options: outsideReserve(look.game, f.side, look).map((face) => ({
          id: `face:${FACES[face]}`,
          refs: [`face:${FACES[face]}` as const],
        })),
      },
    }),
    whyNot: (look, f, ref) =>
      outsideReserve(look.game, f.side, look).some((face) => ref === `face:${FACES[face]}`)
        ? null
        : { rule: 'dominance.reserve' },
    run(g, f, answers, io) {
      const face = faceOf(chosen(answers[0]).slice('face:'.length));
      const a = g.areas[f.side];
      // D17: taken from the gathered cards, before Cleanup's shuffle, so that nobody sees where it lay.
      const all: CardSlot[] = [...a.deck, ...a.discard, ...a.play];
      const slot = all.find((s) => io.read(s) === face) ?? NONE;
      const rest = all.filter((s) => s !== slot);
      const owner = ownersOf(f.side, io);
      io.pop();
      const [taken = [], left = []] = io.regroup([[slot], rest], owner);
      io.reveal(taken, owner);
      Object.assign(a, { deck: left, discard: [], play: [], ready: [], reserve: [...a.reserve, ...taken] });
      forgetReserve(f.side, io);
      io.emit({ k: 'character-set-aside', side: f.side });
    },
  },
};

export const eventEffects = {
  'add-character': addCharacter,
  'reorder-events': reorderEvents,
  'discard-strategy': discardStrategy,
  'character-to-reserve': characterToReserve,
};
