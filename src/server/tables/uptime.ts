import type { TablesDeps } from './deps.ts';

/** For so long the storage may be away without its counting: nobody loses or wins much by it. */
const HICCUP_MS = 5_000;

/**
 * Since when people can be seen and can answer. A storage that is away is for them as if no server ran: when it is back, everything
 * begins as after a restart.
 */
export class Uptime {
  private readonly now: () => Date;
  /** Since when the storage has not answered, in milliseconds; null: it does. */
  private away: number | null = null;
  private began: Date;

  constructor({ now, up }: Pick<TablesDeps, 'now' | 'up'>) {
    this.now = now;
    this.began = up;
  }

  get since(): Date {
    return this.began;
  }

  get isAway(): boolean {
    return this.away !== null;
  }

  /** The storage has not answered. */
  lost(): void {
    this.away ??= this.now().getTime();
  }

  /** The storage answers. */
  back(): void {
    if (this.away === null) return;
    const now = this.now();
    if (now.getTime() - this.away > HICCUP_MS) this.began = now;
    this.away = null;
  }
}
