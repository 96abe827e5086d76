export { decodeMatch, encodeMatch, type MatchFile } from './codec.ts';
export { applyCommand, type Command, citeOf } from './commands.ts';
export { effectiveRows, freeUndo, lastAnswer, takenBackAlone } from './history.ts';
export { readRow, writeRow } from './kept-row.ts';
export { continueMatch, follow, type Match, openMatch, positionAfter } from './match.ts';
export { hasHadEnough } from './repeats.ts';
export { type ReplayReport, verifyMatch } from './replay.ts';
export {
  type Act,
  type AdvanceAnswer,
  ANY,
  ANY_SECRET,
  isAside,
  isPractice,
  KEYFRAME_EVERY,
  type Position,
  type Row,
} from './rows.ts';
export {
  looksFree,
  type Readable,
  readable,
  readRows,
  rowsFor,
  rowsToGo,
  rowView,
  seesOlder,
  sharedViewFor,
  undoRequestFor,
  viewFor,
} from './viewers.ts';
