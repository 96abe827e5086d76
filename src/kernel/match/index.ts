export { act, type Command, citeOf } from './acts.ts';
export { hasHadEnough } from './chatter.ts';
export { decodeMatch, encodeMatch, type MatchFile } from './codec.ts';
export { freeUndo, lastAnswer, standingRows, takenBackAlone } from './history.ts';
export { readRow, writeRow } from './kept-row.ts';
export { continueMatch, follow, type Match, type Opening, openMatch, positionAfter } from './match.ts';
export { type ReplayReport, verifyMatch } from './replay.ts';
export {
  type Act,
  ANY,
  ANY_SECRET,
  isAside,
  isPractice,
  KEYFRAME_EVERY,
  type Keyframe,
  type Position,
  type Row,
  type Standing,
  type UndoRequest,
} from './rows.ts';
export {
  glanceFor,
  type Readable,
  readable,
  readRows,
  rowsFor,
  rowsToGo,
  type SeenRow,
  seenRow,
  seesOlder,
  undoRequestFor,
  viewFor,
} from './seen.ts';
