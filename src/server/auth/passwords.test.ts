import { describe, expect, it } from 'vitest';
import { Denied } from '../denied.ts';
import { Passwords } from './passwords.ts';

describe('passwords', () => {
  it('are kept as argon2id with the advised cost, salted, and recognised again', async () => {
    const passwords = new Passwords();
    const [one, two] = await Promise.all([passwords.make('correct horse'), passwords.make('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.fits(one, 'correct horse')).toBe(true);
    expect(await passwords.fits(one, 'Correct horse')).toBe(false);
    // The same text from another keyboard.
    expect(await passwords.fits(await passwords.make('pässword'), 'pässword'.normalize('NFD'))).toBe(true);
  });

  it('of nobody fit nothing, and take about as long', async () => {
    const passwords = new Passwords();
    const stored = await passwords.make('correct horse');
    const time = async (hash: string | null | undefined): Promise<number> => {
      const start = performance.now();
      for (let n = 0; n < 5; n++) expect(await passwords.fits(hash, 'wrong horse')).toBe(false);
      return performance.now() - start;
    };
    await time(undefined);
    const [somebody, nobody, guest] = [await time(stored), await time(undefined), await time(null)];
    expect(nobody / somebody).toBeGreaterThan(0.3);
    expect(nobody / somebody).toBeLessThan(3);
    expect(guest / somebody).toBeGreaterThan(0.3);
  });

  it('are worked on a few at once; who would wait too long is told', async () => {
    const passwords = new Passwords({ atOnce: 1, waitingAtMost: 2 });
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.make('correct horse')));
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const told = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(told[0]).toBeInstanceOf(Denied);
    expect(told[0]).toMatchObject({ status: 503, code: 'busy' });
    // The places are free again.
    await expect(passwords.make('correct horse')).resolves.toMatch(/^\$argon2id/);
  });
});
