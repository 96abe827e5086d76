import type { LeaderId, Skill } from '../../data/leaders.ts';
import type { SystemId } from '../../data/systems.ts';
import type { Icon, SideName, Theater } from '../../data/terms.ts';
import type { UnitId } from '../../data/units.ts';
import type { RebCard } from '../card.ts';
import type { Effect } from '../effects.ts';

/** Every part that is given must hold of the unit. */
export interface UnitTest {
  readonly side?: SideName;
  readonly theater?: Theater;
  readonly units?: readonly UnitId[];
}

/** Which systems a card may be aimed at. Every part that is given must hold; none given: any system, destroyed or not. */
export interface Where {
  /** A destroyed system is neither populous nor remote. */
  readonly populous?: true;
  readonly remote?: true;
  /**
   * - imperial: an Imperial loyalty marker or a subjugation marker; Coruscant always.
   * - rebel: a Rebel loyalty marker with no subjugation marker over it.
   * - subjugated: a subjugation marker, whatever lies under it.
   * - neutral: no loyalty marker of either side; it may be subjugated all the same.
   */
  readonly is?: 'imperial' | 'rebel' | 'subjugated' | 'neutral';
  /** The loyalty marker itself; subjugation does not count. Coruscant always has it. */
  readonly imperialLoyalty?: true;
  /** At least one unit there passes one of the tests. */
  readonly has?: readonly UnitTest[];
  /** No unit there passes the test. */
  readonly hasNo?: UnitTest;
  /** Whether a sabotage marker lies there. */
  readonly sabotaged?: boolean;
  readonly named?: SystemId;
  /** One of its resource icons; a destroyed system has none. */
  readonly icon?: Icon;
  readonly notDestroyed?: true;
}

export type Target =
  | { readonly kind: 'system'; readonly where: Where }
  /** The "Rebel Base" space; the base's system once it is revealed. */
  | { readonly kind: 'base-space' }
  /** No place at all. */
  | { readonly kind: 'none' }
  /** A system that holds a captured leader, who counts as absent. */
  | { readonly kind: 'captured-leader-system' }
  /** Against one captured leader, in that leader's system; the captive opposes and rolls. */
  | { readonly kind: 'captured-leader' }
  /** Against one Rebel leader who is neither captured nor lured, in that leader's system. */
  | { readonly kind: 'rebel-leader'; readonly withImperialUnit: boolean };

/** What is printed on a mission. */
interface Printed extends RebCard {
  readonly copies: number;
  /** Returns to the hand after use. */
  readonly starting?: true;
  readonly skill: Skill;
  /** How many icons of the skill the assigned leaders must have. */
  readonly need: number;
  /** Only an attempt can be opposed, succeed or fail. */
  readonly mode: 'attempt' | 'resolve';
  /** On an attempt: two more successes if assigned. On a resolve mission: the leader whom the effect names. */
  readonly portrait?: LeaderId;
  readonly target: Target;
  /** It may also be aimed at a captive. */
  readonly captivesToo?: true;
  /** 'all-skills': every icon of both sides gives a die. Otherwise this many more of one's own if one has a unit there. */
  readonly dice?: 'all-skills' | { readonly withUnits: number };
  /** When it succeeds, or is resolved, in the order of the card. */
  readonly effects: readonly Effect[];
}

/** A mission as the rules read it, with what follows from its deck. */
export interface MissionCard extends Omit<Printed, 'starting' | 'portrait'> {
  readonly side: SideName;
  readonly project: boolean;
  readonly starting: boolean;
  readonly portrait: LeaderId | null;
}

type Deck<K extends string, C> = Readonly<Record<K, C>>;

function deck<K extends string>(
  side: SideName,
  project: boolean,
  cards: Deck<K, Printed>,
): Deck<K, MissionCard> {
  const complete = (card: Printed): MissionCard => ({
    ...card,
    side,
    project,
    starting: card.starting ?? false,
    portrait: card.portrait ?? null,
  });
  const entries = Object.entries<Printed>(cards).map(([id, card]) => [id, complete(card)]);
  return Object.fromEntries(entries) as Deck<K, MissionCard>;
}

export const missions = <K extends string>(side: SideName, cards: Deck<K, Printed>): Deck<K, MissionCard> =>
  deck(side, false, cards);
export const projects = <K extends string>(cards: Deck<K, Printed>): Deck<K, MissionCard> =>
  deck('imperial', true, cards);
