import type { Session, Signal, Store } from '../store/port.ts';
import { hashOf, newSecret } from './secrets.ts';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
export const ROTATED_AFTER = 7 * DAY;
export const ENDS_AFTER = 180 * DAY;
export const SESSION_SECONDS = ENDS_AFTER / SECOND;

/** How exactly it is known when a session was last used: every request would be a write otherwise. */
const USED_EVERY = 10 * MINUTE;
/** How long a session that was replaced may hold. */
const REPLACED_HOLDS = DAY;

/** How many replaced or ended sessions are remembered; the oldest are forgotten first. */
const REMEMBERED = 10_000;

export interface Started {
  readonly session: Session;
  /** What the cookie holds. It is not stored anywhere. */
  readonly secret: string;
}

/**
 * Who has shown which cookie. A cookie is replaced every week. The old one holds until the new one has been seen (a reply can
 * get lost, and with it all of a guest's games), but not longer than a day, and then a minute for requests that are under way.
 */
export class Sessions {
  private readonly store: Store['sessions'];
  private readonly now: () => number;
  /** By the hash of a new session: the one that it replaced, until it is first seen. */
  private readonly replaced = new Map<string, string>();
  /** Ended a moment ago: their last requests may still be under way. */
  private readonly ended = new Map<string, number>();

  constructor(store: Store['sessions'], now: () => number = Date.now) {
    this.store = store;
    this.now = now;
  }

  async start(person: string): Promise<Started> {
    const secret = newSecret();
    const session: Session = {
      hash: hashOf(secret),
      person,
      created: this.at(0),
      expires: this.at(ENDS_AFTER),
      used: null,
      device: null,
    };
    await this.store.add(session);
    return { session, secret };
  }

  /** `device`: what the cookie was sent by, in words. */
  async find(secret: string, device: string | null = null): Promise<Session | undefined> {
    const session = await this.store.find(hashOf(secret));
    if (session === undefined || session.expires <= this.at(0)) return undefined;
    const before = this.replaced.get(session.hash);
    if (before !== undefined) {
      this.replaced.delete(session.hash);
      await this.store.expire(before, this.at(MINUTE));
    }
    this.noteUse(session, device);
    return session;
  }

  /** Where a person is signed in. Replaced sessions are left out: they belong to the same browser. */
  listOf(person: string): Promise<Session[]> {
    return this.store.listOf(person, this.at(REPLACED_HOLDS));
  }

  isOld(session: Session): boolean {
    const rotated = session.expires <= this.at(MINUTE);
    return !rotated && session.created < this.at(-ROTATED_AFTER);
  }

  /** A new session for an old one. */
  async rotate(old: Session): Promise<Started> {
    const started = await this.start(old.person);
    remember(this.replaced, started.session.hash, old.hash);
    await this.store.replace(old.hash, started.session.hash, this.at(REPLACED_HOLDS));
    return started;
  }

  /** A new session for the same person, whose rights have changed; the old one only finishes pending requests. */
  async renew(old: Session): Promise<Started> {
    const started = await this.start(old.person);
    await this.store.expire(old.hash, this.at(MINUTE));
    return started;
  }

  async end(session: Session): Promise<void> {
    this.markEnded(session);
    await this.store.end(session, this.at(0));
  }

  /** Ends all other sessions of the person. They belong to other browsers, which get no new session and become new guests. */
  endOthers(session: Session): Promise<void> {
    return this.store.endOthers(session, this.at(0));
  }

  /** It is about to end with whose it is. Said before that is done, or a request that comes just then would find nobody. */
  markEnded({ hash }: Pick<Session, 'hash'>): void {
    remember(this.ended, hash, this.now());
  }

  /** A change of a session, made by any process. */
  hear({ hash, by }: Extract<Signal, { is: 'session' }>): void {
    if (by === null) this.markEnded({ hash });
    else remember(this.replaced, by, hash);
  }

  /** Whether this was a session until a moment ago. A browser that still sends it must not get a new identity. */
  hasJustEnded(secret: string): boolean {
    const at = this.ended.get(hashOf(secret));
    return at !== undefined && this.now() - at < MINUTE;
  }

  prune(): Promise<number> {
    return this.store.prune(this.at(0));
  }

  private noteUse({ hash, used }: Session, device: string | null): void {
    if (used !== null && this.now() - Date.parse(used) < USED_EVERY) return;
    // Not awaited; if the storage is down, the main request reports it.
    this.store.used(hash, this.at(0), device).catch(() => {});
  }

  private at(after: number): string {
    return new Date(this.now() + after).toISOString();
  }
}

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest);
}
