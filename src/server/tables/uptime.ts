import type { TablesDeps } from './deps.ts';

/** For so long the storage may be away without its counting: nobody loses or wins much by it. */
const HICCUP_MS = 10_000;

/**
 * Since when people can be seen and can answer. A storage that is away is for them as if no server ran: when it is back, everything
 * begins as after a restart.
 */
export class Uptime {
  private readonly deps: Pick<TablesDeps, 'store' | 'now'>;
  /** Since when the storage has not answered, in milliseconds; null: it does. */
  private away: number | null = null;
  private began: Date;

  constructor(deps: Pick<TablesDeps, 'store' | 'now' | 'up'>) {
    this.deps = deps;
    this.began = deps.up;
  }

  get since(): Date {
    return this.began;
  }

  get isAway(): boolean {
    return this.away !== null;
  }

  /** The storage has not answered. */
  lost(): void {
    this.away ??= this.deps.now().getTime();
  }

  /** Rejects while the storage is away. */
  async back(): Promise<void> {
    await this.deps.store.ready();
    const now = this.deps.now();
    if (this.away !== null && now.getTime() - this.away > HICCUP_MS) this.began = now;
    this.away = null;
  }
}
