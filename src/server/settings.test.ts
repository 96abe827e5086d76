import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SETTING_FLAGS, WrongSetting } from './settings.ts';

const flags =
  (given: Record<string, string>) =>
  (name: string): string | undefined =>
    given[name];

describe('settings', () => {
  it('are usable when nobody says anything', () => {
    const { workers, ...rest } = readSettings({});
    expect(rest).toEqual({
      port: 8080,
      host: '0.0.0.0',
      data: resolve('.wartable'),
      database: undefined,
      publicUrl: undefined,
      logLevel: 'info',
      trustProxy: { hops: 0 },
      limits: 1,
      botTempo: 1,
      metricsToken: undefined,
      keepGuests: 180,
      keepOpenTables: 60,
      keepFinishedGames: 365,
      keepAccountGames: null,
    });
    expect(workers).toBeGreaterThanOrEqual(1);
  });

  it('come from the environment, and before that from the command line', () => {
    const env = { PORT: '9000', LOG_LEVEL: 'warn', WORKERS: '3', WARTABLE_DATA: 'here', TRUST_PROXY: '' };
    const read = readSettings(env, flags({ port: '9001', 'public-url': 'https://table.example/' }));
    expect(read).toMatchObject({ port: 9001, logLevel: 'warn', workers: 3, data: resolve('here') });
    expect(read.publicUrl).toBe('https://table.example');
    expect(read.trustProxy).toEqual({ hops: 0 });
  });

  it.each([
    ['PORT', '80a', "PORT must be a port from 0 to 65535, not '80a'"],
    ['PORT', '65536', "PORT must be a port from 0 to 65535, not '65536'"],
    ['PORT', '-1', "PORT must be a port from 0 to 65535, not '-1'"],
    ['PUBLIC_URL', 'table.example', 'PUBLIC_URL must be an address such as'],
    ['PUBLIC_URL', 'ftp://table.example', 'PUBLIC_URL must be an address such as'],
    ['PUBLIC_URL', 'https://table.example/below', 'PUBLIC_URL must be an address such as'],
    ['PUBLIC_URL', 'https://me:secret@table.example', 'PUBLIC_URL must be an address such as'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error,'],
    ['WORKERS', '0', 'WORKERS must be a whole number from 1 to 256'],
    ['TRUST_PROXY', 'everybody', 'TRUST_PROXY must be no, a number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/99', 'TRUST_PROXY must be no, a number of proxies'],
    ['BOT_TEMPO', 'slow', 'BOT_TEMPO must be a number such as 0.5 or 2, or off'],
    ['RATE_LIMITS', '0', 'RATE_LIMITS must be a number such as'],
    ['KEEP_GUESTS', '0', 'KEEP_GUESTS must be a number of days from 1 to 36500, or forever'],
    ['KEEP_ACCOUNT_GAMES', 'never', 'KEEP_ACCOUNT_GAMES must be a number of days'],
    ['WARTABLE_HOST', 'a b', 'WARTABLE_HOST must be an address'],
    [
      'METRICS_TOKEN',
      'short',
      'METRICS_TOKEN must be at least 16 characters: letters, digits, punctuation, not what it was',
    ],
  ])('%s=%s is refused with words', (name, value, words) => {
    expect(() => readSettings({ [name]: value })).toThrow(WrongSetting);
    expect(() => readSettings({ [name]: value })).toThrow(words);
  });

  it('name the flag when the flag was wrong', () => {
    expect(() => readSettings({}, flags({ 'trust-proxy': 'x' }))).toThrow('--trust-proxy must be');
    expect(() => readSettings({}, flags({ data: '' }))).toThrow("--data must be a folder, not ''");
  });

  it('do not repeat the password of a database that cannot be used', () => {
    const env = { DATABASE_URL: 'mysql://me:hunter22@host/name' };
    expect(() => readSettings(env)).toThrow('DATABASE_URL must be');
    expect(() => readSettings(env)).not.toThrow(/hunter22/);
  });

  it('can turn the limits off', () => {
    expect(readSettings({ RATE_LIMITS: 'off' }).limits).toBe(Number.POSITIVE_INFINITY);
    expect(readSettings({ RATE_LIMITS: '2.5' }).limits).toBe(2.5);
  });

  it('can keep games forever, or for some days', () => {
    expect(readSettings({ KEEP_FINISHED_GAMES: 'forever' }).keepFinishedGames).toBeNull();
    expect(readSettings({}, flags({ 'keep-account-games': '730' })).keepAccountGames).toBe(730);
  });

  it('have a flag each, that tells its variable', () => {
    expect(Object.keys(SETTING_FLAGS)).toEqual([
      'port',
      'host',
      'data',
      'database',
      'public-url',
      'log-level',
      'workers',
      'bot-tempo',
      'trust-proxy',
      'limits',
      'metrics-token',
      'keep-guests',
      'keep-open-tables',
      'keep-finished-games',
      'keep-account-games',
    ]);
    expect(SETTING_FLAGS['data']?.about).toContain('[WARTABLE_DATA]');
  });
});
