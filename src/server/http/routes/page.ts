import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The names of these files change with their contents. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(\.br|\.gz)?$/;

const UNBUILT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Wartable</title></head>
<body>
<h1>Wartable</h1>
<p>The server runs, but its web page has not been built.
Build it with <code>npm run build</code>, then start the server again.</p>
<p>Programs can play without it: see the <a href="/api/">requests of this server</a>.</p>
</body>
</html>
`;

/** Serves the built page's files. Returns the handler that sends the page itself, for all addresses within it. */
export async function addPage(
  app: FastifyInstance,
  folder: string,
): Promise<(reply: FastifyReply) => FastifyReply> {
  if (!existsSync(join(folder, 'index.html'))) {
    const sendUnbuilt = (reply: FastifyReply): FastifyReply =>
      reply.type('text/html; charset=utf-8').send(UNBUILT);
    app.get('/', (_request, reply) => sendUnbuilt(reply));
    return sendUnbuilt;
  }
  await app.register(files, {
    root: folder,
    // Exactly the files that exist now: no path can lead anywhere else.
    wildcard: false,
    dotfiles: 'deny',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const kept = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('cache-control', kept);
    },
  });
  return (reply) => reply.sendFile('index.html');
}
