import type { Ints } from '../../src/kernel/chance/ints.ts';
import type { Playable, Seen } from '../server/drive.ts';
import { game } from './game.ts';
import { type IoSocket, io } from './library.ts';
import { SYSTEMS } from './state.ts';

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

interface Moving {
  readonly by: number;
  /** The state that it leads to. */
  readonly to: number;
  readonly from: number;
  readonly done: () => void;
}

/**
 * A match of boardgame.io with a client for each of its two players. The clients use its protocol directly: its own
 * client takes more time per update, and that is not measured here.
 */
export class Match implements Playable {
  onNews = (): void => undefined;
  private readonly id: string;
  private readonly chance: Ints;
  private readonly sockets: IoSocket[] = [];
  private readonly states: State[] = [];
  private moving: Moving | null = null;
  private times: number[] = [];

  private constructor(id: string, chance: Ints) {
    this.id = id;
    this.chance = chance;
  }

  static async open(url: string, id: string, chance: Ints): Promise<Match> {
    const match = new Match(id, chance);
    for (const player of [0, 1]) await match.connect(url, player);
    return match;
  }

  get unseen(): number {
    return this.moving ? 1 : 0;
  }

  takeSeen(): Seen {
    const { times } = this;
    this.times = [];
    return { times, drafts: 0 };
  }

  ready(): boolean {
    return this.moving === null && this.mover() >= 0;
  }

  move(): Promise<boolean> {
    const by = this.mover();
    const state = this.states[by];
    if (!state) return Promise.resolve(false);
    return new Promise((resolve) => {
      const to = state._stateID + 1;
      this.moving = { by, to, from: performance.now(), done: () => resolve(true) };
      const args = [this.chance.int(SYSTEMS), this.chance.int(SYSTEMS)];
      const payload = { type: 'go', args, playerID: `${by}`, credentials: null };
      this.sockets[by]?.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.id, `${by}`);
    });
  }

  private mover(): number {
    return this.states.findIndex((state, player) => state.ctx.currentPlayer === `${player}`);
  }

  private connect(url: string, player: number): Promise<void> {
    const socket = io(`${url}/${game.name}`, { transports: ['websocket'], forceNew: true });
    this.sockets[player] = socket;
    socket.on('connect', () => socket.emit('sync', this.id, `${player}`, undefined, 2));
    socket.on('update', (_: string, state: State) => this.hear(player, state));
    return new Promise((resolve) => {
      socket.on('sync', (_: string, { state }: { state: State }) => {
        this.hear(player, state);
        resolve();
      });
    });
  }

  private hear(player: number, state: State): void {
    this.states[player] = state;
    this.settle(player);
    this.onNews();
  }

  private settle(player: number): void {
    const { moving } = this;
    if (!moving || (this.states[player]?._stateID ?? 0) < moving.to) return;
    if (player === moving.by) moving.done();
    else this.times.push(performance.now() - moving.from);
    if (this.states.every(({ _stateID }) => _stateID >= moving.to)) this.moving = null;
  }
}
