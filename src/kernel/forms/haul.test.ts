import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { combinations, type FormCase, formSuite, ids, maybeTag, tags, upTo } from '../testing/form-suite.ts';
import { HOSTILE } from '../testing/hostile.ts';
import {
  accepts,
  chosen,
  count,
  each,
  few,
  type Haul,
  type HaulAnswer,
  hauled,
  type Lot,
  type Source,
  sample,
} from './index.ts';

// ---- any small form, and all its answers by trying out every number ----

const lotOf = (id: string): fc.Arbitrary<Lot> =>
  fc
    .record({
      min: fc.constantFrom(0, 0, 0, 1),
      more: fc.nat(2),
      weight: fc.nat(2),
      carry: fc.constantFrom(0, 0, 1, 3),
      rides: fc.constantFrom(undefined, undefined, true),
      tags,
    })
    .map(({ min, more, weight, carry, rides, tags }) => ({
      id,
      refs: [],
      tags,
      min,
      max: Math.min(2, min + more),
      weight,
      carry,
      ...(rides === undefined ? {} : { rides }),
    }));

/** The same lot may stand in every source, as TIE Fighters do. */
const sourceOf = (from: string): fc.Arbitrary<Source> =>
  ids(2)
    .chain((lots) => fc.tuple(...lots.map(lotOf)))
    .map((lots) => ({ from: `system:${from}`, lots }));

type Limit = Haul['limits'][number];

const limit: fc.Arbitrary<Limit> = fc
  .record({
    lots: maybeTag,
    per: fc.constantFrom('all', 'source'),
    by: fc.constantFrom('count', 'weight'),
    min: fc.constantFrom(0, 0, 0, 1, 2),
    more: fc.option(fc.integer({ min: -1, max: 3 })),
  })
  .map(({ lots, per, by, min, more }) => ({
    per,
    by,
    min,
    max: more === null ? null : min + more,
    rule: `${per}-${by}-${min}`,
    ...(lots === undefined ? {} : { lots }),
  }));

const forms: fc.Arbitrary<Haul> = ids(2)
  .chain((sources) =>
    fc.record({
      sources: fc.tuple(...sources.map(sourceOf)),
      limits: fc.array(limit, { maxLength: 2 }),
    }),
  )
  .map((parts) => ({ is: 'haul', to: 'system:to', rule: 'transport', ...parts }));

interface Moved {
  readonly from: Source;
  readonly lot: Lot;
  readonly n: number;
}

const total = (moved: readonly Moved[], of: (lot: Lot) => number): number =>
  moved.reduce((sum, { lot, n }) => sum + n * of(lot), 0);

const within = (n: number, min: number, max: number | null): boolean =>
  n >= min && (max === null || n <= max);

/** Units that ride have something with room beside them, and no more weight leaves than is carried. */
const hasTransport = (leaving: readonly Moved[]): boolean =>
  total(leaving, (lot) => lot.weight) <= total(leaving, (lot) => lot.carry) &&
  (leaving.some(({ lot, n }) => n > 0 && lot.carry > 0) ||
    leaving.every(({ lot, n }) => n === 0 || lot.rides !== true));

const keeps = ({ lots, by, min, max }: Limit, moved: readonly Moved[]): boolean => {
  const counts = (lot: Lot): boolean => lots === undefined || lot.tags.includes(lots);
  return within(
    total(moved, (lot) => (counts(lot) ? (by === 'count' ? 1 : lot.weight) : 0)),
    min,
    max,
  );
};

function isLegal(form: Haul, moved: readonly Moved[]): boolean {
  const bySource = form.sources.map((source) => moved.filter(({ from }) => from === source));
  return (
    moved.every(({ lot, n }) => within(n, lot.min, lot.max)) &&
    bySource.every(hasTransport) &&
    form.limits.every((limit) =>
      (limit.per === 'source' ? bySource : [moved]).every((part) => keeps(limit, part)),
    )
  );
}

const loads = (form: Haul): { from: Source; lot: Lot }[] =>
  form.sources.flatMap((from) => from.lots.map((lot) => ({ from, lot })));

const movedBy = (form: Haul, values: readonly number[]): Moved[] =>
  loads(form).map((load, i) => ({ ...load, n: values[i]! }));

const answerOf = (moved: readonly Moved[]): HaulAnswer => ({
  is: 'haul',
  move: moved.flatMap(({ from, lot, n }) => (n > 0 ? [[from.from, lot.id, n] as const] : [])),
});

const worked = (form: Haul) => ({
  form,
  legal: combinations(loads(form).map(({ lot }) => upTo(lot.max)))
    .map((values) => movedBy(form, values))
    .filter((moved) => isLegal(form, moved))
    .map(answerOf),
});

const hauls: FormCase<Haul> = {
  forms: forms.map(worked),
  near: (form) => {
    const line = fc.tuple(
      fc.constantFrom(...form.sources.map(({ from }) => from), 'system:zz'),
      fc.constantFrom(...loads(form).map(({ lot }) => lot.id), 'zz'),
      fc.integer({ min: 0, max: 3 }),
    );
    const name = ([from, lot]: readonly [string, string, number]): string => `${from}>${lot}`;
    const lines = fc.oneof(
      fc.array(line, { maxLength: 4 }),
      fc.uniqueArray(line, { maxLength: 4, selector: name }),
    );
    return lines.map((move) => {
      const offered = loads(form).map(({ from, lot }) => `${from.from}>${lot.id}`);
      const shapely =
        new Set(move.map(name)).size === move.length &&
        move.every((line) => offered.includes(name(line)) && line[2] > 0);
      const amount = ({ from, lot }: { from: Source; lot: Lot }): number =>
        move.find(([f, l]) => f === from.from && l === lot.id)?.[2] ?? 0;
      return {
        raw: { is: 'haul', move },
        clean: shapely ? answerOf(movedBy(form, loads(form).map(amount))) : null,
      };
    });
  },
};

describe('haul', () => {
  formSuite(hauls);

  // ---- refusals, by part and rule ----

  const lot = (id: string, max: number, more: Partial<Lot> = {}): Lot => ({
    id,
    refs: [],
    tags: [],
    min: 0,
    max,
    weight: 0,
    carry: 0,
    ...more,
  });
  const rider = (id: string, max: number): Lot => lot(id, max, { weight: 1, tags: ['rider'] });
  const form: Haul = {
    is: 'haul',
    to: 'system:hoth',
    rule: 'transport',
    sources: [
      {
        from: 'system:endor',
        lots: [lot('carrier', 1, { carry: 4 }), rider('tie', 6), lot('captive', 1, { rides: true })],
      },
      { from: 'system:bespin', lots: [lot('carrier', 1, { carry: 4 }), rider('tie', 2)] },
      { from: 'system:mustafar', lots: [lot('flagship', 1, { min: 1, carry: 6 }), rider('trooper', 8)] },
    ],
    limits: [
      { lots: 'rider', per: 'source', by: 'count', min: 0, max: 5, rule: 'five-from-each' },
      { lots: 'rider', per: 'all', by: 'weight', min: 0, max: 7, rule: 'seven-in-all' },
    ],
  };
  const flagship = ['system:mustafar', 'flagship', 1] as const;

  test.each<[unknown, object]>([
    [
      [flagship, ['system:endor', 'tie', 1]],
      { refused: 'too-many', part: 'system:endor', rule: 'transport' },
    ],
    // Room is not shared between sources.
    [
      [flagship, ['system:bespin', 'carrier', 1], ['system:endor', 'tie', 1]],
      { refused: 'too-many', part: 'system:endor', rule: 'transport' },
    ],
    [
      [flagship, ['system:endor', 'carrier', 1], ['system:endor', 'tie', 5]],
      { refused: 'too-many', part: 'system:endor', rule: 'transport' },
    ],
    [
      [flagship, ['system:endor', 'captive', 1]],
      { refused: 'too-many', part: 'system:endor', rule: 'transport' },
    ],
    [
      [flagship, ['system:mustafar', 'trooper', 6]],
      { refused: 'too-many', part: 'system:mustafar', rule: 'five-from-each' },
    ],
    [
      [
        flagship,
        ['system:mustafar', 'trooper', 5],
        ['system:endor', 'carrier', 1],
        ['system:endor', 'tie', 3],
      ],
      { refused: 'too-many', part: 'move', rule: 'seven-in-all' },
    ],
    [[], { refused: 'too-few', part: 'system:mustafar/flagship' }],
    [[flagship, ['system:endor', 'trooper', 1]], { refused: 'unknown', part: 'move[1]' }],
    [[flagship, ['system:naboo', 'tie', 1]], { refused: 'unknown', part: 'move[1]' }],
    [[flagship, ['__proto__', 'constructor', 1]], { refused: 'unknown', part: 'move[1]' }],
    [[flagship, flagship], { refused: 'twice', part: 'move[1]' }],
    [[['system:mustafar', 'flagship', 2]], { refused: 'too-many', part: 'move[0]' }],
    [[['system:mustafar', 'flagship', 1e308]], { refused: 'too-many', part: 'move[0]' }],
    [[['system:mustafar', 'flagship', 0]], { refused: 'too-few', part: 'move[0]' }],
    [[['system:mustafar', 'flagship', -1]], { refused: 'too-few', part: 'move[0]' }],
    [[['system:mustafar', 'flagship', 0.5]], { refused: 'malformed', part: 'move[0]' }],
    [[['system:mustafar', 'flagship']], { refused: 'malformed', part: 'move[0]' }],
    [new Array(100_000).fill(flagship), { refused: 'malformed', part: 'move' }],
    ['all', { refused: 'malformed', part: 'move' }],
  ])('is refused by part and rule (%#)', (move, refusal) => {
    expect(accepts(form, { is: 'haul', move })).toEqual(refusal);
  });

  test.each<[unknown]>([
    [[flagship]],
    [[flagship, ['system:endor', 'carrier', 1], ['system:endor', 'tie', 4], ['system:endor', 'captive', 1]]],
    [
      [
        flagship,
        ['system:mustafar', 'trooper', 5],
        ['system:bespin', 'carrier', 1],
        ['system:bespin', 'tie', 2],
      ],
    ],
  ])('is accepted (%#)', (move) => {
    expect(accepts(form, { is: 'haul', move })).not.toHaveProperty('refused');
  });

  test('lines may come in any order, and are put into the order of the form', () => {
    const move = [['system:bespin', 'carrier', 1], flagship, ['system:endor', 'carrier', 1]];
    expect(accepts(form, { is: 'haul', move })).toEqual({
      is: 'haul',
      move: [['system:endor', 'carrier', 1], ['system:bespin', 'carrier', 1], flagship],
    });
  });

  test('hostile answers of any form are refused', () => {
    for (const raw of HOSTILE) expect(accepts(form, raw)).toHaveProperty('refused');
  });

  // ---- as large as the game makes them ----

  const fleet = (from: Source['from'], n: number): Source => ({
    from,
    lots: [
      lot('star-destroyer', n, { carry: 6 }),
      lot('assault-carrier', n, { carry: 4 }),
      lot('super-star-destroyer', 1, { carry: 8 }),
      lot('death-star', 1, { carry: 8 }),
      rider('tie-fighter', 4 * n),
      rider('stormtrooper', 3 * n),
      rider('at-st', n),
      rider('at-at', 1),
    ],
  });
  const large: Haul = {
    ...form,
    sources: [fleet('system:coruscant', 2), fleet('system:corellia', 1), fleet('system:sullust', 2)],
    limits: [{ per: 'all', by: 'count', min: 1, max: null, rule: 'something-moves' }],
  };

  test('a move of three fleets: every sample is accepted, and samples differ', () => {
    const chance = seeded(1);
    const seen = new Set<string>();
    for (let i = 0; i < 500; i++) {
      const answer = sample(large, chance);
      expect(accepts(large, answer)).toEqual(answer);
      seen.add(JSON.stringify(answer));
    }
    expect(seen.size).toBeGreaterThan(450);
  });

  test('it is counted without being listed: sources do not depend on each other', () => {
    const alone = large.sources.map((source) => count({ ...large, sources: [source], limits: [] }));
    expect(count({ ...large, limits: [] })).toBe(alone.reduce((product, n) => product * n, 1));
    expect(count(large)).toBe(count({ ...large, limits: [] }) - 1);
  });

  test('few: all answers where there are few, null where there are many', () => {
    const one: Haul = { ...form, sources: form.sources.slice(1, 2), limits: [] };
    expect(few(one, 4)).toEqual([...each(one)!]);
    expect(few(one, 3)).toBeNull();
    expect(few(large, 1000)).toBeNull();
  });

  test('hauled reads a move, and nothing else', () => {
    expect(hauled({ is: 'haul', move: [flagship] })).toEqual([flagship]);
    expect(() => hauled({ is: 'choose', id: 'do:pass' })).toThrow();
    expect(() => chosen({ is: 'haul', move: [] })).toThrow();
    expect(() => hauled(undefined)).toThrow();
  });
});
