import { type AllotAnswer, type AllotSlot, picked, single } from '../../../kernel/forms/index.ts';
import { type CardSlot, cardRef, type Ref } from '../../../kernel/ids.ts';
import type { Part } from '../cards/effects.ts';
import { isCharacter } from '../cards/faces.ts';
import { discardFromPlay, type EvrIo, exhaust, playTop, playToReserve, takeTop } from '../moves.ts';
import { powerIn, ruleOfPower } from '../queries/powers.ts';
import { cardIn, isReady, presentValue, sideInPlay } from '../queries/table.ts';
import type { EvrRule } from '../rules/document.ts';
import { type Evr, only, other, type Side } from '../state.ts';
import { aboutCard, cardStep, type EvrLook, type EvrStep, slotIn, whyNotCard } from './card-step.ts';
import type { FrameOf } from './frames.ts';

/** Powers that work on cards in play, and on tokens. */

/** Everything in play: the user's cards first. */
const inPlay = (look: EvrLook, f: { side: Side }): readonly CardSlot[] => [
  ...look.game.areas[f.side].play,
  ...look.game.areas[other(f.side)].play,
];
const byUser = (_g: Evr, f: { side: Side }) => only(f.side);

const exhaustNow = (g: Evr, slots: readonly CardSlot[], io: EvrIo): void => {
  for (const slot of slots) {
    const side = exhaust(g, slot);
    io.emit({ k: 'was-exhausted', side, cards: [slot] });
  }
};

// ---- Military, Diplomacy ----

const discardOne = {
  choose: cardStep<FrameOf<'discard-one'>>({
    kind: 'power.discard-one',
    about: (f) => f.card,
    rule: 'power.resolve',
    who: byUser,
    candidates: inPlay,
    judge(look, f, slot) {
      const own = powerIn('discard-one', f.card, look).from === 'own';
      if (own === (sideInPlay(look.game, slot) === f.side)) return null;
      return ruleOfPower(look, f);
    },
    run(g, _f, id, io) {
      io.pop();
      discardFromPlay(g, slotIn(id), io);
    },
  }),
};

// ---- The Force, Chewbacca ----

function judgeExhaust(look: EvrLook, f: FrameOf<'exhaust-some'>, slot: CardSlot): EvrRule | null {
  const { from } = powerIn('exhaust-some', f.card, look);
  if (from === 'opposing' && sideInPlay(look.game, slot) === f.side) return ruleOfPower(look, f);
  return isReady(look.game, slot) ? null : 'power.exhaust-ready';
}

const exhaustSome: { choose: EvrStep<FrameOf<'exhaust-some'>> } = {
  choose: {
    who: byUser,
    ask(look, f) {
      const { most } = powerIn('exhaust-some', f.card, look);
      const from = inPlay(look, f)
        .filter((slot) => judgeExhaust(look, f, slot) === null)
        .map((slot) => single(cardRef(slot), [cardRef(slot)]));
      return {
        kind: 'power.exhaust-some',
        rule: ruleOfPower(look, f),
        form: {
          is: 'pick',
          from,
          limits: [{ per: 'all', by: 'count', min: 1, max: most, rule: 'power.at-least-one' }],
        },
        facts: { most },
        about: aboutCard(f.card),
      };
    },
    whyNot: (look, f, ref) =>
      whyNotCard(look, f, ref, {
        rule: ruleOfPower(look, f),
        candidates: inPlay,
        judge: judgeExhaust,
      }),
    run(g, _f, answers, io) {
      io.pop();
      exhaustNow(g, picked(answers[0]).map(slotIn), io);
    },
  },
};

// ---- Luke Skywalker, Boba Fett: one part or both, each with its own card ----

function fitsPart(look: EvrLook, f: FrameOf<'one-or-both'>, part: Part, slot: CardSlot): boolean {
  if (part.do === 'exhaust') return isReady(look.game, slot);
  return (sideInPlay(look.game, slot) === f.side) === (part.from === 'own');
}

const partName = (part: Part): string => `${part.do}-${part.from}`;

function judgeParts(look: EvrLook, f: FrameOf<'one-or-both'>, slot: CardSlot): EvrRule | null {
  const { parts } = powerIn('one-or-both', f.card, look);
  return parts.some((part) => fitsPart(look, f, part, slot)) ? null : 'power.exhaust-ready';
}

const oneOrBoth: { choose: EvrStep<FrameOf<'one-or-both'>> } = {
  choose: {
    who: byUser,
    ask(look, f) {
      const { parts } = powerIn('one-or-both', f.card, look);
      const lots = inPlay(look, f).flatMap((slot) => {
        const to = parts.filter((part) => fitsPart(look, f, part, slot)).map(partName);
        return to.length > 0 ? [{ ...single(cardRef(slot), [cardRef(slot)]), to }] : [];
      });
      const slots: AllotSlot[] = parts.map((part) => ({
        id: partName(part),
        ref: `part:${partName(part)}` as Ref,
        tags: [],
        max: 1,
      }));
      return {
        kind: 'power.one-or-both',
        about: aboutCard(f.card),
        rule: ruleOfPower(look, f),
        form: {
          is: 'allot',
          lots,
          slots,
          limits: [{ per: 'all', by: 'count', min: 1, max: 2, rule: 'power.at-least-one' }],
        },
      };
    },
    whyNot: (look, f, ref) =>
      whyNotCard(look, f, ref, {
        rule: ruleOfPower(look, f),
        candidates: inPlay,
        judge: judgeParts,
      }),
    run(g, f, answers, io) {
      const { parts } = powerIn('one-or-both', f.card, io);
      const { put } = answers[0] as AllotAnswer;
      io.pop();
      // Both cards are named before either part is done; the parts happen in the card's order (the discard first).
      for (const part of parts) {
        const line = put.find(([, to]) => to === partName(part));
        if (!line) continue;
        const slot = slotIn(line[0]);
        if (part.do === 'discard') discardFromPlay(g, slot, io);
        else exhaustNow(g, [slot], io);
      }
    },
  },
};

// ---- Lando Calrissian ----

const discardAndRedraw: { choose: EvrStep<FrameOf<'discard-and-redraw'>> } = {
  choose: {
    who: byUser,
    ask(look, f) {
      const own = look.game.areas[f.side].play;
      return {
        kind: 'power.discard-and-redraw',
        about: aboutCard(f.card),
        rule: ruleOfPower(look, f),
        form: {
          is: 'pick',
          from: own.map((slot) => single(cardRef(slot), [cardRef(slot)])),
          limits: [{ per: 'all', by: 'count', min: 1, max: null, rule: 'power.at-least-one' }],
        },
      };
    },
    whyNot: (look, f, ref) =>
      whyNotCard(look, f, ref, {
        rule: ruleOfPower(look, f),
        candidates: (l) => l.game.areas[f.side].play,
      }),
    run(g, f, answers, io) {
      const slots = picked(answers[0]).map(slotIn);
      io.pop();
      // All are in the discard pile before the first is played, so a reshuffle in the middle can bring them back.
      for (const slot of slots) discardFromPlay(g, slot, io);
      for (const _ of slots) playTop(g, f.side, io);
    },
  },
};

// ---- Darth Vader ----

const removeExhausted = {
  choose: cardStep<FrameOf<'remove-exhausted'>>({
    kind: 'power.remove-exhausted',
    about: (f) => f.card,
    rule: ruleOfPower,
    who: byUser,
    candidates: inPlay,
    judge: (look, f, slot) => (isReady(look.game, slot) ? ruleOfPower(look, f) : null),
    run(g, _f, id, io) {
      const slot = slotIn(id);
      io.pop();
      if (isCharacter(io.read(slot))) playToReserve(g, slot, io);
      else discardFromPlay(g, slot, io);
    },
  }),
};

// ---- General Veers ----

const millAndSweep: { resolve: EvrStep<FrameOf<'mill-and-sweep'>> } = {
  resolve: {
    run(g, f, _answers, io) {
      io.pop();
      const milled = takeTop(g, f.side, io);
      io.reveal([milled], io.all);
      g.areas[f.side].discard.push(milled);
      io.emit({ k: 'milled', side: f.side, cards: [milled] });
      // D7: their present values against the milled card's ready value, strictly lower.
      const value = cardIn(milled, io).ready;
      const foe = other(f.side);
      for (const slot of g.areas[foe].play.filter((s) => presentValue(g, foe, s, io) < value))
        discardFromPlay(g, slot, io);
    },
  },
};

// ---- Yoda, Grand Moff Tarkin ----

const gainInfluence: { resolve: EvrStep<FrameOf<'gain-influence'>> } = {
  resolve: {
    run(g, f, _answers, io) {
      const { by } = powerIn('gain-influence', f.card, io);
      io.pop();
      g.areas[f.side].influence += by;
      io.emit({ k: 'influence-gained', side: f.side, n: by });
    },
  },
};

/** A player who must lose more tokens than they have loses all of them. */
export function loseInfluence(g: Evr, side: Side, by: number, io: EvrIo): void {
  const lost = Math.min(by, g.areas[side].influence);
  if (lost === 0) return;
  g.areas[side].influence -= lost;
  io.emit({ k: 'influence-lost', side, n: lost });
}

const takeInfluence: { resolve: EvrStep<FrameOf<'take-influence'>> } = {
  resolve: {
    run(g, f, _answers, io) {
      const { by } = powerIn('take-influence', f.card, io);
      io.pop();
      loseInfluence(g, other(f.side), by, io);
    },
  },
};

export const powersInPlay = {
  'discard-one': discardOne,
  'exhaust-some': exhaustSome,
  'one-or-both': oneOrBoth,
  'discard-and-redraw': discardAndRedraw,
  'remove-exhausted': removeExhausted,
  'mill-and-sweep': millAndSweep,
  'gain-influence': gainInfluence,
  'take-influence': takeInfluence,
};
