import { describe, expect, it } from 'vitest';
import { type Budget, Limits } from './limits.ts';

function clocked(factor = 1) {
  let now = 1_000_000;
  const limits = new Limits({ factor, now: () => now });
  const untilEmpty = (budget: Budget, who: string): number => {
    let n = 0;
    while (limits.take(budget, 'person', who) === 0 && n < 100_000) n++;
    return n;
  };
  return { limits, untilEmpty, later: (ms: number) => (now += ms) };
}

describe('limits', () => {
  it('allow a burst, then a rate per second, and say how long to wait', () => {
    const { limits, untilEmpty, later } = clocked();
    expect(untilEmpty('chat', 'a')).toBe(10);
    expect(limits.take('chat', 'person', 'a')).toBe(2);
    later(1000);
    expect(limits.take('chat', 'person', 'a')).toBe(1);
    later(1000);
    expect(limits.take('chat', 'person', 'a')).toBe(0);
    expect(limits.take('chat', 'person', 'a')).toBe(2);
    later(3_600_000);
    expect(untilEmpty('chat', 'a')).toBe(10);
  });

  it('count people, addresses and kinds of deeds apart', () => {
    const { limits, untilEmpty } = clocked();
    untilEmpty('chat', 'a');
    expect(limits.take('chat', 'person', 'b')).toBe(0);
    expect(limits.take('chat', 'address', 'a')).toBe(0);
    expect(limits.take('command', 'person', 'a')).toBe(0);
  });

  it('can be loosened, tightened and turned off', () => {
    expect(clocked(3).untilEmpty('chat', 'a')).toBe(30);
    expect(clocked(0.01).untilEmpty('chat', 'a')).toBe(1);
    expect(clocked(Number.POSITIVE_INFINITY).untilEmpty('chat', 'a')).toBe(100_000);
  });

  it('spend for the address before the person', () => {
    const { limits } = clocked();
    for (let n = 0; n < 60; n++) expect(limits.spend('chat', '1.1.1.1', `person ${n}`)).toBe(0);
    expect(limits.spend('chat', '1.1.1.1', 'another')).toBe(1);
    expect(limits.spend('chat', '2.2.2.2', 'another')).toBe(0);
    expect(limits.spend('chat', '2.2.2.2')).toBe(0);
  });

  it('do not give more when the clock is set back', () => {
    const { limits, untilEmpty, later } = clocked();
    untilEmpty('chat', 'a');
    later(-60_000);
    expect(limits.take('chat', 'person', 'a')).toBe(2);
  });

  it('forget the least recently active, and do not grow forever', () => {
    const { limits, untilEmpty } = clocked();
    untilEmpty('chat', 'early');
    untilEmpty('chat', 'busy');
    for (let n = 0; n < 10_000; n++) {
      limits.take('chat', 'person', `crowd ${n}`);
      if (n % 100 === 0) limits.take('chat', 'person', 'busy');
    }
    expect(limits.take('chat', 'person', 'busy')).toBe(2);
    expect(limits.take('chat', 'person', 'early')).toBe(0);
  });
});
