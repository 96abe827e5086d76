import { type BgioGame, PlayerView } from './library.ts';
import { firstState, type State } from './state.ts';

/** A move is a small change of the state, as most moves are: a unit goes somewhere, dice are rolled there, a card is changed. */
export const game: BgioGame<State> = {
  name: 'load',
  setup: firstState,
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    go({ G, playerID, random }, from: number, to: number) {
      const unit = G.systems[from]?.units.shift();
      const there = G.systems[to];
      if (unit) there?.units.push({ ...unit, damage: random.Die(6) % 3 });
      if (there) there.loyalty = random.Die(3);
      const hand = G.players[playerID]?.hand;
      const card = G.secret.deck.shift();
      if (card !== undefined && hand) {
        hand.push(card);
        G.secret.deck.push(hand.shift() ?? 0);
      }
      G.round++;
    },
  },
};
