import { describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import {
  type AllotAnswer,
  type Answer,
  accepts,
  amount,
  empty,
  type Form,
  type HaulAnswer,
  type Lot,
  sample,
} from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Revision } from '../board.ts';
import { REST, stepAllot, whyNoMore as whyNoMoreIn } from './allot.ts';
import { append, asItIs } from './arrange.ts';
import { allFrom, keyOf, roomAt, whyNoMore } from './haul.ts';
import { couldDoSomething, formMark, pointAt } from './index.ts';
import { isNothing } from './nothing.ts';
import { addPick } from './pick.ts';

const lot = (id: string, refs: Ref[], part: Partial<Lot> = {}): Lot => ({
  id,
  refs,
  tags: [],
  min: 0,
  max: 1,
  weight: 1,
  carry: 0,
  ...part,
});

/** Clicks one thing after the other; of several meanings the first is taken. */
function staging(
  form: Form,
  ...spots: (Ref | [Ref, Ref])[]
): { partial: Answer | null; held: string | null } {
  let now: { partial: Answer | null; held: string | null } = { partial: null, held: null };
  for (const spot of spots) {
    const [ref, at] = Array.isArray(spot) ? spot : [spot, undefined];
    const pointed = pointAt(form, now.partial, { ref, at }, now.held);
    if (pointed.is === 'stage') now = { partial: pointed.partial, held: pointed.held };
    if (pointed.is === 'several') now = { partial: pointed.ways[0]!.partial, held: null };
  }
  return now;
}
const stands = (form: Form, partial: Answer | null, ref: Ref, at?: Ref, held: string | null = null) =>
  formMark(form, partial, { ref, at }, held);

const CHOOSE: Form = {
  is: 'choose',
  options: [
    { id: 'play:1', refs: ['card:1'] },
    { id: 'shuffle:1', refs: ['card:1'] },
    { id: 'play:2', refs: ['card:2', 'system:hoth'] },
    { id: 'do:pass', refs: [] },
  ],
};

describe('pointing at a choice', () => {
  it('stages it, and takes it back', () => {
    expect(staging(CHOOSE, 'card:2').partial).toEqual({ is: 'choose', id: 'play:2' });
    expect(staging(CHOOSE, 'card:2', 'system:hoth').partial).toBeNull();
  });
  it('asks which one when a thing means several', () => {
    const pointed = pointAt(CHOOSE, null, { ref: 'card:1' }, null);
    expect(pointed.is === 'several' && pointed.ways.map((way) => way.key)).toEqual(['play:1', 'shuffle:1']);
  });
  it('lights only what is named', () => {
    expect(stands(CHOOSE, null, 'card:2').lit).toBe(true);
    expect(stands(CHOOSE, null, 'card:3').lit).toBe(false);
    expect(pointAt(CHOOSE, null, { ref: 'card:3' }, null)).toEqual({ is: 'no' });
  });
});

describe('pointing at what can be picked', () => {
  const pick = (max: number, lots: Lot[]): Form => ({
    is: 'pick',
    from: lots,
    limits: [{ per: 'all', by: 'count', min: 1, max, rule: 'r' }],
  });
  const two = [lot('a', ['card:1']), lot('b', ['card:2']), lot('c', ['card:3'])];

  it('adds, takes out, and stops at the limit', () => {
    const form = pick(2, two);
    expect(staging(form, 'card:1', 'card:2').partial).toEqual({
      is: 'pick',
      take: [
        ['a', 1],
        ['b', 1],
      ],
    });
    expect(staging(form, 'card:1', 'card:2', 'card:3').partial).toEqual(
      staging(form, 'card:1', 'card:2').partial,
    );
    expect(stands(form, staging(form, 'card:1', 'card:2').partial, 'card:3').lit).toBe(false);
    expect(staging(form, 'card:1', 'card:2', 'card:1').partial).toEqual({ is: 'pick', take: [['b', 1]] });
  });
  it('takes another one instead where only one may be taken', () => {
    expect(staging(pick(1, two), 'card:1', 'card:3').partial).toEqual({ is: 'pick', take: [['c', 1]] });
  });
  it('counts up where there are several of one, and keeps them when no more can be added', () => {
    const form = pick(9, [lot('x', ['unit:x'], { max: 2 })]);
    expect(stands(form, staging(form, 'unit:x').partial, 'unit:x')).toMatchObject({
      lit: true,
      chosen: 1,
      most: 2,
    });
    expect(staging(form, 'unit:x', 'unit:x').partial).toEqual({ is: 'pick', take: [['x', 2]] });
    const pointed = pointAt(form, { is: 'pick', take: [['x', 2]] }, { ref: 'unit:x' }, null);
    expect(pointed).toMatchObject({ is: 'several', spent: true });
    expect(pointed.is === 'several' && pointed.ways.map(({ back, partial }) => [back, partial])).toEqual([
      [true, { is: 'pick', take: [['x', 1]] }],
    ]);
  });
  it('tells alike things apart by where they stand', () => {
    const form = pick(9, [lot('a', ['unit:x', 'system:hoth']), lot('b', ['unit:x', 'system:endor'])]);
    expect(staging(form, ['unit:x', 'system:endor']).partial).toEqual({ is: 'pick', take: [['b', 1]] });
  });
});

const HAUL: Form = {
  is: 'haul',
  to: 'system:hoth',
  sources: [
    {
      from: 'system:endor',
      lots: [
        lot('ship', ['unit:ship'], { weight: 0, carry: 2, max: 1 }),
        lot('troop', ['unit:troop'], { weight: 1, max: 4 }),
      ],
    },
    { from: 'system:naboo', lots: [lot('troop', ['unit:troop'], { weight: 1, max: 1 })] },
  ],
  limits: [],
  rule: 'transport',
};

describe('pointing at what can move', () => {
  it('loads as much as the source could carry, even before a ship is chosen', () => {
    const { partial } = staging(HAUL, ['unit:troop', 'system:endor'], ['unit:troop', 'system:endor']);
    expect(partial).toEqual({ is: 'haul', move: [['system:endor', 'troop', 2]] });
    expect(isRefusal(accepts(HAUL, partial))).toBe(true);
    const withShip = staging(HAUL, ['unit:troop', 'system:endor'], 'unit:ship').partial;
    expect(isRefusal(accepts(HAUL, withShip))).toBe(false);
    expect(roomAt(HAUL, withShip as never, 'system:endor')).toEqual({ used: 1, offered: 2, possible: 2 });
  });
  it('lights nothing that no ship could take along', () => {
    expect(stands(HAUL, null, 'unit:troop', 'system:naboo').lit).toBe(false);
    expect(stands(HAUL, null, 'unit:troop', 'system:endor').lit).toBe(true);
  });
  it('keeps what is loaded when one more is asked for than there are', () => {
    const full: HaulAnswer = { is: 'haul', move: [['system:endor', 'troop', 2]] };
    const pointed = pointAt(HAUL, full, { ref: 'unit:troop', at: 'system:endor' }, null);
    expect(pointed).toMatchObject({ is: 'several', spent: true });
    expect(pointed.is === 'several' && pointed.ways.map(({ partial }) => partial)).toEqual([
      { is: 'haul', move: [['system:endor', 'troop', 1]] },
    ]);
  });
  it('says why no more can be taken', () => {
    const why = (partial: HaulAnswer | null, from: Ref, id: string, form = HAUL) =>
      form.is === 'haul' ? whyNoMore(form, partial, keyOf(from, id)) : undefined;
    const move = (...lines: HaulAnswer['move']): HaulAnswer => ({ is: 'haul', move: lines });
    expect(why(null, 'system:endor', 'troop')).toBeNull();
    expect(why(null, 'system:naboo', 'troop')).toBe('no-carrier');
    expect(why(move(['system:endor', 'troop', 2]), 'system:endor', 'troop')).toBe('no-room');
    expect(why(move(['system:endor', 'ship', 1]), 'system:endor', 'ship')).toBe('all-taken');
    const limited: Form = { ...HAUL, limits: [{ per: 'all', by: 'count', min: 0, max: 1, rule: 'r' }] };
    expect(why(move(['system:endor', 'ship', 1]), 'system:endor', 'troop', limited)).toBe('limit');
  });
  it('takes all of a source that can come along, and nothing where no ship is', () => {
    if (HAUL.is !== 'haul') throw new Error('it is a move');
    expect(allFrom(HAUL, null, 'system:endor').move).toEqual([
      ['system:endor', 'ship', 1],
      ['system:endor', 'troop', 2],
    ]);
    expect(allFrom(HAUL, null, 'system:naboo').move).toEqual([]);
  });
  it('offers all that is in a source when the source is pointed at', () => {
    const pointed = pointAt(HAUL, null, { ref: 'system:endor' }, null);
    expect(pointed.is === 'several' && pointed.ways.map((way) => way.offer.id)).toEqual(['ship', 'troop']);
  });
});

const ALLOT: Form = {
  is: 'allot',
  lots: [lot('luke', ['leader:luke']), lot('leia', ['leader:leia']), lot('red', [], { max: 2, to: ['m1'] })],
  slots: [
    { id: 'm1', ref: 'card:1', tags: [], max: 2 },
    { id: 'm2', ref: 'card:2', tags: [], max: 1 },
  ],
  limits: [],
};

describe('pointing at what is dealt out', () => {
  it('puts all the rest in the clicked place, as far as there is room', () => {
    expect(stands(ALLOT, null, REST).lit).toBe(true);
    expect(staging(ALLOT, REST)).toEqual({ partial: null, held: REST });
    expect(staging(ALLOT, REST, REST).held).toBeNull();
    expect(staging(ALLOT, 'leader:luke', 'card:2', REST, 'card:1')).toEqual({
      partial: {
        is: 'allot',
        put: [
          ['luke', 'm2', 1],
          ['leia', 'm1', 1],
          ['red', 'm1', 1],
        ],
      },
      held: null,
    });
  });
  it('picks a thing up, then puts it in the clicked place', () => {
    expect(staging(ALLOT, 'leader:luke')).toEqual({ partial: null, held: 'luke' });
    expect(staging(ALLOT, 'leader:luke', 'card:2')).toEqual({
      partial: { is: 'allot', put: [['luke', 'm2', 1]] },
      held: null,
    });
    expect(stands(ALLOT, null, 'leader:luke', undefined, 'luke').held).toBe(true);
  });
  it('lights no place that is full for what is held', () => {
    const { partial } = staging(ALLOT, 'leader:luke', 'card:2');
    expect(stands(ALLOT, partial, 'card:2', undefined, 'leia').lit).toBe(false);
    expect(stands(ALLOT, partial, 'card:1', undefined, 'leia').lit).toBe(true);
  });
  it('takes a thing back that is dealt out', () => {
    expect(staging(ALLOT, 'leader:luke', 'card:2', 'leader:luke').partial).toEqual({ is: 'allot', put: [] });
  });
  it('keeps what is placed when a kind is pointed at of which none is left', () => {
    const form: Form = {
      is: 'allot',
      lots: [lot('tie', ['unit:tie'], { max: 3 })],
      slots: [
        { id: 'a', ref: 'system:a', tags: [], max: 2 },
        { id: 'b', ref: 'system:b', tags: [], max: 2 },
      ],
      limits: [],
    };
    const put: AllotAnswer = {
      is: 'allot',
      put: [
        ['tie', 'a', 2],
        ['tie', 'b', 1],
      ],
    };
    const pointed = pointAt(form, put, { ref: 'unit:tie' }, null);
    expect(pointed).toMatchObject({ is: 'several', spent: true });
    expect(pointed.is === 'several' && pointed.ways.map(({ place, back }) => [place, back])).toEqual([
      ['system:a', true],
      ['system:b', true],
    ]);
    const [tie] = form.lots;
    const [a, b] = form.slots;
    if (tie === undefined || a === undefined || b === undefined) throw new Error('they are there');
    const one: AllotAnswer = { is: 'allot', put: [['tie', 'a', 2]] };
    expect(whyNoMoreIn(form, put, tie, a)).toBe('all-dealt');
    expect(whyNoMoreIn(form, one, tie, a)).toBe('place-full');
    expect(whyNoMoreIn(form, one, tie, b)).toBeNull();
  });
  it('asks what goes there when nothing is held', () => {
    const pointed = pointAt(ALLOT, null, { ref: 'card:1' }, null);
    expect(pointed.is === 'several' && pointed.ways.map((way) => way.offer.id)).toEqual([
      'luke',
      'leia',
      'red',
    ]);
  });
});

const ARRANGE: Form = {
  is: 'arrange',
  items: ['card:1', 'card:2', 'card:3'],
  piles: [
    { id: 'top', min: 1, max: 2 },
    { id: 'bottom', min: 1, max: 3 },
  ],
};

describe('pointing at what is put in order', () => {
  it('puts one after the other, pile after pile', () => {
    expect(staging(ARRANGE, 'card:3', 'card:1', 'card:2').partial).toEqual({
      is: 'arrange',
      piles: [['card:3', 'card:1'], ['card:2']],
    });
    expect(staging(ARRANGE, 'card:3', 'card:3').partial).toBeNull();
  });
  it('can be left as it is', () => {
    expect(isRefusal(accepts(ARRANGE, asItIs(ARRANGE)))).toBe(false);
  });
});

describe('a panel that is drawn late', () => {
  /** Clicks one after the other, whatever the panel shows meanwhile. */
  const clicked = (...revisions: Revision[]): Answer | null =>
    revisions.reduce<Answer | null>((now, revise) => revise(now), null);

  it('adds to the newest answer, up to what there is', () => {
    const [unit, place] = [
      lot('unit', [], { max: 2 }),
      { id: 'p', ref: 'system:p', tags: [], min: 0, max: 9 } as const,
    ];
    const form = { is: 'allot', lots: [unit], slots: [place], limits: [] } as const;
    const [more, fewer] = [stepAllot(form, unit, place, 1), stepAllot(form, unit, place, -1)];
    expect(clicked(more, more)).toEqual({ is: 'allot', put: [['unit', 'p', 2]] });
    expect(clicked(more, more, more)).toEqual(clicked(more, more));
    expect(clicked(more, fewer, fewer)).toEqual({ is: 'allot', put: [] });
    const block = { is: 'pick', from: [lot('hit', [], { max: 2 })], limits: [] } as const;
    const take = addPick(block, 'hit');
    expect(clicked(take, take, take)).toEqual({ is: 'pick', take: [['hit', 2]] });
  });
  it('puts cards behind those of the newest answer', () => {
    const form = {
      is: 'arrange',
      items: ['card:1', 'card:2', 'card:3'],
      piles: [{ id: 'top', min: 0, max: 2 }],
    } as const;
    expect(clicked(append(form, 'card:1', 0), append(form, 'card:2', 0), append(form, 'card:3', 0))).toEqual({
      is: 'arrange',
      piles: [['card:1', 'card:2']],
    });
  });
});

describe('any answer of any form', () => {
  const forms = { CHOOSE, HAUL, ALLOT, ARRANGE };
  it.each(Object.entries(forms))('of %s shows as chosen what it holds', (_name, form) => {
    for (let i = 0; i < 20; i++) {
      const answer = sample(form, seeded(i));
      const refs = ['card:1', 'card:2', 'card:3', 'unit:ship', 'unit:troop', 'leader:luke'] as const;
      for (const ref of refs) {
        const { chosen, lit } = stands(form, answer, ref);
        // What is chosen can be removed, so it is lit.
        if (chosen > 0) expect(lit).toBe(true);
      }
    }
  });
  it('begins with what must be taken', () => {
    const form: Form = { is: 'pick', from: [lot('a', [], { min: 1 }), lot('b', [])], limits: [] };
    expect(empty(form)).toEqual({ is: 'pick', take: [['a', 1]] });
    expect(empty(CHOOSE)).toBeNull();
  });
});

describe('an answer that does nothing', () => {
  it('is told from one that does something, and from a choice', () => {
    expect(isNothing({ is: 'haul', move: [] })).toBe(true);
    expect(isNothing({ is: 'allot', put: [] })).toBe(true);
    expect(isNothing({ is: 'pick', take: [['a', 1]] })).toBe(false);
    expect(isNothing({ is: 'choose', id: 'do:pass' })).toBe(false);
    expect(isNothing(null)).toBe(false);
    expect(amount({ is: 'haul', move: [['system:endor', 'troop', 2]] })).toBe(2);
  });
  it('gives something up only where something could be done', () => {
    expect(couldDoSomething(HAUL)).toBe(true);
    const stranded: Form = { ...HAUL, sources: HAUL.is === 'haul' ? HAUL.sources.slice(1) : [] } as Form;
    expect(couldDoSomething(stranded)).toBe(false);
    expect(couldDoSomething(ALLOT)).toBe(true);
    expect(couldDoSomething({ is: 'allot', lots: [], slots: [], limits: [] })).toBe(false);
  });
});
