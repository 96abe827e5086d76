/** This many at once, then this many per second. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const MB = 1024 * 1024;

/** What one address and what one person may do. An address may be a school; a person is one. */
const BUDGETS = {
  /** Making, signing in to and deleting accounts: a password is hashed for each. */
  signIn: { address: { burst: 20, perSecond: 0.2 }, person: { burst: 30, perSecond: 0.1 } },
  /** Passwords tried of one account by strangers: by one address, and, as the person, by all of them together (guessing.ts). */
  password: { address: { burst: 10, perSecond: 0.02 }, person: { burst: 200, perSecond: 1 } },
  /** The same while all of them together try too many: two, and then one every two hours. */
  siege: { address: { burst: 2, perSecond: 1 / 7200 }, person: { burst: 2, perSecond: 1 / 7200 } },
  /** Signing in from a browser that has been signed in before: its own budget in place of its address's, and of the strangers'. */
  device: { address: { burst: 20, perSecond: 0.2 }, person: { burst: 10, perSecond: 0.05 } },
  guest: { address: { burst: 40, perSecond: 0.2 }, person: { burst: 40, perSecond: 0.2 } },
  /** A whole game that is brought along is played again, which takes a thread many seconds at worst. */
  import: { address: { burst: 20, perSecond: 0.1 }, person: { burst: 6, perSecond: 0.02 } },
  /** The same in bytes, which is what it costs. The largest file is 8 MB. */
  importBytes: {
    address: { burst: 48 * MB, perSecond: MB / 4 },
    person: { burst: 24 * MB, perSecond: MB / 16 },
  },
  /** With every report the whole game is kept. */
  report: { address: { burst: 20, perSecond: 0.05 }, person: { burst: 5, perSecond: 0.01 } },
  /** A whole game is read and written out while all others wait. */
  export: { address: { burst: 60, perSecond: 1 }, person: { burst: 20, perSecond: 0.2 } },
  table: { address: { burst: 120, perSecond: 1 }, person: { burst: 30, perSecond: 0.1 } },
  command: { address: { burst: 600, perSecond: 100 }, person: { burst: 60, perSecond: 10 } },
  hint: { address: { burst: 40, perSecond: 2 }, person: { burst: 10, perSecond: 0.5 } },
  chat: { address: { burst: 60, perSecond: 5 }, person: { burst: 10, perSecond: 0.5 } },
  other: { address: { burst: 600, perSecond: 100 }, person: { burst: 120, perSecond: 20 } },
} as const satisfies Record<string, { address: Rate; person: Rate }>;

export type Budget = keyof typeof BUDGETS;

/** How many addresses and people each budget remembers; the least recently active are forgotten. */
const REMEMBERED = 10_000;

/** A bucket fills up with time, and every deed takes a drop from it, or as many as it costs. */
interface Bucket {
  drops: number;
  at: number;
}

export class Limits {
  private readonly factor: number;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Map<string, Bucket>>();

  /** `factor` multiplies everything; Infinity: no limits. */
  constructor({ factor = 1, now = Date.now }: { factor?: number; now?: () => number } = {}) {
    this.factor = factor;
    this.now = now;
  }

  /** 0 when it may be done, and then it counts; else how many seconds to wait. What costs more than all there is takes all. */
  take(budget: Budget, side: 'address' | 'person', who: string, cost = 1): number {
    if (this.factor === Number.POSITIVE_INFINITY) return 0;
    const rate = BUDGETS[budget][side];
    const most = Math.max(1, rate.burst * this.factor);
    const perSecond = rate.perSecond * this.factor;
    const bucket = this.bucket(`${budget} ${side}`, who, most);

    const now = this.now();
    bucket.drops = Math.min(most, bucket.drops + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    const drops = Math.min(cost, most);
    if (bucket.drops < drops) return Math.ceil((drops - bucket.drops) / perSecond);
    bucket.drops -= drops;
    return 0;
  }

  /** The same for an address (its `addressKey`) and, once known, a person: the cost of a socket message. */
  spend(budget: Budget, from: string, person?: string): number {
    const wait = this.take(budget, 'address', from);
    return wait > 0 || person === undefined ? wait : this.take(budget, 'person', person);
  }

  private bucket(kind: string, who: string, full: number): Bucket {
    const known = this.buckets.get(kind) ?? new Map<string, Bucket>();
    this.buckets.set(kind, known);
    const bucket = known.get(who) ?? { drops: full, at: this.now() };
    // Taken out and put in again, it stands last, so that the first is the one longest unused.
    known.delete(who);
    known.set(who, bucket);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return bucket;
  }
}
