import fastify, { type FastifyBaseLogger } from 'fastify';
import { field } from '../../../kernel/json.ts';
import type { LogLevel } from '../../settings.ts';

export type Log = FastifyBaseLogger;

/** Names under which a secret might be handed to the log by mistake, at the top or one or two steps down. */
const SECRETS = ['cookie', 'authorization', 'password', 'secret', 'token', 'key', 'invite', 'set-cookie'];

/** Lines of JSON without secrets. The logger is the one that our web framework brings along. */
export function makeLog(level: LogLevel, stream?: { write(line: string): void }): Log {
  const { log } = fastify({
    logger: {
      level,
      base: { pid: process.pid },
      redact: {
        paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '(secret)',
      },
      serializers: { err: plainError },
      ...(stream === undefined ? {} : { stream }),
    },
  });
  return log;
}

/** A path without what may be a secret: the query, and anything as long as the key of an invitation. */
export const plainPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').slice(0, 200).replace(/[\w-]{20,}/g, '(long)');

interface PlainError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Errors of the storage carry values of rows in fields of their own; only what all errors have goes into the log. */
function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const code = field(error, 'code');
  return {
    type: error.constructor.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack ?? '',
    ...(error.cause === undefined ? {} : { cause: plainError(error.cause) }),
  };
}
