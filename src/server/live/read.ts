import { Compile } from 'typebox/compile';
import { field } from '../../kernel/json.ts';
import { ToServer } from '../../protocol/live.ts';
import type { Problem } from '../../protocol/play.ts';

/** A valid message, or what is wrong with it; `ref` is included where it could be read. */
export type Read =
  | { readonly ok: true; readonly message: ToServer }
  | { readonly ok: false; readonly ref: string | null; readonly error: Problem['error'] };

/** Compiled once, one judge for each kind of message: what it then complains of is about that kind. */
const JUDGES = new Map(
  ToServer.anyOf.map((schema) => [schema.properties.do.const as string, Compile(schema)] as const),
);
const LONGEST_REF = 40;

export function readMessage(text: string): Read {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return wrong(null, 'malformed', 'A message must be one JSON object.');
  }
  const ref = refOf(raw);
  const kind = field(raw, 'do');
  if (typeof kind !== 'string')
    return wrong(ref, 'malformed', 'A message must be a JSON object with a field "do".');
  const judge = JUDGES.get(kind);
  if (!judge) return wrong(ref, 'unknown', `"do" must be one of ${[...JUDGES.keys()].join(', ')}.`);
  if (judge.Check(raw)) return { ok: true, message: raw as ToServer };
  return wrong(ref, 'malformed', `${kind}: ${complaint(judge.Errors(raw))}`);
}

const wrong = (ref: string | null, code: string, message: string): Read => ({
  ok: false,
  ref,
  error: { code, message },
});

function refOf(raw: unknown): string | null {
  const ref = field(raw, 'ref');
  return typeof ref === 'string' && ref.length > 0 && ref.length <= LONGEST_REF ? ref : null;
}

/** The first fault, in words. It names fields of the message and never repeats their contents. */
function complaint(errors: readonly { keyword: string; instancePath: string; message: string }[]): string {
  const [first] = errors;
  const at = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const said =
    first?.keyword === 'boolean' ? 'is not one of its fields' : (first?.message ?? 'cannot be read');
  return at === '' ? `it ${said}` : `"${at.slice(0, 60)}" ${said}`;
}
