import { describe, expect, it } from 'vitest';
import { waitToTry } from './guessing.ts';
import { Limits } from './limits.ts';
import { Passwords } from './passwords.ts';

const HOUR = 3_600_000;

function world() {
  let now = 0;
  const limits = new Limits({ now: () => now });
  const stranger = (from: string): number => waitToTry(limits, from, 'leia', undefined);
  const device = (id: string): number => waitToTry(limits, '1.1.1.1', 'leia', { person: 'p', id });
  const later = (ms: number) => {
    now += ms;
  };
  return { stranger, device, later };
}

const tries = (attempt: () => number, most = 1000): number => {
  let n = 0;
  while (n < most && attempt() === 0) n++;
  return n;
};

describe('guessing passwords of one account', () => {
  it('is slow from one address: ten, then one in 50 seconds', () => {
    const { stranger, later } = world();
    expect(tries(() => stranger('9.9.9.9'))).toBe(10);
    later(40_000);
    expect(stranger('9.9.9.9')).toBeGreaterThan(0);
    later(11_000);
    expect(stranger('9.9.9.9')).toBe(0);
  });

  it('from many addresses leaves each of them two tries, and one more every two hours', () => {
    const { stranger, later } = world();
    for (let n = 0; n < 50; n++) for (let i = 0; i < 10; i++) stranger(`10.0.0.${n}`);
    expect(tries(() => stranger('9.9.9.9'))).toBe(2);
    expect(stranger('9.9.9.9')).toBeGreaterThan(HOUR / 1000);
    // Still besieged two hours later.
    later(2 * HOUR);
    for (let n = 0; n < 50; n++) for (let i = 0; i < 10; i++) stranger(`10.0.1.${n}`);
    expect(tries(() => stranger('9.9.9.9'))).toBe(1);
  });

  it('does not concern a browser that was signed in before, and that has a limit of its own', () => {
    const { stranger, device, later } = world();
    for (let n = 0; n < 400; n++) stranger(`10.0.${n % 250}.${n}`);
    expect(tries(() => device('one'))).toBe(10);
    expect(device('two')).toBe(0);
    later(20_000);
    expect(device('one')).toBe(0);
  });
});

describe('a known browser', () => {
  it('is not held up by a crowd that waits for its passwords to be looked at', async () => {
    const passwords = new Passwords({ atOnce: 1, waitingAtMost: 2 });
    const stored = await passwords.make('correct horse');
    const order: string[] = [];
    const crowd = Array.from({ length: 5 }, (_, n) =>
      passwords.fits(stored, 'a good guess').then(
        () => order.push(`stranger ${n}`),
        () => order.push(`turned away ${n}`),
      ),
    );
    const owner = passwords.fits(stored, 'correct horse', true).then((fits) => order.push(`owner ${fits}`));
    await Promise.all([...crowd, owner]);
    expect(order).toEqual([
      'turned away 3',
      'turned away 4',
      'stranger 0',
      'owner true',
      'stranger 1',
      'stranger 2',
    ]);
  });
});
