import { fileURLToPath } from 'node:url';

/** Whether this is the build of `npm start` and not the sources. The build lies in one folder. */
const BUILT = import.meta.url.endsWith('.js');

const at = (built: string, source: string): URL => new URL(BUILT ? built : source, import.meta.url);

/** Where the page is built. */
export const WEB_FOLDER = fileURLToPath(at('../web', '../../dist/web'));

/** What the threads run that think for bots, and the one that keeps the embedded storage. */
export const THINK = at('./think.js', './workers/entry.mjs');
export const KEEP = at('./keep.js', './store/thread/entry.mjs');
