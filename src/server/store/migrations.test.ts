import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from './dump/dump.ts';
import { openStore } from './open.ts';
import type { Store } from './port.ts';
import { at, guest } from './testing/records.ts';
import { type Home, STORAGES } from './testing/storages.ts';

/** A backup of a server from before accounts were compared by what they look like. */
const BEFORE = [
  { wartable: 'backup', schema: '0002-reports' },
  ...[
    ['leia', 'Leia Organa', 'leia organa'],
    ['cop', 'cop', 'cop'],
    // As whole words in Cyrillic.
    ['sor', 'сор', 'сор'],
    ['guest', 'Guest 1234', null],
  ].map(([id, name, account]) => ({
    table: 'people',
    row: { id, name, account, password: account && 'scrambled', created: at(0) },
  })),
  { table: 'sessions', row: { hash: 'cookie', person: 'leia', created: at(0), expires: at(9) } },
  {
    table: 'tokens',
    row: { id: 't', hash: 'token', person: 'leia', label: 'Bot', created: at(0), used: null },
  },
  { end: 6 },
];

describe.each(STORAGES.filter(({ name }) => !name.includes('thread')))(
  'an older storage on $name',
  ({ build }) => {
    let home: Home;
    let store: Store;
    beforeAll(async () => {
      home = await build();
      await restore(home.where, Readable.from(BEFORE.map((line) => `${JSON.stringify(line)}\n`)));
      store = await openStore(home.where);
    });
    afterAll(async () => {
      await store?.close();
      await home?.remove();
    });

    it('keeps its people, sessions and tokens as they were', async () => {
      expect(await store.people.findAccount('leia organa')).toEqual({
        id: 'leia',
        name: 'Leia Organa',
        account: 'leia organa',
        password: 'scrambled',
        created: at(0),
      });
      expect(await store.sessions.find('cookie')).toMatchObject({ person: 'leia', used: null, device: null });
      expect(await store.tokens.find('token')).toMatchObject({ person: 'leia', expires: null });
    });

    it('refuses new names that look like old ones', async () => {
      const fresh = guest();
      await store.people.add(fresh);
      const look = { name: 'LEIA 0RGANA', account: 'leia 0rgana', password: 'p' };
      expect(await store.people.update(fresh, look)).toBe('alike');
      const like = { name: 'Guest I234', account: 'guest i234', password: 'p' };
      expect(await store.people.update(fresh, like)).toBe('done');
    });

    it('lets old names that look alike go on, and be written otherwise', async () => {
      for (const [id, account] of [
        ['cop', 'cop'],
        ['sor', 'сор'],
      ] as const) {
        const known = (await store.people.findAccount(account))!;
        expect(known.id).toBe(id);
        const name = account.toUpperCase();
        expect(await store.people.update(known, { name, account })).toBe('done');
        expect(await store.people.update(known, { password: 'another' })).toBe('done');
      }
    });
  },
);
