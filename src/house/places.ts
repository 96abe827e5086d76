import { lineAt, type SourceFile } from './scan.ts';

/** What only makes sense on the machine or in the network where a file was written. */
const PLACES: readonly RegExp[] = [
  /"resolved":\s*"\w+:\/\//,
  /\bregistry\.[\w-]+\.\w+/,
  /(?<![\w.:/~*-])\/(?:home|Users|root|work)\/[\w.-]+/,
  /\b[A-Z]:\\+Users\\/,
];

export function namedPlaces(file: SourceFile): string[] {
  return PLACES.flatMap((pattern) => {
    const match = pattern.exec(file.text);
    return match === null ? [] : [`${file.path}:${lineAt(file.text, match.index)}  ${match[0]}`];
  });
}
