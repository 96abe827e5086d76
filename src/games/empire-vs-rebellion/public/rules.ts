/** The rules document and the list of doubts, apart: a page sends for them when somebody reads. */

export { CHAPTERS, RULES } from '../rules/document.ts';
export { DOUBTS, UNCERTAIN } from '../text/uncertain.ts';
