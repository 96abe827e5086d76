import { describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { start } from '../../../kernel/flow/apply.ts';
import { playout } from '../../../kernel/flow/playout.ts';
import { seatBit, type Viewer } from '../../../kernel/ids.ts';
import { Scene } from '../../../kernel/scene.ts';
import { viewOf } from '../../../kernel/view.ts';
import { FACES, faceOf } from '../data/faces.ts';
import { empireVsRebellion as game } from '../index.ts';
import { en } from './en.ts';
import { showThing } from './show.ts';

const scene = new Scene(game, start(game, { tutorial: false }, seeded('show')).state).until(
  'rebel',
  'struggle.turn',
);
const shown = (words: string, viewer: Viewer = 0): string =>
  showThing(viewOf(game, scene.state, viewer), words).join('\n');

describe('showing a card', () => {
  it('gives its values and what it does', () => {
    const text = shown('luke skywalker').replace(/\s+/g, ' ');
    expect(text).toContain('Luke Skywalker Worth 6 when ready, 1 when exhausted.');
    expect(text).toContain(en['does.luke-skywalker']);
    expect(shown('battle of hoth')).toMatch(/Objective \d+, capacity \d/);
  });

  it('shows the cards of both sides that are called alike', () => {
    expect(shown('military 4')).toMatch(/^Military 4 \(Rebel\)[\s\S]*\nMilitary 4 \(Imperial\)/);
    expect(shown('military 4 rebel')).not.toContain('Imperial');
  });

  it('asks which one is meant', () => {
    expect(shown('battle')).toMatch(/^Which one: .*Battle of Hoth/);
    expect(shown('nothing at all')).toBe('');
    expect(shown('')).toBe('');
  });

  it('says where it is only to those who know', () => {
    const [slot = -1] = scene.state.game.areas[0].reserve;
    const name = en[`face.${FACES[scene.state.secrets.face[slot] ?? -1]}`] ?? '';
    expect(scene.state.secrets.known[slot]).toBe(seatBit(0));
    expect(shown(name, 0)).toContain('In the reserve of the Rebellion.');
    expect(shown(name, 1)).toContain('You cannot see where it is.');
    expect(shown(name, null)).toContain('You cannot see where it is.');
  });

  it('finds every card, in whole lines of eighty columns, with all words, in any position', () => {
    const places = new Set<string>();
    const flaws = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      let n = 0;
      playout(game, { tutorial: false }, seeded(`show ${seed}`), (_, run) => {
        if (n++ % 25 !== 0) return;
        for (const viewer of [0, 1, null]) {
          for (const id of FACES) {
            const lines = showThing(viewOf(game, run.s, viewer), en[`full.${id}`] ?? en[`face.${id}`] ?? '');
            if (lines.length < 3 || lines.some((line) => line.length > 80 || /[[\]{}]|undefined/.test(line)))
              flaws.add(`${id}: ${lines.join(' / ')}`);
            places.add((lines[lines.length - 1] ?? '').trim());
          }
        }
      });
    }
    expect([...flaws]).toEqual([]);
    expect(places.size).toBeGreaterThan(12);
    expect(faceOf('yoda')).toBeGreaterThanOrEqual(0);
  });
});
