import type { ObjectiveId } from '../objectives.ts';
import { type Provenance, twice } from './sources.ts';

/** The 15 objectives. */
export const OBJECTIVES: Readonly<Record<ObjectiveId, Provenance>> = {
  'crippling-blow': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'llamas mistypes the title as Cut Supply Lines; text and stage match. Printed health counts even after Point-Blank Assault.',
  ),
  'cut-supply-lines': twice(['johnchampaign', 'llamas']),
  'defend-the-people': twice(['johnchampaign', 'llamas']),
  'rebel-assault': twice(['johnchampaign', 'llamas']),
  'regional-support': twice(
    ['johnchampaign', 'llamas', 'faq'],
    "'Have loyalty' means the marker, so subjugated systems with a Rebel marker underneath count.",
  ),
  'death-star-plans-2': twice(
    ['johnchampaign', 'llamas', 'swr-reference', 'faq'],
    'llamas leaves the die symbol blank; direct hit is from johnchampaign and the FAQ. llamas has one entry flagged for both stages II and III.',
  ),
  'heart-of-the-empire': twice(['johnchampaign', 'llamas']),
  'leave-no-one-behind': twice(['johnchampaign', 'llamas', 'faq']),
  liberation: twice(
    ['johnchampaign', 'llamas', 'swr-reference'],
    'Check subjugation as it was during the battle: the marker goes when the last Imperial ground unit dies. The combat need not be Rebel-initiated.',
  ),
  'popular-support': twice(['johnchampaign', 'llamas']),
  'death-star-plans-3': twice(['johnchampaign', 'llamas', 'swr-reference', 'faq']),
  'establish-outposts': twice(['johnchampaign', 'llamas']),
  'inspire-sympathy': twice(
    ['johnchampaign', 'llamas'],
    'Printed reputation is variable: johnchampaign uses placeholder 0, llamas a special marker; null here. Playing it for 0 is legal and pointless.',
  ),
  'major-victory': twice(
    ['johnchampaign', 'llamas'],
    'A Death Star has no health and adds 0; a Death Star Under Construction (4) would satisfy it.',
  ),
  'return-of-the-jedi': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'FAQ: a captured or ringed Luke (Jedi) still triggers the elimination; a lured Luke (Jedi) too, and he may be the one eliminated; a Luke who retreated does not. Who picks the eliminated leader is unstated; the Rebel player plays the card, so Rebel choice. Our ruling: Rebel choice among the Imperial leaders still in the system; a lured leader counts as Imperial.',
  ),
};
