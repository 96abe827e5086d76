import type { FastifyInstance } from 'fastify';
import { isSecret } from '../auth/secrets.ts';
import { Denied } from '../denied.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/port.ts';
import type { Metrics } from './metrics.ts';

/** How long the storage may take to answer before we say that we are not ready. */
const PATIENCE = 2000;

/** Anybody may ask as often as he likes: the storage is asked only so often. */
const KEPT = 1000;

interface Deps {
  readonly settings: Pick<Settings, 'metricsToken'>;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly closing: () => boolean;
  readonly now?: () => number;
}

/** For whoever looks after the server. None of these are counted by rate limits: a flood must not make us look dead. */
export function addHealth(
  app: FastifyInstance,
  { settings, store, metrics, closing, now = () => performance.now() }: Deps,
): void {
  const config = { unlimited: true };
  const storage = keptAWhile(() => answers(store), now);

  /** Alive: the process answers. */
  app.get('/healthz', { config }, async () => ({ alive: true }));

  /** Ready: send people here. */
  app.get('/readyz', { config }, async (_request, reply) => {
    // Asked twice: we may begin to stop while the storage is waited for.
    const ready = !closing() && (await storage()) && !closing();
    return reply.code(ready ? 200 : 503).send({ ready });
  });

  app.get('/metrics', { config }, async ({ headers }, reply) => {
    const { metricsToken } = settings;
    if (metricsToken !== undefined && !isSecret(headers.authorization, `Bearer ${metricsToken}`))
      throw new Denied(401, 'bad-token', 'These figures are for those who look after the server.');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
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

async function answers(store: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((settle) => {
    timer = setTimeout(settle, PATIENCE, false);
  });
  const ready = store.ready().then(
    () => true,
    () => false,
  );
  const first = await Promise.race([ready, tooLong]);
  clearTimeout(timer);
  return first;
}
