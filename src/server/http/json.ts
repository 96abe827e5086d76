import type { FastifyInstance } from 'fastify';
import { Denied } from '../denied.ts';
import { faultIn } from '../json-text.ts';

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

/** The body as it came, for a request that is read in another thread. */
export function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}
