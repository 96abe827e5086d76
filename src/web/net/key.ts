/** A path of a table, for whoever found it by a link: without the key of the invitation there is no such table for him. */
export const withKey = (path: string, key: string | null | undefined): string =>
  key == null ? path : `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
