import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../protocol/tables.ts';
import { t } from '../shell/words.ts';
import { Notices } from './notices.tsx';
import type { Acts } from './use-acts.ts';

/** What I am told at a table of Ann and Bob, in markup. */
const told = (me: number | null, info: Partial<TableInfo>): string =>
  renderToStaticMarkup(
    createElement(Notices, {
      desk: { draw: [], undo: null, standing: [] },
      info: { status: 'running', seats: [], lateSeats: [], abandon: [], ...info } as unknown as TableInfo,
      me,
      people: ['Ann', 'Bob'],
      acts: {} as Acts,
    }),
  );

describe('that somebody wants to give the game up', () => {
  it('is told to the others, who may agree, and to him', () => {
    expect(told(1, { abandon: [0] })).toContain(t('abandon.asked', { who: 'Ann' }));
    expect(told(1, { abandon: [0] })).toContain(`${t('abandon.agree')}</span></button>`);
    expect(told(0, { abandon: [0] })).toContain(t('abandon.mine'));
    expect(told(0, { abandon: [0] })).not.toContain('</button>');
  });

  it('is told to nobody when it is over, or nobody wants it', () => {
    expect(told(1, { abandon: [0], status: 'over' })).toBe('');
    expect(told(1, {})).not.toContain('notice"');
    expect(told(null, { abandon: [0] })).not.toContain('notice"');
  });
});

it('whoever a bot plays on for may take his seat again', () => {
  const seats = (mayReturn: boolean) => [{ mayReturn }] as unknown as TableInfo['seats'];
  expect(told(null, { seats: seats(true) })).toContain(`${t('return.take')}</span></button>`);
  expect(told(null, { seats: seats(false) })).not.toContain('</button>');
});
