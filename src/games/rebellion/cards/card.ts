import type { Card } from '../../../kernel/cards.ts';
import type { SourceId } from '../data/provenance/sources.ts';
import type { Basis } from '../rules/document/rule.ts';

/** What every card of this game has. A deck adds what is printed on its own cards. */
export interface RebCard extends Card<SourceId, Basis> {
  /** In which box it is sold. */
  readonly box: 'base';
}
