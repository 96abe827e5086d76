import { arena } from './arena.ts';
import type { Command } from './command.ts';
import { backup, restore } from './operator/backup.ts';
import { reports } from './operator/reports.ts';
import { serve } from './operator/serve.ts';
import { play } from './play/play.ts';
import { replay } from './replay/replay.ts';
import { rules } from './rules/rules.ts';
import { simulate } from './simulate/simulate.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  play,
  serve,
  backup,
  restore,
  reports,
  simulate,
  arena,
  replay,
  rules,
];
