import { randomBytes } from 'node:crypto';
import type { Problem } from '../../protocol/play.ts';
import { Denied } from '../denied.ts';
import { StoreDamaged, StoreDown } from '../store/port.ts';
import type { Log } from './deps.ts';

/** The kind of request, for the log. Never the message's content, which may be secret. */
export interface About {
  readonly do: string;
  readonly person: string;
  readonly table?: string | undefined;
}

/** The error that the requester sees. Unexpected errors are logged under a number, and the requester gets that number. */
export function problemOf(error: unknown, log: Log, about: About): Problem['error'] {
  if (error instanceof Denied) {
    const { status, code, message, refusal } = error;
    // Attempts at another person's seat or table are logged; an illegal move is routine.
    const level = status === 403 || status === 404 ? 'info' : 'debug';
    log[level]({ ...about, code, status }, 'socket request refused');
    return { code, message, ...(refusal ? { refusal } : {}) };
  }
  if (error instanceof StoreDown) return { code: 'unavailable', message: error.message };
  if (error instanceof StoreDamaged) {
    log.error({ ...about, err: error }, 'damaged');
    return { code: 'damaged', message: error.message };
  }
  const id = randomBytes(6).toString('base64url');
  log.error({ ...about, id, err: error }, 'socket message failed');
  return { code: 'internal', message: `Something went wrong on the server (log entry ${id}).` };
}
