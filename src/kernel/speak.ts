import type { Event, Heard } from './events.ts';
import type { Facts, Form } from './forms/index.ts';
import type { Game } from './game.ts';
import { NO_FACE, type Ref, type RuleId, type Seat, type Viewer } from './ids.ts';
import type { Json } from './json.ts';
import type { Outcome } from './outcome.ts';
import type { Question } from './question.ts';
import type { Refusal } from './refusal.ts';
import { TABLE_RULES, TABLE_TEXT } from './table-rules.ts';
import { type Catalogue, hasText, say } from './text.ts';
import type { View } from './view.ts';

/**
 * Sentences about any game, for the terminal, the log, the prompt line and a screen reader. Words come from the game's
 * catalogue, laid over those of the table; nothing here knows a game. A missing word shows as [key], nothing throws.
 *
 * Several keys may fit one thing. The first that can be filled is said, so a catalogue may have a full sentence for those
 * who know and a plainer one for those who do not:
 * - event:    tell.KIND.me, tell.KIND, tell.KIND.me.hidden, tell.KIND.hidden ('me': the viewer did it himself)
 * - question: ask.KIND.RULE, ask.KIND
 * - option:   option.KIND.ID, option.KIND.VERB, option.ID, option.VERB (the verb of 'power:17' is 'power')
 * A card has its name in face.ID and, where they differ or help, full.ID (with its side), short.ID (for tight places),
 * does.ID (its effect) and use.ID (its effect as an order, in a few words). Anything else, such as 'leader:yoda', has its name
 * in leader.yoda and may have full.leader.yoda and short.leader.yoda.
 */

/** What sentences are made from. Any game will do. */
export type Spoken = Pick<Game, 'text' | 'faces' | 'rules' | 'seats' | 'optionSets' | 'factNames'>;
/** What a viewer can name things by. Any view will do. */
export type Sight = Pick<View, 'faces' | 'options'>;
/** An option of a choice, or a lot of a pick or an allotment. */
export interface Offer {
  readonly id: string;
  readonly refs: readonly Ref[];
  readonly facts?: Facts;
}

type Args = Record<string, string | number | boolean | undefined>;

const SPEAK_TEXT: Catalogue = {
  'name.facedown': 'a facedown card',
  'name.facedowns': '{n} facedown cards',
  'name.you': 'you',
  'name.of': "{name}'s",
  'name.of.you': 'your',
  'name.of.own': 'their own',
  'list.comma': '{a}, {b}',
  'list.and': '{a} and {b}',
  'list.or': '{a} or {b}',
  'rule.cited': '{title}: {text}',
  'outcome.won': '{who} {n:wins|win} {why}.',
  'outcome.drawn': 'The game is drawn {why}.',
  'tell.table.withdraw.me': 'You take your sealed answer back.',
  'tell.table.undo.me': 'You take the last step back.',
  'tell.table.ask-undo.me': 'You ask to take the last step back.',
  'tell.table.agree-undo.me': 'You agree.',
  'tell.table.decline-undo.me': 'You do not agree to take it back.',
  'tell.table.offer-draw.me': 'You offer a draw.',
  'tell.table.decline-draw.me': 'You decline the draw.',
  'tell.table.resigned.me': 'You resign.',
};

/** A catalogue is laid over the table's once, not for each sentence. */
const laid = new WeakMap<Catalogue, Catalogue>();
function wordsOf({ text }: Pick<Spoken, 'text'>): Catalogue {
  let words = laid.get(text);
  if (!words) {
    words = { ...SPEAK_TEXT, ...TABLE_TEXT, ...text };
    laid.set(text, words);
  }
  return words;
}

// ---- sentences ----

/** What happened, as this viewer was told it. He is "you"; the others have the names given, else those of their sides. */
export function sayEvent(
  game: Spoken,
  heard: Heard,
  viewer: Viewer,
  seatNames: readonly string[] = seatNamesOf(game),
): string {
  const words = wordsOf(game);
  const { e } = heard;
  const kind = `tell.${e.k}`;
  const mine = viewer !== null && e.seat === viewer;
  const args: Args = {
    ...factArgs(game, e),
    ...seatArgs(words, e, viewer, seatNames),
    ...knownCards(game, heard),
  };
  const keys = mine ? [`${kind}.me`, kind, `${kind}.me.hidden`, `${kind}.hidden`] : [kind, `${kind}.hidden`];
  // Where no plainer sentence is on hand, cards of which nothing is known are spoken of as facedown cards.
  const facedown: Args = e.cards === undefined ? {} : { cards: facedowns(words, e.cards.length) };
  return capitalised(sayFirst(words, keys, kind, args, facedown));
}

/** What is asked, and why. The view serves to name what the question is about. */
export function sayQuestion(game: Spoken, question: Question, view: Sight = NO_SIGHT): string {
  const words = wordsOf(game);
  const { kind, rule, form, about, facts } = question;
  const args: Args = {
    ...formArgs(game, words, form),
    ...(about ? { about: joined(words, 'and', namesOf(game, view, about)) } : {}),
    ...factArgs(game, facts ?? {}),
  };
  return capitalised(sayFirst(words, [`ask.${kind}.${rule}`, `ask.${kind}`], `ask.${kind}`, args));
}

/** One alternative, or one thing that can be picked or dealt out, as the asked seat would read it in a list. */
export function sayOption(
  game: Spoken,
  view: Sight,
  question: Pick<Question, 'kind' | 'seat'>,
  option: Offer,
): string {
  const words = wordsOf(game);
  const { id, refs, facts } = option;
  const { kind, seat } = question;
  const verb = verbOf(id);
  const [first] = refs;
  const args: Args = {
    ...(first === undefined ? {} : aspectArgs(game, view, first)),
    ...(first === undefined ? {} : ownerArgs(game, words, view, seat, first)),
    ...(first === undefined ? {} : { name: joined(words, 'and', namesOf(game, view, refs)) }),
    ...factArgs(game, facts ?? {}),
  };
  const keys = [`option.${kind}.${id}`, `option.${kind}.${verb}`, `option.${id}`, `option.${verb}`];
  return capitalised(sayFirst(words, keys, `option.${verb}`, args));
}

/** What is wrong with an answer, and the rule behind it. */
export function sayRefusal(game: Spoken, refusal: Refusal): string {
  const refused = say(wordsOf(game), `refused.${refusal.refused}`);
  return refusal.rule === undefined ? refused : `${refused} ${sayRule(game, refusal.rule)}`;
}

/** A rule in one paragraph: for a refusal, for "why not", for looking one up. */
export function sayRule(game: Spoken, rule: RuleId): string {
  const found = [game.rules, TABLE_RULES].find((rules) => Object.hasOwn(rules, rule))?.[rule];
  return found === undefined
    ? `[${rule}]`
    : say(wordsOf(game), 'rule.cited', { title: found.title, text: found.text });
}

/** Who won, and how. */
export function sayOutcome(
  game: Spoken,
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

// ---- names ----

/** The name of a thing that can be pointed at: 'card:17' by its face if the view knows it, 'side:rebel' by its key 'side.rebel'. */
export function nameOf(
  game: Pick<Spoken, 'text' | 'faces'>,
  view: Pick<Sight, 'faces'>,
  ref: Ref,
  aspect: 'face' | 'full' | 'short' = 'face',
): string {
  const words = wordsOf(game);
  const id = faceIdOf(game, view, ref);
  if (id === null) return say(words, 'name.facedown');
  const plain = id === undefined ? ref.replace(':', '.') : `face.${id}`;
  const key = `${aspect}.${id ?? plain}`;
  return say(words, hasText(words, key) ? key : plain);
}

/** What a card does, or null when the view does not know the card or the catalogue has nothing to say of it. */
export function doesOf(
  game: Pick<Spoken, 'text' | 'faces'>,
  view: Pick<Sight, 'faces'>,
  ref: Ref,
): string | null {
  const words = wordsOf(game);
  const key = `does.${faceIdOf(game, view, ref)}`;
  return hasText(words, key) ? say(words, key) : null;
}

/** By seat: its own name in the catalogue ('seat.NAME'), else that of its side. */
export function seatNamesOf(
  game: Spoken,
  options: Json | undefined = Object.values(game.optionSets)[0],
): string[] {
  const words = wordsOf(game);
  return game
    .seats(options ?? null)
    .map(({ name, side }) => say(words, hasText(words, `seat.${name}`) ? `seat.${name}` : `side.${side}`));
}

/** "A, B and C." */
export const sayList = (
  game: Pick<Spoken, 'text'>,
  names: readonly string[],
  last: 'and' | 'or' = 'and',
): string => joined(wordsOf(game), last, names);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The face a reference names; null: a card facedown for this viewer; undefined: no card at all. */
function faceIdOf(
  { faces }: Pick<Spoken, 'faces'>,
  view: Pick<Sight, 'faces'>,
  ref: Ref,
): string | null | undefined {
  const id = ref.slice(ref.indexOf(':') + 1);
  if (ref.startsWith('face:')) return id;
  return ref.startsWith('card:') ? (faces[view.faces[Number(id)] ?? NO_FACE] ?? null) : undefined;
}

const namesOf = (game: Spoken, view: Sight, refs: readonly Ref[]): string[] =>
  refs.map((ref) => nameOf(game, view, ref));

const NO_SIGHT: Sight = { faces: [], options: null };

// ---- what sentences are filled with ----

/** Facts of an event that are no facts of the story: its kind, and what is told in other ways. */
const NO_FACTS = new Set(['k', 'seat', 'cards']);

/**
 * Numbers and words as they are, unless the catalogue has a word for the value ('fact.by.chance') or the game says what they
 * stand for. Of a list the names are said one after the other, and 'nNAME' is how many there are.
 */
function factArgs(game: Spoken, facts: Facts | Event): Args {
  const words = wordsOf(game);
  const args: Args = {};
  for (const [name, value] of Object.entries(facts)) {
    if (value === undefined || NO_FACTS.has(name)) continue;
    if (typeof value !== 'object') {
      args[name] = factWord(game, name, value);
      continue;
    }
    args[`n${capitalised(name)}`] = value.length;
    const names = value.map((n) => `${factWord(game, name, n)}`);
    if (names.length > 0) args[name] = joined(words, 'and', names);
  }
  return args;
}

function factWord(game: Spoken, name: string, value: string | number | boolean): string | number | boolean {
  const words = wordsOf(game);
  const key = `fact.${name}.${value}`;
  if (hasText(words, key)) return say(words, key);
  const refs = typeof value === 'boolean' ? undefined : game.factNames?.[name]?.(value);
  return refs === undefined ? value : joined(words, 'and', namesOf(game, NO_SIGHT, refs));
}

/** Facts of an event that name a seat besides the one that acted. */
const OTHER_SEATS = ['whose', 'by', 'loser'] as const;

/**
 * For each seat its name and, as 'seatOf' and so on, whose something is. Who acted is always named, for a sentence of which he
 * is the subject needs another verb for "you" (tell.KIND.me); the others are "you" to themselves.
 */
function seatArgs(words: Catalogue, e: Event, viewer: Viewer, names: readonly string[]): Args {
  const args: Args = {};
  const of = (seat: Seat): string => say(words, 'name.of', { name: names[seat] });
  if (e.seat !== undefined) {
    args['seat'] = names[e.seat];
    args['seatOf'] = e.seat === viewer ? say(words, 'name.of.you') : of(e.seat);
  }
  for (const fact of OTHER_SEATS) {
    const seat = Number(e[fact] ?? Number.NaN);
    if (names[seat] === undefined) continue; // absent, or no seat: chance
    const mine = seat === viewer;
    args[fact] = mine ? say(words, 'name.you') : names[seat];
    args[`${fact}Of`] = mine
      ? say(words, 'name.of.you')
      : seat === e.seat
        ? say(words, 'name.of.own')
        : of(seat);
  }
  return args;
}

/** 'cards' only if the viewer knows one of them at least, 'count' always. */
function knownCards(game: Spoken, { e, faces }: Heard): Args {
  const words = wordsOf(game);
  if (e.cards === undefined) return {};
  const names = e.cards.flatMap((slot) => {
    const id = game.faces[faces[slot] ?? NO_FACE];
    return id === undefined ? [] : [say(words, `face.${id}`)];
  });
  const unknown = e.cards.length - names.length;
  if (names.length > 0 && unknown > 0) names.push(facedowns(words, unknown));
  return { count: e.cards.length, ...(names.length > 0 ? { cards: joined(words, 'and', names) } : {}) };
}

const facedowns = (words: Catalogue, n: number): string =>
  n === 1 ? say(words, 'name.facedown') : say(words, 'name.facedowns', { n });

/** 'can': the kinds of alternatives; 'places': where things are dealt to; 'min' and 'max': how many may be picked. */
function formArgs(game: Spoken, words: Catalogue, form: Form): Args {
  switch (form.is) {
    case 'choose': {
      const keys = form.options.flatMap(({ id }) =>
        [`can.${id}`, `can.${verbOf(id)}`].filter((key) => hasText(words, key)).slice(0, 1),
      );
      const can = [...new Set(keys)].map((key) => say(words, key));
      return can.length > 0 ? { can: joined(words, 'or', can) } : {};
    }
    case 'pick': {
      const limit = form.limits.find(
        ({ per, by, lots }) => per === 'all' && by === 'count' && lots === undefined,
      );
      return { min: limit?.min, max: limit?.max ?? form.from.length };
    }
    case 'allot': {
      const places = form.slots.map(({ ref }) => nameOf(game, NO_SIGHT, ref));
      return { places: joined(words, 'and', places) };
    }
    case 'arrange':
      return { count: form.items.length };
    default:
      return {};
  }
}

/** The words of one card, as far as the viewer knows it; 'card' is its name, facedown or not. */
function aspectArgs(game: Spoken, view: Sight, ref: Ref): Args {
  const words = wordsOf(game);
  const args: Args = { card: nameOf(game, view, ref), full: nameOf(game, view, ref, 'full') };
  for (const aspect of ['does', 'use'] as const) {
    const key = `${aspect}.${faceIdOf(game, view, ref)}`;
    if (hasText(words, key)) args[aspect] = say(words, key);
  }
  return args;
}

/** 'nameOf': whose something is; a side's own people read "your". */
function ownerArgs(game: Spoken, words: Catalogue, view: Sight, seat: Seat, ref: Ref): Args {
  const mine = ref === `side:${game.seats(view.options)[seat]?.side}`;
  const name = nameOf(game, view, ref);
  return { nameOf: mine ? say(words, 'name.of.you') : say(words, 'name.of', { name }) };
}

const verbOf = (id: string): string => id.split(':')[0] ?? id;

// ---- templates ----

const joined = (words: Catalogue, last: 'and' | 'or', names: readonly string[]): string =>
  names.reduce((a, b, i) => {
    if (i === 0) return b;
    return say(words, i === names.length - 1 ? `list.${last}` : 'list.comma', { a, b });
  }, '');

/** Holes that must be filled; '{n:one|many}' always has something to say. */
const HOLE = /\{(\w+)\}/g;
const canFill = (template: string, args: Args): boolean =>
  [...template.matchAll(HOLE)].every(([, name = '']) => args[name] !== undefined);

/** The first of these sentences that can be filled; else the last there is, with what remains to fill it; else the missing key. */
function sayFirst(
  words: Catalogue,
  keys: readonly string[],
  missing: string,
  args: Args,
  remains: Args = {},
): string {
  const there = keys.filter((key) => hasText(words, key));
  const fits = there.find((key) => canFill(words[key] ?? '', args));
  return say(words, fits ?? there[there.length - 1] ?? missing, { ...remains, ...args });
}
