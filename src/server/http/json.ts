import type { FastifyInstance } from 'fastify';
import { Denied } from '../denied.ts';

/** Nothing of ours is deeper; code that goes down into it step by step must not run out of stack. */
const DEEPEST = 100;

/** JSON and nothing else, with no names that reach into prototypes. No body at all is as good as `{}`. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    const fault = faultIn(body);
    if (fault !== undefined) return done(new Denied(400, 'bad-json', fault));
    return parse(request, body, done);
  });
}

function faultIn(text: string): string | undefined {
  // The storage cannot keep it in a text, and no text of ours needs it.
  if (text.includes('\\u0000')) return 'The body contains a null character.';
  return isTooDeep(text) ? 'The body is nested too deeply.' : undefined;
}

const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, [0x5b, 0x7b], [0x5d, 0x7d]] as const;

/** Read sign by sign, before the parser: that takes the same short time for every text, however it was made up. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (quoted) {
      if (sign === BACKSLASH) i++;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (sign === OPEN[0] || sign === OPEN[1]) depth++;
    else if (sign === CLOSE[0] || sign === CLOSE[1]) depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}
