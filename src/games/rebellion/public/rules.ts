/** The rules document and what is doubtful about cards, apart: a page sends for them when somebody reads. */

export { CHAPTERS, RULES } from '../rules/document.ts';
export { DIFFERENCES, RULINGS } from '../text/doubts.ts';
