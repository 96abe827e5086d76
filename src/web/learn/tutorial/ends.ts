import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Level, TableInfo } from '../../../protocol/tables.ts';
import { tellProblem } from '../../kit/overlays/toast.tsx';
import { bodyOf, defaultSettings, seatedAt } from '../../lobby/table-settings.ts';
import { api, problemWords } from '../../net/request.ts';

/** Ways on from the end of the tutorial (D11): each opens a new table for the same side. */
interface TutorialEnds {
  onAgain(): void;
  onFullGame(): void;
}

export function useTutorialEnds({ game, seats }: TableInfo, seat: number | null): TutorialEnds {
  const [, go] = useLocation();
  const make = useCallback(
    async (set: string): Promise<void> => {
      try {
        const { games } = await api('games', {});
        const found = games.find(({ id }) => id === game);
        if (found === undefined) return;
        const level = levelOf(seats);
        const settings = seatedAt(
          defaultSettings(found, set, level === undefined ? 'open' : 'bot'),
          seat ?? 0,
        );
        const chairs = settings.chairs.map((chair) => ({ ...chair, level: level ?? chair.level }));
        const { id } = await api('makeTable', { body: bodyOf({ ...settings, chairs }) });
        go(`/table/${id}`);
      } catch (error) {
        tellProblem(problemWords(error));
      }
    },
    [game, seats, seat, go],
  );
  return useMemo(
    () => ({ onAgain: () => void make('tutorial'), onFullGame: () => void make('full') }),
    [make],
  );
}

/** The level of the computer opponent; undefined if it was a person, who is invited by a link again. */
const levelOf = (seats: TableInfo['seats']): Level | undefined =>
  seats.flatMap(({ sitter }) => (sitter.is === 'bot' ? [sitter.level] : []))[0];
