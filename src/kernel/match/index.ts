export { act, type Command, citeOf } from './acts.ts';
export { decodeMatch, encodeMatch, type MatchFile } from './codec.ts';
export { freeUndo, standingRows } from './history.ts';
export { type Match, type Opening, openMatch, positionAfter } from './match.ts';
export { type ReplayReport, verifyMatch } from './replay.ts';
export type { Act, Row, Standing } from './rows.ts';
export { rowsFor, type SeenRow, viewFor } from './seen.ts';
