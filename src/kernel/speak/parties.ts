import type { Event } from '../events.ts';
import { type DutyTable, dutyTableFor } from '../flow/duties.ts';
import type { Seat, Viewer } from '../ids.ts';
import type { Json } from '../json.ts';
import type { SideNo } from '../sides.ts';
import { say } from './text.ts';
import { type Args, type Lexicon, wordsOf } from './words.ts';

/** The table that a sentence is about: its options, and by seat the name to call it by. */
export interface Seated {
  readonly options: Json;
  readonly names: readonly string[];
}

/** Somebody whom an event names: a seat, or a side with all its seats. */
interface Party {
  readonly name: string;
  readonly isMine: boolean;
}

/** Facts of an event that name a side besides the one that acted. */
const OTHER_SIDES = ['whose', 'by', 'loser'] as const;

/**
 * For each side that an event names, its name and, as 'sideOf' and so on, whose something is. Who acted is always named, because a sentence
 * with them as subject needs another verb for "you" (tell.KIND.me); the others are "you" to themselves. Events of the table name a seat.
 */
export function actorArgs(
  game: Lexicon,
  e: Event,
  viewer: Viewer,
  { options, names }: Seated,
): { isMine: boolean; args: Args } {
  const words = wordsOf(game);
  const duties = dutyTableFor(game, options);
  const seatParty = (seat: Seat): Party => ({ name: names[seat] ?? `${seat}`, isMine: seat === viewer });
  const sideParty = (side: SideNo): Party | null => {
    const name = game.sides[side];
    if (name === undefined) return null;
    const seats = seatsOfSide(duties, name);
    const [only] = seats;
    return {
      name: seats.length === 1 && only !== undefined ? seatParty(only).name : say(words, `side.${name}`),
      isMine: viewer !== null && seats.includes(viewer),
    };
  };
  const of = ({ name, isMine }: Party): string =>
    isMine ? say(words, 'name.of.you') : say(words, 'name.of', { name });

  const args: Args = {};
  const actor = actorOf(e, duties, seatParty, sideParty);
  const fact = e.seat === undefined ? 'side' : 'seat';
  if (actor) {
    args[fact] = actor.name;
    args[`${fact}Of`] = of(actor);
  }
  for (const other of OTHER_SIDES) {
    const side = Number(e[other] ?? Number.NaN);
    const party = sideParty(side);
    if (!party) continue; // absent, or no side: chance
    args[other] = party.isMine ? say(words, 'name.you') : party.name;
    args[`${other}Of`] = !party.isMine && side === e.side ? say(words, 'name.of.own') : of(party);
  }
  return { isMine: actor?.isMine === true, args };
}

function actorOf(
  { side, duty, seat }: Event,
  duties: DutyTable,
  seatParty: (seat: Seat) => Party,
  sideParty: (side: SideNo) => Party | null,
): Party | null {
  if (seat !== undefined) return seatParty(seat);
  if (duty !== undefined) return seatParty(duties.seatOf(duty));
  return side === undefined ? null : sideParty(side);
}

const seatsOfSide = ({ sides }: DutyTable, name: string): Seat[] =>
  sides.flatMap((side, seat) => (side === name ? [seat] : []));
