/** Strings by key, in one language. '{name}' is filled from the arguments; '{name:one|many}' chooses by number. */
export type Catalogue = Readonly<Record<string, string>>;
export type TextArgs = Readonly<Record<string, string | number | boolean | undefined>>;

const HOLE = /\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g;

/** The string for a key; a missing key shows itself, so that a test can find it and a player can report it. */
export function say(texts: Catalogue, key: string, args: TextArgs = {}): string {
  const template = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (template === undefined) return `[${key}]`;
  return template.replace(HOLE, (_, name: string, one?: string, many?: string) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    if (one === undefined || many === undefined) return String(value ?? `{${name}}`);
    return value === 1 || value === true ? one : many;
  });
}

export const hasText = (texts: Catalogue, key: string): boolean => Object.hasOwn(texts, key);
