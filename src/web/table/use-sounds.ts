import { useEffect } from 'react';
import type { EventView } from '../../kernel/events.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { playSound, soundOf } from '../shell/sound.ts';

/** Sounds of the table, for whoever wants them: my turn, dice, battles, the end. */
export function useTableSounds(
  heard: readonly EventView[],
  myTurn: boolean,
  cite: string | null,
  over: Outcome | null,
): void {
  useEffect(() => {
    const sound = soundOf(heard.map(({ e }) => e.k));
    if (sound !== null) playSound(sound);
  }, [heard]);
  const turn = myTurn ? cite : null;
  useEffect(() => {
    if (turn !== null) playSound('turn');
  }, [turn]);
  const ended = over !== null;
  useEffect(() => {
    if (ended) playSound('win');
  }, [ended]);
}
