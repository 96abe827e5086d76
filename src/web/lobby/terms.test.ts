import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TableInfo } from '../../protocol/tables.ts';
import { t } from '../shell/words.ts';
import { Terms } from './terms.tsx';

it('says to everybody what a table allows', () => {
  const told = (change: Partial<TableInfo>): string => {
    const info = { pace: { kind: 'none' }, undo: 'consent', hints: false, spectators: true, ...change };
    return renderToStaticMarkup(createElement(Terms, { info: info as TableInfo }));
  };
  expect(told({})).toContain(t('terms.hints.off'));
  expect(told({ hints: true })).toContain(`<dd>${t('terms.hints.on')}</dd>`);
  expect(told({ undo: 'practice' })).toContain(t('undo.practice'));
  expect(told({ spectators: false })).toContain(t('terms.spectators.off'));
});
