import type { Level } from '../../protocol/tables.ts';

/** What is offered until the server has said which levels the game has. */
export const LEVELS: readonly Level[] = ['beginner', 'steady', 'strong'];
