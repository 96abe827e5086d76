import {
  CARDS,
  type CardRule,
  EVENTS,
  type EventCard,
  type ResourceCard,
  STRATEGIES,
  type StrategyCard,
} from '../../../games/empire-vs-rebellion/public/data.ts';
import { lexicon } from '../../../games/empire-vs-rebellion/public/words.ts';
import type { RuleText } from '../../../kernel/game.ts';
import type { RuleId } from '../../../kernel/ids.ts';
import type { Lexicon } from '../../../kernel/speak/index.ts';

/** The rules document and the doubts about cards are fetched when the board stands: nobody needs them to look at it. */
const rules: Record<RuleId, RuleText> = {};
const doubts: Partial<Record<CardRule, string>> = {};

/** The game's words, with its rules as soon as they are there. */
export const SPOKEN: Lexicon = { ...lexicon, rules };

let filling: Promise<void> | null = null;

/** What failed, because the network was gone, is tried again by the next board. */
export function fillLibrary(): Promise<void> {
  filling ??= import('../../../games/empire-vs-rebellion/public/rules.ts')
    .then(({ RULES, DOUBTS }) => {
      Object.assign(rules, RULES);
      Object.assign(doubts, DOUBTS);
    })
    .catch(() => {
      filling = null;
    });
  return filling;
}

type AnyCard = ResourceCard | StrategyCard | EventCard;
const ALL: Readonly<Record<string, AnyCard>> = { ...CARDS, ...STRATEGIES, ...EVENTS };

/** Why a fact of this card is uncertain; undefined when none is, or the document has not come yet. */
export function whyUncertain(id: string): string | undefined {
  const rule = ALL[id]?.rule;
  return rule === undefined ? undefined : doubts[rule];
}
