/** A thing a person can point at: 'card:17', 'system:hoth', 'leader:luke-skywalker'. A card is named by its slot. */
export type Ref = `${string}:${string}`;

/** A seat, by its position in the game's list of seats. The spectator is not a seat; as a viewer it is `null`. */
export type Seat = number;
export type Viewer = Seat | null;

/** A place in the secrets table: one hidden or shown identity (a card, a base). */
export type CardSlot = number;
/** What lies in a slot: an index into the game's list of faces. */
export type FaceId = number;
export const NO_FACE: FaceId = -1;

/** An anchor in the game's rules document. */
export type RuleId = string;

/** Who must answer: a side and one of its jobs, such as 'rebel/space-battle'. One table maps duties to seats. */
export type Duty = `${string}/${string}`;

/** Made once: every question about cards names them. */
const CARD_REFS: readonly Ref[] = Array.from({ length: 512 }, (_, slot): Ref => `card:${slot}`);
export const cardRef = (slot: CardSlot): Ref => CARD_REFS[slot] ?? `card:${slot}`;

/** A set of seats as bits; the spectator has the bit after the last seat. */
export type Audience = number;
export const seatBit = (seat: Seat): Audience => 1 << seat;
export const viewerBit = (viewer: Viewer, seats: number): Audience => 1 << (viewer ?? seats);
export const everybody = (seats: number): Audience => (1 << (seats + 1)) - 1;
