import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../protocol/tables.ts';
import { bodyOf, defaultSettings, isBetweenPeople, seatedAt, withSet } from './table-settings.ts';

const seats = (n: number) => Array.from({ length: n }, (_, i) => ({ name: `s${i}`, side: `side${i}` }));
const GAME: GameInfo = {
  id: 'g',
  title: 'G',
  version: '1',
  optionSets: [
    { name: 'full', options: null, seats: seats(2) },
    { name: 'team', options: null, seats: seats(4) },
  ],
  levels: ['beginner', 'steady'],
};

describe('a new table', () => {
  it('has me on the first chair and my choices on the others', () => {
    expect(defaultSettings(GAME, undefined, 'bot').chairs.map(({ is }) => is)).toEqual(['me', 'bot']);
    expect(defaultSettings(GAME, 'team', 'open').chairs.map(({ is }) => is)).toEqual([
      'me',
      'open',
      'open',
      'open',
    ]);
  });
  it('leaves nobody stuck between people when somebody never comes back', () => {
    expect(bodyOf(defaultSettings(GAME, 'full', 'open'))).toMatchObject({
      pace: { kind: 'none' },
      late: 'bot',
    });
    expect(bodyOf(defaultSettings(GAME, 'full', 'bot')).late).toBe('extend');
  });
  it('lets me change sides', () => {
    expect(seatedAt(defaultSettings(GAME, 'full', 'bot'), 1).chairs.map(({ is }) => is)).toEqual([
      'bot',
      'me',
    ]);
  });
  it('keeps chairs that another set of options has too', () => {
    const settings = withSet(seatedAt(defaultSettings(GAME, 'full', 'bot'), 1), GAME, 'team');
    expect(settings.chairs.map(({ is }) => is)).toEqual(['bot', 'me', 'open', 'open']);
  });
  it('becomes what the server wants', () => {
    const body = bodyOf({ ...defaultSettings(GAME, 'full', 'bot'), kind: 'live', minutes: 30, increment: 5 });
    expect(body).toMatchObject({
      game: 'g',
      options: 'full',
      chairs: [{ is: 'me' }, { is: 'bot', level: 'steady' }],
      pace: { kind: 'live', base: 1800, increment: 5 },
    });
  });
  it('is a practice table only with a computer at it, and has no hints between people unless they are wanted', () => {
    const practice = (others: 'bot' | 'open') =>
      bodyOf({ ...defaultSettings(GAME, 'full', others), undo: 'practice' });
    expect(practice('bot')).toMatchObject({ undo: 'practice', hints: false });
    expect(practice('open')).toMatchObject({ undo: 'consent', hints: false });
    expect(bodyOf({ ...defaultSettings(GAME, 'full', 'open'), hints: true }).hints).toBe(true);
    expect(
      ['bot', 'open'].map((others) => isBetweenPeople(defaultSettings(GAME, 'full', others as 'bot'))),
    ).toEqual([false, true]);
  });
});
