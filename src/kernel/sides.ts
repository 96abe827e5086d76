import type { Seat, Viewer } from './ids.ts';

/** A side by its number: its place in the game's list of sides. Rules and events count sides; seats and duties name them. */
export type SideNo = number;

/** From the names of sides to their numbers. */
export interface SideTable<S extends SideNo> {
  /** A side by the name that seats and duties give it. */
  sideNamed(name: string | undefined): S;
  /** The viewer's side; null for the spectator. */
  sideOfViewer(view: { readonly me: Viewer; readonly sides: readonly string[] }): S | null;
  /** The sides that these seats fight for, each once. `sides`: by seat, the name of its side. */
  sidesOfSeats(seats: readonly Seat[], sides: readonly string[]): S[];
}

/** `names`: the game's list of sides. */
export function sideTable<S extends SideNo>(names: readonly string[]): SideTable<S> {
  const sideNamed = (name: string | undefined): S => {
    const side = names.indexOf(name ?? '');
    if (side < 0) throw new Error(`there is no side ${name}`);
    return side as S;
  };
  return {
    sideNamed,
    sideOfViewer: ({ me, sides }) => (me === null ? null : sideNamed(sides[me])),
    sidesOfSeats: (seats, sides) => [...new Set(seats.map((seat) => sideNamed(sides[seat])))],
  };
}
