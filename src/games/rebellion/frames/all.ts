import type { FrameKinds } from '../../../kernel/game.ts';
import type { QuestionKind, RebEvent } from '../kinds.ts';
import type { Reb } from '../state.ts';
import { combatFrames } from './combat/all.ts';
import { newBase } from './combat/new-base.ts';
import { action } from './command/action.ts';
import { activate } from './command/activate.ts';
import { assignment } from './command/assignment.ts';
import { command } from './command/command.ts';
import type { RebFrame } from './frames.ts';
import { missionFrames } from './mission/all.ts';
import { build } from './refresh/build.ts';
import { deploy } from './refresh/deploy.ts';
import { refreshObjective } from './refresh/objective.ts';
import { recruit } from './refresh/recruit.ts';
import { refresh } from './refresh/refresh.ts';
import { round } from './round.ts';
import { settle } from './settle.ts';
import { setup } from './setup/setup.ts';
import { window } from './window.ts';

/** All procedures of the game. Each part of the rules joins its own here. */
export const frames: FrameKinds<Reb, RebFrame, RebEvent, QuestionKind> = {
  setup,
  round,
  assignment,
  command,
  activate,
  settle,
  'new-base': newBase,
  ...combatFrames,
  ...missionFrames,
  window,
  action,
  refresh,
  'refresh-objective': refreshObjective,
  recruit,
  build,
  deploy,
};
