import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../../protocol/tables.ts';
import { t } from '../../shell/words.ts';
import type { Acts } from '../use-acts.ts';
import { Notices } from './notices.tsx';

/** The notices at a table of Ann and Bob, as markup. */
const told = (me: number | null, info: Partial<TableInfo>, toGo: readonly string[] | null = null): string =>
  renderToStaticMarkup(
    createElement(Notices, {
      offers: { draw: [], undo: toGo && { by: 0, agreed: [], back: [] }, standing: [] },
      toGo: toGo ?? [],
      info: { status: 'running', seats: [], lateSeats: [], abandon: [], ...info } as unknown as TableInfo,
      me,
      people: ['Ann', 'Bob'],
      acts: {} as Acts,
    }),
  );

describe('a wish to abandon the game', () => {
  it('is told to the others, who may agree, and to the player', () => {
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

describe('a request to take back', () => {
  const lines = ['Ann activates Hoth.', 'Bob rolls 3 dice.'];

  it('says what would go, to both players', () => {
    const asked = told(1, {}, lines);
    expect(asked).toContain(t('undo.asked', { who: 'Ann' }));
    for (const line of lines) expect(asked).toContain(line);
    expect(asked).toContain(`${t('undo.agree')}</span></button>`);
    expect(told(0, {}, lines)).toContain(lines[0]);
    expect(told(0, {}, lines)).not.toContain('</button>');
  });

  it('for many steps says how many more there are, and for unseen ones only that', () => {
    expect(told(1, {}, [...lines, ...lines, ...lines])).toContain(t('undo.asked.more', { n: 2 }));
    expect(told(1, {}, [])).toContain(t('undo.asked.unseen', { who: 'Ann' }));
  });
});

it('a player replaced by a bot may take their seat again', () => {
  const seats = (mayReturn: boolean) => [{ mayReturn }] as unknown as TableInfo['seats'];
  expect(told(null, { seats: seats(true) })).toContain(`${t('return.take')}</span></button>`);
  expect(told(null, { seats: seats(false) })).not.toContain('</button>');
});
