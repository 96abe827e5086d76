import type { Played, Setting } from './one-game.ts';

export interface Failed {
  readonly seed: string;
  readonly error: string;
  readonly file: string | null;
}

/** What a simulation found, as `--json` prints it. */
export interface Report {
  readonly game: string;
  readonly seed: string;
  readonly bots: readonly string[] | null;
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
  /** Games won by each seat, and drawn. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Why games ended. */
  readonly reasons: Readonly<Record<string, number>>;
  /** In rounds. */
  readonly length: { readonly mean: number; readonly longest: number };
  readonly failures: number;
  readonly failed: readonly Failed[];
}

const rounded = (n: number, places: number): number => Number(n.toFixed(places));

export class Tally {
  private readonly setting: Setting;
  private readonly seed: string;
  private readonly outcomes: Record<string, number>;
  private readonly reasons: Record<string, number> = {};
  private readonly failures: Failed[] = [];
  private decisions = 0;
  private rounds = 0;
  private longest = 0;
  private finished = 0;

  constructor(setting: Setting, seed: string) {
    this.setting = setting;
    this.seed = seed;
    const seats = setting.game.seats(setting.options);
    this.outcomes = Object.fromEntries([...seats.map((seat) => [seat.name, 0]), ['drawn', 0]]);
  }

  get failed(): number {
    return this.failures.length;
  }

  add({ state, answers }: Played): void {
    const { game, options } = this.setting;
    const { over } = state;
    if (!over) throw new Error('the game is not over');
    const winners = game.seats(options).filter((_, seat) => over.seats[seat] === 'won');
    for (const who of winners.length === 0 ? ['drawn'] : winners.map((seat) => seat.name)) {
      this.outcomes[who] = (this.outcomes[who] ?? 0) + 1;
    }
    this.reasons[over.reason] = (this.reasons[over.reason] ?? 0) + 1;
    const rounds = game.round(state.game);
    this.finished++;
    this.decisions += answers;
    this.rounds += rounds;
    this.longest = Math.max(this.longest, rounds);
  }

  fail(failed: Failed): void {
    this.failures.push(failed);
  }

  report(games: number, seconds: number): Report {
    const finished = Math.max(1, this.finished);
    const { game, bots } = this.setting;
    return {
      game: game.id,
      seed: this.seed,
      bots: bots?.map((bot) => bot.name) ?? null,
      games,
      seconds: rounded(seconds, 3),
      gamesPerSecond: rounded(games / seconds, 1),
      decisionsPerSecond: Math.round(this.decisions / seconds),
      decisionsPerGame: rounded(this.decisions / finished, 1),
      outcomes: this.outcomes,
      reasons: this.reasons,
      length: { mean: rounded(this.rounds / finished, 2), longest: this.longest },
      failures: this.failures.length,
      failed: this.failures,
    };
  }
}
