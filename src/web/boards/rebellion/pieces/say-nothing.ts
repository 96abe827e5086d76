/** For pictures that words nearby describe: hidden from screen readers and not focusable. */
export const SAY_NOTHING = { 'aria-hidden': true } as const;

/** A picture that acts as a button; SVG has no element of its own for that. */
export const AS_BUTTON = { role: 'button' } as const;
export const AS_GROUP = { role: 'group' } as const;

/** Gives each thing a key; equal things are numbered in order. */
export function numbered<T extends string>(
  list: readonly T[],
): { readonly key: string; readonly one: T; readonly nth: number }[] {
  const seen = new Map<T, number>();
  return list.map((one) => {
    const n = (seen.get(one) ?? 0) + 1;
    seen.set(one, n);
    return { key: `${one} ${n}`, one, nth: n };
  });
}

/** The numbers from 1 to n. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
