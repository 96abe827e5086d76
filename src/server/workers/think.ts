import { hash } from 'node:crypto';
import { bringDigest } from '../../kernel/chance/committed.ts';

/** What a thread does that thinks, or that reads and writes files. */
export { decide as default } from './decide.ts';
export { readBrought } from './files/read.ts';
export { writeGame } from './files/write.ts';

bringDigest((text) => hash('sha256', text, 'hex'));
