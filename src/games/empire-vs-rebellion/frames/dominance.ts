import { chosen } from '../../../kernel/forms/index.ts';
import { strategy } from '../data/faces.ts';
import { type EvrIo, retrieveStrategies, useStrategy } from '../moves.ts';
import { eventNow, isOver, points, total } from '../queries/table.ts';
import { compareTotals, POINTS_TO_WIN } from '../queries/victory.ts';
import { BOTH, dutyOf, type Evr, NONE, other, type Side, sideOf } from '../state.ts';
import { addOrDecline, cardOption, DECLINE, type EvrStep, slotIn } from './card-step.ts';
import { startEffect } from './event-effects.ts';
import type { FrameOf } from './frames.ts';
import { endWith } from './round.ts';

type Dominance = FrameOf<'dominance'>;

/** The effect of a side's revealed strategy. */
const effectOf = (g: Evr, side: Side, io: EvrIo) => strategy(io.read(g.areas[side].chosen)).effect;

// ---- Reveal strategies ----

const revealStrategies: EvrStep<Dominance> = {
  run(g, f, _answers, io) {
    for (const side of BOTH) {
      const a = g.areas[side];
      io.reveal([a.chosen], io.all);
      a.shown = true;
      // A side over the objective value resolves no strategy; judged before Direct Assault adds anything.
      const isVoid = isOver(g, side, io);
      f.armed[side] = isVoid ? 'none' : effectOf(g, side, io).fx;
      io.emit({ k: isVoid ? 'strategy-void' : 'strategy-revealed', seat: side, cards: [a.chosen] });
    }
    for (const side of BOTH) {
      if (f.armed[side] !== 'infiltrate') continue;
      g.areas[other(side)].infiltrated = true;
      io.emit({ k: 'will-infiltrate', seat: side, whose: other(side) });
    }
    f.at = 'support';
  },
};

const supporters = (g: Evr, f: Dominance): Side[] =>
  BOTH.filter((side) => f.armed[side] === 'add-character' && g.areas[side].reserve.length > 0);

/** Support: may add a character; two Supports are answered at the same time. */
const support: EvrStep<Dominance> = {
  who: (g, f) => supporters(g, f).map(dutyOf),
  ask(look, _f, duty) {
    const reserve = look.game.areas[sideOf(duty)].reserve.map((slot) => cardOption('card', slot));
    return {
      kind: 'dominance.support',
      rule: 'strategy.support',
      form: { is: 'choose', options: [DECLINE, ...reserve] },
    };
  },
  whyNot: (look, _f, ref, duty) =>
    ref === DECLINE.id || look.game.areas[sideOf(duty)].reserve.includes(slotIn(ref))
      ? null
      : { rule: 'strategy.support' },
  run(g, f, answers, io) {
    supporters(g, f).forEach((side, i) => {
      const id = chosen(answers[i]);
      addOrDecline(g, side, id, io);
    });
    f.at = 'determine-victory';
  },
};

// ---- Determine victory ----

/** Total with Direct Assault, which can put its owner over (D9). */
function finalTotal(g: Evr, f: Dominance, side: Side, io: EvrIo): number {
  const effect = effectOf(g, side, io);
  const bonus = f.armed[side] === 'add-to-total' && effect.fx === 'add-to-total' ? effect.by : 0;
  return total(g, side, io) + bonus;
}

/** The side that wins the event; -1 when both are over. */
function winnerOf(
  g: Evr,
  f: Dominance,
  totals: readonly [number, number],
  objective: number,
  io: EvrIo,
): Side | -1 {
  const { winner: ahead, within, tied } = compareTotals(totals, objective, g.balance);
  if (ahead === null) return -1;
  if (!within) return ahead;
  if (tied) io.emit({ k: 'tie-broken', seat: ahead });
  // Deception: exactly one of them turns the result round; two cancel out.
  const deceptions = BOTH.filter((side) => f.armed[side] === 'swap-winner').length;
  if (deceptions !== 1) return ahead;
  io.emit({ k: 'deceived', seat: other(ahead), loser: ahead });
  return other(ahead);
}

const determineVictory: EvrStep<Dominance> = {
  run(g, f, _answers, io) {
    const event = eventNow(g, io);
    const totals: [number, number] = [finalTotal(g, f, 0, io), finalTotal(g, f, 1, io)];
    io.emit({ k: 'totals', rebel: totals[0], imperial: totals[1], objective: event.objective });
    f.winner = winnerOf(g, f, totals, event.objective, io);
    f.at = 'cleanup';
    if (f.winner === -1) return nobodyWins(g, io);

    const winner = f.winner;
    const loser = other(winner);
    g.areas[winner].events.push(g.event);
    io.emit({ k: 'event-won', seat: winner, cards: [g.event], n: event.points });
    // Seven points win at once; nothing later happens.
    if (points(g, winner, io) >= POINTS_TO_WIN) {
      io.emit({ k: 'game-won', seat: winner, n: points(g, winner, io) });
      return endWith(winner, 'winning', io);
    }
    gain(g, winner, event.influence, io);
    const consolation = effectOf(g, loser, io);
    // D14: Bureaucracy pays before the event's effect.
    if (f.armed[loser] === 'gain-if-lost' && consolation.fx === 'gain-if-lost')
      gain(g, loser, consolation.by, io);
    if (event.effect) startEffect(g, event.effect, winner, io);
  },
};

function gain(g: Evr, side: Side, n: number, io: EvrIo): void {
  if (n === 0) return;
  g.areas[side].influence += n;
  io.emit({ k: 'influence-gained', seat: side, n });
}

/** The event goes facedown under the deck; it has been seen there, and stays known until the deck is shuffled. */
function nobodyWins(g: Evr, io: EvrIo): void {
  g.events.push(g.event);
  io.emit({ k: 'nobody-won', cards: [g.event] });
}

// ---- Cleanup ----

const cleanup: EvrStep<Dominance> = {
  run(g, f, _answers, io) {
    for (const side of BOTH) gather(g, side, io);
    const [rebel, imperial] = [points(g, 0, io), points(g, 1, io)];
    if (rebel !== imperial) g.balance = rebel < imperial ? 0 : 1;
    else if (f.winner !== -1) g.balance = other(f.winner); // D13: else it stays
    for (const side of BOTH) {
      const a = g.areas[side];
      useStrategy(g, side, a.chosen, io);
      a.chosen = NONE;
      a.shown = false;
      if (a.unused.length === 0) retrieveStrategies(g, side, io);
    }
    g.event = NONE;
    io.emit({ k: 'cleaned-up', seat: g.balance });
    io.pop();
  },
};

/** Deck, discard pile and play area become one shuffled deck; the reserve stays. */
export function gather(g: Evr, side: Side, io: EvrIo): void {
  const a = g.areas[side];
  a.deck = io.shuffle([...a.deck, ...a.discard, ...a.play]);
  a.discard = [];
  a.play = [];
  a.ready = [];
}

export const dominance = {
  'reveal-strategies': revealStrategies,
  support,
  'determine-victory': determineVictory,
  cleanup,
};
