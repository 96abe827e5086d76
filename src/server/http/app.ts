import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { addressKey, addressOf, isForwarded } from '../auth/address.ts';
import { newId } from '../auth/secrets.ts';
import { Denied } from '../denied.ts';
import type { HttpDeps } from './deps.ts';
import { sendError, TooMany } from './errors.ts';
import { takeJson } from './json.ts';
import { addHealth } from './monitoring/health.ts';
import { plainPath } from './monitoring/log.ts';
import { addApiPage } from './openapi/api-page.ts';
import { methodsOf } from './protection/methods.ts';
import { addSecurity } from './protection/security.ts';
import { schemaOf } from './route.ts';
import { addImport } from './routes/import.ts';
import { addPage } from './routes/page.ts';
import { addPeople } from './routes/people.ts';
import { addTables } from './routes/tables.ts';
import { answerUnreadable, makeServer } from './server.ts';
import { inWords } from './words.ts';

const BODY_LIMIT = 256 * 1024;

/** The web side of the server. It listens when its `listen` is called; sockets may be added to its `server`. */
export async function buildHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const { publicUrl } = deps.settings;
  const app = fastify({
    loggerInstance: deps.log,
    // Requests are logged here, once each, when they are done.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: newId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    serverFactory: (handle) => makeServer(handle, publicUrl),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, publicUrl),
    // What the router cannot read comes past all hooks.
    frameworkErrors: (error, request, reply) => {
      request.log.info({ path: plainPath(request.url) }, 'unreadable address');
      void sendError(error, request, reply);
    },
    // Nothing that was sent is changed to fit: it fits, or it is refused.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    schemaErrorFormatter: () => new Error('Not shown: sendError words it.'),
  });

  app.decorateRequest('caller');
  app.decorateRequest('late', false);
  app.decorateRequest('address', '');
  app.decorateRequest('refused', '');
  takeJson(app);
  const methods = methodsOf(app);
  guard(app, deps);
  observe(app, deps);

  app.setErrorHandler((error, request, reply) => sendError(asDenied(error, request), request, reply));
  addHealth(app, deps);
  addPeople(app, deps);
  addSecurity(app, deps);
  addTables(app, deps);
  app.register(async (own) => addImport(own, deps));
  addApiPage(app);
  const sendPage = await addPage(app, deps.web);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = methods(path);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      throw new Denied(405, 'wrong-method', `This address accepts only ${allowed.join(' or ')}.`);
    }
    if (isForPage(request, path)) return sendPage(reply);
    throw new Denied(404, 'not-found', 'There is nothing at this address.');
  });
  return app;
}

/** What holds for every request, before anything is done for it. */
function guard(app: FastifyInstance, { settings, limits, devices, closing, log }: HttpDeps): void {
  const { trustProxy } = settings;
  let warned = 'from' in trustProxy || trustProxy.hops > 0;
  app.addHook('onRequest', async (request) => {
    request.address = addressOf(request.raw, trustProxy);
    if (!warned && isForwarded(request.raw)) {
      warned = true;
      log.warn(
        'If a proxy is in front of this server, set TRUST_PROXY; otherwise all visitors count as one.',
      );
    }
    const { unlimited, budget = 'other' } = request.routeOptions.config;
    if (unlimited === true) return;
    if (closing()) throw new Denied(503, 'closing', 'The server is restarting. Please try again.');
    const [device] = budget === 'signIn' ? devices.in(request.headers.cookie) : [];
    const wait = device
      ? limits.take('device', 'address', device.id)
      : limits.take(budget, 'address', addressKey(request.address));
    if (wait > 0) throw new TooMany(wait);
    // None of our addresses contains a null character, and the storage could not search for it.
    if (/%00/.test(request.url)) throw new Denied(400, 'bad-address', 'This address cannot be read.');
  });
}

function observe(app: FastifyInstance, { metrics }: HttpDeps): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, address, caller, refused, routeOptions } = request;
    const status = reply.statusCode;
    const seconds = reply.elapsedTime / 1000;
    // Only route patterns: an id in a metric would stay forever and could be a secret.
    metrics.request(method, request.is404 ? 'none' : (routeOptions.url ?? 'none'), status, seconds);
    const line = {
      method,
      path: plainPath(request.url),
      status,
      ms: Math.round(reply.elapsedTime),
      address,
      ...(caller?.person ? { person: caller.person.id } : {}),
      ...(refused === '' ? {} : { refused }),
    };
    request.log[levelOf(status, routeOptions.config.unlimited === true)](line, 'request');
  });
}

function levelOf(status: number, health: boolean): 'error' | 'warn' | 'info' | 'debug' {
  if (health) return 'debug';
  if (status >= 500) return 'error';
  return status === 403 || status === 429 ? 'warn' : 'info';
}

/** A path that does not fit is not found; a body or query that does not fit gets an explanation. */
function asDenied(error: unknown, request: FastifyRequest): unknown {
  if (!(error instanceof Error) || !('validation' in error) || !Array.isArray(error.validation)) return error;
  const part = 'validationContext' in error ? String(error.validationContext) : '';
  if (part === 'params') return new Denied(404, 'not-found', 'There is nothing at this address.');
  const sent = part === 'body' ? request.body : request.query;
  return new Denied(400, 'bad-request', inWords(error.validation, schemaOf(request, part), sent));
}

function isForPage({ method, headers }: FastifyRequest, path: string): boolean {
  const api = path === '/api' || path.startsWith('/api/');
  return !api && /^(GET|HEAD)$/.test(method) && /\btext\/html\b/.test(headers.accept ?? '');
}
