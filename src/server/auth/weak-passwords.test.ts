import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const NAME = 'Mara Jade';

describe('a new password', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'p@ssw0rd!!',
    'PASSWORD123',
    '12345678',
    '1234567890',
    '87654321',
    'qwertyuiop',
    'asdfghjkl',
    '1qaz2wsx3edc',
    'abcdefgh',
    'aaaaaaaa',
    '12121212',
    'lovelove',
    'iloveyou',
    'I love you!',
    'letmein1',
    'sunshine2024',
    '!!Starwars!!',
    'drowssap1',
    'ｐａｓｓｗｏｒｄ',
    'may the force be with you',
    'correct horse battery staple',
  ])('%s is refused as common', (password) => {
    expect(() => refuseWeakPassword(password, NAME)).toThrow('one of the most common');
  });

  it.each(['marajade', 'Mara Jade', 'mara-jade-1', 'MaraJade77', 'edajaram', 'ＭaraJade'])(
    '%s is refused as the name',
    (password) => {
      expect(() => refuseWeakPassword(password, NAME)).toThrow('must not be your name');
    },
  );

  it.each([
    'a long enough password',
    'sunshine tractor violin',
    'love84920571x',
    'password-for-the-table',
    'xK4#mmQ9',
    'Mara Jade likes tea',
    'sunshine-93417205',
    '莉亚的长密码在这里',
  ])('%s is taken', (password) => {
    expect(() => refuseWeakPassword(password, NAME)).not.toThrow();
  });

  it('is compared with several hundred', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(500);
    expect([...COMMON_PASSWORDS].filter((word) => word !== word.normalize('NFKC').toLowerCase())).toEqual([]);
  });
});
