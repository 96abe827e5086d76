import type { GameInfo, Level, Pace, SeatInfo, Sitter } from '../../protocol/tables.ts';
import { t, tOf } from '../shell/words.ts';

/** Names in the lobby. A game that the page has no name for keeps its own title. */
export const gameName = (id: string, title = id): string => {
  const name = tOf('game', id);
  return name === id ? title : name;
};
export const sideName = (side: string): string => tOf('side', side);

export const setName = (game: string, set: string): string => tOf(`set.${game}`, set);
export function setNote(game: string, set: string): string | undefined {
  const note = tOf(`set.${game}.${set}`, 'about');
  return note === 'about' ? undefined : note;
}

export const levelName = (level: Level): string => tOf('level', level);

/** A deleted person has no name; their seats and messages stay. */
export const personName = (name: string): string => (name === '' ? t('person.gone') : name);

export const sitterName = (sitter: Sitter): string => {
  if (sitter.is === 'open') return t('row.nobody');
  return sitter.is === 'bot' ? t('bot.name', { level: levelName(sitter.level) }) : personName(sitter.name);
};

/**
 * By seat: what players are called. With `sides`, the game's names of the seats, computers are called by their side; so are
 * empty seats and several seats of one person. Without `sides` computers of the same level also say which side they play.
 */
export function peopleOf(seats: readonly SeatInfo[], sides: readonly string[] = []): string[] {
  const same = (a: Sitter, b: Sitter): boolean =>
    a.is === 'person' ? b.is === 'person' && a.id === b.id : sitterName(a) === sitterName(b);
  return seats.map(({ sitter, side }, i) => {
    const twice = seats.filter((other) => same(sitter, other.sitter)).length > 1;
    if (sitter.is === 'bot' && sides[i] === undefined && twice)
      return t('bot.name.side', { level: levelName(sitter.level), side: sideName(side) });
    if (sitter.is === 'bot') return sides[i] ?? sitterName(sitter);
    return sitter.is === 'open' || twice ? (sides[i] ?? sideName(side)) : sitterName(sitter);
  });
}

export function paceName(pace: Pace): string {
  if (pace.kind === 'live')
    return t('pace.live', { minutes: Math.round(pace.base / 60), increment: pace.increment });
  return pace.kind === 'days' ? t('pace.days', { n: pace.days }) : t('pace.none');
}

/** New players start with a set made for learning. */
const TO_LEARN = ['first-game', 'tutorial'];
export const setToLearn = (game: GameInfo): string | undefined =>
  game.optionSets.find(({ name }) => TO_LEARN.includes(name))?.name;
