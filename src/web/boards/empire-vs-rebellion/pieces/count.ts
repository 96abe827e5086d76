/** 1, 2, ... n: for drawing the same thing several times. */
export const upTo = (n: number): number[] => Array.from({ length: Math.max(n, 0) }, (_, i) => i + 1);
