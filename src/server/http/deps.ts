import type { GameInfo } from '../../protocol/tables.ts';
import type { Devices } from '../auth/devices.ts';
import type { Limits } from '../auth/limits.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Identity } from '../auth/who.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/port.ts';
import type { Tables } from '../tables/service.ts';
import type { Read } from '../workers/files/read.ts';
import type { Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';

/** What the web side of the server needs of the other rooms. */
export interface HttpDeps {
  readonly settings: Pick<Settings, 'publicUrl' | 'trustProxy' | 'metricsToken' | 'limits'>;
  readonly log: Log;
  readonly store: Store;
  /** What those who used the storage have found wrong with it, in words. */
  readonly storeTrouble: () => string | undefined;
  readonly tables: Tables;
  /** Reads an imported game, in another thread. */
  readonly readFile: (bytes: Uint8Array, signal: AbortSignal) => Promise<Read>;
  readonly games: () => GameInfo[];
  readonly identity: Identity;
  readonly devices: Devices;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Whether the server is about to stop; then no new clients should be sent here. */
  readonly closing: () => boolean;
  /** The folder of the built page. */
  readonly web: string;
  /** Tests bring a clock of their own, in milliseconds. */
  readonly now?: () => number;
  /** Tests let every reply be compared with its schema. */
  readonly checkReplies?: boolean;
}
