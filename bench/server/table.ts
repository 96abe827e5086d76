import type { Ints } from '../../src/kernel/chance/ints.ts';
import { sample } from '../../src/kernel/forms/index.ts';
import type { ToClient, ToServer } from '../../src/protocol/live.ts';
import type { Change } from '../../src/protocol/play.ts';
import type { Playable, Seen } from './drive.ts';
import { Glimpse } from './glimpse.ts';
import { type Guest, sitDown } from './sitting.ts';

/** What a seat has of its table. */
interface Place {
  readonly guest: Guest;
  glimpse: Glimpse | null;
  /** When its log had this many lines, oldest first. */
  arrivals: { lines: number; at: number }[];
}

/** A move whose acknowledgement has not come yet. */
interface Moving {
  readonly by: number;
  readonly from: number;
  /** The snapshot that shows it to the mover, and the length of its log. */
  shown: { readonly seq: number; readonly lines: number } | null;
  readonly done: (accepted: boolean) => void;
}

/** A completed move, which the other side has seen when its log has this many lines. */
interface Shown {
  readonly by: number;
  readonly from: number;
  readonly lines: number;
}

export interface Wanted {
  readonly game: string;
  readonly options: string;
  readonly chance: Ints;
}

/** The only thing that is asked for and whose answer is waited for; what else is asked for has other names. */
const MOVE = 'move';

/**
 * One of our tables with a player on each of its two seats who answer at random; when a game is over they start another.
 * They use our protocol directly: the page's client takes more time per change, and that is not measured here.
 */
export class Table implements Playable {
  onNews = (): void => undefined;
  private readonly wanted: Wanted;
  private readonly places: readonly Place[];
  private id = '';
  private moving: Moving | null = null;
  private waiting: Shown[] = [];
  private times: number[] = [];
  private drafts = 0;

  private constructor(wanted: Wanted, guests: readonly Guest[]) {
    this.wanted = wanted;
    this.places = guests.map((guest) => ({ guest, glimpse: null, arrivals: [] }));
    for (const [seat, { guest }] of this.places.entries()) {
      guest.socket.on('message', (data) => this.hear(seat, JSON.parse(String(data)) as ToClient));
      guest.socket.on('close', (code) => {
        throw new Error(`a player was cut off (${code})`);
      });
    }
  }

  static async open(wanted: Wanted, guests: readonly Guest[]): Promise<Table> {
    const table = new Table(wanted, guests);
    await table.begin();
    return table;
  }

  get unseen(): number {
    return this.waiting.length;
  }

  takeSeen(): Seen {
    const { times, drafts } = this;
    this.times = [];
    this.drafts = 0;
    return { times, drafts };
  }

  ready(): boolean {
    return this.over() || this.mover() >= 0;
  }

  async move(): Promise<boolean> {
    if (this.over()) await this.begin();
    const by = this.mover();
    const { question, cite } = this.places[by]?.glimpse ?? {};
    if (!question || !cite) return false;
    const answer = sample(question.form, this.wanted.chance);
    if (this.waiting.length === 0) for (const place of this.places) place.arrivals = [];
    return new Promise((done) => {
      this.moving = { by, from: performance.now(), shown: null, done };
      const command = { do: 'answer', cite, answer } as const;
      this.say(by, { do: 'act', ref: MOVE, table: this.id, seat: by, command });
    });
  }

  private over(): boolean {
    return this.places.every(({ glimpse }) => glimpse?.over);
  }

  private mover(): number {
    return this.places.findIndex(({ glimpse }) => glimpse?.cite && glimpse.given === null);
  }

  /** A new game, once both have its first snapshot. */
  private async begin(): Promise<void> {
    for (const [seat, place] of this.places.entries()) {
      if (place.glimpse) this.say(seat, { do: 'unwatch', ref: 'unwatch', table: this.id, seat });
      Object.assign(place, { glimpse: null, arrivals: [] });
    }
    this.id = '';
    this.waiting = [];
    this.id = await sitDown(
      this.wanted.game,
      this.wanted.options,
      this.places.map(({ guest }) => guest),
    );
    for (const seat of this.places.keys())
      this.say(seat, { do: 'watch', ref: 'watch', table: this.id, seat });
    while (!this.places.every(({ glimpse }) => glimpse))
      await new Promise<void>((resolve) => {
        this.onNews = resolve;
      });
  }

  private say(seat: number, message: ToServer): void {
    this.places[seat]?.guest.socket.send(JSON.stringify(message));
  }

  private hear(seat: number, message: ToClient): void {
    const place = this.places[seat];
    if (!place) return;
    if (message.is === 'change' && message.table === this.id) this.changed(seat, place, message.change);
    else if (message.is === 'picture' && message.table === this.id)
      this.seen(place, new Glimpse(message.picture));
    else if (message.is === 'done' && message.ref === MOVE) this.acted(message.seq);
    else if (message.is === 'refused') this.refused(message);
  }

  private changed(seat: number, place: Place, change: Change): void {
    if (!place.glimpse) throw new Error('a change arrived before the snapshot');
    place.glimpse.follow(change);
    const { moving } = this;
    if (moving?.by === seat && !moving.shown) {
      const own = change.add.findIndex((line) => line.seat === seat && line.did === 'answer');
      if (own >= 0) moving.shown = { seq: change.seq, lines: change.keep + own + 1 };
    }
    this.seen(place, place.glimpse);
  }

  private seen(place: Place, glimpse: Glimpse): void {
    place.glimpse = glimpse;
    place.arrivals.push({ lines: glimpse.lines, at: performance.now() });
    this.settle();
    this.onNews();
  }

  /**
   * Both read the same log lines, since nobody takes anything back; the other side has seen the move when it has the
   * mover's line. Free steps are unshown until something cannot be taken back.
   */
  private acted(seq: number | undefined): void {
    const { by = -1, from = 0, shown, done } = this.moving ?? {};
    const glimpse = this.places[by]?.glimpse;
    if (!glimpse || !done || !shown || shown.seq !== seq)
      throw new Error('a command was done, but its snapshot did not arrive');
    const { waiting, mayUndo } = glimpse;
    const draft = mayUndo === 'free' && waiting.length === 1 && waiting[0] === by;
    if (draft) this.drafts++;
    else this.waiting.push({ by, from, lines: shown.lines });
    this.moving = null;
    this.settle();
    done(true);
  }

  private refused({ ref, error }: Extract<ToClient, { is: 'refused' }>): void {
    if (ref !== MOVE) throw new Error(`not allowed to watch: ${error.code}`);
    this.moving?.done(false);
    this.moving = null;
  }

  /** What the other sides have got in the meantime. */
  private settle(): void {
    if (this.waiting.length === 0) return;
    this.waiting = this.waiting.filter(({ by, from, lines }) => {
      const seen = this.places[1 - by]?.arrivals.find((one) => one.lines >= lines);
      if (seen) this.times.push(seen.at - from);
      return !seen;
    });
  }
}
