import type { Typist } from './fake-terminal.ts';

const upTo = (n: number): string => Array.from({ length: n }, (_, i) => i + 1).join(' ');

/**
 * A player who always takes what stands first: number 1, or as many of the first numbers as the question wants. When that
 * is refused (a place that the first thing may not go to) he tries the next place.
 */
export function alwaysFirst(most = 5000): Typist {
  let asked = 0;
  let again = 0;
  let before = -1;
  return (_prompt, out) => {
    if (++asked > most) return null;
    const how = out.findLastIndex((line) => line.startsWith('Type '));
    again = how === before ? again + 1 : 0;
    before = how;
    // The hint may be wrapped.
    const text = out.slice(how, how + 3).join(' ');
    const many = /^Type (?:all )?(\d+)(?: to \d+| or more)?(?: of the)? numbers/.exec(text)?.[1];
    if (many !== undefined) return upTo(Number(many));
    if (text.startsWith('Type what goes where'))
      return `${1 + (again >> 1)} to ${again % 2 === 0 ? 'A' : 'B'}`;
    return '1';
  };
}

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

/** Types some lines first and then lets another go on. */
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
