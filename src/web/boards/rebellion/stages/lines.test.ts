import { describe, expect, it } from 'vitest';
import type { FrameOf, RebFrame } from '../../../../games/rebellion/public/frames.ts';
import { lineOf } from '../../../../games/rebellion/public/queries.ts';
import { fight } from '../../../../games/rebellion/tests/testing/combat-scenes.ts';
import { squadsOf } from './lines.ts';
import { takesOver } from './takes-over.ts';

const frameOf = <K extends RebFrame['k']>(stack: readonly RebFrame[], k: K): FrameOf<K> =>
  stack.findLast((frame): frame is FrameOf<K> => frame.k === k)!;

describe('the lines of a battle', () => {
  /** Three X-wings and a Corvette against TIE Fighters and a damaged Star Destroyer; the Rebels have hit with all they have. */
  const scene = fight({
    units: {
      naboo: { 'x-wing': 3, 'corellian-corvette': 1, 'tie-fighter': 4, 'star-destroyer': 2 },
    },
    base: 'hoth',
    dice: 'h hdhh',
    combat: { hurt: [{ kind: 2, damage: 2 }], round: 1, at: 'space' },
  });
  const view = scene.view('rebel');
  const { game, question, stack } = view;
  const combat = frameOf(stack, 'combat');

  it('name every unit as the question names it', () => {
    expect(question?.kind).toBe('attack.damage');
    const line = lineOf(game, combat, 1, 0, []);
    expect(line.map(({ id, damage }) => [id, damage])).toEqual([
      ['tie-fighter#0', 0],
      ['tie-fighter#1', 0],
      ['tie-fighter#2', 0],
      ['tie-fighter#3', 0],
      ['star-destroyer#0', 2],
      ['star-destroyer#1', 0],
    ]);
    const { form } = question!;
    if (form.is !== 'allot') throw new Error('damage is allotted');
    for (const { id, facts } of form.slots) {
      const f = line.find((one) => one.id === id);
      expect([id, f?.health, f?.damage]).toEqual([id, facts?.['health'], facts?.['damage']]);
    }
  });

  it('count alike units that nobody aims at', () => {
    const line = lineOf(game, combat, 1, 0, []);
    const squads = squadsOf(line, ({ id }) => id === 'tie-fighter#0');
    expect(squads.map(({ first, n }) => [first.id, n])).toEqual([
      ['tie-fighter#0', 1],
      ['tie-fighter#1', 3],
      ['star-destroyer#0', 1],
      ['star-destroyer#1', 1],
    ]);
  });

  it('show fresh damage on the unit that has got it', () => {
    const hit = lineOf(game, combat, 1, 0, [
      { kind: 2, hurt: 0, had: 2, fresh: 1 },
      { kind: 0, hurt: -1, had: 0, fresh: 2 },
    ]);
    expect(hit.filter(({ fresh }) => fresh > 0).map(({ id, fresh, target }) => [id, fresh, target])).toEqual([
      ['tie-fighter#0', 2, 1],
      ['star-destroyer#0', 1, 0],
    ]);
  });

  it('have a stage of their own', () => {
    expect(takesOver(view, question!)).toBe(true);
  });
});
