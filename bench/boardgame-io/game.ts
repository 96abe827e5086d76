import { type BgioGame, PlayerView } from './library.ts';

interface System {
  name: string;
  loyalty: number;
  units: { kind: string; side: number; damage: number }[];
}

interface Table {
  systems: System[];
  round: number;
  /** Hidden from both. */
  secret: { deck: number[] };
  /** Hidden from the other one. */
  players: Record<string, { hand: number[] }>;
}

const KINDS = ['trooper', 'walker', 'fighter', 'transport', 'cruiser'];

/** A made-up game whose state is as large as that of a big board game: 8 KB as JSON. A move is a small change in it, as most are. */
export const game: BgioGame<Table> = {
  name: 'load',
  setup: () => ({
    systems: Array.from({ length: 32 }, (_, i) => ({
      name: `system-${i}`,
      loyalty: i % 3,
      units: Array.from({ length: 4 }, (_, j) => ({
        kind: KINDS[(i + j) % KINDS.length] ?? '',
        side: (i + j) % 2,
        damage: 0,
      })),
    })),
    round: 0,
    secret: { deck: Array.from({ length: 60 }, (_, i) => i) },
    players: { 0: { hand: [1, 2, 3, 4, 5] }, 1: { hand: [6, 7, 8, 9, 10] } },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    /** A unit goes from one system to another, and dice are rolled there. */
    go({ G, playerID, random }, from: number, to: number) {
      const unit = G.systems[from]?.units.shift();
      const there = G.systems[to];
      if (unit) there?.units.push({ ...unit, damage: random.Die(6) % 3 });
      if (there) there.loyalty = random.Die(3);
      const card = G.secret.deck.shift();
      const hand = G.players[playerID]?.hand;
      if (card === undefined || !hand) return;
      hand.push(card);
      G.secret.deck.push(hand.shift() ?? 0);
      G.round++;
    },
  },
};

export const SYSTEMS = 32;
/** Of the state as it is sent, in bytes. */
export const STATE_BYTES = JSON.stringify(game.setup()).length;
