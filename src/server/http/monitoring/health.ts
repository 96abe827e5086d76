import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLocal } from '../../auth/address.ts';
import { isSecret } from '../../auth/secrets.ts';
import { Denied } from '../../denied.ts';
import type { Settings } from '../../settings.ts';
import { storageCause } from '../../store/causes.ts';
import type { Store } from '../../store/port.ts';
import type { Metrics } from './metrics.ts';

/** How long the storage may take to answer before we say that we are not ready. */
const PATIENCE = 2000;

/** Health may be polled at any rate: the storage is asked, and metrics are collected, only this often. */
const KEPT = 1000;

interface Deps {
  readonly settings: Pick<Settings, 'metricsToken'>;
  readonly store: Store;
  /** What those who used the storage have found wrong with it, in words. */
  readonly storeTrouble: () => string | undefined;
  readonly metrics: Metrics;
  readonly closing: () => boolean;
  readonly now?: () => number;
}

/** For the operator. Rate limits do not count these requests: a flood must not make the server look dead. */
export function addHealth(
  app: FastifyInstance,
  { settings, store, storeTrouble, metrics, closing, now = () => performance.now() }: Deps,
): void {
  const config = { unlimited: true };
  const storage = keptAWhile(() => faultOf(store), now);

  /** Alive: the process answers. */
  app.get('/healthz', { config }, async () => ({ alive: true }));

  /** Ready: send people here. */
  app.get('/readyz', { config }, async (_request, reply) => {
    const trouble = closing() ? undefined : ((await storage()) ?? storeTrouble());
    // Asked only now: we may have begun to stop while the storage was waited for.
    const cause = closing() ? 'The server is stopping.' : trouble;
    return cause === undefined ? { ready: true } : reply.code(503).send({ ready: false, cause });
  });

  const figures = keptAWhile(() => metrics.registry.metrics(), now);
  app.get('/metrics', { config }, async ({ raw }, reply) => {
    refuseStrangers(raw, settings.metricsToken);
    return reply.type(metrics.registry.contentType).send(await figures());
  });
}

/** Metrics reveal activity at private tables, such as how often hints are requested. */
function refuseStrangers(request: IncomingMessage, token: string | undefined): void {
  if (token === undefined) {
    if (isLocal(request)) return;
    throw new Denied(
      403,
      'not-local',
      "Without METRICS_TOKEN, metrics can only be read on the server's own machine.",
    );
  }
  if (!isSecret(request.headers.authorization, `Bearer ${token}`))
    throw new Denied(401, 'bad-token', 'These metrics are for the operator of the server.');
}

/** All who ask within the same while share one answer. */
function keptAWhile<T>(ask: () => Promise<T>, now: () => number): () => Promise<T> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<T> | undefined;
  return () => {
    if (answer && now() - asked < KEPT) return answer;
    asked = now();
    answer = ask();
    return answer;
  };
}

/** Why the storage cannot be used; undefined: it can. */
async function faultOf(store: Store): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<string>((settle) => {
    timer = setTimeout(settle, PATIENCE, 'The storage does not answer.');
  });
  const ready = store.ready().then(
    () => undefined,
    (error: unknown) => storageCause(error).words,
  );
  const first = await Promise.race([ready, tooLong]);
  clearTimeout(timer);
  return first;
}
