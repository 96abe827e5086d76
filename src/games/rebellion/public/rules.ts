/** The rules document, apart: a page sends for it when somebody reads. */

export { CHAPTERS, RULES } from '../rules/document.ts';
