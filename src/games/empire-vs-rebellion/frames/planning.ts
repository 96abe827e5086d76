import { chosen } from '../../../kernel/forms/index.ts';
import type { CardSlot } from '../../../kernel/ids.ts';
import type { QuestionKind } from '../kinds.ts';
import { lockIn, ownersOf } from '../moves.ts';
import { BOTH, dutyOf, type Evr, NONE, other, type Side, sideOf } from '../state.ts';
import { cardOption, type EvrStep, slotIn } from './card-step.ts';
import type { FrameOf } from './frames.ts';

type Planning = FrameOf<'planning'>;

/** Who picks a side's card: its infiltrator, else chance (D2: Infiltration replaces the random pick), else itself. */
const picker = (g: Evr, side: Side): Side | 'chance' => {
  const a = g.areas[side];
  if (a.infiltrated) return other(side);
  return a.random ? 'chance' : side;
};

const revealEvent: EvrStep<Planning> = {
  run(g, f, _answers, io) {
    g.event = g.events.shift() ?? NONE;
    io.reveal([g.event], io.all);
    io.emit({ k: 'event-revealed', cards: [g.event], round: g.round });
    const open = BOTH.find((side) => g.areas[side].open);
    // An open card is picked first, no matter who picks it, and shown before the other is picked (D2).
    if (open !== undefined) {
      f.now = [open];
      f.later = [other(open)];
    }
    for (const side of BOTH) {
      if (g.areas[side].infiltrated) io.reveal(g.areas[side].unused, ownersOf(other(side), io)); // D1
    }
    f.at = 'own';
  },
};

/** One question for both kinds of pick: `whose` card the asked side picks. */
function pickStep(
  kind: QuestionKind,
  rule: 'planning.strategy' | 'planning.infiltration',
  whose: (asked: Side) => Side,
  next: 'theirs' | 'lock-in',
): EvrStep<Planning> {
  const asked = (g: Evr, f: Planning): Side[] =>
    BOTH.filter((side) => f.now.includes(whose(side)) && picker(g, whose(side)) === side);
  return {
    who: (g, f) => asked(g, f).map(dutyOf),
    ask(look, _f, duty) {
      const options = look.game.areas[whose(sideOf(duty))].unused.map((slot) => cardOption('card', slot));
      return { kind, rule, form: { is: 'choose', options } };
    },
    whyNot(look, _f, ref, duty) {
      const a = look.game.areas[whose(sideOf(duty))];
      if (a.unused.includes(slotIn(ref))) return null;
      return { rule: a.used.includes(slotIn(ref)) ? 'planning.used' : rule };
    },
    run(g, f, answers, _io) {
      asked(g, f).forEach((side, i) => {
        f.picks[whose(side)] = slotIn(chosen(answers[i]));
      });
      f.at = next;
    },
  };
}

/** All picks are made before any card is shown to its owner (D3); then the marks are used up. */
const lockInStep: EvrStep<Planning> = {
  run(g, f, _answers, io) {
    for (const side of f.now) {
      const a = g.areas[side];
      const by = picker(g, side);
      const slot: CardSlot =
        by === 'chance' ? (a.unused[io.int(a.unused.length, 'strategy')] ?? NONE) : f.picks[side];
      lockIn(g, side, slot, io);
      f.picks[side] = NONE;
      if (a.infiltrated) io.reveal([a.chosen], ownersOf(other(side), io)); // D20: the infiltrator still knows it
      if (a.open) {
        io.reveal([a.chosen], io.all);
        a.shown = true;
      }
      io.emit({
        k: by === side ? 'strategy-chosen' : 'strategy-picked',
        side,
        by: String(by),
        cards: [a.chosen],
      });
      Object.assign(a, { infiltrated: false, random: false, open: false });
    }
    if (f.later.length === 0) return io.pop();
    f.now = f.later;
    f.later = [];
    f.at = 'own';
  },
};

export const planning = {
  'reveal-event': revealEvent,
  // A side's own card first: an infiltrator who picks both cards shows neither before both are locked in.
  own: pickStep('planning.strategy', 'planning.strategy', (side) => side, 'theirs'),
  theirs: pickStep('planning.infiltration', 'planning.infiltration', other, 'lock-in'),
  'lock-in': lockInStep,
};
