import { describe, expect, it } from 'vitest';
import type { TableRecord } from '../store/port.ts';
import { DAY_MS } from './clock.ts';
import { absentSeats, expire, lateSeats, mustAgree, newlyLate, type Presence } from './late.ts';
import { at, BOT, DAYS, dueAfter, LIVE, NONE, person, secondsLeft, tableWith } from './testing/timed.ts';
import { GRACE_MS, wake } from './wake.ts';

const lastSeen = (who: Readonly<Record<string, number>>): Map<string, string> =>
  new Map(Object.entries(who).map(([name, seconds]) => [name, at(seconds).toISOString()]));
const seen = (who: Readonly<Record<string, number>>, up = 0): Presence => ({
  seen: lastSeen(who),
  up: at(up),
});
const NOBODY = seen({});
const expired = (record: TableRecord, seconds: number): TableRecord => ({
  ...record,
  ...expire(record, at(seconds)).change,
});

describe('a clock that runs out', () => {
  it('is given more by itself, where that is the policy, and it is noted', () => {
    const record = tableWith(LIVE, { late: 'extend' });
    const { extended, late } = expire(record, at(601));
    expect([extended, late]).toEqual([[0], []]);
    const next = expired(record, 601);
    expect([secondsLeft(next), dueAfter(next), next.accord.late]).toEqual([[300, 600], 901, []]);
    expect(lateSeats(next, NOBODY, at(2000))).toEqual([]);
    const days = tableWith(DAYS, { late: 'extend' });
    expect(expire(days, at(200_000)).change!.clock!.left[0]).toBe(2 * DAY_MS);
  });

  it('makes the seat late, where the others may settle it', () => {
    const record = expired(tableWith(LIVE), 600);
    expect([record.accord.late, record.due]).toEqual([[0], null]);
    expect(newlyLate(record, at(601))).toEqual([]);
    expect(expire(record, at(601))).toEqual({ change: null, extended: [], late: [] });
    expect(lateSeats(record, NOBODY, at(601))).toEqual([
      { seat: 0, may: ['extend', 'bot', 'claim'], agreed: [] },
    ]);
  });

  it('can be claimed only where that is the policy', () => {
    const accord = { abandon: [], bot: { 0: [1] }, late: [] };
    const record = expired(tableWith(LIVE, { late: 'bot', accord }), 600);
    expect(lateSeats(record, NOBODY, at(601))).toEqual([{ seat: 0, may: ['extend', 'bot'], agreed: [1] }]);
  });

  it('leaves the other clocks running', () => {
    const clock = { left: [60_000, 90_000], since: at(0).toISOString() };
    const first = expired(tableWith(LIVE, { waiting: [0, 1], clock }), 60);
    expect([first.accord.late, dueAfter(first)]).toEqual([[0], 90]);
    const both = expired(first, 90);
    expect([both.accord.late, both.due]).toEqual([[0, 1], null]);
    const late = expired(tableWith(LIVE, { waiting: [0, 1], clock, late: 'extend' }), 100);
    expect(secondsLeft(late)).toEqual([300, 300]);
  });

  it('is not found before its time', () => {
    expect(expire(tableWith(LIVE), at(599))).toEqual({ change: null, extended: [], late: [] });
    const wrong = { ...tableWith(LIVE), due: at(100).toISOString() };
    expect(dueAfter(expired(wrong, 100))).toBe(600);
  });

  it('is nothing to a game that is over', () => {
    const record = expired(tableWith(LIVE), 600);
    expect(lateSeats({ ...record, status: 'over', waiting: [] }, NOBODY, at(601))).toEqual([]);
  });
});

describe('somebody who is gone', () => {
  const gone = (record: TableRecord, who: Readonly<Record<string, number>>, seconds: number) =>
    absentSeats(record, seen(who), at(seconds));

  it('is not waited for longer than three minutes at a live table', () => {
    expect(gone(tableWith(LIVE), { ann: 10 }, 190)).toEqual([]);
    expect(gone(tableWith(LIVE), { ann: 10 }, 191)).toEqual([0]);
    expect(lateSeats(tableWith(LIVE), seen({ ann: 10 }), at(191))).toEqual([
      { seat: 0, may: ['bot', 'claim'], agreed: [] },
    ]);
  });

  it('is waited for three days without a clock, and by days until the clock says so', () => {
    const day = DAY_MS / 1000;
    expect(gone(tableWith(NONE), { ann: 60 }, 3 * day)).toEqual([]);
    expect(gone(tableWith(NONE), { ann: 60 }, 3 * day + 61)).toEqual([0]);
    expect(gone(tableWith(DAYS), { ann: 0 }, 30 * day)).toEqual([]);
  });

  it('is only gone while waited for, and since then', () => {
    expect(gone(tableWith(LIVE), { ann: 500, bob: 0 }, 510)).toEqual([]);
    const moved = tableWith(LIVE, { moved: at(400).toISOString() });
    expect(gone(moved, { ann: 0 }, 450)).toEqual([]);
    expect(gone(moved, {}, 581)).toEqual([0]);
  });

  it('is not gone because no server ran', () => {
    expect(absentSeats(tableWith(LIVE), seen({ ann: 10 }, 4000), at(4180))).toEqual([]);
    expect(absentSeats(tableWith(LIVE), seen({ ann: 10 }, 4000), at(4181))).toEqual([0]);
  });

  it('is still gone after a restart of a server left days before', () => {
    const days = (DAY_MS / 1000) * 30;
    expect(absentSeats(tableWith(NONE), seen({ ann: 10 }, days), at(days + 180))).toEqual([]);
    expect(absentSeats(tableWith(NONE), seen({ ann: 10 }, days), at(days + 181))).toEqual([0]);
  });

  it('is not a bot', () => {
    expect(gone(tableWith(LIVE, { chairs: [BOT, person('bob')] }), {}, 5000)).toEqual([]);
  });

  it('is offered nothing where everybody simply gets more time', () => {
    expect(lateSeats(tableWith(NONE, { late: 'extend' }), NOBODY, at(1e6))).toEqual([]);
  });
});

describe('that a bot plays on', () => {
  it('is for the other people to agree on, without those who are gone themselves', () => {
    const chairs = [person('ann'), person('bob'), person('cara'), BOT, person('ann')];
    const record = tableWith(LIVE, { chairs, waiting: [0, 1], moved: at(0).toISOString() });
    expect(mustAgree(record, 0, seen({ ann: 0, bob: 290, cara: 290 }), at(300))).toEqual([1, 2]);
    expect(mustAgree(record, 0, seen({ ann: 0, bob: 0, cara: 290 }), at(300))).toEqual([2]);
  });
});

describe('a restart', () => {
  const left = (record: TableRecord, who: Readonly<Record<string, number>>, up: number): number[] => {
    const woken = wake(record, lastSeen(who), at(up))!;
    expect(woken.clock?.since).toBe(at(up).toISOString());
    return secondsLeft(woken);
  };

  it('charges a live clock until the last sign of life', () => {
    expect(left(tableWith(LIVE), { ann: 100, bob: 130 }, 4000)).toEqual([470, 600]);
  });

  it('leaves a minute where nothing is known of the time before', () => {
    expect(left(tableWith(LIVE), { ann: 4100, bob: 590 }, 4000)).toEqual([GRACE_MS / 1000, 600]);
  });

  it('charges nothing when nobody was seen since the last step', () => {
    expect(left(tableWith(LIVE), { ann: -100 }, 4000)).toEqual([600, 600]);
  });

  it('gives nobody more than they had', () => {
    const record = tableWith(LIVE, { clock: { left: [20_000, 600_000], since: at(0).toISOString() } });
    expect(left(record, { bob: 15 }, 50)).toEqual([20, 600]);
    const both = tableWith(LIVE, { waiting: [0, 1], clock: record.clock });
    expect(left(both, { bob: 15 }, 50)).toEqual([20, 585]);
  });

  it('changes nothing for steps since, for days, or for bots', () => {
    expect(wake(tableWith(LIVE), NOBODY.seen, at(-5))).toBeNull();
    expect(wake(tableWith(DAYS), NOBODY.seen, at(4000))).toBeNull();
    expect(wake(tableWith(NONE), NOBODY.seen, at(4000))).toBeNull();
    expect(wake(tableWith(LIVE, { chairs: [BOT, person('bob')] }), NOBODY.seen, at(4000))).toBeNull();
  });

  it('comes to the same when it is looked at twice', () => {
    const record = tableWith(LIVE);
    const once = { ...record, ...wake(record, lastSeen({ ann: 100 }), at(4000)) };
    expect(wake(once, lastSeen({ ann: 100 }), at(4000))).toBeNull();
    expect(dueAfter({ due: expire(once, at(4000)).change!.due! })).toBe(4500);
  });
});
