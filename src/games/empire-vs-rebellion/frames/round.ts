import type { EvrIo } from '../moves.ts';
import { eventNow, total } from '../queries/table.ts';
import { BOTH, type Evr, NONE, other, SIDES, type Side } from '../state.ts';
import type { EvrStep } from './card-step.ts';
import type { FrameOf } from './frames.ts';

type Round = FrameOf<'round'>;

/** Ends the game for a winning side; -1: a draw. */
export function endWith(winner: Side | -1, reason: string, io: EvrIo): void {
  if (winner === -1) io.draw(reason);
  else io.win(SIDES[winner], reason);
}

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
    io.push({ k: 'struggle', at: 'turn', positions: [] });
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
  io.emit({ k: 'totals', rebel: totals[0] ?? 0, imperial: totals[1] ?? 0, objective });
  if (winner === -1) io.emit({ k: 'tutorial-drawn' });
  else io.emit({ k: 'tutorial-won', seat: winner, loser: other(winner) });
  endWith(winner, winner === -1 ? 'tutorial.end' : 'tutorial.result', io);
}

export const round = { planning, struggle, dominance, next };
