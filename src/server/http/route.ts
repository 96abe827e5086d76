import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Errors } from 'typebox/value';
import { field } from '../../kernel/json.ts';
import type { Parts, Reply } from '../../protocol/client.ts';
import { ROUTES, type Route, type RouteName } from '../../protocol/routes.ts';
import { closed, type TSchema } from '../../protocol/schema.ts';
import { cookieLine } from '../auth/cookie.ts';
import type { Budget } from '../auth/limits.ts';
import { SESSION_SECONDS, type Started } from '../auth/sessions.ts';
import { type Caller, showsToken } from '../auth/who.ts';
import { Denied } from '../denied.ts';
import type { Person } from '../store/port.ts';
import type { HttpDeps } from './deps.ts';
import { HungUp, TooMany } from './errors.ts';
import { isForeign } from './protection/origin.ts';
import { readQuery } from './query.ts';
import { inWords } from './words.ts';

/** What a handler can know and do beyond the request's parts. */
export interface Call {
  readonly caller: Caller;
  readonly headers: FastifyRequest['headers'];
  /** Where the request came from, as rate limits count it. */
  readonly address: string;
  /** The body as it came, where the route takes bytes. */
  readonly bytes: Uint8Array;
  /** Throws if a body that was read elsewhere is invalid. */
  mustFit(body: unknown): void;
  /** Aborted when the client disconnects. */
  untilHungUp(): AbortSignal;
  /** Who the browser is from now on; null: nobody. */
  setSession(started: Started | null): void;
  /** Remembers, or no longer, that this person was signed in here. */
  setDevice(person: string, known: boolean): void;
}

export interface Terms {
  readonly budget?: Budget;
  /** The largest body, in bytes. */
  readonly bodyLimit?: number;
  /** The body is not read here, as it may be large: the handler has it as bytes. The app must take them (`takeBytes`). */
  readonly takesBytes?: boolean;
  /** Throws if the request may not be sent at all, judged before its body arrives. */
  readonly admit?: (request: FastifyRequest) => void;
  /** This request replaces or ends the browser's session, so an old session need not be replaced before it. */
  readonly replacesSession?: boolean;
}

export type Handler<N extends RouteName> = (
  person: Person,
  parts: Parts<N>,
  call: Call,
) => Promise<Reply<N>> | Reply<N>;
export type OpenHandler<N extends RouteName> = (call: Call, parts: Parts<N>) => Promise<Reply<N>> | Reply<N>;

/** Adds a request that needs a known person: a guest, an account, or a program with a token. */
export function route<N extends RouteName>(
  app: FastifyInstance,
  deps: HttpDeps,
  name: N,
  terms: Terms,
  handle: Handler<N>,
): void {
  openRoute(app, deps, name, terms, (call, parts) => handle(known(call.caller), parts, call));
}

const NOTHING = closed({});

/** Adds a request that anybody may make. */
export function openRoute<N extends RouteName>(
  app: FastifyInstance,
  deps: HttpDeps,
  name: N,
  terms: Terms,
  handle: OpenHandler<N>,
): void {
  const entry: Route = ROUTES[name];
  const { method, path: url, params, query = NOTHING, body = NOTHING, reply: shape } = entry;
  const changes = method !== 'GET';
  const { budget = 'other', bodyLimit, replacesSession = false, takesBytes = false, admit } = terms;

  app.route({
    method,
    url,
    config: { budget },
    schema: {
      ...(params === undefined ? {} : { params }),
      ...(changes && !takesBytes ? { body } : {}),
      querystring: query,
    },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: async (request) => {
      if (changes) refuseForeign(request, deps);
      const caller = await deps.identity.caller(request.headers);
      request.caller = caller;
      request.late = !request.raw.complete;
      const wait = caller.person ? deps.limits.take(budget, 'person', caller.person.id) : 0;
      if (wait > 0) throw new TooMany(wait);
      admit?.(request);
    },
    preValidation: async (request) => {
      request.query = readQuery(request.query, query);
      if (changes && !takesBytes) request.body ??= request.body === null ? null : {};
    },
    handler: async (request, reply) => {
      // While the rest of the body arrived, the token may have been dropped or the guest may have become an account.
      if (request.late) request.caller = await deps.identity.caller(request.headers);
      const call = callOf(request, reply, deps, body);
      if (!replacesSession) await replaceOld(call, deps);
      const parts = { params: request.params, query: request.query, body: request.body };
      const result = await handle(call, parts as Parts<N>);
      // Written out already.
      if (result instanceof Uint8Array) return reply.type('application/json; charset=utf-8').send(result);
      if (deps.checkReplies) {
        const [fault] = Errors(shape, result);
        if (fault) throw new Error(`${name}: ${fault.instancePath} ${fault.message}`);
      }
      return reply.send(result);
    },
  });
}

/** The person behind a request; throws if there is none. */
export function known(caller: Caller): Person {
  if (caller.person) return caller.person;
  if (caller.by === 'bad-token') throw new Denied(401, 'bad-token', 'This token is not valid.');
  if (caller.by === 'expired-token') throw tokenExpired();
  if (caller.by === 'ended') throw justEnded();
  throw new Denied(401, 'nobody', 'You are not signed in. Request /api/me to become a guest.');
}

/** A request that was under way while another one of the same browser signed in or out. */
export const justEnded = (): Denied =>
  new Denied(401, 'session-ended', 'This session has just ended. Please try again.');

export const tokenExpired = (): Denied =>
  new Denied(401, 'token-expired', 'This token has expired. Make a new one on the account page.');

/** The session of a browser. Requests about the account itself are not open to programs with a token. */
export function inBrowser(caller: Caller): Caller & { by: 'cookie' } {
  known(caller);
  if (caller.by === 'cookie') return caller;
  throw new Denied(403, 'not-by-token', 'A token is for playing. Do this in a browser.');
}

function callOf(request: FastifyRequest, reply: FastifyReply, deps: HttpDeps, shape: TSchema): Call {
  const https = deps.settings.publicUrl?.startsWith('https:') === true;
  const cookies: { device?: string; session?: string } = {};
  const setCookies = (): void => {
    // Fastify would add more cookies to those that are set.
    reply.removeHeader('set-cookie').header('set-cookie', [cookies.device, cookies.session].filter(isText));
  };
  return {
    caller: request.caller,
    headers: request.headers,
    address: request.address,
    bytes: request.body instanceof Uint8Array ? request.body : new Uint8Array(),
    mustFit: (body) => {
      const fits = request.compileValidationSchema(shape as Record<string, unknown>);
      if (!fits(body)) throw new Denied(400, 'bad-request', inWords(fits.errors ?? [], shape, body));
    },
    untilHungUp: () => {
      const left = new AbortController();
      // The framework's own signal listens to the request, which is closed as soon as all of it was read.
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) left.abort(new HungUp());
      });
      return left.signal;
    },
    setSession: (started) => {
      cookies.session = started
        ? cookieLine(started.secret, SESSION_SECONDS, https)
        : cookieLine('', 0, https);
      setCookies();
    },
    setDevice: (person, known) => {
      const before = deps.devices.in(request.headers.cookie).find((device) => device.person === person);
      cookies.device = known
        ? deps.devices.cookieFor(person, before, https)
        : deps.devices.forget(person, https);
      setCookies();
    },
  };
}

const isText = (line: string | undefined): line is string => line !== undefined;

async function replaceOld({ caller, setSession, setDevice }: Call, { identity }: HttpDeps): Promise<void> {
  if (caller.by !== 'cookie' || !identity.sessions.isOld(caller.session)) return;
  setSession(await identity.sessions.rotate(caller.session));
  // Or it would be forgotten that this browser is known, before a long session ends.
  if (caller.person.account !== null) setDevice(caller.person.id, true);
}

/** Another site's page can make a browser send our cookie along. It must not be able to do anything with it. */
function refuseForeign(request: FastifyRequest, { settings }: HttpDeps): void {
  if (showsToken(request.headers)) return;
  if (isForeign(request.headers, settings.publicUrl))
    throw new Denied(403, 'foreign-origin', "This request comes from another site's page.");
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new Denied(415, 'not-json', 'Send JSON, with the header content-type: application/json.');
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    /** Not all of it had arrived when its sender was looked up. */
    late: boolean;
    address: string;
    /** Why it was not done, for the log. */
    refused: string;
  }
  interface FastifyContextConfig {
    budget?: Budget;
    /** Not counted by rate limits. */
    unlimited?: boolean;
  }
}

/** The schema of a part of a route, used to explain what is invalid. */
export const schemaOf = (request: FastifyRequest, part: string): unknown =>
  field(request.routeOptions.schema, part);
