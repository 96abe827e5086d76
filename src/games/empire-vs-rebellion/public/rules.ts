/** The rules document and the list of doubts. Separate, because a page loads them only when somebody reads them. */

export { CHAPTERS, RULES } from '../rules/document.ts';
export { DOUBTS, UNCERTAIN } from '../text/uncertain.ts';
