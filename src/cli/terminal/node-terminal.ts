import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import type { Terminal } from './terminal.ts';

/** Wider lines are hard to read, narrower ones break the table. */
const WIDEST = 100;
const NARROWEST = 40;
/** On fewer lines no question fits. */
const SHORTEST = 10;

/** The real terminal. Input is opened only when something is asked: a command that asks nothing leaves it alone. */
class NodeTerminal implements Terminal {
  private closed = false;
  private lines: Interface | null = null;
  private readonly typed: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private showing = false;

  constructor() {
    // `wartable rules ... | head` closes the pipe early; that is not an error.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }

  out(line: string): void {
    this.progress('');
    process.stdout.write(`${line}\n`);
  }

  err(line: string): void {
    this.progress('');
    process.stderr.write(`${line}\n`);
  }

  async ask(prompt: string): Promise<string | null> {
    this.progress('');
    const lines = this.open();
    // In a pipe the input is not echoed, so it is written after the prompt to keep the transcript readable.
    const echoes = process.stdin.isTTY !== true;
    if (!echoes && !this.closed) {
      lines.setPrompt(prompt);
      lines.prompt();
    }
    const line = await this.nextLine();
    if (echoes && line !== null) process.stdout.write(`${prompt}${line}\n`);
    return line;
  }

  private nextLine(): Promise<string | null> {
    const next = this.typed.shift();
    if (next !== undefined) return Promise.resolve(next);
    if (this.closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  /** Lines that were typed before the input ended are still to be read. */
  get left(): boolean {
    return this.closed && this.typed.length === 0;
  }

  breathe(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }

  progress(text: string): void {
    if (!process.stderr.isTTY || !process.stdout.isTTY) return;
    if (text === '' && !this.showing) return;
    process.stderr.write(`\r\u001b[K${text}`);
    this.showing = text !== '';
  }

  get interactive(): boolean {
    return process.stdin.isTTY === true && process.stdout.isTTY === true;
  }

  get colour(): boolean {
    const no = process.env['NO_COLOR'];
    return process.stdout.isTTY === true && (no === undefined || no === '') && process.env['TERM'] !== 'dumb';
  }

  get width(): number {
    return Math.max(NARROWEST, Math.min(WIDEST, process.stdout.columns ?? 80));
  }

  get height(): number {
    return this.interactive ? Math.max(SHORTEST, process.stdout.rows ?? 24) : Number.POSITIVE_INFINITY;
  }

  get home(): string {
    const set = process.env['WARTABLE_HOME'];
    return set === undefined || set === '' ? join(process.cwd(), '.wartable') : set;
  }

  now(): Date {
    return new Date();
  }

  random(bytes: number): string {
    return randomBytes(bytes).toString('hex');
  }

  close(): void {
    this.progress('');
    this.lines?.close();
  }

  private open(): Interface {
    if (this.lines) return this.lines;
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    // Lines that come before they are asked for (a script in a pipe) are kept, which `question` would not do.
    lines.on('line', (line) => {
      const waiting = this.waiting;
      this.waiting = null;
      if (waiting) waiting(line);
      else this.typed.push(line);
    });
    lines.on('SIGINT', () => {
      this.typed.length = 0;
      lines.close();
    });
    lines.on('close', () => {
      this.closed = true;
      // The cursor still stands behind the prompt.
      if (this.waiting && this.interactive) process.stdout.write('\n');
      this.waiting?.(null);
      this.waiting = null;
    });
    this.lines = lines;
    return lines;
  }
}

export const nodeTerminal = (): Terminal => new NodeTerminal();
