import type { REBEL_MISSIONS } from '../rebel-missions.ts';
import { disputed, type Provenance, twice } from './sources.ts';

/** The Rebel missions. Copies are in llamas only, but add up to the 68 mission cards of the box. */
export const REBEL_MISSIONS_FROM: Readonly<Record<keyof typeof REBEL_MISSIONS, Provenance>> = {
  'build-alliance': twice(['johnchampaign', 'llamas', 'sql-list', 'faq']),
  infiltration: twice(
    ['johnchampaign', 'llamas', 'sql-list'],
    'Fewer than 2 objective cards left is not covered by any source. Our ruling: view what is there; a single card stays on top.',
  ),
  'rapid-mobilization': twice(
    ['johnchampaign', 'llamas', 'sql-list', 'swr-reference', 'faq'],
    'The choice of mode is made at the end of the phase, not on reveal. Via Contingency Plan it can be pending twice; if the number of assigned leaders differed, the Rebel player orders the two. Our ruling: if relocating puts Rebel units into a theater with Imperial units, a combat follows at once with the Rebels as initiator (as for a voluntary reveal, R-119).',
  ),
  sabotage: disputed(
    ['johnchampaign', 'llamas', 'sql-list', 'faq'],
    'johnchampaign and llamas have the unrestricted first-printing target; the SQL list and the official errata limit it to populous systems. Trust the errata.',
  ),
  'base-defenses': twice(['johnchampaign', 'llamas', 'sql-list']),
  'contingency-plan': twice(
    ['johnchampaign', 'llamas', 'sql-list', 'faq'],
    'The card prints no attempt/resolve verb; all sources treat it as not opposable. Our rulings: only one leader is moved; a second leader assigned to this card stays spent beside it until the Refresh Phase (it neither goes to a system nor back to the pool early); with no starting mission in hand the card does nothing and its leaders stay spent.',
  ),
  'covert-operation': disputed(
    ['johnchampaign', 'llamas', 'sql-list', 'faq'],
    'Requirement: johnchampaign and the SQL list say 3, llamas says 1. Trust 3 (two voices against one, and the SQL list seems to be an older copy by the author of llamas).',
  ),
  'daring-rescue': {
    ...disputed(
      ['johnchampaign', 'llamas', 'swr-reference'],
      "Skill: johnchampaign says intel, llamas says diplomacy; the SQL list lacks the card. UNSETTLED: leaning intel, because llamas has other transcription slips (Covert Operation's number, two card titles) while johnchampaign (data checked against card scans by its players, as its comments suggest) has intel in both file versions read; check a physical card before relying on it. The number 2 and both copies are not in dispute.",
    ),
    fields: { copies: 'one-source' },
  },
  demolition: twice(['johnchampaign', 'llamas', 'sql-list']),
  'establish-trade-relations': twice(['johnchampaign', 'llamas', 'sql-list']),
  'for-the-greater-good': twice(['johnchampaign', 'llamas', 'sql-list']),
  'hidden-fleet': {
    ...twice(
      ['johnchampaign', 'llamas', 'sql-list', 'swr-reference'],
      "That the units come from the base's system once it is revealed is the general rule for cards naming the space. Our ruling: leaders there do not hold them back either.",
    ),
    fields: { copies: 'one-source' },
  },
  'hit-and-run': {
    ...twice(
      ['johnchampaign', 'llamas', 'sql-list'],
      'No source limits it to Imperial units; own units are legal and pointless.',
    ),
    fields: { copies: 'one-source' },
  },
  'incite-rebellion': {
    ...disputed(
      ['johnchampaign', 'llamas', 'sql-list', 'faq'],
      "johnchampaign names it 'Ignite Rebellion' (after its image file); llamas, the SQL list and the FAQ digest say 'Incite Rebellion'. Trust Incite. Copies: 2.",
    ),
    fields: { copies: 'one-source' },
  },
  'lead-the-strike-team': twice(['johnchampaign', 'llamas', 'sql-list', 'faq']),
  misdirection: twice(
    ['johnchampaign', 'llamas', 'sql-list'],
    "One source prints the protected leader as 'this', the other as 'that' chosen leader; the chosen leader is meant.",
  ),
  'plan-the-assault': twice(['johnchampaign', 'llamas', 'sql-list']),
  'plant-false-lead': twice(['johnchampaign', 'llamas', 'sql-list', 'faq']),
  'public-uprising': twice(
    ['johnchampaign', 'llamas', 'sql-list'],
    'llamas leaves the two icon shapes blank; circle and triangle come from johnchampaign and the SQL list.',
  ),
  'rogue-squadron-raid': twice(['johnchampaign', 'llamas', 'sql-list', 'faq']),
  'seek-yoda': twice(
    ['johnchampaign', 'llamas', 'sql-list', 'faq'],
    'Three sources word the ring as rerolling one own die; O-06 (any one die, missions as in combat) is read as: any face may be rerolled, own dice only, never set to a chosen face. Our ruling: a ring Luke already wears passes to Luke (Jedi) in the swap, before step 2.',
  ),
  'stolen-plans': twice(
    ['johnchampaign', 'llamas', 'sql-list', 'faq'],
    'With fewer than four cards left, all of them.',
  ),
  'support-of-mon-calamari': twice(['johnchampaign', 'llamas', 'sql-list', 'faq']),
  'wookiee-uprising': twice(['johnchampaign', 'llamas', 'sql-list']),
};
