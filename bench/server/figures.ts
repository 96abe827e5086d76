/** Statistics of like measurements, in their unit. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** From the values themselves. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The samples of one page of metrics, by name with labels. */
export type Samples = ReadonlyMap<string, number>;

/** Reads what Prometheus reads. */
export function readMetrics(page: string): Samples {
  const samples = new Map<string, number>();
  for (const line of page.split('\n')) {
    const [, name, value] = /^([^#\s][^\s{]*(?:\{[^}]*\})?) (\S+)/.exec(line) ?? [];
    if (name !== undefined) samples.set(name, Number(value));
  }
  return samples;
}

/** What came to each sample between two pages of the same process. */
export function between(before: Samples, after: Samples): Samples {
  return new Map([...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)]));
}

/** Several processes together. */
export function together(pages: readonly Samples[]): Samples {
  const sum = new Map<string, number>();
  for (const page of pages) for (const [name, value] of page) sum.set(name, (sum.get(name) ?? 0) + value);
  return sum;
}

/** From a histogram of seconds, in milliseconds. Within a bucket the values are taken to lie evenly. */
export function spreadOfHistogram(samples: Samples, name: string): Spread {
  const buckets = [...samples]
    .flatMap(([key, upTo]) => {
      const [, edge] = key.startsWith(`${name}_bucket{`) ? (/le="([^"]+)"/.exec(key) ?? []) : [];
      return edge === undefined ? [] : [{ edge: edge === '+Inf' ? Number.POSITIVE_INFINITY : +edge, upTo }];
    })
    .sort((a, b) => a.edge - b.edge);
  const count = buckets.at(-1)?.upTo ?? 0;
  const at = (part: number): number => {
    const wanted = count * part;
    const i = buckets.findIndex(({ upTo }) => upTo >= wanted);
    const [low, high] = [buckets[i - 1] ?? { edge: 0, upTo: 0 }, buckets[i]];
    if (count === 0 || high === undefined) return Number.NaN;
    // Above the last edge nothing is known but that.
    if (high.edge === Number.POSITIVE_INFINITY) return high.edge;
    const inside = (wanted - low.upTo) / (high.upTo - low.upTo);
    return (low.edge + (high.edge - low.edge) * inside) * 1000;
  };
  return { count, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
