// What the storage's thread runs first; as in workers/entry.mjs, a thread has to learn TypeScript for itself.
import { register } from 'tsx/esm/api';

register();
await import('./serve.ts');
