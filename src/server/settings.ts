import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type TrustedProxies, trustedProxies } from './auth/address.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded storage. */
  readonly data: string;
  /** PostgreSQL; undefined: the embedded storage. */
  readonly database: string | undefined;
  /** The public URL of this server (`https://table.example`), without a path; undefined: any host name. */
  readonly publicUrl: string | undefined;
  readonly logLevel: LogLevel;
  /** How many threads think for bots. */
  readonly workers: number;
  /** How long bots hold answers back that may depend on hidden cards is multiplied by this. */
  readonly botTempo: number;
  readonly trustProxy: TrustedProxies;
  /** All rate limits are multiplied by this; Infinity: no limits. */
  readonly limits: number;
  /** Who reads `/metrics` must have it; undefined: only programs on this machine may read them. */
  readonly metricsToken: string | undefined;
  /** Guests and tables are deleted after this many days without activity; null: never. See retention/policy.ts. */
  readonly keepGuests: number | null;
  readonly keepOpenTables: number | null;
  readonly keepFinishedGames: number | null;
  readonly keepAccountGames: number | null;
}

/** An invalid setting, with a message that says what to write instead. */
export class WrongSetting extends Error {}

interface Spec<T> {
  readonly env: string;
  /** How its value is written in the help. */
  readonly value: string;
  readonly about: string;
  /** What holds when nobody says anything. */
  readonly otherwise: () => T;
  /** Undefined: not a value of this setting. */
  readonly read: (text: string) => T | undefined;
  /** What would be one. */
  readonly wants: string;
}

const whole =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    const n = Number(text);
    return /^\d{1,9}$/.test(text) && n >= least && n <= most ? n : undefined;
  };

const DAYS = {
  value: '<days>',
  read: (text: string): number | null | undefined => (text === 'forever' ? null : whole(1, 36_500)(text)),
  wants: 'a number of days from 1 to 36500, or forever',
};

const SPECS: { readonly [K in keyof Settings]: Spec<Settings[K]> } = {
  port: {
    env: 'PORT',
    value: '<n>',
    about: 'the port to listen on (8080); 0 takes any free one',
    otherwise: () => 8080,
    read: whole(0, 65_535),
    wants: 'a port from 0 to 65535',
  },
  host: {
    env: 'WARTABLE_HOST',
    value: '<address>',
    about: 'the address to listen on (0.0.0.0: all interfaces); 127.0.0.1 accepts only local connections',
    otherwise: () => '0.0.0.0',
    read: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
    wants: 'an address or a name of this machine',
  },
  data: {
    env: 'WARTABLE_DATA',
    value: '<folder>',
    about: 'the folder of the embedded storage (./.wartable)',
    otherwise: () => resolve('.wartable'),
    read: (text) => resolve(text),
    wants: 'a folder',
  },
  database: {
    env: 'DATABASE_URL',
    value: '<url>',
    about: 'a PostgreSQL database (postgres://user:password@host/name) instead of the embedded storage',
    otherwise: () => undefined,
    read: (text) => (/^postgres(ql)?:$/.test(urlOf(text)?.protocol ?? '') ? text : undefined),
    wants: 'an address such as postgres://user:password@host/name',
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    value: '<url>',
    about: 'the public URL of the server (https://table.example); needed behind an https proxy',
    otherwise: () => undefined,
    read: originOf,
    wants: 'an address such as https://table.example, without a path',
  },
  logLevel: {
    env: 'LOG_LEVEL',
    value: '<level>',
    about: `how much is logged: ${LOG_LEVELS.join(', ')} (info)`,
    otherwise: () => 'info',
    read: (text) => LOG_LEVELS.find((level) => level === text),
    wants: `one of ${LOG_LEVELS.join(', ')}`,
  },
  workers: {
    env: 'WORKERS',
    value: '<n>',
    about: 'number of threads for bots (processors minus one)',
    otherwise: () => Math.max(1, availableParallelism() - 1),
    read: whole(1, 256),
    wants: 'a whole number from 1 to 256',
  },
  botTempo: {
    env: 'BOT_TEMPO',
    value: '<factor>',
    about:
      'multiplies the time that bots take for answers that depend on hidden cards (1); off: no delay, which reveals what they hold',
    otherwise: () => 1,
    read: (text) => (text === 'off' ? 0 : /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined),
    wants: 'a number such as 0.5 or 2, or off',
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    value: '<whom>',
    about:
      'which proxies to trust for X-Forwarded-For: no (default), the number of proxies, or their addresses',
    otherwise: () => ({ hops: 0 }),
    read: trustedProxies,
    wants: 'no, a number of proxies from 1 to 9, or addresses such as 10.0.0.0/8,127.0.0.1',
  },
  limits: {
    env: 'RATE_LIMITS',
    value: '<factor>',
    about: 'multiplies all rate limits (1); off: no limits, for load tests',
    otherwise: () => 1,
    read: (text) => {
      if (text === 'off') return Number.POSITIVE_INFINITY;
      const n = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
      return n > 0 ? n : undefined;
    },
    wants: 'a number such as 0.5 or 10, or off',
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    value: '<secret>',
    about:
      'the token for reading /metrics (Authorization: Bearer <secret>); without it, only programs on this machine can read them',
    otherwise: () => undefined,
    read: (text) => (/^[\x21-\x7e]{16,}$/.test(text) ? text : undefined),
    wants: 'at least 16 characters: letters, digits, punctuation',
  },
  keepGuests: {
    ...DAYS,
    env: 'KEEP_GUESTS',
    about:
      'delete guests not seen for this long (180 days; at most 30 for guests who never sat at a table), or forever',
    otherwise: () => 180,
  },
  keepOpenTables: {
    ...DAYS,
    env: 'KEEP_OPEN_TABLES',
    about: 'delete tables whose game did not start within this time (60 days), or forever',
    otherwise: () => 60,
  },
  keepFinishedGames: {
    ...DAYS,
    env: 'KEEP_FINISHED_GAMES',
    about: 'delete finished games where only guests played after this time (365 days), or forever',
    otherwise: () => 365,
  },
  keepAccountGames: {
    ...DAYS,
    env: 'KEEP_ACCOUNT_GAMES',
    about: 'delete finished games of people with an account after this time (forever)',
    otherwise: () => null,
  },
};

const NAMES = Object.keys(SPECS) as readonly (keyof Settings)[];

/** What must not end up on a screen or in a log; a database's address may hold a password. */
const SECRET: ReadonlySet<string> = new Set<keyof Settings>(['database', 'metricsToken']);

/** `publicUrl` is set by `--public-url`. */
const flagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The flags of `wartable serve`, as its help shows them. */
export const SETTING_FLAGS: Readonly<
  Record<string, { readonly type: 'string'; readonly value: string; readonly about: string }>
> = Object.fromEntries(
  NAMES.map((name) => {
    const { env, value, about } = SPECS[name];
    return [flagOf(name), { type: 'string', value, about: `${about} [${env}]` }];
  }),
);

/** What the command line says goes before what the environment says. Throws `WrongSetting`. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  flag: (name: string) => string | undefined = () => undefined,
): Settings {
  const one = <T>(name: string, spec: Spec<T>): T => {
    const flagged = flag(flagOf(name));
    const text = (flagged ?? env[spec.env])?.trim();
    // An empty variable is how many tools spell "not set".
    if (text === undefined || (text === '' && flagged === undefined)) return spec.otherwise();
    const value = text === '' ? undefined : spec.read(text);
    if (value !== undefined) return value;
    const said = flagged === undefined ? spec.env : `--${flagOf(name)}`;
    const shown = SECRET.has(name) ? 'what it was set to' : `'${text}'`;
    throw new WrongSetting(`${said} must be ${spec.wants}, not ${shown}`);
  };
  return {
    port: one('port', SPECS.port),
    host: one('host', SPECS.host),
    data: one('data', SPECS.data),
    database: one('database', SPECS.database),
    publicUrl: one('publicUrl', SPECS.publicUrl),
    logLevel: one('logLevel', SPECS.logLevel),
    workers: one('workers', SPECS.workers),
    botTempo: one('botTempo', SPECS.botTempo),
    trustProxy: one('trustProxy', SPECS.trustProxy),
    limits: one('limits', SPECS.limits),
    metricsToken: one('metricsToken', SPECS.metricsToken),
    keepGuests: one('keepGuests', SPECS.keepGuests),
    keepOpenTables: one('keepOpenTables', SPECS.keepOpenTables),
    keepFinishedGames: one('keepFinishedGames', SPECS.keepFinishedGames),
    keepAccountGames: one('keepAccountGames', SPECS.keepAccountGames),
  };
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function originOf(text: string): string | undefined {
  const url = urlOf(text);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare && url.password === '' ? url.origin : undefined;
}
