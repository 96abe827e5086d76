import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rebellion } from '../../games/rebellion/index.ts';
import { rebScene } from '../../games/rebellion/scene.ts';
import type { Lexicon } from '../../kernel/speak/index.ts';
import { board } from '../boards/rebellion/index.tsx';
import { TableContextProvider } from '../table/table-context.ts';
import { FormWidget } from './index.tsx';

/** The class of every choice in the list, by what it says first. */
function looks(): Map<string, string> {
  const scene = rebScene({ base: 'hoth', leaders: { 'jan-dodonna': 'pool' } });
  const view = scene.view('rebel');
  const question = scene.question('rebel');
  const nothing = () => {};
  const staging = { question, partial: null, wrong: null, stage: nothing, confirm: nothing, clear: nothing };
  const value = {
    game: 'rebellion',
    board,
    spoken: rebellion as unknown as Lexicon,
    view,
    me: view.me,
    people: ['Ann', 'Bob'],
    showRule: nothing,
    detail: nothing,
  };
  const markup = renderToStaticMarkup(
    createElement(TableContextProvider, { value }, createElement(FormWidget, { question, staging })),
  );
  const buttons = markup.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/g);
  return new Map([...buttons].map(([, look = '', inner = '']) => [inner.replace(/<[^>]*>/g, ''), look]));
}

describe('the list of choices', () => {
  const all = looks();
  const lookOf = (words: string): string | undefined =>
    [...all].find(([said]) => said.startsWith(words))?.[1];

  it('shows that revealing the base is dangerous', () => {
    expect(lookOf('Reveal your base')).toBe('form-option form-danger');
  });
  it('does not invite to pass', () => {
    expect(lookOf('Pass for the rest of the phase')).toBe('form-option form-quiet');
  });
  it('shows everything else as usual', () => {
    expect(lookOf('Activate a system with Jan Dodonna')).toBe('form-option');
    expect([...all.values()].filter((look) => look !== 'form-option')).toHaveLength(2);
  });
});
