import type { Catalogue } from '../../../../kernel/speak/text.ts';

/** What a player is warned of before an answer. */
export const warnings: Catalogue = {
  'warn.pass.ends': '{foe} has passed: if you pass too, the Command Phase ends.',
  'warn.pass.left': 'If you pass, you take no more turns this phase; you could still {left}.',
  'warn.left.activate': 'activate with {n} {n:leader|leaders}',
  'warn.left.reveal': 'reveal {n} {n:mission|missions}',
};
