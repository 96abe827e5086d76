import { createHmac } from 'node:crypto';
import { canonical } from '../../../kernel/json.ts';

/** Signs a file that leaves the server, so that it is known again when it comes back. */
export const sealOf = (file: object, key: string): string =>
  createHmac('sha256', key).update(canonical(file)).digest('base64url');
