import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OFFERED_LEVELS } from '../../bots/levels.ts';
import { Desk, FakeTerminal, lines, type Typist } from '../testing/fake-terminal.ts';
import { alwaysFirst, first } from '../testing/scripted.ts';

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.clear());

const open = (typist: Typist) => {
  const io = new FakeTerminal(desk.home, typist);
  io.interactive = true;
  return desk.runOn(io, []);
};

describe('the menu', () => {
  it('lists the games, the rules and the way out', async () => {
    const { code, text } = await open(lines('x', '0'));
    expect(code).toBe(0);
    expect(text).toContain('1. Play Empire vs. Rebellion');
    expect(text).toContain('2. Play Star Wars: Rebellion');
    expect(text).toContain('3. Read the rules');
    expect(text).toContain('0. Quit');
    expect(text).toContain('Type a number from 0 to 3, or the beginning of a line.');
  });

  it('leads to the tutorial as either side', async () => {
    const { text } = await open(first(['1', '1', '2', '1'], lines('quit', '0')));
    expect(text).toContain('Tutorial: one short struggle');
    expect(text).toContain('You play the Empire; the beginner bot plays the Rebellion.');
    expect(text).toContain('The game is saved.');
  });

  it('resumes a game that was left', async () => {
    await open(first(['1', '2', '1', '2'], lines('1 2 3 4', 'quit', '0')));
    const { text } = await open(lines('3', '1', 'quit', '0'));
    expect(text).toContain('Resume a saved game (1)');
    expect(text).toMatch(/empire-vs-rebellion-.*: Empire vs. Rebellion, you play the Rebellion, \d+ steps/);
    expect(text).toContain('What happened last:');
  });

  it('explains every level, from the one list of levels', async () => {
    const { text } = await open(lines('1', '1', '1', '0', '0', '0', '0'));
    OFFERED_LEVELS.forEach((level, i) => {
      expect(text).toMatch(new RegExp(`  ${i + 1}\\. ${level}: \\w+ \\w+`));
    });
  });

  it('takes the beginning of a line, and names the lines that it fits', async () => {
    const { text } = await open(lines('play', 'read', 'star wars', '0', '', '0'));
    expect(text).toContain("'play' could be 1 (Play Empire vs. Rebellion) or 2 (Play Star Wars: Rebellion).");
    expect(text).toContain('Which chapter?');
  });

  it('comes back after a whole game', async () => {
    const player = alwaysFirst();
    const { code, text } = await open(
      first(['1', '1', '1', '2'], (prompt, out) =>
        out.at(-1)?.includes('0. Quit') ? '0' : player(prompt, out),
      ),
    );
    expect(code).toBe(0);
    expect(text).toMatch(/You have (won|lost)|Nobody has won/);
    expect(text.match(/What would you like\?/g)).toHaveLength(2);
  });

  it('reads the rules by chapter', async () => {
    const { text } = await open(lines('3', '1', '2', '0', '0'));
    expect(text).toContain('What the game is about');
    expect(text).toContain('Which chapter?');
  });

  it.each([[[]], [['1']], [['1', '1', '1']], [['3', '1']]])(
    'ends when the input ends, after %j',
    async (typed) => {
      expect((await open(lines(...typed))).code).toBe(0);
    },
  );
});
