import type { EventView } from '../events.ts';
import type { AllotSlot, Offer } from '../forms/index.ts';
import type { RuleId, Viewer } from '../ids.ts';
import type { Json } from '../json.ts';
import type { Outcome } from '../outcome.ts';
import type { Question } from '../question.ts';
import type { Refusal } from '../refusal.ts';
import { aboutArgs, facedowns, factArgs, formArgs, knownCards, lotArgs, refArgs } from './args.ts';
import { firstOptions, nameOf, seatNamesOf } from './names.ts';
import { actorArgs } from './parties.ts';
import { TABLE_RULES } from './table-rules.ts';
import { hasText, say } from './text.ts';
import {
  type Args,
  capitalised,
  joined,
  type Lexicon,
  type NamingView,
  NO_VIEW,
  sayFirst,
  verbOf,
  wordsOf,
} from './words.ts';

export type { Offer } from '../forms/index.ts';
export { doesOf, nameOf, sayList, seatNamesOf } from './names.ts';
export { capitalised, type Lexicon, type NamingView } from './words.ts';

/**
 * Sentences about any game, for the terminal, the log, the prompt line and a screen reader. Words come from the game's
 * catalogue, laid over the table's own; nothing here knows a game. A missing word shows as [key], nothing throws.
 *
 * Several keys may fit one thing. The first that can be filled is used, so a catalogue may have a full sentence for viewers
 * who know the cards and a plainer one for the others:
 * - event:    tell.KIND.me, tell.KIND, tell.KIND.me.hidden, tell.KIND.hidden ('me': the viewer or their side did it)
 * - question: ask.KIND.RULE, ask.KIND
 * - option:   option.KIND.ID, option.KIND.VERB, option.KIND, option.ID, option.VERB (the verb of 'power:17' is 'power')
 * - place:    place.KIND (where things go), else the name of the thing
 * A card has its name in face.ID and, where they differ or help, full.ID (with its side), short.ID (for tight places),
 * does.ID (its effect) and use.ID (its effect as an order, in a few words). Anything else, such as 'leader:yoda', has its name
 * in leader.yoda and may have full.leader.yoda and short.leader.yoda.
 */

/**
 * What happened, as this viewer sees it. The viewer's side is "you". Another side is called by the name given for its seat; a
 * side with several seats is called by its own name.
 */
export function sayEvent(
  game: Lexicon,
  heard: EventView,
  viewer: Viewer,
  seatNames?: readonly string[],
  options: Json = firstOptions(game),
): string {
  const words = wordsOf(game);
  const { e } = heard;
  const kind = `tell.${e.k}`;
  const { isMine: mine, args: actors } = actorArgs(game, e, viewer, {
    options,
    names: seatNames ?? seatNamesOf(game, options),
  });
  const args: Args = {
    ...factArgs(game, e.k, e),
    ...actors,
    ...knownCards(game, heard),
  };
  const keys = mine ? [`${kind}.me`, kind, `${kind}.me.hidden`, `${kind}.hidden`] : [kind, `${kind}.hidden`];
  // Without a plainer sentence, unknown cards are called facedown cards.
  const facedown: Args = e.cards === undefined ? {} : { cards: facedowns(words, e.cards.length) };
  return capitalised(sayFirst(words, keys, kind, args, facedown));
}

/** What is asked, and why; 'rule' is the title of the rule. The view names the things that the question is about. */
export function sayQuestion(game: Lexicon, question: Question, view: NamingView = NO_VIEW): string {
  const words = wordsOf(game);
  const { kind, rule, form, about, facts } = question;
  const args: Args = {
    rule: titleOf(game, rule),
    ...formArgs(game, kind, form),
    ...(about ? aboutArgs(game, view, about) : {}),
    ...factArgs(game, kind, facts ?? {}),
  };
  return capitalised(sayFirst(words, [`ask.${kind}.${rule}`, `ask.${kind}`], `ask.${kind}`, args));
}

type Asking = Pick<Question, 'kind' | 'seat'> & Partial<Pick<Question, 'form'>>;

/** One alternative, or one thing that can be picked or dealt out, as the asked seat would read it in a list. */
export function sayOption(game: Lexicon, view: NamingView, question: Asking, option: Offer): string {
  const { id, refs, facts } = option;
  const { kind, seat, form } = question;
  const verb = verbOf(id);
  const args: Args = {
    ...refArgs(game, view, seat, refs),
    ...lotArgs(game, form, option),
    ...factArgs(game, kind, facts ?? {}),
  };
  const keys = [
    `option.${kind}.${id}`,
    `option.${kind}.${verb}`,
    `option.${kind}`,
    `option.${id}`,
    `option.${verb}`,
  ];
  return capitalised(sayFirst(wordsOf(game), keys, `option.${verb}`, args));
}

/** A place that things are dealt to. */
export function sayPlace(game: Lexicon, view: NamingView, question: Asking, slot: AllotSlot): string {
  const key = `place.${question.kind}`;
  if (!hasText(wordsOf(game), key)) return nameOf(game, view, slot.ref, 'full');
  const args: Args = {
    ...refArgs(game, view, question.seat, [slot.ref]),
    ...lotArgs(game, undefined, slot),
    ...factArgs(game, question.kind, slot.facts ?? {}),
  };
  return sayFirst(wordsOf(game), [key], key, args);
}

/** Why an answer was refused, and the rule behind it. */
export function sayRefusal(game: Lexicon, refusal: Refusal): string {
  const refused = say(wordsOf(game), `refused.${refusal.refused}`);
  return refusal.rule === undefined ? refused : `${refused} ${sayRule(game, refusal.rule)}`;
}

const ruleOf = (game: Lexicon, rule: RuleId) =>
  [game.rules, TABLE_RULES].find((rules) => Object.hasOwn(rules, rule))?.[rule];

const titleOf = (game: Lexicon, rule: RuleId): string => ruleOf(game, rule)?.title ?? `[${rule}]`;

/** A rule in one paragraph: for a refusal, for "why not", for looking one up. */
export function sayRule(game: Lexicon, rule: RuleId): string {
  const found = ruleOf(game, rule);
  return found === undefined
    ? `[${rule}]`
    : say(wordsOf(game), 'rule.cited', { title: found.title, text: found.text });
}

/** Who won, and how. */
export function sayOutcome(
  game: Lexicon,
  outcome: Outcome,
  seatNames: readonly string[] = seatNamesOf(game),
): string {
  const words = wordsOf(game);
  const winners = outcome.seats.flatMap((fate, seat) =>
    fate === 'won' ? [seatNames[seat] ?? `${seat}`] : [],
  );
  const key = `over.${outcome.reason}`;
  // A reason that can end both in a victory and in a draw may have words for each.
  const why = say(words, winners.length === 0 && hasText(words, `${key}.drawn`) ? `${key}.drawn` : key);
  const who = joined(words, 'and', winners);
  const n = winners.length;
  return capitalised(
    n === 0 ? say(words, 'outcome.drawn', { why }) : say(words, 'outcome.won', { who, n, why }),
  );
}
