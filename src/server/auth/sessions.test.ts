import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/port.ts';
import { guest } from '../store/testing/records.ts';
import { type Home, sqliteHome } from '../store/testing/storages.ts';
import { hashOf } from './secrets.ts';
import { MINUTE, ROTATED_AFTER, Sessions } from './sessions.ts';

/** Two processes of one storage. */
let home: Home;
let store: Store;
let here: Sessions;
let there: Sessions;
let now = Date.now();
beforeAll(async () => {
  home = await sqliteHome();
  store = await openStore(home.where);
  [here, there] = [new Sessions(store.sessions, () => now), new Sessions(store.sessions, () => now)];
  for (const sessions of [here, there])
    store.listen((signal) => signal.is === 'session' && sessions.hear(signal));
});
afterAll(async () => {
  await store.close();
  await home.remove();
});

async function started() {
  const person = guest();
  await store.people.add(person);
  return here.start(person.id);
}

describe('a session', () => {
  it('that was replaced in one process ends a minute after the new one was seen by another', async () => {
    const old = await started();
    now += ROTATED_AFTER + MINUTE;
    const heard = new Promise((resolve) => {
      store.listen(({ is }) => is === 'session' && resolve(is));
    });
    const fresh = await here.rotate(old.session);
    await heard;
    expect(await there.find(fresh.secret)).toEqual(fresh.session);
    expect(await there.find(old.secret)).toBeDefined();
    now += MINUTE / 2;
    // Seen again, elsewhere: the old one does not hold longer for that.
    expect((await here.find(fresh.secret))?.hash).toBe(fresh.session.hash);
    now += MINUTE / 2;
    expect(await here.find(old.secret)).toBeUndefined();
    expect((await here.find(fresh.secret))?.hash).toBe(fresh.session.hash);
    expect((await store.sessions.find(hashOf(old.secret)))?.expires).toBe(new Date(now).toISOString());
  });

  it('that ended in one process counts as just ended in all of them for a minute', async () => {
    const { session, secret } = await started();
    await here.end(session);
    await vi.waitFor(() => expect(there.hasJustEnded(secret)).toBe(true));
    now += MINUTE;
    expect(there.hasJustEnded(secret)).toBe(false);
  });
});
