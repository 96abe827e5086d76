import { readFileSync } from 'node:fs';
import { field } from '../kernel/json.ts';

/** From the package, which lies two folders up from the sources and from the built program alike. */
export function programVersion(): string {
  const file: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(field(file, 'version'));
}
