import type { GameInfo, Level, Pace, SeatInfo, Sitter } from '../../protocol/tables.ts';
import { t, tOf } from '../shell/words.ts';

/** How things of the lobby are called. A game that the shell has no words for is called as it calls itself. */
export const gameName = (id: string, title = id): string => {
  const name = tOf('game', id);
  return name === id ? title : name;
};
export const sideName = (side: string): string => tOf('side', side);

/** A set of options, by the game's own words for it where there are some. */
export function setName(game: string, set: string): string {
  const own = tOf(`set.${game}`, set);
  return own === set ? tOf('set', set) : own;
}
export function setNote(game: string, set: string): string | undefined {
  const note = tOf(`set.${game}.${set}`, 'about');
  return note === 'about' ? undefined : note;
}

export const levelName = (level: Level): string => tOf('level', level);

/** Whoever was deleted has no name any more; his seats and what he said stay. */
export const personName = (name: string): string => (name === '' ? t('person.gone') : name);

export const sitterName = (sitter: Sitter): string => {
  if (sitter.is === 'open') return t('row.nobody');
  return sitter.is === 'bot' ? t('bot.name', { level: levelName(sitter.level) }) : personName(sitter.name);
};

/**
 * By seat: what people are called. Those without a person, and the several seats of one person, are called by their sides, as
 * the game names them. Computers that are alike say which side they play.
 */
export function peopleOf(seats: readonly SeatInfo[], sides: readonly string[] = []): string[] {
  const same = (a: Sitter, b: Sitter): boolean =>
    a.is === 'person' ? b.is === 'person' && a.id === b.id : sitterName(a) === sitterName(b);
  return seats.map(({ sitter, side }, i) => {
    const twice = seats.filter((other) => same(sitter, other.sitter)).length > 1;
    if (sitter.is === 'bot' && twice)
      return t('bot.name.side', { level: levelName(sitter.level), side: sideName(side) });
    return sitter.is === 'open' || twice ? (sides[i] ?? sideName(side)) : sitterName(sitter);
  });
}

export function paceName(pace: Pace): string {
  if (pace.kind === 'live')
    return t('pace.live', { minutes: Math.round(pace.base / 60), increment: pace.increment });
  return pace.kind === 'days' ? t('pace.days', { n: pace.days }) : t('pace.none');
}

/** Newcomers begin with the set that is made to learn with. */
const TO_LEARN = ['first-game', 'tutorial'];
export const setToLearn = (game: GameInfo): string | undefined =>
  game.optionSets.find(({ name }) => TO_LEARN.includes(name))?.name;
