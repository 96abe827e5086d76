import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EventView } from '../../kernel/events.ts';
import { motionTime } from '../table/pacing.ts';
import { lookTime, type PlaySpeed } from './moments.ts';
import type { Scene } from './reel.ts';
import { type Room, WishFailed } from './room.ts';
import type { Viewpoint } from './viewpoint.ts';
import type { Trouble } from './wishes.ts';

export interface Place {
  readonly row: number;
  readonly from: Viewpoint;
}

/** What is on the screen. */
interface Shown {
  readonly scene: Scene;
  readonly from: Viewpoint;
  /** It follows what was shown before, so that motion can tell how it came about. */
  readonly follows: boolean;
}

export interface Player {
  /** Where one wants to be; what is shown gets there a moment later. */
  readonly place: Place;
  readonly scene: Scene | null;
  readonly heard: readonly EventView[];
  /** The basic step of motion: quicker when the game plays quicker, none when what is shown does not follow what was. */
  readonly pace: number;
  readonly playing: boolean;
  readonly speed: PlaySpeed;
  readonly trouble: Trouble | null;
  go(row: number): void;
  lookFrom(from: Viewpoint): void;
  play(on: boolean): void;
  setSpeed(speed: PlaySpeed): void;
}

/** Asks for one moment at a time: whoever drags the slider sees as many as can be had, and the last one in any case. */
function useScenes(
  room: Room,
  place: Place,
): { readonly shown: Shown | null; readonly trouble: Trouble | null } {
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const wanted = useRef(place);
  const busy = useRef(false);
  useEffect(() => {
    wanted.current = place;
    if (busy.current) return;
    busy.current = true;
    const fetchWanted = async (): Promise<void> => {
      for (let asked: Place | null = null; asked !== wanted.current; ) {
        asked = wanted.current;
        const { row, from }: Place = asked;
        const scene = await room.ask('scene', row, from);
        setShown((was) => ({
          scene,
          from,
          follows: was !== null && was.from === from && was.scene.row + 1 === scene.row,
        }));
      }
    };
    fetchWanted()
      .then(
        () => setTrouble(null),
        (error: unknown) => setTrouble(error instanceof WishFailed ? error.trouble : { is: 'away' }),
      )
      .finally(() => {
        busy.current = false;
      });
  }, [room, place]);
  return { shown, trouble };
}

/** Moves through a game: by hand, or by itself. */
export function usePlayer(room: Room, last: number, first: Place, usualPace: number): Player {
  const [place, setPlace] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<PlaySpeed>(1);
  const { shown, trouble } = useScenes(room, place);
  const [told, setTold] = useState<Shown | null>(null);
  const pace = shown?.follows !== true ? 0 : playing ? usualPace / speed : usualPace;
  const moves = shown !== null && pace > 0 && shown.scene.heard.length > 0;

  // Motion is over after a while; the board then just stands.
  useEffect(() => {
    if (!moves || told === shown) return;
    const timer = setTimeout(() => setTold(shown), motionTime(shown.scene.heard, pace));
    return () => clearTimeout(timer);
  }, [moves, shown, told, pace]);

  const here = shown?.scene.row === place.row && shown.from === place.from ? shown : null;
  useEffect(() => {
    if (!playing || here === null) return;
    const { row, heard } = here.scene;
    if (row >= last) return setPlaying(false);
    const timer = setTimeout(
      () => setPlace((was) => ({ ...was, row: row + 1 })),
      lookTime(heard, usualPace, speed),
    );
    return () => clearTimeout(timer);
  }, [playing, here, last, usualPace, speed]);

  const go = useCallback(
    (row: number) => setPlace((was) => ({ ...was, row: Math.max(0, Math.min(row, last)) })),
    [last],
  );
  const lookFrom = useCallback((from: Viewpoint) => setPlace((was) => ({ ...was, from })), []);
  const play = useCallback(
    (on: boolean) => {
      // From the end it plays once more.
      if (on) setPlace((was) => (was.row >= last ? { ...was, row: 0 } : was));
      setPlaying(on);
    },
    [last],
  );

  const scene = shown?.scene ?? null;
  const heard = useMemo(
    () => (moves && told !== shown && scene ? scene.heard : []),
    [moves, told, shown, scene],
  );
  return { place, scene, heard, pace, playing, speed, trouble, go, lookFrom, play, setSpeed };
}
