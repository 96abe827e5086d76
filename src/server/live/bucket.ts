/** This many at once, then this many per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Fills up with time; every deed takes one drop from it. */
export class Bucket {
  private readonly rate: Rate;
  private readonly now: () => number;
  private drops: number;
  private at: number;

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.rate = rate;
    this.now = now;
    this.drops = rate.burst;
    this.at = now();
  }

  /** Whether there was a drop left. */
  take(): boolean {
    const { burst, perSecond } = this.rate;
    if (burst === Number.POSITIVE_INFINITY) return true;
    const now = this.now();
    this.drops = Math.min(burst, this.drops + ((now - this.at) / 1000) * perSecond);
    this.at = now;
    if (this.drops < 1) return false;
    this.drops -= 1;
    return true;
  }
}
