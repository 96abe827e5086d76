interface Waiting<T> {
  readonly item: T;
  /** People first: somebody looks at the screen and waits. */
  readonly person: boolean;
  /** When its turn should have come. */
  readonly by: number;
}

/**
 * Those who wait for a worker. People's hints come before bots' moves; among each, whoever should have had his turn first. Long
 * thinkers have more patience, so quick ones pass them, but not for ever.
 */
export class Line<T> {
  private readonly longest: number;
  private readonly waiting: Waiting<T>[] = [];

  constructor(longest: number) {
    this.longest = longest;
  }

  get length(): number {
    return this.waiting.length;
  }

  /** False: the line is full. People and bots have a line of that length each, so that bots cannot crowd people out. */
  push(item: T, person: boolean, by: number): boolean {
    const alike = this.waiting.reduce((count, other) => count + Number(other.person === person), 0);
    if (alike >= this.longest) return false;
    this.waiting.push({ item, person, by });
    return true;
  }

  shift(): T | undefined {
    let first = 0;
    for (const [i, one] of this.waiting.entries()) {
      const best = this.waiting[first];
      if (best && before(one, best)) first = i;
    }
    return this.waiting.splice(first, 1)[0]?.item;
  }

  /** Whether it was still waiting. */
  remove(item: T): boolean {
    const i = this.waiting.findIndex((one) => one.item === item);
    if (i >= 0) this.waiting.splice(i, 1);
    return i >= 0;
  }
}

const before = (a: Waiting<unknown>, b: Waiting<unknown>): boolean =>
  a.person === b.person ? a.by < b.by : a.person;
