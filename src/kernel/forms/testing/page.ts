import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../json.ts';
import type { Form } from '../index.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/decisions/0001-questions-in-forms.md');

/** The forms that the page shows under a heading such as '## (c) ...'. */
export function shownUnder(letter: string): unknown[] {
  const chapters = readFileSync(PAGE, 'utf8').split(/^## /m);
  const chapter = chapters.find((text) => text.startsWith(`(${letter})`)) ?? '';
  return [...chapter.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json = '']) => JSON.parse(json));
}

/** A form as the page shows it: without zero, empty or repeated parts. */
export const brief = (form: Form): unknown => short(form);

function short(x: unknown): unknown {
  if (Array.isArray(x)) return x.map(short);
  if (!isRecord(x)) return x;
  const kept = Object.entries(x).filter(
    ([key, value]) =>
      key !== 'refs' &&
      !(key === 'ref' && value === x['id']) &&
      !(['min', 'weight', 'carry'].includes(key) && value === 0) &&
      value !== null &&
      !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, short(value)]));
}
