import type { TablesDeps } from './deps.ts';

/** An outage shorter than this is ignored. */
const HICCUP_MS = 5_000;

/**
 * Since when people can be seen and can answer. A storage that is away, or that can be read but not written to, is for them as if no
 * server ran: when it is back, everything begins as after a restart.
 */
export class Uptime {
  private readonly deps: Pick<TablesDeps, 'store' | 'now'>;
  /** Since when nothing can be kept, in milliseconds; null: it can. */
  private away: number | null = null;
  private began: Date;
  private asking: Promise<void> | null = null;

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

  /** The storage did not answer a request made at that time. */
  lost(asked: Date = this.deps.now()): void {
    this.away = Math.min(this.away ?? Number.POSITIVE_INFINITY, asked.getTime());
  }

  /** Asks whether it is back; all who want to know at the same moment share one question. */
  async back(): Promise<void> {
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    await this.asking;
  }

  private async ask(): Promise<void> {
    try {
      await this.deps.store.ready();
    } catch {
      return;
    }
    const now = this.deps.now();
    if (this.away !== null && now.getTime() - this.away > HICCUP_MS) this.began = now;
    this.away = null;
  }
}
