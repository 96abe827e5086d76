import { describe, expect, it } from 'vitest';
import { accepts, empty } from '../../../kernel/forms/index.ts';
import type { Question } from '../../../kernel/question.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { sayOption } from '../../../kernel/speak/index.ts';
import type { View } from '../../../kernel/view.ts';
import { isNothing } from '../../table/partial/nothing.ts';
import { quickOptions } from '../../table/prompt/prompt-words.ts';
import { drawn } from '../testing/drawn.ts';
import { board } from './index.tsx';
import { offersOf } from './offers.ts';
import { askedIn } from './testing/games.ts';

/** The things that say of themselves that they can be chosen. */
function litIn(markup: string): Set<string> {
  const tags = markup.matchAll(/data-ref="([^"]*)"([^>]*)>(?:<span class="hush">([^<]*))?/g);
  return new Set(
    [...tags]
      .filter(([, , label = '', hush = '']) => `${label}${hush}`.includes('can be chosen'))
      .map(([, ref = '']) => ref),
  );
}

/** Alternatives that name nothing to point at have a button in the prompt line. */
function hasButton(view: View, question: Question, id: string): boolean {
  return (
    quickOptions(board.spoken, view, question, board)?.options.some((option) => option.id === id) ?? false
  );
}

/** Answered on a stage of their own, by other things than the question names: dice, icons, fleets. */
const OWN_STAGE = ['attack.damage', 'attack.cancel', 'build.choose', 'effect.queue', 'effect.gain'];
const hasStage = ({ kind, form }: Question): boolean => form.is === 'haul' || OWN_STAGE.includes(kind);

const SEEDS = 160;
const OF_EACH = 1;
function someOfEach(): View[] {
  const counts = new Map<string, number>();
  const views: View[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    for (const view of askedIn(`board ${seed}`, seed % 3 === 0 ? 'first-game' : 'full')) {
      const kind = `${view.question?.kind} ${view.me}`;
      const n = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, n);
      if (n <= OF_EACH) views.push(view);
    }
  }
  return views;
}
const views = someOfEach();

describe('the board of Rebellion', () => {
  it('has for every question something to point at, or a button', () => {
    const kinds = new Set<string>();
    const lost = new Set<string>();
    for (const view of views) {
      const { question } = view;
      if (question === null) continue;
      kinds.add(question.kind);
      if (hasStage(question)) {
        expect(board.takesOver?.(view, question), question.kind).toBe(true);
        continue;
      }
      const lit = litIn(drawn(board, view));
      for (const offer of offersOf(question.form)) {
        if (offer.refs.some((ref) => lit.has(ref))) continue;
        const id = 'id' in offer ? String(offer.id) : '';
        if (hasButton(view, question, id)) continue;
        lost.add(`${question.kind}: ${id} ${offer.refs.join(' ')}`);
      }
    }
    expect([...lost]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(60);
  });

  it('says choices in few words: cards and leaders tell the rest themselves', () => {
    for (const view of views) {
      const { question } = view;
      if (question?.form.is !== 'choose') continue;
      for (const option of question.form.options)
        expect(sayOption(board.spoken, view, question, option).length, option.id).toBeLessThan(90);
    }
  });

  it('lets a small screen pick units on the map from the list, all else where it lies', () => {
    for (const view of views) {
      const { question } = view;
      if (question === null) continue;
      const units =
        question.form.is === 'pick' &&
        question.form.from.some(({ refs }) => refs.some((ref) => ref.startsWith('unit:')));
      if (!units) expect(board.liesIn?.(view, question), question.kind).toBeDefined();
    }
    const wookiees = views.find(({ question }) => question?.kind === 'effect.destroy');
    expect(wookiees?.question && board.liesIn?.(wookiees, wookiees.question)).toBeUndefined();
    expect(wookiees).toBeDefined();
  });

  it('makes units out of every icon, by kinds that are shown', () => {
    let icons = 0;
    for (const view of views) {
      const { question } = view;
      if (question?.form.is !== 'allot' || !OWN_STAGE.slice(2).includes(question.kind)) continue;
      const lit = litIn(drawn(board, view));
      for (const lot of question.form.lots) {
        icons++;
        expect(
          lot.to?.some((kind) => lit.has(kind)),
          `${question.kind} ${lot.id}`,
        ).toBe(true);
      }
    }
    expect(icons).toBeGreaterThan(10);
  });

  it('names on the button what every answer does that takes, moves or deals out something', () => {
    const counted = new Set<string>();
    for (const view of views) {
      const { question } = view;
      if (question === null || question.form.is === 'choose' || question.form.is === 'arrange') continue;
      counted.add(question.kind);
      const nothing = empty(question.form);
      if (nothing === null) throw new Error(`${question.kind} has no empty answer`);
      const deed = board.deedOf?.(view, question, nothing) ?? '';
      expect([question.kind, deed]).toEqual([question.kind, expect.stringMatching(/^[A-Z][a-z]+ /)]);
      // Where nothing is an answer, the button does not count it: "Move nothing", not "Move 0 units".
      if (isNothing(nothing) && !isRefusal(accepts(question.form, nothing)))
        expect([question.kind, deed]).toEqual([question.kind, expect.not.stringMatching(/\d/)]);
    }
    expect(counted.size).toBeGreaterThan(15);
  });

  it('reveals the base only by a button of its own: the panel is to look at', () => {
    const turn = views.find(({ question }) => JSON.stringify(question).includes('do:reveal-base'));
    if (!turn?.question) throw new Error('nobody could reveal a base');
    expect(litIn(drawn(board, turn))).not.toContain('space:rebel-base');
    const quick = quickOptions(board.spoken, turn, turn.question, board)?.options;
    expect(quick?.filter(({ danger }) => danger).map(({ id }) => id)).toEqual(['do:reveal-base']);
  });

  it('begins to assign leaders with the one that is pointed at', () => {
    const asked = views.filter(
      ({ question }) =>
        question?.kind === 'assignment.choose' && JSON.stringify(question).includes('do:assign'),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const view of asked) {
      const lit = [...litIn(drawn(board, view))];
      expect(lit.some((ref) => ref.startsWith('leader:'))).toBe(true);
      expect(lit.some((ref) => ref.startsWith('card:'))).toBe(true);
    }
  });

  it('shows hands to somebody from whom nothing is hidden, and only counts to a spectator', () => {
    const [view] = views.filter(({ me, question }) => me === 1 && question?.kind === 'command.turn');
    if (view === undefined) throw new Error('nobody had a turn');
    const onlooker: View = { ...view, me: null, question: null };
    const names = [...drawn(board, onlooker).matchAll(/class="reb-band">([^<]*)</g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(4);
    const blind: View = { ...onlooker, faces: view.faces.map(() => -1) };
    expect(drawn(board, blind)).not.toContain('reb-band');
    expect(drawn(board, blind)).toContain('reb-counts');
  });

  it('is only the map in the preview', () => {
    const [view] = views;
    if (view === undefined) throw new Error('there is nothing to show');
    const markup = drawn(board, { ...view, question: null }, { bare: true });
    expect(markup).toContain('reb-svg');
    expect(markup).not.toMatch(/reb-mine|reb-rail|reb-track|reb-controls|reb-hand/);
  });
});
