import { arena } from './arena.ts';
import { backup, restore } from './backup.ts';
import type { Command } from './command.ts';
import { play } from './play/play.ts';
import { replay } from './replay/replay.ts';
import { reports } from './reports.ts';
import { rules } from './rules/rules.ts';
import { serve } from './serve.ts';
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
