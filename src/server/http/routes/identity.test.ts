import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../auth/secrets.ts';
import { bot, sitting, step, table } from '../../store/testing/records.ts';
import { Browser, send, startServer, type TestServer } from '../testing/http-server.ts';

const PASSWORD = 'a long enough password';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ factor: Number.POSITIVE_INFINITY, checkReplies: true });
});
afterAll(() => server.stop());

const browser = (cookie?: string): Browser => new Browser(server.url, cookie);
async function account(name: string): Promise<Browser> {
  const made = browser();
  await made.me();
  expect((await made.post('/api/account', { name, password: PASSWORD })).status).toBe(200);
  return made;
}

describe('a visitor', () => {
  it('is a guest at once, with a cookie that only the browser itself reads', async () => {
    const visitor = browser();
    const got = await visitor.get('/api/me');
    expect(got.status).toBe(200);
    expect(got.json()).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/^Guest \d{4}$/),
      account: false,
    });
    expect(got.cookies).toEqual([
      `wartable=${visitor.cookie}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(visitor.cookie).toMatch(/^[\w-]{43}$/);
    // Only a hash of it is kept.
    expect((await server.store.sessions.find(hashOf(visitor.cookie!)))?.person).toBe(got.json()['id']);
    expect(await server.store.sessions.find(visitor.cookie!)).toBeUndefined();
  });

  it('stays the same guest, without a new cookie', async () => {
    const visitor = browser();
    const { id } = await visitor.me();
    const again = await visitor.get('/api/me');
    expect(again.json()['id']).toBe(id);
    expect(again.cookies).toEqual([]);
  });

  it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`])(
    'with the cookie "%s" is somebody new',
    async (cookie) => {
      const got = await send(server.url, '/api/me', {
        headers: { cookie: `other=1; wartable=${cookie}; more=2` },
      });
      expect(got.status).toBe(200);
      expect(got.cookies).toHaveLength(1);
    },
  );

  it('must become a guest before doing anything else', async () => {
    for (const path of ['/api/tables?which=open', '/api/tokens', '/api/tables/abcdefghijkl/look'])
      expect((await browser().get(path)).code).toBe('nobody');
    expect((await browser().get('/api/games')).status).toBe(200);
  });

  it('may choose a name, but not that of an account', async () => {
    await account('Mon Mothma');
    const guest = browser();
    const { id } = await guest.me();
    const renamed = await guest.send('PATCH', '/api/me', { name: 'Bail  Organa' });
    expect(renamed.json()).toEqual({ id, name: 'Bail Organa', account: false });
    expect((await guest.me()).name).toBe('Bail Organa');
    expect((await guest.send('PATCH', '/api/me', { name: 'MON MOTHMA' })).code).toBe('name-taken');
    const hostile = await guest.send('PATCH', '/api/me', {
      name: `Mon ${String.fromCodePoint(0x202e)}Mothma`,
    });
    expect(hostile.status).toBe(400);
    expect(hostile.json()['error']).toEqual({
      code: 'bad-name',
      message: 'The name contains an invisible character.',
    });
    expect((await guest.me()).name).toBe('Bail Organa');
    const other = browser();
    await other.me();
    expect((await other.send('PATCH', '/api/me', { name: 'bail organa' })).status).toBe(200);
  });
});

describe('an account', () => {
  it('is made of a guest, who stays the same person, with a new cookie', async () => {
    const guest = browser();
    const { id } = await guest.me();
    const before = guest.cookie;
    const got = await guest.post('/api/account', { name: 'Leia', password: PASSWORD });
    expect(got.json()).toEqual({ id, name: 'Leia', account: true });
    expect(guest.cookie).not.toBe(before);
    expect((await guest.me()).id).toBe(id);
    const { password } = (await server.store.people.find(id))!;
    expect(password).toMatch(/^\$argon2id\$/);
    expect((await guest.post('/api/account', { name: 'Leia2', password: PASSWORD })).code).toBe(
      'has-account',
    );
  });

  it('has a name of its own, however it is written', async () => {
    await account('Han Solo');
    for (const name of ['Han Solo', 'hAN solo', 'Ｈan Solo', `Han${String.fromCodePoint(0xa0)}Solo`]) {
      const guest = browser();
      await guest.me();
      expect((await guest.post('/api/account', { name, password: PASSWORD })).code).toBe('name-taken');
    }
  });

  it('goes to only one of two who ask for the name at the same time', async () => {
    const guests = [browser(), browser()];
    for (const guest of guests) await guest.me();
    const got = await Promise.all(
      guests.map((guest) => guest.post('/api/account', { name: 'Lando', password: PASSWORD })),
    );
    expect(got.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('can change its name, and signs in by the new one', async () => {
    const leader = await account('Gold Leader');
    expect((await leader.send('PATCH', '/api/me', { name: 'Red Leader' })).json()['account']).toBe(true);
    const elsewhere = browser();
    const old = await elsewhere.post('/api/sign-in', { name: 'Gold Leader', password: PASSWORD });
    expect(old.status).toBe(401);
    const fresh = await elsewhere.post('/api/sign-in', { name: 'red leader', password: PASSWORD });
    expect(fresh.json()['name']).toBe('Red Leader');
    await account('Gold Leader');
    expect((await leader.send('PATCH', '/api/me', { name: 'gold leader' })).code).toBe('name-taken');
  });
});

describe('signing in', () => {
  it('works elsewhere, with or without having been a guest there', async () => {
    const { id } = await (await account('Chewbacca')).me();
    const fresh = browser();
    const got = await fresh.post('/api/sign-in', { name: ' Chewbacca'.trim(), password: PASSWORD });
    expect(got.json()).toEqual({ id, name: 'Chewbacca', account: true });
    expect((await fresh.me()).id).toBe(id);
  });

  it('says the same for a wrong name and a wrong password', async () => {
    await account('Jyn');
    const tries = [
      { name: 'Jyn', password: 'not the password' },
      { name: 'Nobody at all', password: PASSWORD },
      { name: `Jyn${String.fromCodePoint(0x200b)}`, password: PASSWORD },
    ];
    const got = await Promise.all(tries.map((one) => browser().post('/api/sign-in', one)));
    expect(new Set(got.map(({ text }) => text)).size).toBe(1);
    expect(got.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(got.flatMap(({ cookies }) => cookies)).toEqual([]);
  });

  it('keeps what the guest had; the guest is gone, with cookie and tokens', async () => {
    const { id } = await (await account('Cassian')).me();
    const guest = browser();
    const { id: guestId } = await guest.me();
    const chairs = [sitting(guestId), bot()];
    const game = table({ host: guestId, chairs });
    await server.store.tables.add(step(game));
    const token = (await guest.post('/api/tokens', { label: 'bot' })).json()['secret'];
    const before = guest.cookie;
    server.asked.length = 0;
    await guest.post('/api/sign-in', { name: 'Cassian', password: PASSWORD });
    expect((await guest.me()).id).toBe(id);
    expect(server.asked).toEqual([['personMerged', [game.id]]]);
    expect(await server.store.tables.find(game.id)).toMatchObject({ host: id, chairs: [sitting(id), bot()] });
    expect(await server.store.people.find(guestId)).toBeUndefined();
    expect(await server.store.sessions.find(hashOf(before!))).toBeUndefined();
    const late = await browser(before).get('/api/me');
    expect(late.code).toBe('session-ended');
    expect(late.cookies).toEqual([]);
    const program = await send(server.url, '/api/me', { headers: { authorization: `Bearer ${token}` } });
    expect(program.code).toBe('bad-token');
  });

  it('from one account to another leaves the first alone', async () => {
    const first = await account('Bodhi');
    await account('Chirrut');
    const { id } = await first.me();
    const before = first.cookie;
    server.asked.length = 0;
    await first.post('/api/sign-in', { name: 'Chirrut', password: PASSWORD });
    expect((await first.me()).name).toBe('Chirrut');
    expect(server.asked).toEqual([]);
    expect((await server.store.people.find(id))?.name).toBe('Bodhi');
    expect((await browser(before).get('/api/me')).code).toBe('session-ended');
  });

  it('leaves an account alone that was made while the password was looked at', async () => {
    await account('Rook');
    const guest = browser();
    const { id } = await guest.me();
    const { people } = server.store;
    const { findAccount } = people;
    vi.spyOn(people, 'findAccount').mockImplementationOnce(async (name) => {
      await browser(guest.cookie).post('/api/account', { name: 'Malbus', password: PASSWORD });
      return findAccount(name);
    });
    expect((await guest.post('/api/sign-in', { name: 'Rook', password: PASSWORD })).status).toBe(200);
    expect((await people.find(id))?.name).toBe('Malbus');
  });

  it('again into the same account only changes the cookie', async () => {
    const baze = await account('Baze');
    const { id } = await baze.me();
    const before = baze.cookie;
    await baze.post('/api/sign-in', { name: 'Baze', password: PASSWORD });
    expect(baze.cookie).not.toBe(before);
    expect((await baze.me()).id).toBe(id);
  });
});

describe('signing out', () => {
  it('ends this session and no other', async () => {
    const here = await account('Saw');
    const there = browser();
    await there.post('/api/sign-in', { name: 'Saw', password: PASSWORD });
    const before = here.cookie;
    const out = await here.post('/api/sign-out');
    expect(out.status).toBe(200);
    expect(out.cookies).toEqual(['wartable=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    expect((await browser(before).get('/api/me')).code).toBe('session-ended');
    expect((await browser(before).post('/api/sign-out')).cookies).toEqual([]);
    expect((await there.me()).name).toBe('Saw');
    expect((await here.me()).account).toBe(false);
  });
});

describe('deleting', () => {
  it('an account needs its password; its games are resigned, its name is free, its sessions and tokens are gone', async () => {
    const galen = await account('Galen');
    const { id } = await galen.me();
    const elsewhere = browser();
    await elsewhere.post('/api/sign-in', { name: 'Galen', password: PASSWORD });
    const token = (await galen.post('/api/tokens', { label: 'bot' })).json()['secret'];
    server.asked.length = 0;

    for (const body of [{}, { password: 'not the password' }]) {
      const refused = await galen.post('/api/account/delete', body);
      expect(refused.status).toBe(403);
      expect(refused.code).toBe('wrong-password');
    }
    expect(server.asked).toEqual([]);
    expect((await galen.me()).id).toBe(id);

    const cookie = galen.cookie;
    const got = await galen.post('/api/account/delete', { password: PASSWORD });
    expect(got.status).toBe(200);
    expect(got.cookies).toEqual([
      `wartable-device-${id}=; Max-Age=0; Path=/api/sign-in; HttpOnly; SameSite=Strict`,
      'wartable=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(server.asked).toEqual([['personLeaves', id]]);
    expect(await server.store.people.find(id)).toBeUndefined();
    expect((await browser(cookie).get('/api/tokens')).status).toBe(401);
    expect((await elsewhere.get('/api/tokens')).status).toBe(401);
    const program = await send(server.url, '/api/me', { headers: { authorization: `Bearer ${token}` } });
    expect(program.code).toBe('bad-token');
    await account('Galen');
  });

  it('a guest needs none', async () => {
    const guest = browser();
    const { id } = await guest.me();
    expect((await guest.send('POST', '/api/account/delete')).status).toBe(200);
    expect(await server.store.people.find(id)).toBeUndefined();
  });

  it('does not go half way: when the games cannot be resigned, nothing is deleted', async () => {
    const guest = browser();
    const { id } = await guest.me();
    server.does.personLeaves = () => {
      throw new Error('no');
    };
    expect((await guest.post('/api/account/delete')).status).toBe(500);
    delete server.does.personLeaves;
    expect((await guest.me()).id).toBe(id);
  });
});
