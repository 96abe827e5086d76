import type { Sum, System } from './linear.ts';

/**
 * The range that each variable of a system can still have. Fixing one narrows the others through shared sums, so most
 * dead ends show at once. Narrowing can be reverted.
 */
export class Bounds {
  readonly low: number[] = [];
  readonly high: number[] = [];
  /** False when the sums contradict each other before anything is fixed. */
  readonly possible: boolean;
  private readonly sums: readonly Sum[];
  /** By sum: what it can still come to. */
  private readonly least: number[] = [];
  private readonly most: number[] = [];
  /** The places where variable v stands are those from starts[v] to starts[v + 1]: in which sum, with which factor. */
  private readonly starts: number[];
  private readonly inSum: number[];
  private readonly factor: number[];
  /** The narrowed ranges, for reverting: variable, old low, old high. */
  private readonly trail: number[] = [];
  /** Sums of narrowed variables that have not been looked at since. */
  private readonly waiting: number[] = [];
  private readonly isWaiting: boolean[] = [];

  constructor(system: System) {
    this.sums = system.sums;
    let possible = true;
    for (const { min, max } of system.variables) {
      this.low.push(min);
      this.high.push(max);
      if (min > max) possible = false;
    }
    this.starts = placesOf(system);
    const places = this.starts[system.variables.length] ?? 0;
    this.inSum = new Array<number>(places).fill(0);
    this.factor = new Array<number>(places).fill(0);
    const next = this.starts.slice();
    for (const [s, sum] of system.sums.entries()) {
      let least = 0;
      let most = 0;
      for (const { variable: v, times: t } of sum.terms) {
        const low = this.low[v] as number;
        const high = this.high[v] as number;
        least += t > 0 ? t * low : t * high;
        most += t > 0 ? t * high : t * low;
        const place = next[v] as number;
        this.inSum[place] = s;
        this.factor[place] = t;
        next[v] = place + 1;
      }
      this.least.push(least);
      this.most.push(most);
      this.waiting.push(s);
      this.isWaiting.push(true);
    }
    this.possible = possible && this.settle();
  }

  /** A place in the history to go back to. */
  mark(): number {
    return this.trail.length;
  }

  backTo(mark: number): void {
    const { trail } = this;
    while (trail.length > mark) {
      const high = trail.pop() as number;
      const low = trail.pop() as number;
      this.set(trail.pop() as number, low, high);
    }
  }

  /** Fixes the variable to this value. False if that is impossible; the caller then reverts. */
  fix(v: number, value: number): boolean {
    return this.narrow(v, value, value) && this.settle();
  }

  private narrow(v: number, from: number, to: number): boolean {
    const oldLow = this.low[v] as number;
    const oldHigh = this.high[v] as number;
    const low = from > oldLow ? from : oldLow;
    const high = to < oldHigh ? to : oldHigh;
    if (low > high) return false;
    if (low === oldLow && high === oldHigh) return true;
    this.trail.push(v, oldLow, oldHigh);
    this.set(v, low, high);
    const end = this.starts[v + 1] as number;
    for (let p = this.starts[v] as number; p < end; p++) {
      const s = this.inSum[p] as number;
      if (this.isWaiting[s]) continue;
      this.isWaiting[s] = true;
      this.waiting.push(s);
    }
    return true;
  }

  private set(v: number, low: number, high: number): void {
    const { least, most } = this;
    const up = low - (this.low[v] as number);
    const down = high - (this.high[v] as number);
    const end = this.starts[v + 1] as number;
    for (let p = this.starts[v] as number; p < end; p++) {
      const s = this.inSum[p] as number;
      const t = this.factor[p] as number;
      least[s] = (least[s] as number) + (t > 0 ? t * up : t * down);
      most[s] = (most[s] as number) + (t > 0 ? t * down : t * up);
    }
    this.low[v] = low;
    this.high[v] = high;
  }

  /** Looks at the waiting sums until nothing more follows; false: one of them cannot be met any more. */
  private settle(): boolean {
    const { waiting, isWaiting } = this;
    let fine = true;
    while (waiting.length > 0) {
      const s = waiting.pop() as number;
      isWaiting[s] = false;
      if (fine) fine = this.tighten(s);
    }
    return fine;
  }

  private tighten(s: number): boolean {
    const { min, max, terms } = this.sums[s] as Sum;
    // How far the sum may be lifted from the least, and lowered from the most, that it can come to.
    const lift = max - (this.least[s] as number);
    const drop = (this.most[s] as number) - min;
    if (lift < 0 || drop < 0) return false;
    for (const { variable: v, times } of terms) {
      const low = this.low[v] as number;
      const high = this.high[v] as number;
      const t = times < 0 ? -times : times;
      const span = t * (high - low);
      if (span <= lift && span <= drop) continue;
      const up = span > lift ? Math.floor(lift / t) : high - low;
      const down = span > drop ? Math.floor(drop / t) : high - low;
      const fits = times > 0 ? this.narrow(v, high - down, low + up) : this.narrow(v, high - up, low + down);
      if (!fits) return false;
    }
    return true;
  }
}

/** Where the places of each variable begin, when all terms of all sums are put in the order of their variables. */
function placesOf({ variables, sums }: System): number[] {
  const starts = new Array<number>(variables.length + 1).fill(0);
  for (const { terms } of sums) {
    for (const { variable } of terms) starts[variable + 1] = (starts[variable + 1] ?? 0) + 1;
  }
  for (let v = 0; v < variables.length; v++) starts[v + 1] = (starts[v + 1] ?? 0) + (starts[v] ?? 0);
  return starts;
}
