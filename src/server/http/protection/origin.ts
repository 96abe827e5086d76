import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the page that sent a request is not ours. Browsers say where a page comes from; programs say nothing, and carry no
 * cookies that somebody else could make use of. Sockets are asked this as well.
 */
export function isForeignOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (publicUrl !== undefined) return origin !== publicUrl;
  // A proxy may have taken the encryption off, so that only the host can be compared.
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

/** The same, with what newer browsers say on top of it. */
export function isForeign(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  const elsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
  return elsewhere || isForeignOrigin(headers, publicUrl);
}
