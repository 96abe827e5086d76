import { describe, expect, it } from 'vitest';
import { rebellion } from '../games/rebellion/index.ts';
import { refreshing } from '../games/rebellion/tests/testing/refresh-scenes.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { apply, start } from '../kernel/flow/apply.ts';
import type { AnyGame } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { lookOf, viewOf } from '../kernel/view.ts';
import { rebellionHooks } from './games/rebellion.ts';
import { makeBot } from './index.ts';

const GAME = rebellion as unknown as AnyGame;

/** By kind of question: what the searching bot says for its answer, over two rounds that the policy plays. */
function hints(kinds: readonly string[]): Map<string, string[]> {
  const [policy, search] = [makeBot('greedy', {})!, makeBot('search', { iterations: 8 })!];
  const chance = seeded('hints');
  const said = new Map<string, string[]>(kinds.map((kind) => [kind, []]));
  let { state } = start(GAME, GAME.optionSets['first-game']!, chance);
  for (let n = 0; n < 90 && !state.over; n++) {
    const seat = state.asked[0] ?? 0;
    const view = viewOf(GAME, state, seat);
    const { kind, id } = view.question!;
    said.get(kind)?.push(search.decide(GAME, view, chance).why);
    const done = apply(GAME, state, seat, id, policy.decide(GAME, view, chance).answer, chance);
    if (isRefusal(done)) throw new Error(done.refused);
    state = done.state;
  }
  return said;
}

describe('a hint in Rebellion', () => {
  const REASONS: Readonly<Record<string, RegExp>> = {
    'setup.base': /troops .* and (only )?\d systems? borders? it\.$/,
    'assignment.choose': /oppose missions\.$|Every leader is assigned\.$/,
    'assignment.leaders': /(needs|would bluff).*(leaders? stays? free|No leader stays free)/,
    'command.turn':
      /^(Activate|Pass|There is nothing else)|without a roll|(to send|can still send .*) against it/,
    'mission.oppose':
      /Unopposed it succeeds; against .* with \d+ %|It succeeds with \d+ %; against|Even against|Stopping it is worth less/,
    'mission.where': /no leader at |Against .* at .* it succeeds with \d+ %|takes effect/,
    'recruit.choose': / has \d (intel|spec ops|diplomacy|logistics)| has tactic values/,
    'build.choose': /strongest units that the icons allow|Simulated/,
  };
  const said = hints(Object.keys(REASONS));

  it.each(Object.entries(REASONS))('for %s gives a reason', (kind, reason) => {
    expect(said.get(kind)?.length).toBeGreaterThan(0);
    for (const why of said.get(kind) ?? []) expect(why).toMatch(reason);
  });

  it('for revealing names who does it, and who could oppose it', () => {
    const reveals = (said.get('command.turn') ?? []).filter((why) => why.startsWith('Reveal '));
    expect(reveals).toContainEqual(
      expect.stringMatching(
        /Mon Mothma has 3 diplomacy; the Empire can still send one of 3 leaders against it\./,
      ),
    );
  });

  it('for scoring an objective says what it brings', () => {
    const leaders = { 'princess-leia': 'hoth' } as const;
    const view = refreshing({ objectives: ['leave-no-one-behind'], leaders }).view('rebel');
    const { form } = view.question!;
    const play = form.is === 'choose' ? form.options.find(({ id }) => id.startsWith('play:')) : undefined;
    const why = (id: string) =>
      rebellionHooks.explain?.(lookOf(view, view.me!), view.question!, { is: 'choose', id }, (ref) => ref);
    expect(why(play?.id ?? '')).toBe('It scores 1 reputation now.');
    expect(why('do:decline')).toBeNull();
  });

  it('for a place says what success there would bring', () => {
    expect(said.get('mission.where')).toContainEqual(
      expect.stringMatching(/no leader at .*; loyalty there would give you \d build icons?\./),
    );
  });

  it('names what is built, not icons', () => {
    for (const why of said.get('build.choose') ?? [])
      expect(why).not.toMatch(/circle|triangle|square|onto space/);
  });

  it('never says that there is little to decide', () => {
    for (const why of [...said.values()].flat()) expect(why).not.toMatch(/little to decide|first sight/);
  });
});
