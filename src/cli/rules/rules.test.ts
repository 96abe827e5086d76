import { afterAll, describe, expect, it } from 'vitest';
import { findGame } from '../../games/index.ts';
import { rebellion } from '../../games/rebellion/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { Desk, FakeTerminal } from '../testing/fake-terminal.ts';

const desk = new Desk();
afterAll(() => desk.clear());

const EVR = 'empire-vs-rebellion';
const game = findGame(EVR)!;
// Rules need nothing of a game's insides.
const REBELLION = new Map([['rebellion', rebellion as unknown as AnyGame]]);

describe('rules', () => {
  it('prints every chapter, title and text', async () => {
    const { code, text } = await desk.run(['rules', EVR]);
    const flat = text.replace(/\s+/g, ' ');
    expect(code).toBe(0);
    for (const chapter of game.chapters) expect(text).toContain(chapter.title.toUpperCase());
    for (const rule of Object.values(game.rules)) {
      expect(flat).toContain(rule.title);
      expect(flat).toContain(rule.text);
    }
  });

  it('keeps to the width of the terminal', async () => {
    const io = new FakeTerminal(desk.home);
    io.width = 60;
    const { text } = await desk.runOn(io, ['rules', EVR, 'struggle']);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
  });

  it('marks our own rulings and what rests on one source', async () => {
    const { text } = await desk.run(['rules', EVR]);
    expect(text).toMatch(/The new strategy is a free choice \[our own ruling D8\]/);
    expect(text).toMatch(/Bureaucracy † \[with our own ruling D14\]/);
    expect(text).toMatch(/Battle of Hoth †/);
    expect(text).not.toMatch(/^ {2}Pass †/m);
    for (const { what } of game.uncertain ?? []) expect(text.replace(/\s+/g, ' ')).toContain(what);
  });

  it('cites the list of rulings, and calls our own only what is', async () => {
    const run = (anchor: string) => desk.run(['rules', 'rebellion', anchor], undefined, REBELLION);
    const cited = (await run('move.transport')).text.replace(/\s+/g, ' ');
    expect(cited).toMatch(/\(R-\d{3}(, R-\d{3})*\)/);
    expect(cited).not.toContain('our own ruling');
    const { text: ours } = await run('base.knowledge');
    expect(ours).toMatch(/What you know after the base has moved \[our own ruling\] /);
    expect(ours).toContain('(R-125)');
    expect((await run('retreat.destroyed')).text).toContain('[our own ruling O-05]');
    const settled = (await run('unit.death-star-under-construction')).text.replace(/\s+/g, ' ');
    expect(settled).toMatch(/\[our own ruling O-02\].*\(R-190, R-086\)/);
  });

  it('lists for Rebellion what could be wrong', async () => {
    const { text } = await desk.run(['rules', 'rebellion'], undefined, REBELLION);
    const flat = text.replace(/\s+/g, ' ');
    for (const { what } of rebellion.uncertain ?? []) expect(flat).toContain(what);
    expect(text).toMatch(/Daring Rescue †/);
    expect(text).not.toMatch(/\[with our own ruling R-/);
  });

  it('cites only rules that exist as uncertain', () => {
    const cited = (game.uncertain ?? []).flatMap((fact) => fact.rules ?? []);
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter((id) => !Object.hasOwn(game.rules, id))).toEqual([]);
    expect((game.uncertain ?? []).filter(({ what, why }) => `${what}${why}`.includes('['))).toEqual([]);
  });

  it('prints one rule, or all below an anchor, or a chapter', async () => {
    const one = await desk.run(['rules', EVR, 'struggle.pass']);
    expect(one.text).toContain('does not bind you');
    expect(one.text).not.toContain('struggle.play');
    const below = await desk.run(['rules', EVR, 'struggle']);
    expect(below.text).toContain('struggle.play');
    expect(below.text).not.toContain('setup.events');
    const chapter = await desk.run(['rules', EVR, 'setting up']);
    expect(chapter.text).toContain('setup.events');
    expect((await desk.run(['rules', EVR, 'table.undo'])).text).toContain('Taking back');
  });

  it('prints the quick reference on one page', async () => {
    const { code, text } = await desk.run(['rules', EVR, 'quick']);
    expect(code).toBe(0);
    expect(text).toContain('QUICK REFERENCE');
    expect(text.replace(/\s+/g, ' ')).toContain('Win events worth 7 victory points.');
    expect(text.split('\n').length).toBeLessThanOrEqual(55);
  });

  it.each([
    [EVR, 'D22', 'Repetition'],
    [EVR, 'd2', 'D2'],
    ['rebellion', 'R-121', '(R-121'],
    ['rebellion', 'r121', '(R-121'],
  ])('finds the rules of %s that rest on the ruling %s', async (id, ruling, words) => {
    const { code, text } = await desk.run(
      ['rules', id, ruling],
      undefined,
      id === EVR ? undefined : REBELLION,
    );
    expect(code).toBe(0);
    expect(text).toContain(words);
  });

  it('finds every ruling of ours by its number, and only its rules', async () => {
    for (let n = 1; n <= 22; n++) {
      const { code, text } = await desk.run(['rules', EVR, `D${n}`, '--json']);
      expect(code, `D${n}`).toBe(0);
      const found = JSON.parse(text).chapters.flatMap((c: { rules: { ruling?: string }[] }) => c.rules);
      expect(found.every(({ ruling = '' }) => ruling.split(', ').includes(`D${n}`))).toBe(true);
    }
    expect((await desk.run(['rules', EVR, 'D23'])).code).toBe(2);
  });

  it('prints JSON', async () => {
    const { code, text } = await desk.run(['rules', EVR, '--json', '--seed', 'x']);
    const json = JSON.parse(text);
    expect(code).toBe(0);
    expect(json.game).toBe(EVR);
    const rules = json.chapters.flatMap((chapter: { rules: { id: string }[] }) => chapter.rules);
    expect(rules.length).toBeGreaterThan(Object.keys(game.rules).length);
    expect(rules.find((rule: { id: string }) => rule.id === 'event.battle-of-hoth')).toMatchObject({
      title: 'Battle of Hoth',
      oneSource: true,
    });
    expect(json.uncertain.length).toBeGreaterThan(0);
  });
});
