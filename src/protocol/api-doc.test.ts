import { readFileSync } from 'node:fs';
import { Errors } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { accepts, FORM_NAMES, type Form } from '../kernel/forms/index.ts';
import { ToClient, ToServer } from './live.ts';
import { Do, Problem } from './play.ts';
import type { TSchema } from './schema.ts';
import { NewTable } from './tables.ts';

/** The examples of docs/api.md, by the word behind ```json; what authors of programs copy must be right. */
const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/^```json ([\w-]+)\n(.*?)^```$/gms)].map(
  ([, kind = '', body = '']) => [kind, JSON.parse(body) as unknown] as const,
);
const of = (kind: string): unknown[] => examples.flatMap(([k, body]) => (k === kind ? [body] : []));

describe('the examples of the documentation', () => {
  it.each([
    ['new-table', NewTable, 1],
    ['do', Do, 1],
    ['problem', Problem, 1],
    ['to-server', ToServer, 5],
    ['to-client', ToClient, 1],
  ] as [string, TSchema, number][])('are what they say they are: %s', (kind, schema, count) => {
    const found = of(kind);
    expect(found).toHaveLength(count);
    for (const example of found) expect(Errors(schema, example)).toEqual([]);
  });

  it('answer a question of every form', () => {
    const [forms, answers] = [of('form') as Form[], of('answer')];
    expect(forms.map((form) => form.is)).toEqual(FORM_NAMES);
    expect(forms.map((form, i) => accepts(form, answers[i]))).toEqual(answers);
  });
});
