import { beforeAll, describe, expect, it } from 'vitest';
import type { Notice, Store } from './port.ts';
import { storeFrom } from './testing/opened.ts';
import {
  account,
  session as aSession,
  token as aToken,
  at,
  bot,
  guest,
  kept,
  next,
  sitting,
  step,
  table,
  unique,
} from './testing/records.ts';
import { STORAGES } from './testing/storages.ts';

describe.each(STORAGES)('who is kept on $name', ({ build }) => {
  const { heard, toHear, added, person, opened } = storeFrom(build);
  let store: Store;
  beforeAll(() => {
    store = opened();
  });

  describe('people', () => {
    it('are found by id and account', async () => {
      const leia = await person('Leia');
      expect(await store.people.find(leia.id)).toEqual(leia);
      expect(await store.people.findAccount(leia.account!)).toEqual(leia);
      expect(await store.people.find('nobody')).toBeUndefined();
      expect(await store.people.findAccount('nobody')).toBeUndefined();
    });

    it('do not share an account', async () => {
      const han = await person('Han');
      expect(await store.people.add({ ...guest('Han'), account: han.account })).toBe('taken');
      const chewie = await person();
      expect(await store.people.update(chewie, { name: 'Han', account: han.account })).toBe('taken');
      const changes = { name: 'Chewie', account: unique('chewie'), password: 'p' };
      expect(await store.people.update(chewie, changes)).toBe('done');
      expect(await store.people.find(chewie.id)).toEqual({ ...chewie, ...changes });
    });

    it('change only in the given fields, and not by a stale copy from before the account', async () => {
      const [lobot, before] = [await person('Lobot'), await person()];
      expect(await store.people.update(lobot, { name: 'Lobot\0!' })).toBe('done');
      expect(await store.people.find(lobot.id)).toEqual({ ...lobot, name: 'Lobot!' });
      const made = { name: 'Lando', account: unique('lando'), password: 'p' };
      expect(await store.people.update(before, made)).toBe('done');
      expect(await store.people.update(before, { name: 'Guest' })).toBe('changed');
      expect(await store.people.update(before, { ...made, password: 'q' })).toBe('changed');
      expect(await store.people.find(before.id)).toEqual({ ...before, ...made });
      expect(await store.people.update(guest(), { name: 'Nobody' })).toBe('changed');
    });

    it('do not take names that look like those of other accounts', async () => {
      const name = `Lando ${unique('l')}`;
      const lando = { ...account(name), account: unique('lando') };
      await store.people.add(lando);
      const alike = { name: name.replace('o', '0').toUpperCase(), account: unique('like'), password: 'p' };
      const other = await person();
      expect(await store.people.nameUse(alike, other.id)).toBe('alike');
      expect(await store.people.nameUse({ ...alike, account: lando.account }, other.id)).toBe('taken');
      expect(await store.people.nameUse({ ...alike, name: `${name} II` }, other.id)).toBe('free');
      expect(await store.people.update(other, alike)).toBe('alike');
      expect(await store.people.find(other.id)).toEqual(other);
      // Its own name, in another way of writing.
      expect(await store.people.nameUse(alike, lando.id)).toBe('free');
      expect(await store.people.update(lando, { name: alike.name, account: lando.account })).toBe('done');
    });

    it('who ask for similar names at the same time get only one of them', async () => {
      const [one, two] = [await person(), await person()];
      const name = `Max ${unique('o')}`;
      const wanted = [name, name.replace('o', '0')].map((shown) => ({
        name: shown,
        account: unique('alike'),
        password: 'p',
      }));
      const got = await Promise.all([
        store.people.update(one, wanted[0]!),
        store.people.update(two, wanted[1]!),
      ]);
      expect(got.toSorted()).toEqual(['alike', 'done']);
    });

    it('change their password without their name', async () => {
      const han = await person('Han');
      await store.people.update(han, { name: 'Han II', account: han.account });
      expect(await store.people.update(han, { password: 'another' })).toBe('done');
      expect(await store.people.find(han.id)).toEqual({ ...han, name: 'Han II', password: 'another' });
    });

    it('give their names', async () => {
      const [a, b] = [await person('Wedge'), await person('Biggs')];
      const names = await store.people.names([a.id, b.id, a.id, 'nobody']);
      expect(names).toEqual(
        new Map([
          [a.id, 'Wedge'],
          [b.id, 'Biggs'],
        ]),
      );
      expect(await store.people.names([])).toEqual(new Map());
    });

    it('may type what a storage can not keep', async () => {
      const odd = await person('R2\0D2 \u{1F916}');
      expect((await store.people.find(odd.id))?.name).toBe('R2D2 \u{1F916}');
    });

    it('are removed with sessions, tokens and mutes; their tables stay, and what they said, without a name', async () => {
      const lando = await person('Lando');
      const { id } = await added({ host: lando.id, chairs: [sitting(lando.id), { is: 'open' }] });
      const [session, token] = [aSession(lando.id), aToken(lando.id)];
      await store.sessions.add(session);
      await store.tokens.add(token);
      await store.chat.mute(id, lando.id, 'vader', true);
      const line = { seat: 0, text: 'hi', at: at(1) };
      for (const { id: speaker, name } of [lando, { id: 'vader', name: 'Vader' }])
        await store.chat.add(id, { ...line, person: speaker, name });
      await store.tables.seen(lando.id, at(1));
      await store.people.remove(lando.id);
      await toHear({ is: 'session', hash: session.hash, by: null });
      await toHear({ is: 'person', person: lando.id });
      expect(await store.people.find(lando.id)).toBeUndefined();
      expect(await store.sessions.find(session.hash)).toBeUndefined();
      expect(await store.tokens.find(token.hash)).toBeUndefined();
      expect(await store.chat.muted(id, lando.id)).toEqual([]);
      expect(await store.tables.lastSeen(id)).toEqual(new Map());
      expect((await store.tables.find(id))?.host).toBe(lando.id);
      expect(await store.chat.list(id, 9)).toEqual([
        { ...line, n: 1, person: lando.id, name: '' },
        { ...line, n: 2, person: 'vader', name: 'Vader' },
      ]);
    });

    it('take over everything of a guest except sessions and tokens', async () => {
      const [before, luke] = [await person(), await person('Luke')];
      const waiting = { status: 'running', waiting: [0] } as const;
      const record = table({
        host: before.id,
        chairs: [sitting(before.id), bot(before.id), sitting('vader'), kept(before.id)],
        ...waiting,
      });
      const notices: Notice[] = [{ person: before.id, table: record.id, what: 'turn' }];
      await store.tables.add(step(record, { notices }));
      const [session, token] = [aSession(before.id), aToken(before.id)];
      await store.tokens.add(token);
      await store.sessions.add(session);
      await store.chat.add(record.id, { person: before.id, name: 'Guest', seat: 0, text: 'hi', at: at(1) });
      await store.chat.mute(record.id, before.id, 'vader', true);
      await store.chat.mute(record.id, 'vader', before.id, true);
      await store.tables.seen(before.id, at(5));
      await store.tables.seen(luke.id, at(3));

      expect(await store.people.merge(before.id, luke.id)).toEqual([record.id]);
      expect(await store.people.merge(luke.id, luke.id)).toEqual([]);

      const merged = next(record, {
        host: luke.id,
        chairs: [sitting(luke.id), bot(luke.id), sitting('vader'), kept(luke.id)],
      });
      expect(await store.tables.find(record.id)).toEqual(merged);
      expect(await store.tables.list('mine', luke.id, 9)).toEqual([merged]);
      expect(await store.tables.list('mine', before.id, 9)).toEqual([]);
      expect(await store.tokens.find(token.hash)).toBeUndefined();
      expect(await store.sessions.find(session.hash)).toBeUndefined();
      await toHear({ is: 'session', hash: session.hash, by: null });
      await toHear({ is: 'person', person: before.id });
      expect(await store.chat.list(record.id, 9)).toMatchObject([{ person: luke.id, name: 'Guest' }]);
      expect(await store.chat.muted(record.id, luke.id)).toEqual(['vader']);
      expect(await store.chat.muted(record.id, 'vader')).toEqual([luke.id]);
      expect(await store.tables.lastSeen(record.id)).toEqual(new Map([[luke.id, at(5)]]));
      expect(await store.people.find(before.id)).toBeUndefined();
      await toHear({ is: 'table', table: record.id, version: merged.version });
      // A process that still holds the table with the guest must not write the guest back.
      expect(await store.tables.commit(step(next(record)))).toBe('conflict');
      await store.notices.deliver(99);
      await toHear({ is: 'notice', notice: { person: luke.id, table: record.id, what: 'turn' } });
    });
  });

  describe('sessions and tokens', () => {
    it('end when they are told to', async () => {
      const { id } = await person();
      const session = aSession(id);
      await store.sessions.add(session);
      expect(await store.sessions.find(session.hash)).toEqual(session);
      await store.sessions.expire(session.hash, at(10));
      expect(await store.sessions.find(session.hash)).toEqual({ ...session, expires: at(10) });
      await store.sessions.expire(session.hash, at(20));
      expect(await store.sessions.find(session.hash)).toEqual({ ...session, expires: at(10) });
      expect(await store.sessions.prune(at(10))).toBe(0);
      expect(await store.sessions.prune(at(11))).toBe(1);
      expect(await store.sessions.find(session.hash)).toBeUndefined();
    });

    it('are listed by when they were last used, and the others end at once', async () => {
      const { id } = await person();
      const [here, unused, phone, over] = [
        aSession(id),
        aSession(id, { created: at(3) }),
        aSession(id),
        aSession(id, { expires: at(8) }),
      ];
      for (const session of [here, unused, phone, over]) await store.sessions.add(session);
      await store.sessions.used(here.hash, at(2), 'Firefox on Linux');
      await store.sessions.used(phone.hash, at(5), null);
      const used = { ...here, used: at(2), device: 'Firefox on Linux' };
      expect(await store.sessions.listOf(id, at(8))).toEqual([{ ...phone, used: at(5) }, unused, used]);
      await store.sessions.endOthers(here, at(9));
      expect(await store.sessions.find(here.hash)).toEqual(used);
      expect((await store.sessions.find(phone.hash))?.expires).toBe(at(9));
      expect((await store.sessions.find(unused.hash))?.expires).toBe(at(9));
      expect((await store.sessions.find(over.hash))?.expires).toBe(at(8));
      await toHear({ is: 'person', person: id });
    });

    it('tell when another has taken their place, or they have ended', async () => {
      const { id } = await person();
      const session = aSession(id);
      await store.sessions.add(session);
      await store.sessions.replace(session.hash, 'another', at(20));
      expect(await store.sessions.find(session.hash)).toEqual({ ...session, expires: at(20) });
      await toHear({ is: 'session', hash: session.hash, by: 'another' });
      expect(heard).not.toContainEqual({ is: 'person', person: id });
      await store.sessions.end(session, at(10));
      expect(await store.sessions.find(session.hash)).toEqual({ ...session, expires: at(10) });
      await toHear({ is: 'session', hash: session.hash, by: null });
      await toHear({ is: 'person', person: id });
    });

    it('are listed, used and removed by their owner', async () => {
      const { id: owner } = await person();
      const [second, first] = [
        aToken(owner, { created: at(2), expires: at(9) }),
        aToken(owner, { created: at(1) }),
      ];
      await store.tokens.add(second);
      await store.tokens.add(first);
      expect(await store.tokens.listOf(owner)).toEqual([first, second]);
      await store.tokens.used(first.id, at(7));
      expect(await store.tokens.find(first.hash)).toEqual({ ...first, used: at(7) });
      expect(await store.tokens.remove('another', first.id)).toBe(false);
      expect(heard).not.toContainEqual({ is: 'person', person: owner });
      expect(await store.tokens.remove(owner, first.id)).toBe(true);
      await toHear({ is: 'person', person: owner });
      expect(await store.tokens.find(first.hash)).toBeUndefined();
    });
  });
});
