import type { Event, EventView } from '../events.ts';
import { blanks, type Facts, type Form, places } from '../forms/index.ts';
import { NO_FACE, type Ref, type Seat, type Viewer } from '../ids.ts';
import { faceIdOf, nameOf, namesOf } from './names.ts';
import { type Catalogue, hasText, say } from './text.ts';
import {
  type Args,
  capitalised,
  joined,
  keyOf,
  type Lexicon,
  type NamingView,
  NO_VIEW,
  verbOf,
  wordsOf,
} from './words.ts';

/** What sentences are filled with. */

/** What an event tells in other ways than as plain facts. */
const NO_FACTS = new Set(['k', 'seat', 'cards']);

/**
 * Numbers and words as they are, unless the catalogue has a word for the value ('fact.by.chance') or the game says what they
 * stand for. Of a list the names are said one after the other, and 'nNAME' is how many there are.
 */
export function factArgs(game: Lexicon, kind: string, facts: Facts | Event): Args {
  const words = wordsOf(game);
  const args: Args = {};
  const plain: Args = {};
  for (const [name, value] of Object.entries(facts)) if (typeof value !== 'object') plain[name] = value;
  for (const [name, value] of Object.entries(facts)) {
    if (value === undefined || NO_FACTS.has(name)) continue;
    if (typeof value !== 'object') {
      args[name] = factWord(game, kind, name, value, plain);
      continue;
    }
    args[`n${capitalised(name)}`] = value.length;
    const names = value.map((n) => `${factWord(game, kind, name, n, plain)}`);
    if (names.length > 0) args[name] = joined(words, 'and', names);
  }
  return args;
}

/** The names of things may have holes for the other facts: "{n} {n:ship|ships}". */
function factWord(
  game: Lexicon,
  kind: string,
  name: string,
  value: string | number | boolean,
  facts: Args,
): string | number | boolean {
  const words = wordsOf(game);
  const key = `fact.${name}.${value}`;
  if (hasText(words, key)) return say(words, key);
  if (typeof value === 'boolean') return value;
  const hook = game.factNames?.[`${kind}.${name}`] ?? game.factNames?.[name];
  const refs = hook?.(value);
  return refs === undefined
    ? value
    : joined(
        words,
        'and',
        refs.map((ref) =>
          ref.startsWith('face:') ? nameOf(game, NO_VIEW, ref) : say(words, keyOf(ref), facts),
        ),
      );
}

/** Facts of an event that name a seat besides the one that acted. */
const OTHER_SEATS = ['whose', 'by', 'loser'] as const;

/**
 * For each seat its name and, as 'seatOf' and so on, the possessive. The acting seat is always named: a sentence with
 * "you" as its subject needs another verb (tell.KIND.me). Other seats are "you" to themselves.
 */
export function seatArgs(words: Catalogue, e: Event, viewer: Viewer, names: readonly string[]): Args {
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
export function knownCards(game: Lexicon, { e, faces }: EventView): Args {
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

export const facedowns = (words: Catalogue, n: number): string =>
  n === 1 ? say(words, 'name.facedown') : say(words, 'name.facedowns', { n });

/** 'can': the kinds of alternatives; 'places': where things are dealt to; 'min' and 'max': how many may be picked. */
export function formArgs(game: Lexicon, kind: string, form: Form): Args {
  const words = wordsOf(game);
  return blanks(form, {
    name: (ref) => nameOf(game, NO_VIEW, ref),
    all: (names) => joined(words, 'and', names),
    can(ids) {
      const keys = ids.flatMap((id) =>
        [`can.${kind}.${id}`, `can.${kind}.${verbOf(id)}`, `can.${id}`, `can.${verbOf(id)}`]
          .filter((key) => hasText(words, key))
          .slice(0, 1),
      );
      const can = [...new Set(keys)].map((key) => say(words, key));
      return can.length > 0 ? joined(words, 'or', can) : undefined;
    },
  });
}

/** What a question is about, one by one and together. */
export function aboutArgs(game: Lexicon, view: NamingView, about: readonly Ref[]): Args {
  const names = namesOf(game, view, about);
  return { about: joined(wordsOf(game), 'and', names), first: names[0], second: names[1] };
}

/** The words of the thing that an option is first of all about, and the names of all; 'card' is its name, facedown or not. */
export function refArgs(game: Lexicon, view: NamingView, seat: Seat, refs: readonly Ref[]): Args {
  const words = wordsOf(game);
  const [ref, ...others] = refs;
  if (ref === undefined) return {};
  const card = nameOf(game, view, ref);
  const mine = ref === `side:${game.seats(view.options)[seat]?.side}`;
  const args: Args = {
    card,
    full: nameOf(game, view, ref, 'full'),
    name: joined(words, 'and', [card, ...namesOf(game, view, others)]),
    // Whose something is; a side's own people read "your".
    nameOf: mine ? say(words, 'name.of.you') : say(words, 'name.of', { name: card }),
  };
  if (others.length > 0) args['other'] = joined(words, 'and', namesOf(game, view, others));
  for (const aspect of ['does', 'use'] as const) {
    const key = `${aspect}.${faceIdOf(game, view, ref)}`;
    if (hasText(words, key)) args[aspect] = say(words, key);
  }
  return args;
}

/** 'nr': alike things are numbered, 'x-wing#0' is the first; 'to': the places that a lot may go to. */
export function lotArgs(
  game: Lexicon,
  form: Form | undefined,
  lot: { readonly id: string; readonly to?: readonly string[] },
): Args {
  const args: Args = {};
  const [, nr] = lot.id.split('#');
  if (nr !== undefined) args['nr'] = Number(nr) + 1;
  if (form !== undefined && lot.to !== undefined) {
    const refs = places(form).flatMap(({ id, ref }) => (lot.to?.includes(id) ? [ref] : []));
    const names = namesOf(game, NO_VIEW, refs);
    args['to'] = joined(wordsOf(game), 'or', names);
  }
  return args;
}
