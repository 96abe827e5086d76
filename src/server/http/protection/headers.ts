/**
 * What browsers are told on every reply. The page needs nothing but its own files: styles are set through the DOM, which the
 * policy does not concern. Older browsers do not count a socket to the own host as 'self', so that it is named.
 */
export function securityHeaders(host: string | undefined, publicUrl: string | undefined): [string, string][] {
  const https = publicUrl?.startsWith('https:') === true;
  const own = publicUrl === undefined ? plainHost(host) : new URL(publicUrl).host;
  const sockets = own === undefined ? '' : https ? ` wss://${own}` : ` ws://${own} wss://${own}`;
  const policy = [
    "default-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "worker-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return [
    ['content-security-policy', policy.join('; ')],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'no-referrer'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    // What may be kept says so itself.
    ['cache-control', 'no-store'],
    ...(https ? ([['strict-transport-security', 'max-age=31536000']] satisfies [string, string][]) : []),
  ];
}

/** A host as it may stand in a policy. The header comes from outside, and a semicolon in it would write rules of its own. */
const plainHost = (host: string | undefined): string | undefined =>
  host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? host : undefined;
