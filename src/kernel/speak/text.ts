/** Strings by key, in one language. '{name}' is filled from the arguments; '{name:one|many}' chooses by number. */
export type Catalogue = Readonly<Record<string, string>>;
export type TextArgs = Readonly<Record<string, string | number | boolean | undefined>>;

const HOLE = /\{([\w-]+)(?::([^|{}]*)\|([^{}]*))?\}/g;

/** A text with its holes filled; a hole without an argument stays. */
export const fill = (template: string, args: TextArgs): string =>
  template.replace(HOLE, (_, name: string, one?: string, many?: string) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    if (one === undefined || many === undefined) return String(value ?? `{${name}}`);
    return value === 1 || value === true ? one : many;
  });

/** The string for a key; a missing key shows itself, so that a test can find it and a player can report it. */
export function say(texts: Catalogue, key: string, args: TextArgs = {}): string {
  const template = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (template === undefined) return `[${key}]`;
  return fill(template, args);
}

export const hasText = (texts: Catalogue, key: string): boolean => Object.hasOwn(texts, key);
