import fc from 'fast-check';
import { canonical } from '../json.ts';

/** Any JSON value that the kernel may hold: no -0, which JSON text does not keep, and no key that names a prototype. */
export const plainJson: fc.Arbitrary<unknown> = fc
  .jsonValue({ noUnicodeString: false, maxDepth: 3 })
  .filter((x) => !canonical(x).includes('"__proto__":'))
  .map((x) => JSON.parse(JSON.stringify(x)));
