import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a foreign page. Browsers send a page's origin; programs send none, and carry no cookies
 * that another site could abuse. Sockets are checked as well.
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
