import { randomBytes } from 'node:crypto';
import { GAMES } from '../../../games/index.ts';
import type { Store } from '../../store/port.ts';
import type { TablesDeps } from '../deps.ts';

/** What tables need where nobody thinks and nobody listens. */
export function depsOn(store: Store, now = () => new Date(), up = new Date()): TablesDeps {
  const never = () => Promise.reject(new Error('nobody thinks here'));
  const silent = () => undefined;
  return {
    store,
    games: GAMES,
    now,
    up,
    random: (characters) => randomBytes(characters).toString('base64url').slice(0, characters),
    secret: () => randomBytes(32).toString('hex'),
    think: never,
    writeGame: never,
    seal: () => '',
    moved: silent,
    observeStep: silent,
    log: { info: silent, warn: silent, error: silent },
  };
}
