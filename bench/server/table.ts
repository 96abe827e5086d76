import type { Ints } from '../../src/kernel/chance/ints.ts';
import { sample } from '../../src/kernel/forms/index.ts';
import { Refused } from '../../src/protocol/client.ts';
import type { Change, Picture } from '../../src/protocol/play.ts';
import type { Playable, Seen } from './drive.ts';
import { type Guest, sitDown } from './sitting.ts';

/** What a seat has of its table. */
interface Place {
  readonly guest: Guest;
  picture: Picture | null;
  /** When its log had so many lines, newest last. */
  arrivals: { lines: number; at: number }[];
  /** By number of the picture: up to which line its own new answer goes, until nobody needs it any more. */
  ownLine: Map<number, number>;
}

/** A move that was done, and that the other side is going to see when its log has so many lines. */
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

/** A table of ours with a person on each of its two seats, who answer at random; when a game is over they begin another. */
export class Table implements Playable {
  onNews = (): void => undefined;
  private readonly wanted: Wanted;
  private readonly places: readonly Place[];
  private id = '';
  private stop = (): void => undefined;
  private waiting: Shown[] = [];
  private times: number[] = [];
  private drafts = 0;

  private constructor(wanted: Wanted, guests: readonly Guest[]) {
    this.wanted = wanted;
    this.places = guests.map((guest) => ({ guest, picture: null, arrivals: [], ownLine: new Map() }));
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
    const place = this.places[by];
    const sight = place?.picture?.sight;
    if (!place || !sight?.view.question || sight.cite === null) return false;
    const answer = sample(sight.view.question.form, this.wanted.chance);
    const from = performance.now();
    try {
      const seq = await place.guest.live.act(this.id, by, { do: 'answer', cite: sight.cite, answer });
      this.acted(by, from, seq);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return false;
    }
  }

  private over(): boolean {
    return this.places.every(({ picture }) => picture?.sight.view.over);
  }

  private mover(): number {
    return this.places.findIndex(({ picture }) => picture?.sight.cite && picture.sight.given === null);
  }

  /** A new game, once both have its first picture. */
  private async begin(): Promise<void> {
    this.stop();
    this.waiting = [];
    for (const place of this.places)
      Object.assign(place, { picture: null, arrivals: [], ownLine: new Map() });
    this.id = await sitDown(
      this.wanted.game,
      this.wanted.options,
      this.places.map(({ guest }) => guest),
    );
    await new Promise<void>((resolve) => {
      const stops = this.places.map(({ guest }, seat) =>
        guest.live.watch(
          { table: this.id, seat },
          {
            picture: (picture, change) => {
              this.hear(seat, picture, change);
              if (this.places.every((place) => place.picture)) resolve();
            },
            ended: ({ code }) => {
              throw new Error(`a table was lost: ${code}`);
            },
          },
        ),
      );
      this.stop = () => stops.forEach((stop) => void stop());
    });
  }

  private hear(seat: number, picture: Picture, change: Change | null): void {
    const place = this.places[seat];
    if (!place) return;
    place.picture = picture;
    place.arrivals.push({ lines: picture.log.length, at: performance.now() });
    const own = change?.add.findIndex((line) => line.seat === seat && line.did === 'answer') ?? -1;
    if (change && own >= 0) place.ownLine.set(picture.seq, change.keep + own + 1);
    this.settle();
    this.onNews();
  }

  /**
   * Both read the same lines of the log, since nobody takes anything back; so the other side has seen the move when it has the
   * line that the mover has for it. Free steps are a draft that others see only when something cannot be taken back.
   */
  private acted(by: number, from: number, seq: number): void {
    const place = this.places[by];
    const lines = place?.ownLine.get(seq);
    if (!place?.picture || lines === undefined)
      throw new Error('an act was done, but its picture did not come');
    for (const known of place.ownLine.keys()) if (known < seq) place.ownLine.delete(known);
    const { view, mayUndo } = place.picture.sight;
    const draft = mayUndo === 'free' && view.waiting.length === 1 && view.waiting[0] === by;
    if (draft) this.drafts++;
    else this.waiting.push({ by, from, lines });
    this.settle();
  }

  /** What the other sides have got in the meantime. */
  private settle(): void {
    this.waiting = this.waiting.filter(({ by, from, lines }) => {
      const others = this.places.filter((_, seat) => seat !== by);
      const times = others.map(({ arrivals }) => arrivals.find((one) => one.lines >= lines)?.at);
      if (times.includes(undefined)) return true;
      this.times.push(Math.max(...times.map((at) => (at ?? 0) - from)));
      return false;
    });
    if (this.waiting.length > 0) return;
    for (const place of this.places) place.arrivals = place.arrivals.slice(-4);
  }
}
