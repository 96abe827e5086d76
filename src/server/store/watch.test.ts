import { describe, expect, it } from 'vitest';
import { type Store, StoreDamaged, StoreDown } from './port.ts';
import { watchStore } from './watch.ts';

const withCode = (code: string): Error => Object.assign(new Error(`said with ${code}`), { code });

function watched() {
  let time = 0;
  let fails: Error | undefined;
  const lines: [string, string, unknown][] = [];
  const ask = async (): Promise<string> => {
    if (fails) throw fails;
    return 'fine';
  };
  const group = { find: ask };
  const groups = ['people', 'sessions', 'tokens', 'tables', 'chat', 'notices', 'reports'];
  const store = {
    ...Object.fromEntries(groups.map((name) => [name, group])),
    ready: ask,
    secret: ask,
  } as unknown as Store;
  const log = {
    error: (about: object, message: string) => void lines.push(['error', message, about]),
    warn: (about: object, message: string) => void lines.push(['warn', message, about]),
  };
  const { store: seen, trouble } = watchStore(store, log, () => time);
  return {
    trouble,
    lines,
    later: (ms: number) => {
      time += ms;
    },
    async asks(error: Error | undefined): Promise<unknown> {
      fails = error;
      return seen.tables.find('x').catch((thrown: unknown) => thrown);
    },
  };
}

describe('a storage that is watched', () => {
  it.each([
    ['SQLITE_FULL', 'The disk is full.'],
    ['ENOSPC', 'The disk is full.'],
    ['53100', 'The disk is full.'],
    ['SQLITE_READONLY_DIRECTORY', 'The storage is read-only: nothing can be written.'],
    ['25006', 'The storage is read-only: nothing can be written.'],
    ['SQLITE_IOERR_WRITE', 'The disk cannot be read or written.'],
    ['SQLITE_CANTOPEN', 'The database file cannot be opened.'],
    ['28P01', 'The database server rejects the user name or password.'],
  ])('has the cause %s named: %s', async (code, words) => {
    const { asks, lines, trouble, later } = watched();
    const error = new StoreDown(withCode(code));
    expect(await asks(error)).toBe(error);
    expect(lines).toEqual([['error', `the storage cannot be used: ${words}`, { err: error, cause: words }]]);
    expect(trouble()).toBe(words);
    // It worked since, or nobody asked.
    later(10_000);
    expect(trouble()).toBeUndefined();
  });

  it('is in no trouble while it works, or when somebody else made a mistake', async () => {
    const { asks, lines, trouble } = watched();
    expect(await asks(undefined)).toBe('fine');
    await asks(new TypeError('ours'));
    expect([lines, trouble()]).toEqual([[], undefined]);
  });

  it('that is away for a moment recovers', async () => {
    const { asks, lines, trouble } = watched();
    await asks(new StoreDown(withCode('ECONNREFUSED')));
    expect(lines.map(([level]) => level)).toEqual(['warn']);
    expect(trouble()).toBeUndefined();
  });

  it('says the same thing once a minute, and another at once', async () => {
    const { asks, lines, later } = watched();
    for (let n = 0; n < 5; n++) await asks(new StoreDown(withCode('SQLITE_FULL')));
    expect(lines).toHaveLength(1);
    await asks(new StoreDown(withCode('SQLITE_READONLY')));
    expect(lines).toHaveLength(2);
    later(60_000);
    await asks(new StoreDown(withCode('SQLITE_FULL')));
    expect(lines).toHaveLength(3);
  });

  it('stays damaged', async () => {
    const { asks, trouble, later } = watched();
    await asks(new StoreDamaged(withCode('SQLITE_CORRUPT')));
    later(3_600_000);
    expect(await asks(undefined)).toBe('fine');
    expect(trouble()).toBe('The database is damaged.');
  });
});
