import { describe, expect, it } from 'vitest';
import { LEADER_IDS } from '../data/leaders.ts';
import { type RebSetup, rebScene } from '../scene.ts';
import { warnings } from './warnings.ts';

const POSITION: RebSetup = { base: 'hoth', round: 3 };

describe('the warning before a pass', () => {
  const scene = () => rebScene(POSITION);

  it('says what is left undone', () => {
    const view = scene().view('rebel');
    expect(view.question?.kind).toBe('command.turn');
    expect(warnings(view).join(' ')).toMatch(
      /^If you pass, you take no more turns this phase; you could still activate with \d leaders?/,
    );
    expect(warnings(scene().view('imperial'))).toEqual([]);
  });

  it('says that the phase ends when the other side has passed', () => {
    const passed = rebScene({ ...POSITION, passed: ['imperial'] });
    expect(warnings(passed.view('rebel'))[0]).toBe(
      'The Empire has passed: if you pass too, the Command Phase ends.',
    );
  });

  it('is absent where nothing is given up', () => {
    const gone = Object.fromEntries(LEADER_IDS.map((id) => [id, 'gone' as const]));
    expect(warnings(rebScene({ ...POSITION, leaders: gone }).view('rebel'))).toEqual([]);
  });
});
