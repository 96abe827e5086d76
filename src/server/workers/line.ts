/** A person who waits for a hint, or a bot that is to move. */
export type Kind = 'person' | 'bot';

interface Waiting<T> {
  readonly item: T;
  readonly kind: Kind;
  /** When its turn should have come. */
  readonly by: number;
}

/**
 * The queue for a worker. Within a kind, the earliest deadline comes first: long thinkers have later deadlines, so quick
 * ones pass them, but not forever. Kinds whose deadline has passed take turns, so that many of one kind do not block the
 * others.
 */
export class Line<T> {
  private readonly longest: number;
  private readonly waiting: Waiting<T>[] = [];
  /** The kind that had its last turn longest ago stands first. */
  private kinds: readonly Kind[] = ['person', 'bot'];

  constructor(longest: number) {
    this.longest = longest;
  }

  get length(): number {
    return this.waiting.length;
  }

  /** False: the line is full. Every kind has a line of that length, so that none can crowd the others out. */
  push(item: T, kind: Kind, by: number): boolean {
    const alike = this.waiting.reduce((count, other) => count + Number(other.kind === kind), 0);
    if (alike >= this.longest) return false;
    this.waiting.push({ item, kind, by });
    return true;
  }

  shift(now: number): T | undefined {
    const firsts = this.kinds.flatMap((kind) => first(this.waiting.filter((one) => one.kind === kind)) ?? []);
    const next = firsts.find(({ by }) => by <= now) ?? first(firsts);
    if (!next) return undefined;
    this.kinds = [...this.kinds.filter((kind) => kind !== next.kind), next.kind];
    this.waiting.splice(this.waiting.indexOf(next), 1);
    return next.item;
  }

  /** Whether it was still waiting. */
  remove(item: T): boolean {
    const i = this.waiting.findIndex((one) => one.item === item);
    if (i >= 0) this.waiting.splice(i, 1);
    return i >= 0;
  }
}

const first = <T>(waiting: readonly Waiting<T>[]): Waiting<T> | undefined =>
  waiting.reduce<Waiting<T> | undefined>((best, one) => (best && best.by <= one.by ? best : one), undefined);
