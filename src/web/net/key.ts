/** The path of a table with the key of the invitation, without which a private table is not found. */
export const withKey = (path: string, key: string | null | undefined): string =>
  key == null ? path : `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
