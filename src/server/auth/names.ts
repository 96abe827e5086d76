import { Denied } from '../denied.ts';

const LONGEST = 24;

/** Scripts with letters that look like those of another script. A name that mixes them is made to imitate another name. */
const LOOKALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** What may not stand in a name, and why not, in words that follow "The name ". */
const FAULTS: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /[\p{Cc}\p{Zl}\p{Zp}]/u, why: 'contains a control character or a line break' },
  // Writing direction and characters without width can make two names look the same, or turn a line around.
  { pattern: /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u, why: 'contains an invisible character' },
  { pattern: /[\p{Cs}\p{Co}\p{Cn}]/u, why: 'contains an invalid character' },
  { pattern: /^\p{M}|\p{M}{4}/u, why: 'has too many marks on one letter' },
];

/** A name as it is shown: in one way of writing, with single blanks. Throws `Denied` for a name made to deceive. */
export function shownName(text: string): string {
  // Checked before folding: hidden characters are a reason to refuse a name, not to repair it.
  refuseFaults(text);
  const name = text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  refuseFaults(name);
  if (name === '') throw badName('is empty');
  if ([...name].length > LONGEST) throw badName(`is longer than ${LONGEST} characters`);
  if (LOOKALIKES.filter((script) => script.test(name)).length > 1)
    throw badName('mixes alphabets whose letters look alike');
  return name;
}

/** The name by which an account is found: two names that differ only in case are the same. */
export const foldedName = (shown: string): string =>
  // By way of upper case: some letters have one upper but two lower cases (σ and ς), or become two (ß).
  shown.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');

function refuseFaults(text: string): void {
  const fault = FAULTS.find(({ pattern }) => pattern.test(text));
  if (fault) throw badName(fault.why);
}

const badName = (why: string): Denied => new Denied(400, 'bad-name', `The name ${why}.`);
