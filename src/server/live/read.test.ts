import { describe, expect, it } from 'vitest';
import { readMessage } from './read.ts';

const table = 'table-000001';

describe('a message', () => {
  it.each([
    { do: 'watch', ref: '1', table, seat: null },
    { do: 'watch', ref: '1', table, seat: 0, after: 7, key: 'k' },
    { do: 'unwatch', ref: '1', table, seat: 0 },
    { do: 'act', ref: '1', table, seat: 1, command: { do: 'answer', cite: 'q1.0', answer: { is: 'x' } } },
    { do: 'act', ref: '1', table, seat: 1, command: { do: 'resign' } },
    { do: 'say', ref: '1', table, text: 'hello' },
    { do: 'ping', ref: '1' },
  ])('is read: %j', (message) => {
    expect(readMessage(JSON.stringify(message))).toEqual({ ok: true, message });
  });

  it.each([
    ['', null, 'malformed'],
    ['{"do":"ping","ref":"1"', null, 'malformed'],
    ['null', null, 'malformed'],
    ['[]', null, 'malformed'],
    ['"ping"', null, 'malformed'],
    ['{"ref":"7"}', '7', 'malformed'],
    ['{"do":7,"ref":"7"}', '7', 'malformed'],
    ['{"do":"dance","ref":"7"}', '7', 'unknown'],
    ['{"do":"constructor","ref":"7"}', '7', 'unknown'],
    ['{"do":"ping"}', null, 'malformed'],
    ['{"do":"ping","ref":7}', null, 'malformed'],
    ['{"do":"ping","ref":""}', null, 'malformed'],
    [`{"do":"ping","ref":"${'7'.repeat(41)}"}`, null, 'malformed'],
    ['{"do":"ping","ref":"7","more":1}', '7', 'malformed'],
    ['{"do":"ping","ref":"7","__proto__":1}', '7', 'malformed'],
    ['{"do":"say","ref":"7","table":"../../etc","text":"x"}', '7', 'malformed'],
    [`{"do":"say","ref":"7","table":"${table}","text":""}`, '7', 'malformed'],
    [`{"do":"say","ref":"7","table":"${table}","text":"${'x'.repeat(501)}"}`, '7', 'malformed'],
    [`{"do":"watch","ref":"7","table":"${table}","seat":-1}`, '7', 'malformed'],
    [`{"do":"watch","ref":"7","table":"${table}","seat":1.5}`, '7', 'malformed'],
    [`{"do":"watch","ref":"7","table":"${table}","seat":0,"after":"9"}`, '7', 'malformed'],
    [`{"do":"act","ref":"7","table":"${table}","seat":null,"command":{"do":"resign"}}`, '7', 'malformed'],
    [`{"do":"act","ref":"7","table":"${table}","seat":0,"command":{"do":"forfeit"}}`, '7', 'malformed'],
    [`{"do":"act","ref":"7","table":"${table}","seat":0,"command":{"do":"abandon"}}`, '7', 'malformed'],
  ])('is not read: %s', (text, ref, code) => {
    const read = readMessage(text);
    expect(read).toMatchObject({ ok: false, ref, error: { code } });
  });

  it('is complained of in words that name the field, and never what was in it', () => {
    const text = JSON.stringify({ do: 'say', ref: '1', table: 'my secret', text: 'x' });
    const read = readMessage(text);
    expect(read).toMatchObject({ error: { message: expect.stringContaining('say: "table"') } });
    expect(JSON.stringify(read)).not.toContain('my secret');
  });
});
