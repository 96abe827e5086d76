import { posix } from 'node:path';
import { runtimeImportsOf, type SourceFile } from './scan.ts';

/**
 * Rings of modules that need each other when they run, each as a sorted list of its files. In a ring some module runs
 * before what it needs, and none of them can be read or tested alone. Imports of types are gone by then and do not count.
 */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const paths = new Set(files.map((file) => file.path));
  const needs = new Map<string, readonly string[]>();
  for (const file of files) {
    const targets = runtimeImportsOf(file).flatMap(({ target }) =>
      target?.startsWith('.') ? [posix.join(posix.dirname(file.path), target)] : [],
    );
    needs.set(
      file.path,
      targets.filter((path) => paths.has(path)),
    );
  }
  return strongComponents(needs)
    .filter((ring) => ring.length > 1 || needs.get(ring[0] ?? '')?.includes(ring[0] ?? ''))
    .map((ring) => ring.toSorted())
    .toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}

/** Tarjan's strongly connected components. */
function strongComponents(needs: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const low = (path: string): number => lowest.get(path) ?? Number.POSITIVE_INFINITY;

  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.size - 1);
    open.push(path);
    for (const next of needs.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(path, Math.min(low(path), low(next)));
    }
    if (low(path) === order.get(path)) found.push(open.splice(open.indexOf(path)));
  };
  for (const path of needs.keys()) if (!order.has(path)) visit(path);
  return found;
}
