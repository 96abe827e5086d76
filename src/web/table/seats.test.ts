import { describe, expect, it } from 'vitest';
import type { View } from '../../kernel/view.ts';
import type { TableInfo } from '../../protocol/tables.ts';
import { firstSeat, handTo, sitsAt } from './seats.ts';

const info = (mine: boolean[], waiting: number[]) =>
  ({ seats: mine.map((one, seat) => ({ seat, mine: one })), waiting }) as unknown as TableInfo;
const view = (me: number | null, waiting: number[], over: unknown = null) =>
  ({ me, waiting, over }) as unknown as View;

describe('the first viewpoint', () => {
  it('is the seat of mine that is asked, else my first, else the spectator’s', () => {
    expect(firstSeat(info([true, true], [1]), undefined)).toBe(1);
    expect(firstSeat(info([false, true], [0]), undefined)).toBe(1);
    expect(firstSeat(info([false, false], [0]), undefined)).toBeNull();
  });
  it('is the seat where a bot plays on for me, if I have no other', () => {
    const seats = [
      { seat: 0, mine: false, mayReturn: false },
      { seat: 1, mine: false, mayReturn: true },
    ];
    const kept = { seats, waiting: [0] } as unknown as TableInfo;
    expect([firstSeat(kept, undefined), sitsAt(kept, 1), sitsAt(kept, null)]).toEqual([1, false, false]);
    const mine = {
      ...kept,
      seats: [{ seat: 0, mine: true, mayReturn: false }, ...seats.slice(1)],
    } as TableInfo;
    expect([firstSeat(mine, undefined), sitsAt(mine, 0)]).toEqual([0, true]);
  });
  it('is the wanted one, if it is mine', () => {
    expect(firstSeat(info([true, true], [1]), 0)).toBe(0);
    expect(firstSeat(info([true, false], []), 1)).toBe(0);
  });
});

describe('the device goes to the other one', () => {
  it('when another seat is asked and I am not any more', () => {
    expect(handTo([0, 1], view(0, [1]))).toBe(1);
    expect(handTo([0, 1], view(0, [0, 1]))).toBeNull();
    expect(handTo([0], view(0, [1]))).toBeNull();
    expect(handTo([0, 1], view(0, [1], {}))).toBeNull();
  });
});
