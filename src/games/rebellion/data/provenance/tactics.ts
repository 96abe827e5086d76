import type { TacticId } from '../tactics.ts';
import { disputed, type Provenance, twice } from './sources.ts';

/** The 19 tactic cards. */
export const TACTICS: Readonly<Record<TacticId, Provenance>> = {
  'space-brilliant-strategy': twice(['johnchampaign', 'llamas']),
  'space-concentrate-fire': twice(['johnchampaign', 'llamas']),
  'space-critical-hit': twice(['johnchampaign', 'llamas']),
  'space-defensive-formation': twice(['johnchampaign', 'llamas']),
  'space-onslaught': twice(
    ['johnchampaign', 'llamas'],
    'llamas mistypes the title as Bombardment; constant name and text are Onslaught.',
  ),
  'space-unstoppable-assault': twice(['johnchampaign', 'llamas']),
  'space-take-it-down': twice(['johnchampaign', 'llamas']),
  'space-outmaneuver': twice(['johnchampaign', 'llamas']),
  'space-no-escape': twice(['johnchampaign', 'llamas'], 'Both sources agree that no special die is needed.'),
  'ground-brilliant-strategy': twice(['johnchampaign', 'llamas']),
  'ground-concentrate-fire': twice(['johnchampaign', 'llamas']),
  'ground-critical-hit': twice(['johnchampaign', 'llamas']),
  'ground-defensive-formation': twice(['johnchampaign', 'llamas']),
  'ground-onslaught': twice(
    ['johnchampaign', 'llamas'],
    'llamas mistypes the title as Bombardment; constant name and text are Onslaught.',
  ),
  'ground-unstoppable-assault': twice(['johnchampaign', 'llamas']),
  'ground-bombardment': twice(
    ['johnchampaign', 'llamas'],
    'Spreading is allowed because no target is named (general rule: the player of the card chooses).',
  ),
  'ground-take-it-down': twice(
    ['johnchampaign', 'llamas'],
    'One copy here, two in the space deck; both sources agree.',
  ),
  'ground-dig-in': twice(['johnchampaign', 'llamas']),
  'ground-escape-plan': disputed(
    ['johnchampaign', 'llamas', 'faq'],
    "johnchampaign's first version has no special die, a later version of the same file corrects it to special needed; llamas says needed. Trust needed.",
  ),
};
