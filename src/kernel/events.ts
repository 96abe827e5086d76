import type { Audience, CardSlot, Duty, FaceId, Seat, Viewer } from './ids.ts';
import { everybody, viewerBit } from './ids.ts';
import type { SideNo } from './sides.ts';

/** Something that happened. Cards are named by slot; who may see their faces is settled when it is told. */
export interface Event {
  readonly k: string;
  /** The side that did it, or that it is about. */
  readonly side?: SideNo;
  /** Where one seat of a side is meant: the one that has this duty. */
  readonly duty?: Duty;
  /** Only in events of the table itself, such as 'table.undo'. Games name sides and duties. */
  readonly seat?: Seat;
  readonly cards?: readonly CardSlot[];
  readonly [fact: string]: string | number | boolean | readonly number[] | undefined;
}

/** An event with what its audience knew of its cards at that moment. Stored with the log row, never in the state. */
export interface Recorded {
  readonly e: Event;
  readonly to: Audience;
  readonly faces: readonly (readonly [slot: CardSlot, face: FaceId, known: Audience])[];
}

/**
 * An event as it was kept. Those of games once named a seat; every table then had one seat for each side, numbered like the sides.
 */
export function eventKept(e: Event): Event {
  if (e.seat === undefined || e.k.startsWith('table.')) return e;
  const { seat: side, ...rest } = e;
  return { ...rest, side } as Event;
}

/** What was told, as it was kept. */
export const recordedKept = (told: readonly Recorded[]): readonly Recorded[] =>
  told.some(({ e }) => eventKept(e) !== e) ? told.map((one) => ({ ...one, e: eventKept(one.e) })) : told;

/** An event as one viewer is told it. */
export interface EventView {
  readonly e: Event;
  readonly faces: Readonly<Record<CardSlot, FaceId>>;
}

/** What a viewer was told, as it was kept in a file of theirs. */
export const eventViewKept = (kept: EventView): EventView => ({ ...kept, e: eventKept(kept.e) });

/** The one door to events: for the wire, the log and replays. */
export function eventsFor(told: readonly Recorded[], viewer: Viewer, seats: number): EventView[] {
  const bit = viewerBit(viewer, seats);
  return told
    .filter((t) => (t.to & bit) !== 0)
    .map((t) => ({
      e: t.e,
      faces:
        t.faces.length === 0
          ? NO_FACES
          : Object.fromEntries(t.faces.filter(([, , known]) => (known & bit) !== 0)),
    }));
}

/** Whether everybody, including the spectator, sees the same events. */
export function isSameForAll(told: readonly Recorded[], seats: number): boolean {
  const all = everybody(seats);
  const isAll = (who: Audience): boolean => (who & all) === all;
  return told.every(({ to, faces }) => isAll(to) && faces.every(([, , known]) => isAll(known)));
}

const NO_FACES: EventView['faces'] = Object.freeze({});
