import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '../../protocol/play.ts';
import { securityHeaders } from './protection/headers.ts';

const SECOND = 1000;

/** Node's server, with headers on every reply, also on those that our web framework sends past its hooks. */
export function makeServer(handle: RequestListener, publicUrl: string | undefined): Server {
  const server = createServer(
    {
      // A slow sender holds a connection, but not forever.
      headersTimeout: 15 * SECOND,
      requestTimeout: 60 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
      // Longer than common proxies keep theirs, so that they never use one that we are just closing.
      keepAliveTimeout: 75 * SECOND,
    },
    (request, response) => {
      for (const [name, value] of securityHeaders(request.headers.host, publicUrl))
        response.setHeader(name, value);
      handle(request, response);
    },
  );
  // Nothing goes in or out: a client that does not read its reply. Waiting for news takes 25 seconds at most.
  server.setTimeout(90 * SECOND);
  return server;
}

const UNREADABLE: Readonly<Record<string, [status: string, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too-slow', 'The request took too long to arrive.'],
};

/** The reply to bytes that are not an HTTP request. */
export function answerUnreadable(
  error: { code?: string },
  socket: Socket,
  publicUrl: string | undefined,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, code, message] = UNREADABLE[error.code ?? ''] ?? [
    '400 Bad Request',
    'bad-request',
    'The request cannot be read.',
  ];
  const body = JSON.stringify({ error: { code, message } } satisfies Problem);
  const headers = [
    ...securityHeaders(undefined, publicUrl),
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
