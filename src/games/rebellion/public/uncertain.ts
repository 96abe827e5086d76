/** What is uncertain in the facts, apart: a page sends for it when somebody reads. */

export { UNCERTAIN, UNCERTAIN_FACTS } from '../text/uncertain.ts';
