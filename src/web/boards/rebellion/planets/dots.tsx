interface Dot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly opacity: number;
}

export const disc = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Dots of one brightness are one element: each of hundreds would be styled, laid out and painted by itself. */
export function Dots({ dots }: { readonly dots: readonly Dot[] }) {
  const paths = new Map<number, string>();
  for (const { x, y, r, opacity } of dots) paths.set(opacity, (paths.get(opacity) ?? '') + disc(x, y, r));
  return [...paths].map(([opacity, d]) => <path key={opacity} d={d} fillOpacity={opacity} />);
}
