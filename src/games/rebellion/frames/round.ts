import { sideOfRole } from '../queries/turns.ts';
import { emptyMarks, own, ROLES } from '../state.ts';
import { checkAll } from '../table/victory.ts';
import { mobilizeFrame } from './command/mobilize.ts';
import type { FrameOf } from './frames.ts';
import type { RebStep } from './step.ts';

type Round = FrameOf<'round'>;

/** Strictly the Rebel, then the Empire. */
const assignment: RebStep<Round> = {
  run(g, f, _answers, io) {
    g.round++;
    g.marks = { ...emptyMarks(), assigning: true };
    g.effects = [];
    io.emit({ k: 'round-begins', n: g.round, time: g.time, reputation: g.reputation });
    f.at = 'command';
    io.push({ k: 'assignment', at: 'mix', side: 1, fetched: [], takenBack: 0 });
    io.push({ k: 'assignment', at: 'mix', side: 0, fetched: [], takenBack: 0 });
  },
};

const command: RebStep<Round> = {
  run(g, f, _answers, io) {
    f.at = 'end-of-command';
    own(g, 'marks').assigning = false;
    g.turn = ROLES[0];
    g.current = sideOfRole(g.turn);
    g.passed = [];
    io.push({ k: 'command', at: 'turn' });
  },
};

/** Effects that wait for the end of the phase: Rapid Mobilization, once for each that is pending. */
const endOfCommand: RebStep<Round> = {
  run(g, f, _answers, io) {
    const next = mobilizeFrame(g);
    if (next !== null) return io.push(next);
    checkAll(g, io);
    f.at = 'refresh';
  },
};

const refresh: RebStep<Round> = {
  run(_g, f, _answers, io) {
    f.at = 'next';
    io.push({ k: 'refresh', at: 'objective', todo: [] });
  },
};

const next: RebStep<Round> = {
  run(_g, f) {
    f.at = 'assignment';
  },
};

export const round = { assignment, command, 'end-of-command': endOfCommand, refresh, next };
