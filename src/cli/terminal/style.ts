import { styleText } from 'node:util';
import type { Terminal } from './terminal.ts';

type Format = 'bold' | 'dim' | 'cyan' | 'green' | 'red' | 'yellow';

/** Colour helps a person at a terminal, and is noise in a file: the words never depend on it. */
export const paint = (io: Terminal, format: Format, text: string): string =>
  io.colour && text !== '' ? styleText(format, text) : text;

/** Breaks text at spaces; every line starts with the indent. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/).filter((w) => w !== '')) {
    if (line !== indent && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
    }
    line += line === indent ? word : ` ${word}`;
  }
  lines.push(line);
  return lines.join('\n');
}

/** Wraps what follows a label ("  3. ") and lines the rest up under it. */
export function hang(label: string, text: string, width: number): string {
  return `${label}${wrap(text, width, ' '.repeat(label.length)).slice(label.length)}`;
}

export const listed = (names: readonly string[]): string => names.join(', ');
