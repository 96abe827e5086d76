import { REPLAY } from '../shell/words/replay.ts';
import { addWords } from '../shell/words.ts';

export { t, tOf } from '../shell/words.ts';

addWords(REPLAY);
