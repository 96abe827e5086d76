import { describe, expect, it } from 'vitest';
import type { Question } from '../question.ts';
import { type Lexicon, nameOf, sayEvent, sayOption, sayPlace, sayQuestion } from './index.ts';

/** A game of boats and islands, with no more than sentences need. */
const game: Lexicon = {
  text: {
    'side.red': 'Red',
    'island.skye': 'Skye',
    'island.mull': 'Mull',
    'full.island.mull': 'Mull (green)',
    'boats.cutter': '{n} {n:cutter|cutters}',
    'kind.cutter': 'cutter',
    'fact.wind.0': 'calm',
    'tell.sailed': '{seat} sails {boat} to {to} in a {wind} sea.',
    'tell.wrecked': 'A {boat} is lost off {islands}, {nIslands:one island|many islands}.',
    'tell.wrecked.hidden': 'A {boat} is lost.',
    'ask.land': '{rule}: land {first} on {second}. You may {can}.',
    'can.land.do:wait': 'wait here',
    'can.do:wait': 'wait',
    'option.land': 'land {card} with {other}',
    'option.cutter': '{card} {nr}',
    'option.gain': 'a boat for {to}',
    'place.deal': '{card}, number {nr}, {room} left',
  },
  faces: [],
  rules: { landing: { title: 'Landing', text: 'One may land.', basis: 'rulebook' } },
  seats: () => [{ name: 'red', side: 'red', duties: ['*'] }],
  optionSets: { plain: null },
  factNames: {
    to: (n) => [n === 0 ? 'island:skye' : 'island:mull'],
    islands: (n) => [n === 0 ? 'island:skye' : 'island:mull'],
    boat: () => ['boats:cutter'],
    'wrecked.boat': () => ['kind:cutter'],
    wind: (n) => (n === 1 ? ['island:skye'] : undefined),
  },
};
const told = (e: { k: string; [fact: string]: string | number | readonly number[] }) =>
  sayEvent(game, { e: e as never, faces: {} }, null);
const sight = { faces: [], options: null };
const ask = (more: Partial<Question>): Question => ({
  id: 'q',
  seat: 0,
  duty: 'red/sail',
  kind: 'land',
  rule: 'landing',
  form: { is: 'choose', options: [] },
  ...more,
});

describe('facts that stand for things', () => {
  it('are called by their names, which other facts may fill', () => {
    expect(told({ k: 'sailed', seat: 0, boat: 7, n: 2, to: 1, wind: 0 })).toBe(
      'Red sails 2 cutters to Mull in a calm sea.',
    );
    expect(told({ k: 'sailed', seat: 0, boat: 7, n: 1, to: 0, wind: 5 })).toBe(
      'Red sails 1 cutter to Skye in a 5 sea.',
    );
  });

  it('may have a name of their own under one kind of event', () => {
    expect(told({ k: 'wrecked', boat: 7, islands: [0, 1] })).toBe(
      'A cutter is lost off Skye and Mull, many islands.',
    );
    expect(told({ k: 'wrecked', boat: 7, islands: [1] })).toBe('A cutter is lost off Mull, one island.');
  });

  it('say nothing of an empty list', () => {
    expect(told({ k: 'wrecked', boat: 7, islands: [] })).toBe('A cutter is lost.');
  });
});

describe('a question', () => {
  it('names its rule, what it is about one by one, and what can be done under it', () => {
    const options = [{ id: 'do:wait', refs: [] }];
    const question = ask({ about: ['kind:cutter', 'island:skye'], form: { is: 'choose', options } });
    expect(sayQuestion(game, question)).toBe('Landing: land cutter on Skye. You may wait here.');
  });
});

describe('an option', () => {
  it('names the other things that it is about', () => {
    const offer = { id: 'go:1', refs: ['island:skye', 'island:mull', 'kind:cutter'] as const };
    expect(sayOption(game, sight, ask({}), offer)).toBe('Land Skye with Mull and cutter');
  });

  it('numbers alike things', () => {
    const offer = { id: 'cutter#1', refs: ['kind:cutter'] as const };
    expect(sayOption(game, sight, ask({ kind: 'other' }), offer)).toBe('Cutter 2');
  });

  it('says where a lot may go', () => {
    const slots = (['island:skye', 'island:mull'] as const).map((ref) => ({
      id: ref,
      ref,
      tags: [],
      max: null,
    }));
    const form = { is: 'allot' as const, lots: [], slots, limits: [] };
    const offer = { id: 'gain:0', refs: [], to: ['island:skye', 'island:mull'] };
    expect(sayOption(game, sight, ask({ kind: 'other', form }), offer)).toBe('A boat for Skye or Mull');
  });
});

describe('a place', () => {
  const slot = { id: 'mull#2', ref: 'island:mull' as const, tags: [], max: null, facts: { room: 3 } };

  it('has its full name, or words of the question', () => {
    expect(sayPlace(game, sight, ask({}), slot)).toBe('Mull (green)');
    expect(sayPlace(game, sight, ask({ kind: 'deal' }), slot)).toBe('Mull, number 3, 3 left');
    expect(nameOf(game, sight, 'island:mull', 'short')).toBe('Mull');
  });
});
