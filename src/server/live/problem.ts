import { randomBytes } from 'node:crypto';
import type { Problem } from '../../protocol/play.ts';
import { Denied } from '../denied.ts';
import { StoreDamaged, StoreDown } from '../store/port.ts';
import type { Log } from './deps.ts';

/** What was asked, for the log. Never what a message said: that may be somebody's secret. */
export interface About {
  readonly do: string;
  readonly person: string;
  readonly table?: string | undefined;
}

/** What whoever asked is told of an error. What nobody expected is logged with a number that he is told instead. */
export function problemOf(error: unknown, log: Log, about: About): Problem['error'] {
  if (error instanceof Denied) {
    const { status, code, message, refusal } = error;
    // Who tries a seat or a table that is not his leaves a trace; a move against the rules is everyday.
    const level = status === 403 || status === 404 ? 'info' : 'debug';
    log[level]({ ...about, code, status }, 'refused over a socket');
    return { code, message, ...(refusal ? { refusal } : {}) };
  }
  if (error instanceof StoreDown) return { code: 'unavailable', message: error.message };
  if (error instanceof StoreDamaged) {
    log.error({ ...about, err: error }, 'damaged');
    return { code: 'damaged', message: error.message };
  }
  const id = randomBytes(6).toString('base64url');
  log.error({ ...about, id, err: error }, 'a message could not be carried out');
  return { code: 'internal', message: `Something went wrong here. It was noted as ${id}.` };
}
