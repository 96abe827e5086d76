import type { ObjectiveId } from '../../../games/rebellion/public/data.ts';
import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import { possibleBases } from '../../../games/rebellion/public/queries.ts';
import {
  ALL_LEADERS,
  EMPIRE,
  isCaptured,
  type Loc,
  sideNamed,
} from '../../../games/rebellion/public/table.ts';
import { hidingPlaces } from './base.ts';
import { missingFor, objectivesHeld } from './objectives.ts';

/** Facts that the worth of moves and missions depends on, as the seat knows them. Each is computed once per question. */
export class Day {
  readonly look: RebLook;
  private foundPossible: readonly Loc[] | null = null;
  private foundPlaces: number | null = null;
  private foundHeld: readonly ObjectiveId[] | null = null;
  private readonly foundUnmet: Partial<Record<ObjectiveId, boolean>> = {};

  constructor(look: RebLook) {
    this.look = look;
  }

  /** Where the base may be. */
  get possible(): readonly Loc[] {
    this.foundPossible ??= possibleBases(this.look.game, this.look);
    return this.foundPossible;
  }

  /** Among how many systems the Empire must look; the Rebel can only guess it. */
  get placesLeft(): number {
    const { game, side } = this.look;
    this.foundPlaces ??= sideNamed(side) === EMPIRE ? this.possible.length : hidingPlaces(game);
    return this.foundPlaces;
  }

  /** Objectives in hand. */
  get held(): readonly ObjectiveId[] {
    this.foundHeld ??= objectivesHeld(this.look.game, this.look);
    return this.foundHeld;
  }

  /** Whether an objective is in hand and not yet met. */
  wants(id: ObjectiveId): boolean {
    const unmet = this.foundUnmet[id] ?? (this.held.includes(id) && missingFor(this.look.game, id) > 0);
    this.foundUnmet[id] = unmet;
    return unmet;
  }

  get anyCaptive(): boolean {
    return ALL_LEADERS.some((l) => isCaptured(this.look.game, l));
  }
}
