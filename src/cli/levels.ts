import { type Level, levelsOf, OFFERED_LEVELS } from '../bots/levels.ts';
import type { AnyGame } from '../kernel/game.ts';
import { listed } from './terminal/style.ts';

/** What a level is like to play against, in a few words. */
const ABOUT: Readonly<Record<Level, string>> = {
  beginner: 'makes mistakes; for your first games',
  steady: 'knows the game and answers quickly',
  strong: 'thinks ahead',
  master: 'thinks ahead for longer',
};

interface LevelWords {
  readonly level: Level;
  readonly about: string;
}

const inWords = (level: Level): LevelWords => ({ level, about: ABOUT[level] });

/** The levels that a game offers with their words, from the weakest to the strongest. */
export const levelWords = (game: AnyGame): LevelWords[] => levelsOf(game).map(inWords);

/** "beginner (makes mistakes), strong (thinks ahead)", for help pages. */
export const levelsExplained: string = listed(
  OFFERED_LEVELS.map(inWords).map(({ level, about }) => `${level} (${about})`),
);
