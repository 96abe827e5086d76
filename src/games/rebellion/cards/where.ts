import type { SystemId } from '../data/systems.ts';
import type { Icon, SideName, Theater } from '../data/terms.ts';
import type { UnitId } from '../data/units.ts';

/** Every part that is given must hold of the unit. */
export interface UnitTest {
  readonly side?: SideName;
  readonly theater?: Theater;
  readonly units?: readonly UnitId[];
}

/** The systems that a card names or may be aimed at. Every given part must hold; without parts, any system qualifies, destroyed or not. */
export interface Where {
  /** A destroyed system is neither populous nor remote. */
  readonly populous?: true;
  readonly remote?: true;
  /**
   * - imperial: an Imperial loyalty marker or a subjugation marker; Coruscant always.
   * - rebel: a Rebel loyalty marker with no subjugation marker over it.
   * - subjugated: a subjugation marker, whatever lies under it.
   * - neutral: no loyalty marker of either side; it may still be subjugated.
   */
  readonly is?: 'imperial' | 'rebel' | 'subjugated' | 'neutral';
  /** The loyalty marker itself; subjugation does not count. Coruscant always has it. */
  readonly imperialLoyalty?: true;
  /** The Rebel loyalty marker, also below subjugation. */
  readonly rebelLoyalty?: true;
  /** At least one unit there passes one of the tests. */
  readonly has?: readonly UnitTest[];
  /** No unit there passes the test. */
  readonly hasNo?: UnitTest;
  /** Whether a sabotage marker lies there. */
  readonly sabotaged?: boolean;
  /** At least one of these holds. */
  readonly either?: readonly Where[];
  readonly named?: SystemId;
  /** One of its resource icons; a destroyed system has none. */
  readonly icon?: Icon;
  readonly destroyed?: boolean;
}
