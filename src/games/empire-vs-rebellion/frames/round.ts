import type { Fate } from '../../../kernel/outcome.ts';
import type { EvrIo } from '../moves.ts';
import { BOTH, type Evr, eventNow, NONE, other, type Side, total } from '../state.ts';
import type { EvrStep } from './card-step.ts';
import type { FrameOf } from './frames.ts';

type Round = FrameOf<'round'>;

/** Fates in seat order for a winning side; -1: a draw. */
export const fates = (winner: Side | -1): Fate[] =>
  BOTH.map((side) => (winner === -1 ? 'drawn' : side === winner ? 'won' : 'lost'));

const planning: EvrStep<Round> = {
  run(_g, f, _answers, io) {
    f.at = 'struggle';
    io.push({ k: 'planning', at: 'reveal-event', now: [0, 1], later: [], picks: [NONE, NONE] });
  },
};

const struggle: EvrStep<Round> = {
  run(g, f, _answers, io) {
    f.at = 'dominance';
    g.active = g.tutorial ? 0 : g.balance;
    g.lastWasPass = false;
    g.turns = 0;
    io.push({ k: 'struggle', at: 'turn' });
  },
};

const dominance: EvrStep<Round> = {
  run(g, f, _answers, io) {
    if (g.tutorial) return endTutorial(g, io);
    f.at = 'next';
    io.push({ k: 'dominance', at: 'reveal-strategies', armed: ['none', 'none'], winner: -1 });
  },
};

const next: EvrStep<Round> = {
  run(g, f) {
    g.round++;
    f.at = 'planning';
  },
};

/** Highest total that is not over wins; a tie, or both over: nobody (D11). */
function endTutorial(g: Evr, io: EvrIo): void {
  const { objective } = eventNow(g, io);
  const totals = BOTH.map((side) => total(g, side, io));
  const legal = BOTH.filter((side) => (totals[side] ?? 0) <= objective);
  const best = Math.max(...legal.map((side) => totals[side] ?? 0));
  const leaders = legal.filter((side) => totals[side] === best);
  const winner = leaders.length === 1 ? (leaders[0] ?? -1) : -1;
  io.tell({ k: 'totals', rebel: totals[0] ?? 0, imperial: totals[1] ?? 0, objective });
  if (winner === -1) io.tell({ k: 'tutorial-drawn' });
  else io.tell({ k: 'tutorial-won', seat: winner, loser: other(winner) });
  io.end({ seats: fates(winner), reason: winner === -1 ? 'tutorial.end' : 'tutorial.result' });
}

export const round = { planning, struggle, dominance, next };
