import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RULES = fileURLToPath(new URL('../../', import.meta.url));

/** The sources of the rules: what runs in a game, without its tests and texts. */
function sources(): string[] {
  const folders = ['', 'table/', 'frames/', 'cards/'];
  return folders.flatMap((folder) =>
    readdirSync(RULES + folder, { recursive: folder !== '', encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(RULES + folder + name, 'utf8')),
  );
}

/** What stands between a bracket at this place and the one that closes it. */
function within(text: string, open: number): string {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) return text.slice(open, i);
  }
  return text.slice(open);
}

const quoted = (text: string): string[] => [...text.matchAll(/'([\w.-]+)'/g)].map(([, word = '']) => word);

/** The kinds of events that the sources tell: also both of `k: ok ? 'won' : 'lost'`. */
export function eventKinds(): string[] {
  const told = sources().flatMap((text) =>
    [...text.matchAll(/\bemit\(/g)].map((found) => within(text, found.index + 'emit'.length)),
  );
  const kinds = told.flatMap((call) =>
    [...call.matchAll(/\bk:([^,}]*)/g)].flatMap(([, k = '']) => quoted(k)),
  );
  return [...new Set(kinds)].sort();
}

/** The kinds of questions that the sources ask. */
export function questionKinds(): string[] {
  const kinds = sources().flatMap((text) =>
    [...text.matchAll(/\bkind: '([\w.-]+)',\s+(?:\/\/.*\s+)?(?:rule|about|who|form)\b/g)].map(
      ([, k = '']) => k,
    ),
  );
  return [...new Set(kinds)].sort();
}

/** The alternatives that the sources name: 'do:pass', and the verbs of those made for a card, a leader or a place. */
export function optionVerbs(): string[] {
  const MADE = /\b(?:card|leader|loc|kind|queued|die)Options?\(\s*'([\w-]+)'/g;
  const found = sources().flatMap((text) => [
    ...[...text.matchAll(/'(do:[\w-]+)'/g)].map(([, id = '']) => id),
    ...[...text.matchAll(MADE)].map(([, verb = '']) => verb),
  ]);
  return [...new Set(found)].sort();
}
