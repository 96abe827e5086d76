import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diff } from '../kernel/patch.ts';
import { Refused } from './client.ts';
import type { ToClient, ToServer } from './live.ts';
import { type LiveClient, type LiveOptions, openLive, withChange } from './live-client.ts';
import type { Change, SeatView, Snapshot } from './play.ts';

const table = 'table-000001';

class FakeSocket {
  readonly sent: ToServer[] = [];
  closed = false;
  private readonly hears: [string, (event: { type: string; data?: unknown }) => void][] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  addEventListener(type: string, hear: (event: { type: string; data?: unknown }) => void): void {
    this.hears.push([type, hear]);
  }
  happen(type: string, data?: unknown): void {
    for (const [kind, hear] of this.hears) if (kind === type) hear({ type, data });
  }
  says(message: ToClient): void {
    this.happen('message', JSON.stringify(message));
  }
  /** Says yes to the last message. */
  agrees(seq?: number): void {
    this.says({ is: 'done', ref: this.sent.at(-1)!.ref, ...(seq === undefined ? {} : { seq }) });
  }
  refuses(code: string): void {
    this.says({ is: 'refused', ref: this.sent.at(-1)!.ref, error: { code, message: code } });
  }
}

const sightOf = (step: number): SeatView =>
  ({ view: { step }, cite: null, given: null, mayUndo: null }) as unknown as SeatView;
const row = { seat: 0, did: 'answer', at: '2024-01-01T00:00:00.000Z', heard: [] } as const;
const pictureOf = (seq: number): Snapshot => ({
  seq,
  sight: sightOf(seq),
  log: Array.from({ length: seq }, () => ({ ...row, heard: [] })),
});
const changeTo = (seq: number, was = seq - 1): Change => ({
  was,
  seq,
  sight: JSON.parse(diff(sightOf(was), sightOf(seq)) ?? 'null'),
  keep: was,
  add: [{ ...row, heard: [] }],
});

let sockets: FakeSocket[];
let states: string[];
let live: LiveClient;
const socket = (): FakeSocket => sockets.at(-1)!;
const start = (more: Partial<LiveOptions> = {}): LiveClient => {
  live = openLive({
    url: 'ws://table.example/live',
    connect: () => {
      sockets.push(new FakeSocket());
      return socket();
    },
    onState: (state) => states.push(state),
    ...more,
  });
  return live;
};
const picture = (seq: number, seat: number | null = 0): ToClient => ({
  is: 'picture',
  table,
  seat,
  picture: pictureOf(seq),
});
const change = (what: Change, seat: number | null = 0): ToClient => ({
  is: 'change',
  table,
  seat,
  change: what,
});

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
});
afterEach(() => {
  live?.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('a picture', () => {
  it('follows its changes', () => {
    const next = withChange(pictureOf(3), changeTo(4));
    expect(next).toEqual(pictureOf(4));
  });

  it('goes back a few lines of the log when something was taken back', () => {
    const back: Change = { ...changeTo(4, 3), keep: 1, add: [] };
    expect(withChange(pictureOf(3), back)?.log).toHaveLength(1);
  });

  it.each([
    ['another picture', changeTo(6)],
    ['a longer log', { ...changeTo(4), keep: 9 }],
    ['another sight', { ...changeTo(4), sight: { drop: ['nothing'] } }],
  ])('does not follow a change made for %s', (_what, wrong) => {
    expect(withChange(pictureOf(3), wrong)).toBeNull();
  });
});

describe('watching', () => {
  it('begins when the connection is open, and reports each snapshot', () => {
    const seen: [number, boolean][] = [];
    start().watch({ table, seat: 0 }, { picture: (p, c) => seen.push([p.seq, c === null]) });
    expect(socket().sent).toEqual([]);
    socket().happen('open');
    expect(socket().sent).toEqual([{ do: 'watch', ref: '1', table, seat: 0 }]);
    socket().says(picture(3));
    socket().agrees();
    socket().says(change(changeTo(4)));
    expect(seen).toEqual([
      [3, true],
      [4, false],
    ]);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('resumes where it was when the line comes back', () => {
    const seen: number[] = [];
    start().watch({ table, seat: null, key: 'k' }, { picture: (p) => seen.push(p.seq) });
    socket().happen('open');
    socket().says(picture(3, null));
    socket().agrees();
    socket().happen('close');
    expect(states.at(-1)).toBe('waiting');
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    socket().happen('open');
    expect(socket().sent).toEqual([{ do: 'watch', ref: '2', table, seat: null, key: 'k', after: 3 }]);
    socket().says(change(changeTo(4), null));
    expect(seen).toEqual([3, 4]);
  });

  it('asks for a whole snapshot when a change does not fit, and skips what comes before it', () => {
    const seen: number[] = [];
    start().watch({ table, seat: 0 }, { picture: (p) => seen.push(p.seq) });
    socket().happen('open');
    socket().says(picture(3));
    socket().says(change(changeTo(6)));
    expect(socket().sent.at(-1)).toEqual({ do: 'watch', ref: '2', table, seat: 0 });
    socket().says(change(changeTo(7)));
    socket().says(picture(7));
    socket().says(change(changeTo(8)));
    expect(seen).toEqual([3, 7, 8]);
    expect(socket().sent).toHaveLength(2);
    for (const ref of ['1', '2']) socket().says({ is: 'done', ref });
  });

  it('passes over a change that it has seen already', () => {
    const seen: number[] = [];
    start().watch({ table, seat: 0 }, { picture: (p) => seen.push(p.seq) });
    socket().happen('open');
    socket().says(picture(3));
    socket().says(change(changeTo(3)));
    socket().agrees();
    expect(seen).toEqual([3]);
    expect(socket().sent).toHaveLength(1);
  });

  it('is shared by all who look from the same place, until the last stops', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const stopFirst = start().watch({ table, seat: 0 }, { picture: first });
    socket().happen('open');
    socket().says(picture(3));
    socket().agrees();
    const stopSecond = live.watch({ table, seat: 0 }, { picture: second });
    expect(second).toHaveBeenCalledWith(pictureOf(3), null);
    stopFirst();
    socket().says(change(changeTo(4)));
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
    expect(socket().sent).toHaveLength(1);
    stopSecond();
    stopSecond();
    expect(socket().sent.slice(1)).toMatchObject([{ do: 'unwatch', table, seat: 0 }]);
    socket().agrees();
  });

  it('ends when it is refused for good, and is tried again when it is not', async () => {
    const ended = vi.fn();
    start().watch({ table, seat: 0 }, { ended });
    socket().happen('open');
    socket().refuses('unavailable');
    await vi.advanceTimersByTimeAsync(3500);
    expect(socket().sent).toHaveLength(2);
    expect(ended).not.toHaveBeenCalled();
    socket().refuses('no-table');
    await vi.advanceTimersByTimeAsync(5000);
    expect(ended).toHaveBeenCalledWith({ code: 'no-table', message: 'no-table' });
    expect(socket().sent.filter((m) => m.do === 'watch')).toHaveLength(2);
  });

  it('hears of the table, its talk and its end, each line once even from two seats', () => {
    const said: string[] = [];
    const ended = vi.fn();
    for (const seat of [0, 1]) {
      (live && seat ? live : start()).watch(
        { table, seat },
        { chat: (line) => said.push(`${seat} ${line.text}`), ended },
      );
    }
    socket().happen('open');
    const line = { n: 1, from: 'x', name: 'x', seat: null, text: 'hello', at: row.at };
    socket().says({ is: 'chat', table, line });
    socket().says({ is: 'chat', table, line });
    expect(said).toEqual(['0 hello', '1 hello']);
    socket().says({ is: 'gone', table });
    expect(ended).toHaveBeenCalledTimes(2);
    for (const ref of ['1', '2']) socket().says({ is: 'done', ref });
  });
});

describe('acting', () => {
  const resign = () => live.act(table, 0, { do: 'resign' });
  const codeOf = (error: unknown): string => (error as Refused).problem.code;

  it('returns the number of the snapshot that shows it', async () => {
    start();
    socket().happen('open');
    const acted = resign();
    expect(socket().sent).toEqual([{ do: 'act', ref: '1', table, seat: 0, command: { do: 'resign' } }]);
    socket().agrees(7);
    expect(await acted).toBe(7);
  });

  it('is refused with what the server says', async () => {
    start();
    socket().happen('open');
    const acted = resign().catch((error: unknown) => error);
    socket().refuses('stale');
    expect(await acted).toBeInstanceOf(Refused);
    expect(codeOf(await acted)).toBe('stale');
  });

  it('is lost with the line, and not sent again', async () => {
    start();
    socket().happen('open');
    const acted = resign().catch(codeOf);
    socket().happen('close');
    expect(await acted).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    socket().happen('open');
    expect(socket().sent).toEqual([]);
  });

  it('is lost when no answer comes, and the line is given up', async () => {
    start();
    socket().happen('open');
    const acted = resign().catch(codeOf);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await acted).toBe('lost');
    expect(sockets[0]?.closed).toBe(true);
    // What the old line still says is not listened to.
    sockets[0]?.says({ is: 'done', ref: '1', seq: 7 });
    sockets[0]?.happen('close');
    expect(states).toEqual(['connecting', 'open', 'waiting']);
  });

  it('is not even sent without a line', async () => {
    start();
    expect(await resign().catch(codeOf)).toBe('offline');
    socket().happen('open');
    expect(socket().sent).toEqual([]);
  });
});

describe('the line', () => {
  /** How long it waits for the next try after this one fails. */
  const waitOf = (): number => {
    const before = sockets.length;
    let waited = 0;
    while (sockets.length === before && waited < 120_000) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    return waited;
  };

  it('is tried again after longer and longer waits, up to a limit', () => {
    start();
    const waits = Array.from({ length: 10 }, () => {
      socket().happen('close');
      return waitOf();
    });
    expect(waits[0]).toBeLessThanOrEqual(550);
    expect(waits[3]).toBeGreaterThanOrEqual(2000);
    for (const wait of waits.slice(7)) {
      expect(wait).toBeGreaterThanOrEqual(15_000);
      expect(wait).toBeLessThanOrEqual(30_050);
    }
  });

  it('that was open for a while is retried soon; one that has just opened is not', () => {
    start();
    for (let i = 0; i < 6; i++) {
      socket().happen('open');
      socket().happen('close');
      waitOf();
    }
    socket().happen('open');
    socket().happen('close');
    expect(waitOf()).toBeGreaterThan(5000);
    socket().happen('open');
    vi.advanceTimersByTime(11_000);
    socket().happen('close');
    expect(waitOf()).toBeLessThanOrEqual(550);
  });

  it('comes back when the server says so', () => {
    start();
    socket().happen('open');
    socket().says({ is: 'goodbye', after: 3000 });
    socket().happen('close');
    expect(waitOf()).toBe(3000);
  });

  it('is tried at once when somebody asks for it', () => {
    start();
    socket().happen('close');
    live.retryNow();
    expect(sockets).toHaveLength(2);
    live.retryNow();
    expect(sockets).toHaveLength(2);
  });

  it('is made sure of when somebody asks for it, and given up if it is dead', () => {
    start();
    socket().happen('open');
    live.retryNow();
    expect(socket().sent).toMatchObject([{ do: 'ping' }]);
    vi.advanceTimersByTime(5000);
    expect(states.at(-1)).toBe('waiting');
  });

  it('is asked after long silence whether it is still there', () => {
    start();
    socket().happen('open');
    vi.advanceTimersByTime(20_000);
    socket().says({ is: 'news', table, what: 'turn' });
    vi.advanceTimersByTime(5000);
    expect(socket().sent).toEqual([]);
    vi.advanceTimersByTime(25_000);
    expect(socket().sent).toMatchObject([{ do: 'ping' }]);
    socket().agrees();
    vi.advanceTimersByTime(20_000);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('that never opens is given up', () => {
    start();
    vi.advanceTimersByTime(15_000);
    expect(states).toEqual(['connecting', 'waiting']);
    expect(socket().closed).toBe(true);
  });

  it('passes on news, and is silent once it is closed', () => {
    const onNews = vi.fn();
    start({ onNews });
    socket().happen('open');
    socket().says({ is: 'news', table, what: 'over' });
    expect(onNews).toHaveBeenCalledWith(table, 'over');
    live.close();
    socket().says({ is: 'news', table, what: 'turn' });
    socket().happen('close');
    vi.advanceTimersByTime(60_000);
    expect(onNews).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(1);
    expect(states).toEqual(['connecting', 'open']);
  });
});
