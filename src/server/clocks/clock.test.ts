import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pace } from '../../protocol/tables.ts';
import type { TableRecord } from '../store/port.ts';
import { afterStep, comesBack, DAY_MS, dueOf, extendClock, startClock, timeLeft } from './clock.ts';
import { newlyLate } from './late.ts';
import {
  at,
  BOT,
  DAYS,
  dueAfter,
  LIVE,
  NONE,
  person,
  type Seats,
  secondsLeft,
  tableWith,
} from './testing/timed.ts';

const step = (record: TableRecord, waiting: Seats, seconds: number, back = false): TableRecord => ({
  ...record,
  waiting,
  ...afterStep(record, waiting, at(seconds), back),
});

describe('a live clock', () => {
  it('starts with the base for everybody', () => {
    expect(startClock(LIVE, 3, at(0))).toEqual({
      left: [600_000, 600_000, 600_000],
      since: at(0).toISOString(),
    });
    expect(startClock(NONE, 3, at(0))).toBeNull();
  });

  it('runs for seats that are waited for, and gives the increment at the hand-over', () => {
    const handed = step(tableWith(LIVE), [1], 30);
    expect(secondsLeft(handed)).toEqual([580, 600]);
    expect(dueAfter(handed)).toBe(630);
    const back = step(handed, [0], 130);
    expect(secondsLeft(back)).toEqual([580, 510]);
    expect(dueAfter(back)).toBe(710);
  });

  it('gives nothing for unshown steps', () => {
    let record = tableWith(LIVE);
    for (const seconds of [10, 20, 30]) record = step(record, [0], seconds);
    expect(secondsLeft(record)).toEqual([570, 600]);
    expect(dueAfter(record)).toBe(600);
  });

  it('runs for several at once, and each gets the increment on answering', () => {
    const both = step(tableWith(LIVE), [0, 1], 10);
    const one = step(both, [1], 30);
    expect(secondsLeft(one)).toEqual([580, 580]);
    expect(secondsLeft(step(one, [], 50))).toEqual([580, 570]);
  });

  it('does not run for bots', () => {
    const record = step(tableWith(LIVE, { chairs: [person('ann'), BOT] }), [1], 30);
    expect(dueAfter(record)).toBeNull();
    expect(secondsLeft(step(record, [0], 5000))).toEqual([580, 600]);
  });

  it('shows how much is left, never less than nothing', () => {
    const { clock, waiting } = tableWith(LIVE);
    expect(timeLeft(clock!, waiting, 0, at(60))).toBe(540_000);
    expect(timeLeft(clock!, waiting, 1, at(60))).toBe(600_000);
    expect(timeLeft(clock!, waiting, 0, at(5000))).toBe(0);
    // The machine's clock was set back.
    expect(timeLeft(clock!, waiting, 0, at(-60))).toBe(600_000);
  });

  it('counts nothing twice when the clocks of two machines differ', () => {
    const ahead = step(tableWith(LIVE), [0], 60);
    const behind = step(ahead, [0], 50);
    expect(secondsLeft(step(behind, [0], 70))).toEqual([530, 600]);
  });

  it('stops when the game waits for nobody', () => {
    expect(dueAfter(step(tableWith(LIVE), [], 30))).toBeNull();
  });

  it('takes the increment back with the step that is undone', () => {
    const handed = step(tableWith(LIVE), [1], 30);
    const undone = step(handed, [0], 33, true);
    expect(secondsLeft(undone)).toEqual([570, 597]);
    expect(secondsLeft(step(undone, [1], 33))).toEqual([580, 597]);
  });
});

describe('a clock by days', () => {
  const days = (seconds: number): number => seconds / (DAY_MS / 1000);

  it('gives all the days to a newly asked seat', () => {
    const handed = step(tableWith(DAYS), [1], DAY_MS / 1000);
    expect(secondsLeft(handed).map(days)).toEqual([1, 2]);
    expect(days(dueAfter(handed)!)).toBe(3);
    expect(secondsLeft(step(handed, [0], 100_000)).map(days)[0]).toBe(2);
  });

  it('gives none for unshown steps, for going on, or for going back', () => {
    const day = DAY_MS / 1000;
    const drafting = step(tableWith(DAYS), [0], day);
    expect(days(dueAfter(drafting)!)).toBe(2);
    const undone = step(step(drafting, [1], day), [0], day + 60, true);
    expect(secondsLeft(undone).map(days)[0]).toBe(1);
  });
});

it('without a clock nothing is ever due', () => {
  const record = step(tableWith(NONE), [1], 30);
  expect([record.clock, record.due]).toEqual([null, null]);
  expect(extendClock(record, 1, at(40))).toEqual({ clock: null, due: null });
});

describe('a late seat that answers', () => {
  it('is no longer late, and agreements about it are void', () => {
    const accord = { abandon: [1], bot: { 0: [1] }, late: [0] };
    const still = step(tableWith(LIVE, { accord }), [0], 700);
    expect([still.accord, still.due]).toEqual([accord, null]);
    const handed = step(still, [1], 701);
    expect(handed.accord).toEqual({ abandon: [1], bot: {}, late: [] });
    expect(secondsLeft(handed)).toEqual([10, 600]);
  });

  it('leaves other agreements the same object, which need not be stored again', () => {
    const accord = { abandon: [1], bot: {}, late: [] };
    expect(afterStep(tableWith(LIVE, { accord }), [1], at(5)).accord).toBe(accord);
  });
});

describe('more time', () => {
  it('is half the base, or the days', () => {
    const live = tableWith(LIVE, { accord: { abandon: [], bot: {}, late: [0] } });
    const given = { ...live, ...extendClock(live, 0, at(620)) };
    expect([secondsLeft(given)[0], dueAfter(given)]).toEqual([300, 920]);
    const byDays = tableWith(DAYS);
    expect(extendClock(byDays, 0, at(60)).clock!.left[0]).toBe(2 * DAY_MS);
  });

  it('is given to a player who returns to a seat that a bot played', () => {
    const absent = tableWith(LIVE, {
      chairs: [BOT, person('bob')],
      clock: { left: [0, 600_000], since: at(0).toISOString() },
    });
    const back = { ...absent, chairs: [person('ann'), person('bob')] };
    const seated = { ...back, ...comesBack(back, 0, at(50)) };
    expect([secondsLeft(seated), dueAfter(seated)]).toEqual([[300, 600], 350]);
    const early = { ...back, clock: { left: [450_000, 600_000], since: at(0).toISOString() } };
    expect(comesBack(early, 0, at(50)).clock!.left[0]).toBe(450_000);
  });
});

interface Move {
  readonly waiting: Seats;
  readonly wait: number;
  readonly back: boolean;
}
const seatSets = fc.constantFrom<Seats>([], [0], [1], [2], [0, 1], [1, 2], [0, 1, 2]);
const moves = fc.array(
  fc.record<Move>({ waiting: seatSets, wait: fc.integer({ min: 0, max: 200 }), back: fc.boolean() }),
  { maxLength: 30 },
);
const paces = fc.constantFrom<Pace>(LIVE, { kind: 'live', base: 60, increment: 0 }, DAYS);
const three = (pace: Pace): TableRecord =>
  tableWith(pace, { chairs: [person('ann'), BOT, person('cara')], waiting: [] });

describe('whatever is played', () => {
  it('time grows only by an increment at a hand-over, or by new days', () => {
    fc.assert(
      fc.property(paces, moves, (pace, played) => {
        let record = three(pace);
        let now = 0;
        for (const { waiting, wait, back } of played) {
          now += wait;
          const next = step(record, waiting, now, back);
          secondsLeft(next).forEach((left, seat) => {
            const was = secondsLeft(record)[seat]!;
            const gone = record.waiting.includes(seat) && !waiting.includes(seat);
            const asked = !record.waiting.includes(seat) && waiting.includes(seat);
            const forward = !back && seat !== 1;
            const gain = pace.kind === 'live' && forward && gone ? pace.increment : 0;
            if (pace.kind === 'days' && forward && asked) expect(left).toBe((2 * DAY_MS) / 1000);
            else expect(left).toBeLessThanOrEqual(was + gain);
            expect(left).toBeGreaterThanOrEqual(0);
          });
          record = next;
        }
      }),
    );
  });

  it('time left plus time used equals the time given', () => {
    fc.assert(
      fc.property(moves, (played) => {
        let record = three({ kind: 'live', base: 36_000, increment: 7 });
        let [now, passed, given] = [0, 0, 0];
        for (const { waiting, wait } of played) {
          now += wait;
          for (const seat of record.waiting) {
            if (seat === 1) continue;
            passed += wait;
            if (!waiting.includes(seat)) given += 7;
          }
          record = step(record, waiting, now);
        }
        const sum = secondsLeft(record).reduce((a, b) => a + b, 0);
        expect(sum).toBe(3 * 36_000 - passed + given);
      }),
    );
  });

  it('steps in between change nothing for those who are still waited for', () => {
    fc.assert(
      fc.property(paces, seatSets, fc.array(fc.integer({ min: 0, max: 100 })), (pace, waiting, waits) => {
        const begun = step(three(pace), waiting, 0);
        let [record, now] = [begun, 0];
        for (const wait of waits) {
          now += wait;
          record = step(record, waiting, now);
        }
        expect(secondsLeft(step(begun, waiting, now))).toEqual(secondsLeft(record));
      }),
    );
  });

  it('handing over and taking it back wins no time', () => {
    fc.assert(
      fc.property(paces, fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 20 }), (pace, waits) => {
        const begun = step(three(pace), [0], 0);
        let [record, now] = [begun, 0];
        for (const wait of waits) {
          record = step(record, [2], now);
          now += wait;
          record = step(record, [0], now, true);
        }
        expect(secondsLeft(record)[0]).toBe(secondsLeft(begun)[0]);
        expect(secondsLeft(record)[2]).toBeLessThanOrEqual(secondsLeft(step(begun, [2], 0))[2]!);
      }),
    );
  });

  it('somebody is late from the moment that is due, and not before', () => {
    fc.assert(
      fc.property(paces, moves, (pace, played) => {
        let [record, now] = [three(pace), 0];
        for (const { waiting, wait, back } of played) {
          now += wait;
          record = step(record, waiting, now, back);
        }
        expect(record.due).toBe(dueOf(record));
        if (record.due === null) return;
        const due = Date.parse(record.due);
        expect(newlyLate(record, new Date(due))).not.toEqual([]);
        if (due > at(now).getTime()) expect(newlyLate(record, new Date(due - 1))).toEqual([]);
      }),
    );
  });
});
