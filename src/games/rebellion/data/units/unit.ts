import { disputed } from '../../../../kernel/cards.ts';
import { completed, type Piece } from '../entry.ts';
import type { Icon, SideName, Theater } from '../terms.ts';

/** What is printed on a unit and on its side's reference sheet. */
interface Printed extends Piece {
  /** As it stands in a row: "3 TIE Fighters, 1 Star Destroyer". */
  readonly counted: string;
  /** Pieces in the box. */
  readonly count: number;
  readonly theater: Theater;
  /** Capital ships have red health, fighters black; stations are neither. Structures are ground units that never move. */
  readonly kind: 'capital' | 'fighter' | 'station' | 'ground' | 'structure';
  /** Dice of each colour in an attack; absent: none. */
  readonly red?: number;
  readonly black?: number;
  /** Null: no damage can be dealt to it. */
  readonly health: number | null;
  readonly colour: 'red' | 'black' | null;
  /** How many red dice the enemy loses in a space battle in its system. */
  readonly redTaken?: number;
  /** How many units it carries. */
  readonly carries?: number;
  /** It moves only inside the capacity of a ship that leaves the same system. */
  readonly carried?: true;
  readonly immobile?: true;
  /** The icon that builds it; absent: only cards bring it. */
  readonly icon?: Icon;
}

/** A unit as the rules read it. */
export interface Unit extends Omit<Printed, 'carried' | 'immobile' | 'icon'> {
  readonly side: SideName;
  readonly red: number;
  readonly black: number;
  readonly redTaken: number;
  readonly carries: number;
  readonly carried: boolean;
  readonly immobile: boolean;
  readonly icon: Icon | null;
}

export const units = <K extends string>(
  side: SideName,
  printed: Readonly<Record<K, Printed>>,
): Readonly<Record<K, Unit>> =>
  completed(printed, (unit) => ({
    ...unit,
    side,
    red: unit.red ?? 0,
    black: unit.black ?? 0,
    redTaken: unit.redTaken ?? 0,
    carries: unit.carries ?? 0,
    carried: unit.carried ?? false,
    immobile: unit.immobile ?? false,
    icon: unit.icon ?? null,
  }));

// ---- where the facts come from ----

export const FOUR = ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'] as const;

/** Only llamas has another number of pieces. */
export const countDisputed = (llamas: number, ...more: string[]) =>
  disputed(
    FOUR,
    [
      `Stats agree in all four sources. Count in box: llamas ${llamas}; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.`,
      ...more,
    ].join(' '),
  );
export const BY_COUNT =
  'Sources differ on how many are in the box; we use the counts that add up to its 153 miniatures.';
