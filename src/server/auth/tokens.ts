import { Denied } from '../denied.ts';
import type { Store, TokenRecord } from '../store/port.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

const PREFIX = 'wt_';
const FORM = /^wt_[A-Za-z0-9_-]{43}$/;
const MOST = 20;
/** How exactly it is known when a token was last used: every request would be a write otherwise. */
const USED_EVERY = 60_000;
const DAY = 86_400_000;

/**
 * The content of an `Authorization` header: a token, '' for one that cannot be ours, undefined if it is not a bearer
 * token.
 */
export function bearerIn(header: string | undefined): string | undefined {
  const [scheme = '', token = ''] = header?.trim().split(/ +/, 2) ?? [];
  // Without "Bearer": the sender must be told, or they would go on as a new guest.
  if (scheme.startsWith(PREFIX)) return '';
  if (scheme.toLowerCase() !== 'bearer') return undefined;
  return FORM.test(token) ? token : '';
}

/** Tokens with which programs play for their owners. */
export class Tokens {
  private readonly store: Store['tokens'];
  private readonly now: () => number;

  constructor(store: Store['tokens'], now: () => number = Date.now) {
    this.store = store;
    this.now = now;
  }

  /** `days`: how long it holds; null: until it is dropped. */
  async make(
    person: string,
    label: string,
    days: number | null,
  ): Promise<{ record: TokenRecord; secret: string }> {
    if ((await this.store.listOf(person)).length >= MOST)
      throw new Denied(409, 'too-many-tokens', `You have ${MOST} tokens already. Delete one first.`);
    const secret = PREFIX + newSecret();
    const now = this.now();
    const created = new Date(now).toISOString();
    const expires = days === null ? null : new Date(now + days * DAY).toISOString();
    const record = { id: newId(), hash: hashOf(secret), person, label, created, used: null, expires };
    await this.store.add(record);
    return { record, secret };
  }

  async find(secret: string): Promise<TokenRecord | undefined> {
    if (secret === '') return undefined;
    const record = await this.store.find(hashOf(secret));
    if (record && !this.isExpired(record)) this.noteUse(record);
    return record;
  }

  isExpired({ expires }: TokenRecord): boolean {
    return expires !== null && Date.parse(expires) <= this.now();
  }

  listOf(person: string): Promise<TokenRecord[]> {
    return this.store.listOf(person);
  }

  remove(person: string, id: string): Promise<boolean> {
    return this.store.remove(person, id);
  }

  private noteUse({ id, used }: TokenRecord): void {
    if (used !== null && this.now() - Date.parse(used) < USED_EVERY) return;
    // Not awaited; if the storage is down, the main request reports it.
    this.store.used(id, new Date(this.now()).toISOString()).catch(() => {});
  }
}
