/**
 * The yardstick: a fixed piece of work of the kind that rules do (small arrays, small objects, whole numbers, string keys).
 * Figures are reported as ratios to it, measured in the same run, since machines differ and are noisy.
 */
export function referenceUnit(): number {
  let x = 12345;
  let sum = 0;
  const byName: Record<string, number> = { a: 1, b: 2, c: 3, d: 4 };
  const names = ['a', 'b', 'c', 'd'] as const;
  for (let round = 0; round < 200; round++) {
    const cards = Array.from({ length: 24 }, (_, i) => i);
    for (let i = cards.length - 1; i > 0; i--) {
      x = (Math.imul(x, 1664525) + 1013904223) | 0;
      const j = (x >>> 8) % (i + 1);
      const held = cards[i] ?? 0;
      cards[i] = cards[j] ?? 0;
      cards[j] = held;
    }
    const kept = cards.filter((card) => card % 3 !== 0).map((card) => ({ card, value: card & 7 }));
    for (const { card, value } of kept) sum += value * (byName[names[card & 3] ?? 'a'] ?? 0);
  }
  return sum;
}

const oneUnit = (): number => {
  referenceUnit();
  return 1;
};

export interface Measured {
  /** How often a second. */
  readonly perSecond: number;
  /** The same, in units of the reference loop measured just before and just after. */
  readonly ratio: number;
}

export function rate(work: () => number, milliseconds: number): number {
  let done = 0;
  const start = performance.now();
  let now = start;
  while (now - start < milliseconds) {
    done += work();
    now = performance.now();
  }
  return (done * 1000) / (now - start);
}

/** Runs `work` (which says how many units it did) for a while, best of several turns, each beside the reference. */
export function measure(work: () => number, milliseconds = 600, turns = 5): Measured {
  rate(work, milliseconds); // warm up
  rate(oneUnit, 100);
  const results = Array.from({ length: turns }, () => {
    const before = rate(oneUnit, 120);
    const perSecond = rate(work, milliseconds);
    const after = rate(oneUnit, 120);
    return { perSecond, ratio: perSecond / ((before + after) / 2) };
  });
  // The median ratio is steady; the best rate says what an undisturbed core does.
  const ratios = results.map((r) => r.ratio).sort((a, b) => a - b);
  return {
    perSecond: Math.max(...results.map((r) => r.perSecond)),
    ratio: ratios[Math.floor(ratios.length / 2)] ?? 0,
  };
}
