import type { FastifyReply, FastifyRequest } from 'fastify';
import { field } from '../../kernel/json.ts';
import type { Problem } from '../../protocol/play.ts';
import { Denied } from '../denied.ts';
import { StoreDamaged, StoreDown } from '../store/port.ts';

/** Too much of something in too short a time. */
export class TooMany extends Denied {
  readonly wait: number;

  constructor(wait: number) {
    super(429, 'too-fast', `Too many requests. Try again in ${wait} s.`);
    this.wait = wait;
  }
}

/** A client that hangs up early gets no reply; the log counts it as the client's doing, not ours. */
export class HungUp extends Denied {
  constructor() {
    super(400, 'hung-up', 'The request ended too early.');
  }
}

/** An error as the requester sees it. */
export interface Told {
  readonly status: number;
  readonly error: Problem['error'];
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
}

/** A dependency that is down should be up again by then. */
const SOON = 2;

/** What our web framework says no to, in our words. The rest of what it may say is a plain 'bad-request'. */
const FRAMEWORK: Readonly<Record<string, Told['error']>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'not-json',
    message: 'Send JSON, with the header content-type: application/json.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too-large', message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'bad-json', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'bad-length',
    message: 'The body does not match its Content-Length.',
  },
  FST_ERR_BAD_URL: { code: 'bad-address', message: 'This address cannot be read.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'bad-address', message: 'This address is too long.' },
};

/** An unexpected error reveals only its number in the log. */
export function told(error: unknown, id: string): Told {
  if (error instanceof TooMany) return { ...denied(error), retryAfter: error.wait };
  if (error instanceof Denied) return denied(error);
  if (error instanceof StoreDown)
    return { status: 503, error: { code: 'unavailable', message: error.message }, retryAfter: SOON };
  if (error instanceof StoreDamaged)
    return { status: 500, error: { code: 'damaged', message: error.message } };
  const code = field(error, 'code');
  const status = field(error, 'statusCode');
  if (typeof code === 'string' && code.startsWith('FST_ERR_') && typeof status === 'number' && status < 500)
    return {
      status,
      error: FRAMEWORK[code] ?? { code: 'bad-request', message: 'The request cannot be read.' },
    };
  return {
    status: 500,
    error: { code: 'internal', message: `Something went wrong on the server (log entry ${id}).` },
  };
}

const denied = ({ status, code, message, refusal }: Denied): Told => ({
  status,
  ...(status === 503 ? { retryAfter: SOON } : {}),
  error: { code, message, ...(refusal === undefined ? {} : { refusal }) },
});

const hungUp = (error: unknown, { raw }: FastifyRequest): boolean =>
  field(error, 'code') === 'ECONNRESET' && !raw.complete;

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const why = hungUp(error, request) ? new HungUp() : error;
  const { status, error: problem, retryAfter } = told(why, request.id);
  if (status === 500) request.log.error({ err: error }, 'broken');
  request.refused = problem.code;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send({ error: problem } satisfies Problem);
}
