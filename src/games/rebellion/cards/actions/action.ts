import type { LeaderId } from '../../data/leaders.ts';
import type { RingId } from '../../data/rings.ts';
import type { SystemId } from '../../data/systems.ts';
import type { SideName } from '../../data/terms.ts';
import type { UnitId } from '../../data/units.ts';
import type { RebCard } from '../card.ts';
import type { InMission, PutInForce } from '../lasting.ts';
import type { MissionId } from '../missions/index.ts';
import type { UnitTest, Where } from '../where.ts';

/** What an action card does, in the order of the card. Each has one executor (run.ts). */
export type ActionEffect =
  // rings
  | { readonly do: 'ring'; readonly ring: RingId }
  // cards
  /** A mission or project of one's choice, assigned to the leader. */
  | { readonly do: 'search' }
  | { readonly do: 'draw-objectives'; readonly n: number }
  | { readonly do: 'draw-tactics'; readonly n: number }
  /** The opponent sees the tactic cards in hand now. */
  | { readonly do: 'show-tactics' }
  // units
  | { readonly do: 'queue-icons' }
  | { readonly do: 'gain'; readonly unit: UnitId; readonly n: number }
  /** Imperial ground units; no combat follows. */
  | { readonly do: 'destroy-health'; readonly most: number }
  | { readonly do: 'destroy-one'; readonly of: UnitTest }
  /** Units of this kind from everywhere, without transport. */
  | { readonly do: 'scout'; readonly unit: UnitId; readonly most: number }
  | { readonly do: 'move-from-base' }
  /** All Imperial ground units must go to another Imperial system. */
  | { readonly do: 'drive-out' }
  | { readonly do: 'activate' }
  // leaders
  | { readonly do: 'place-at-base' }
  /** The leader met in the place that was chosen. */
  | { readonly do: 'recruit'; readonly friends: readonly Friend[] }
  | { readonly do: 'bring-guest' }
  | { readonly do: 'come-undercover' }
  | { readonly do: 'capture-assigned' }
  | { readonly do: 'eliminate-captive'; readonly reputation: number }
  // dice and what lasts
  | { readonly do: 'set-dice'; readonly n: number }
  | PutInForce
  | { readonly do: 'in-mission'; readonly is: InMission }
  | { readonly do: 'ban-rebels' }
  | { readonly do: 'hold-nobody' }
  // the base
  | { readonly do: 'declare-region' }
  // frames of single cards
  /** One of these missions, from the deck into the hand. */
  | { readonly do: 'ask'; readonly frame: 'son-of-skywalker'; readonly missions: readonly MissionId[] };

interface Friend {
  readonly at: SystemId;
  readonly leader: LeaderId;
}

/** Moments at which a card may be used outside of one's own turn. */
export type WindowName =
  | 'start-of-combat' // after leaders were added, before tactic cards are drawn
  | 'before-reveal'
  | 'oppose' // before leaders are sent
  | 'opposed' // when they have been sent
  | 'before-roll'
  | 'after-success'
  | 'after-rescue'
  | 'captured';

/** Where a leader shown on the card must be. */
export type Presence =
  | 'pool'
  | 'there'
  | 'was-there' // when the mission succeeded
  | 'assigned'
  | 'elsewhere' // in another system
  | 'captured';

interface Common extends RebCard {
  /** Whom it shows: who can be recruited with it, and one of whom must be there when it is used. */
  readonly leaders: readonly LeaderId[];
  readonly effects: readonly ActionEffect[];
}

/** What is printed on an action card, by when it is used. */
type Printed = Common & {
  /** Without a recruit icon: dealt in setup, never recruited with. */
  readonly starting?: true;
} & (
    | { readonly timing: 'immediate' } // the moment it is gained
    /** In place of assigning a leader, with the leader shown in the pool, who is put in such a system. */
    | { readonly timing: 'assignment'; readonly place?: Where }
    /** `where`: what must be in the system besides the leader. 'pool': the card brings the leader. */
    | { readonly timing: 'start-of-combat'; readonly where?: Where; readonly leaderIs?: 'pool' }
    /** When the card says. */
    | { readonly timing: 'special'; readonly window: WindowName; readonly leaderIs: Presence }
  );

/** An action card as the rules read it, with what follows from its deck and its timing. */
export interface ActionCard extends Common {
  readonly side: SideName;
  readonly starting: boolean;
  readonly timing: Printed['timing'];
  readonly window: WindowName | null;
  readonly leaderIs: Presence;
  readonly place: Where | null;
  readonly where: Where | null;
}

type Deck<K extends string, C> = Readonly<Record<K, C>>;

export function actions<K extends string>(side: SideName, cards: Deck<K, Printed>): Deck<K, ActionCard> {
  const complete = (card: Printed): ActionCard => ({
    window: card.timing === 'start-of-combat' ? 'start-of-combat' : null,
    leaderIs: card.timing === 'start-of-combat' ? 'there' : 'pool',
    place: null,
    where: null,
    starting: false,
    ...card,
    side,
  });
  const entries = Object.entries<Printed>(cards).map(([id, card]) => [id, complete(card)]);
  return Object.fromEntries(entries) as Deck<K, ActionCard>;
}
