import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../../kernel/game.ts';
import { main } from '../main.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What a scripted person types at a question; null: they are gone. */
export type Typist = (prompt: string, out: readonly string[]) => string | null;

/** Types these lines, then closes the input. */
export function lines(...typed: readonly string[]): Typist {
  const left = [...typed];
  return () => left.shift() ?? null;
}

/** A terminal for tests: it keeps the output, and its clock and chance are fixed. */
export class FakeTerminal implements Terminal {
  readonly printed: string[] = [];
  readonly complaints: string[] = [];
  readonly shownProgress: string[] = [];
  left = false;
  closed = false;
  interactive = false;
  colour = false;
  width = 80;
  height = Number.POSITIVE_INFINITY;
  readonly home: string;
  private readonly typist: Typist;
  private drawn = 0;

  constructor(home: string, typist: Typist = lines()) {
    this.home = home;
    this.typist = typist;
  }

  out(line: string): void {
    this.printed.push(...line.split('\n'));
  }

  err(line: string): void {
    this.complaints.push(line);
  }

  async ask(prompt: string): Promise<string | null> {
    const typed = this.typist(prompt, this.printed);
    this.left = typed === null;
    this.printed.push(`${prompt}${typed ?? ''}`);
    return typed;
  }

  async breathe(): Promise<void> {}

  progress(text: string): void {
    if (text !== '') this.shownProgress.push(text);
  }

  now(): Date {
    return new Date('2026-01-02T03:04:05Z');
  }

  random(bytes: number): string {
    this.drawn++;
    return String(this.drawn).padStart(2 * bytes, '0');
  }

  close(): void {
    this.closed = true;
  }

  get text(): string {
    return this.printed.join('\n');
  }
}

export interface Ran {
  readonly code: number;
  readonly io: FakeTerminal;
  readonly text: string;
  readonly err: string;
}

/** A home folder, and a way to run the program in it. */
export class Desk {
  readonly home = mkdtempSync(join(tmpdir(), 'wartable-cli-'));

  async run(argv: readonly string[], typist?: Typist, games?: ReadonlyMap<string, AnyGame>): Promise<Ran> {
    return this.runOn(new FakeTerminal(this.home, typist), argv, games);
  }

  async runOn(io: FakeTerminal, argv: readonly string[], games?: ReadonlyMap<string, AnyGame>): Promise<Ran> {
    const code = await main(argv, io, games);
    return { code, io, text: io.text, err: io.complaints.join('\n') };
  }

  clear(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}
