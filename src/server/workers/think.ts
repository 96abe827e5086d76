/** What a thread does that thinks. */
export { decide as default } from './decide.ts';
export { verify } from './verify.ts';
