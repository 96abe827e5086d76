// What a worker thread runs first. `--import tsx` does not teach a thread of Node 20 to import TypeScript (only to require it,
// as CommonJS, whose search is a quarter slower), so this does what bin/wartable.mjs does for the process.
import { register } from 'tsx/esm/api';

register();
const { default: decide, readBrought, writeGame } = await import('./think.ts');

export { readBrought, writeGame };
export default decide;
