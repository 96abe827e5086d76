import { Denied } from '../denied.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Rows and columns of keyboards, the alphabet, digits: runs of them are not secret. */
const RUNS = [
  '012345678901234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'zxcvbnmasdfghjklqwertyuiop',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
];

/** Signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
  '!': 'i',
};

/** How many digits and signs before or after a word leave it as easy to guess. */
const ADDED = 6;

/** Refuses a new password that would be guessed with the first few hundred tries. Old ones go on working. */
export function refuseWeakPassword(password: string, name: string): void {
  const plain = small(password);
  if (isName(plain, small(name)))
    throw new Denied(
      400,
      'password-is-name',
      'Your password must not be your name. Choose a longer one, such as four words that do not belong together.',
    );
  if (isCommon(plain))
    throw new Denied(
      400,
      'common-password',
      'This password is one of the most common. Choose another, such as four words that do not belong together.',
    );
}

const small = (text: string): string => text.normalize('NFKC').toLowerCase();
const reversed = (text: string): string => [...text].reverse().join('');
const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The word in a password without additions; the whole password when the additions are long. */
function wordIn(text: string): string {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return text.length - word.length <= ADDED ? word : text;
}

function isName(password: string, name: string): boolean {
  const own = lettersAndDigits(name);
  if (own === '') return false;
  const tries = [password, wordIn(password)].map(lettersAndDigits);
  return tries.some((text) => text === own || text === wordIn(own) || reversed(text) === own);
}

function isCommon(password: string): boolean {
  const unspaced = password.replace(/[\s._-]/g, '');
  return [password, unspaced].some((text) => isRun(text) || isRepeated(text) || spellings(text).some(isWord));
}

const isWord = (text: string): boolean => COMMON_PASSWORDS.has(text) || COMMON_PASSWORDS.has(reversed(text));

function spellings(text: string): string[] {
  const written = (one: string): string[] =>
    ['i', 'l'].map((letter) =>
      [...one].map((sign) => (sign === '1' ? letter : (LETTERS[sign] ?? sign))).join(''),
    );
  return [text, wordIn(text)].flatMap((one) => [one, ...written(one), wordIn(written(one)[0] ?? one)]);
}

const isRun = (text: string): boolean =>
  RUNS.some((run) => run.includes(text) || run.includes(reversed(text)));

/** "aaaaaaaa", "12121212", "lovelove". */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);
