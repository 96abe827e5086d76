import type { LeaderId, Skill } from '../../data/leaders.ts';
import type { SideName } from '../../data/terms.ts';
import type { RebCard } from '../card.ts';
import type { Effect } from '../effects.ts';
import type { Where } from '../where.ts';

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
  /** 'all-skills': every icon of both sides gives a die. Otherwise this many more dice for a side with a unit there. */
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
