import { describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { start } from '../../../kernel/flow/apply.ts';
import { Scene } from '../../../kernel/scene.ts';
import { viewOf } from '../../../kernel/view.ts';
import { empireVsRebellion as game } from '../index.ts';
import { briefTable } from './brief.ts';
import { warnings } from './warnings.ts';

const atTurn = (lastWasPass: boolean, tutorial: boolean, turns = 1): string[] => {
  const scene = new Scene(game, start(game, { tutorial }, seeded('warned')).state);
  scene.until('rebel', 'struggle.turn');
  for (let i = 0; i < turns; i++) {
    scene.answer('rebel', { is: 'choose', id: 'do:play' });
    scene.until('rebel', 'struggle.turn');
  }
  const { state } = scene.arrange((s) => {
    s.game.lastWasPass = lastWasPass;
  });
  return warnings(viewOf(game, state, 0));
};

describe('the warning before a pass', () => {
  it.each([true, false])('is given whenever one more pass ends the struggle (tutorial: %s)', (tutorial) => {
    const [warning = '', ...more] = atTurn(true, tutorial);
    expect(more).toEqual([]);
    expect(warning).toMatch(
      /^The last turn was a pass: if you pass too, the struggle ends\. (You are|Both totals|The Empire is over)/,
    );
  });

  it('is not given when the last turn was not a pass, or where passing is not allowed', () => {
    expect(atTurn(false, false)).toEqual([]);
    expect(atTurn(true, false, 0)).toEqual([]);
  });
});

describe('the table in a few lines', () => {
  it('has the event, and what both sides have in play', () => {
    const scene = new Scene(game, start(game, { tutorial: true }, seeded('warned')).state);
    scene.until('rebel', 'struggle.turn');
    const lines = briefTable(viewOf(game, scene.state, 0));
    expect(lines[0]).toBe('Escape From Tatooine: objective 11, capacity 3');
    expect(lines).toContain('THE REBELLION (you)  0 of 11');
    expect(lines.length).toBeLessThanOrEqual(7);
  });
});
