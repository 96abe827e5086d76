import { paint } from './style.ts';
import type { Terminal } from './terminal.ts';

/** Prints lines a screen at a time; anything but an empty line stops. In a pipe, where nothing scrolls away, all at once. */
export async function page(io: Terminal, lines: readonly string[]): Promise<void> {
  const all = lines.flatMap((line) => line.split('\n'));
  const screen = io.height - 1;
  for (let from = 0; from < all.length; from += screen) {
    for (const line of all.slice(from, from + screen)) io.out(line);
    if (from + screen >= all.length) return;
    const typed = await io.ask(paint(io, 'dim', '-- Enter for more, q to stop -- '));
    if (typed === null || typed.trim() !== '') return;
  }
}

/** Pages the output of the given terminal. */
export async function paged(io: Terminal, print: (into: Terminal) => void): Promise<void> {
  const lines: string[] = [];
  const into: Terminal = Object.create(io, { out: { value: (line: string) => lines.push(line) } });
  print(into);
  await page(io, lines);
}
