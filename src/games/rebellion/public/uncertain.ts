/** What is uncertain in the facts. Separate, because a page loads it only when somebody reads it. */

export { UNCERTAIN, UNCERTAIN_FACTS } from '../text/uncertain.ts';
