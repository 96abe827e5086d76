const NAME = 'wartable';

/** One of our secrets: 32 bytes in base64url. Nothing else is looked up. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export const cookieIn = (header: string | undefined): string | undefined =>
  cookiesIn(header).find(({ name, value }) => name === NAME && SECRET.test(value))?.value;

/** All cookies of a request. */
export const cookiesIn = (header: string | undefined): { readonly name: string; readonly value: string }[] =>
  (header?.split(';') ?? []).map((part) => {
    const [name = '', value = ''] = part.trim().split('=', 2);
    return { name, value };
  });

/** A `Set-Cookie` line; `seconds` 0 takes the cookie away. */
export function cookieLine(secret: string, seconds: number, https: boolean): string {
  const flags = 'Path=/; HttpOnly; SameSite=Lax';
  return `${NAME}=${secret}; Max-Age=${seconds}; ${flags}${https ? '; Secure' : ''}`;
}
