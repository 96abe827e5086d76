import { expect, it } from 'vitest';
import { Bucket } from './bucket.ts';

it('allows a burst, then a rate per second, and never saves up more', () => {
  let now = 0;
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, () => now);
  const taken = (): number => {
    let n = 0;
    while (bucket.take()) n++;
    return n;
  };
  expect(taken()).toBe(3);
  now = 1000;
  expect(taken()).toBe(2);
  now = 100_000;
  expect(taken()).toBe(3);
});

it('never runs empty when limits are off', () => {
  const bucket = new Bucket({ burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY });
  for (let i = 0; i < 10_000; i++) expect(bucket.take()).toBe(true);
});
