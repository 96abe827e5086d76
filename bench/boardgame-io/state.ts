export interface System {
  name: string;
  loyalty: number;
  units: { kind: string; side: number; damage: number }[];
}

export interface State {
  systems: System[];
  round: number;
  /** Hidden from both. */
  secret: { deck: number[] };
  /** Hidden from the other one. */
  players: Record<string, { hand: number[] }>;
}

export const SYSTEMS = 32;
const KINDS = ['trooper', 'walker', 'fighter', 'transport', 'cruiser'];

/** Of a made-up game that is about as large as that of a big board game: 8 KB as JSON. */
export const firstState = (): State => ({
  systems: Array.from({ length: SYSTEMS }, (_, i) => ({
    name: `system-${i}`,
    loyalty: i % 3,
    units: Array.from({ length: 5 }, (_, j) => ({
      kind: KINDS[(i + j) % KINDS.length] ?? '',
      side: (i + j) % 2,
      damage: 0,
    })),
  })),
  round: 0,
  secret: { deck: Array.from({ length: 60 }, (_, i) => i) },
  players: { 0: { hand: [61, 62, 63, 64, 65] }, 1: { hand: [66, 67, 68, 69, 70] } },
});

/** As JSON. */
export const STATE_BYTES = JSON.stringify(firstState()).length;
