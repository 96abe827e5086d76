import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

const WHY = 'No ship here can carry it.';
const markup = (value: number, plainly: boolean): string =>
  renderToStaticMarkup(
    createElement(Stepper, {
      label: 'Stormtrooper',
      value,
      least: 0,
      most: 2,
      why: WHY,
      plainly,
      onChange() {},
    }),
  );

describe('where no more can be added', () => {
  it('the plus is grey, and the reason shows on hovering and is read out with the number', () => {
    const full = markup(2, false);
    const [, id = ''] = /aria-describedby="([^"]+)"/.exec(full) ?? [];
    expect(full).toMatch(/<button[^>]*disabled[^>]*aria-label="[^"]*Stormtrooper[^"]*"[^>]*>(?!.*<button)/);
    expect(full).toContain(`title="${WHY}"`);
    expect(full).toContain(`<small id="${id}" class="hush">${WHY}</small>`);
  });

  it('the reason stands below where it is asked for plainly', () => {
    expect(markup(2, true)).toContain(`class="k-stepper-why">${WHY}</small>`);
  });

  it('and there is no reason while more can be added', () => {
    expect(markup(1, true)).not.toContain(WHY);
    expect(markup(1, true)).not.toContain('aria-describedby');
  });
});
