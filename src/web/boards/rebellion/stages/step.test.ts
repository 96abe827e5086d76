import { describe, expect, it } from 'vitest';
import { combatStep, STEP_TEXTS, type StepText } from '../../../../games/rebellion/public/queries.ts';
import { type RebView, Teller } from '../../../../games/rebellion/public/words.ts';
import type { RebScene } from '../../../../games/rebellion/scene.ts';
import { fight, load, play, put } from '../../../../games/rebellion/tests/testing/combat-scenes.ts';
import { drawn } from '../../testing/drawn.ts';
import { board } from '../index.tsx';
import { askedIn } from '../testing/games.ts';
import { words } from '../words.ts';

const ships = { naboo: { 'x-wing': 2, 'tie-fighter': 2 } } as const;

/** A combat that waits for an answer in each of its steps. */
const WAITING: Readonly<Record<StepText, () => RebScene>> = {
  'add-leader': () => fight({ units: ships, leaders: { 'jan-dodonna': 'pool' } }),
  'start-cards': () =>
    fight({
      units: ships,
      leaders: { 'emperor-palpatine': 'naboo' },
      actions: { imperial: ['according-to-my-design'] },
    }),
  stranded: () =>
    fight({
      units: { naboo: { 'x-wing': 4, 'assault-carrier': 2, stormtrooper: 3, 'at-st': 2 } },
      destroyed: ['naboo'],
      dice: 'dd--',
    }).answer('rebel', put(['direct', 'assault-carrier#0', 2])),
  dice: () =>
    fight({
      units: ships,
      leaders: { 'luke-skywalker': 'naboo' },
      actions: { rebel: ['one-in-a-million'] },
      combat: { at: 'space' },
    }),
  actions: () => fight({ units: ships, dice: 's' }),
  assign: () =>
    fight({ units: { naboo: { 'x-wing': 2, 'tie-fighter': 1, 'star-destroyer': 1 } }, dice: 'dd' }),
  block: () =>
    fight({
      units: { naboo: { 'x-wing': 1, 'tie-fighter': 1 } },
      dice: 'd',
      tactics: { imperial: ['space-defensive-formation'] },
    }),
  objective: () =>
    fight({
      units: { naboo: { 'x-wing': 3, 'star-destroyer': 1 } },
      combat: { at: 'after-space', starDestroyers: 1 },
      objectives: ['rebel-assault'],
    }),
  plans: () =>
    play(
      load(
        fight({
          units: { naboo: { 'x-wing': 2, 'death-star': 1, 'death-star-under-construction': 1 } },
          combat: { at: 'after-space' },
          objectives: ['death-star-plans-2'],
        }),
        'd--',
      ),
      'rebel',
      'play:death-star-plans-2',
    ),
  retreat: () =>
    fight({
      units: ships,
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      combat: { at: 'retreat', todo: [0, 1] },
    }),
};

const shown = (scene: RebScene): string => {
  const asked = scene.state.asked[0] === 1 ? 'imperial' : 'rebel';
  const [head = ''] =
    drawn(board, scene.view(asked)).match(/<header class="reb-battle-head">.*?<\/header>/s) ?? [];
  return head.replace(/<button.*/s, '').replace(/<[^>]+>/g, '|');
};

describe('the head of a battle', () => {
  it.each(STEP_TEXTS)('says in which step it is: %s', (text) => {
    const scene = WAITING[text]();
    const t = new Teller(scene.view('rebel'), words);
    expect(combatStep((k) => t.frame(k))?.text).toBe(text);
    const side = /\{side\}/;
    const says = String(words[`board.step.${text}`]);
    expect(shown(scene)).toContain(says.replace(side, '').trim());
  });

  it('has words for these steps and for no others', () => {
    const keys = Object.keys(words).filter((key) => key.startsWith('board.step.'));
    expect(keys.sort()).toEqual(STEP_TEXTS.map((text) => `board.step.${text}`).sort());
  });

  it('names the round from the first one on', () => {
    expect(shown(WAITING['add-leader']())).toContain('before the first round');
    expect(shown(WAITING['start-cards']())).toContain('before the first round');
    expect(shown(WAITING.assign())).toContain('Combat round 1 · Space battle');
    expect(shown(WAITING.retreat())).toContain('Combat round 1|');
  });

  it('names a step wherever a combat waits for somebody', () => {
    const nameless = new Set<string>();
    let fights = 0;
    for (const seed of ['a', 'b', 'c']) {
      for (const view of askedIn(`step ${seed}`, 'full')) {
        const t = new Teller(view as RebView, words);
        if (t.frame('combat') === undefined) continue;
        fights++;
        if (combatStep((k) => t.frame(k)) === undefined) nameless.add(view.question?.kind ?? '');
      }
    }
    expect(fights).toBeGreaterThan(50);
    expect([...nameless]).toEqual([]);
  });

  it('says which round the expected damage is about, and whose it is', () => {
    const table = (scene: RebScene): string =>
      (
        /<table class="reb-expected">.*?<\/table>/s.exec(drawn(board, scene.view('rebel')))?.[0] ?? ''
      ).replace(/<[^>]+>/g, ' ');
    expect(table(WAITING.assign())).toMatch(/in round 1 +The Rebellion +The Empire +1\.0 +Space battle/);
    expect(table(WAITING.retreat())).toContain('in round 2');
  });

  it('says whose step it is', () => {
    expect(shown(WAITING['add-leader']())).toContain('The Rebellion may add a leader');
    expect(shown(WAITING.block())).toContain('The Empire may block');
  });
});
