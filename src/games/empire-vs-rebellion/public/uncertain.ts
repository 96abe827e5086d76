/** What is uncertain in the facts, apart: a page sends for it when somebody reads. */

export { UNCERTAIN } from '../text/uncertain.ts';
