import { seeded } from '../../kernel/chance/seeded.ts';
import type { Typist } from './fake-terminal.ts';

/** A player who always takes number 1, or the question's example. */
export function alwaysFirst(most = 5000): Typist {
  let asked = 0;
  return (_prompt, out) => {
    if (++asked > most) return null;
    if (out.at(-1) === '  0. Leave') return '0'; // one tutorial is enough
    const how = out.findLastIndex((line) => line.startsWith('Type '));
    return exampleIn(out.slice(how, how + 4)) ?? '1';
  };
}

/** A player who takes any number of a choice, else the example: they come to all that a game asks. */
export function anyNumber(seed: string): Typist {
  const chance = seeded(seed);
  return (_prompt, out) => {
    const how = out.slice(out.findLastIndex((line) => /^Type |: type none/.test(line)));
    if (how[0]?.includes(': type none')) return 'none';
    const most = /^Type a number from 1 to (\d+)/.exec(how[0] ?? '')?.[1] ?? '1';
    return exampleIn(how.slice(0, 4)) ?? `${1 + chance.int(Number(most))}`;
  };
}

/** The example in how a question is answered, which may be wrapped. */
export const exampleIn = (lines: readonly string[]): string | undefined =>
  /^Type [^.]*? such as ([\w/,\s]+?)(?: \(|, or (?:none|help))/.exec(
    lines.join(' ').replace(/\s+/g, ' '),
  )?.[1];

/** A player who asks for a hint at every question and does what it says. */
export function followsHints(): Typist {
  let asked = false;
  return (_prompt, out) => {
    asked = !asked;
    if (asked) return 'hint';
    const from = out.findLastIndex((line) => line.startsWith('Hint: '));
    return /^Hint: type (.+?) \(/.exec(out.slice(from).join(' ').replace(/\s+/g, ' '))?.[1] ?? null;
  };
}

/** Types some lines first, then lets another player continue. */
export function first(typed: readonly string[], then: Typist): Typist {
  const left = [...typed];
  return (prompt, out) => (left.length > 0 ? (left.shift() ?? null) : then(prompt, out));
}

/** Answers some questions, then types these lines and leaves. */
export function answersThen(questions: number, player: Typist, typed: readonly string[]): Typist {
  let asked = 0;
  const left = [...typed];
  return (prompt, out) => (asked++ < questions ? player(prompt, out) : (left.shift() ?? null));
}
