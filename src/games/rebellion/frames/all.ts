import type { FrameKinds } from '../../../kernel/game.ts';
import type { QuestionKind, RebEvent } from '../kinds.ts';
import type { Reb } from '../state.ts';
import { action } from './action.ts';
import { activate } from './activate.ts';
import { assignment } from './assignment.ts';
import { build } from './build.ts';
import { combatFrames } from './combat-all.ts';
import { command } from './command.ts';
import { deploy } from './deploy.ts';
import type { RebFrame } from './frames.ts';
import { missionFrames } from './mission-all.ts';
import { newBase } from './new-base.ts';
import { recruit } from './recruit.ts';
import { refresh } from './refresh.ts';
import { refreshObjective } from './refresh-objective.ts';
import { round } from './round.ts';
import { settle } from './settle.ts';
import { setup } from './setup.ts';
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
