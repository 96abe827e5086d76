const NAME = 'wartable';

/** A secret of ours: 32 bytes in base64url. Nothing else is looked up. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export function cookieIn(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === NAME && value !== undefined && SECRET.test(value)) return value;
  }
  return undefined;
}

/** A `Set-Cookie` line; `seconds` 0 takes the cookie away. */
export function cookieLine(secret: string, seconds: number, https: boolean): string {
  const flags = 'Path=/; HttpOnly; SameSite=Lax';
  return `${NAME}=${secret}; Max-Age=${seconds}; ${flags}${https ? '; Secure' : ''}`;
}
