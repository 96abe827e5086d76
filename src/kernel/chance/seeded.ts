import type { Chance } from './source.ts';

/** A fast generator for bots, tests and simulations: sfc32. Never used where a player must be able to trust the dice. */
class Seeded implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    const mix = spread(seed);
    this.a = mix();
    this.b = mix();
    this.c = mix();
    for (let i = 0; i < 12; i++) this.next();
  }

  private next(): number {
    const t = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0; // kept a small integer: that is half the speed
    return t >>> 0;
  }

  int(n: number): number {
    if (n <= 1) return 0;
    if (!(n <= 0x100000000)) throw new Error(`cannot draw from ${n} outcomes`);
    // Reject-sampled: the numbers above the last whole multiple of n would favour the small outcomes.
    // Written in 32-bit steps: (2^32 - n) mod n is 2^32 mod n.
    const last = 0xffffffff - ((-n >>> 0) % n);
    let x = this.next();
    while (x > last) x = this.next();
    return (x >>> 0) % n;
  }
}

/** Turns a seed text into well-spread starting numbers (FNV-1a, then a finaliser per number). */
function spread(seed: string): () => number {
  let h = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), h | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return t ^ (t >>> 14);
  };
}

export const seeded = (seed: string | number): Chance => new Seeded(String(seed));
