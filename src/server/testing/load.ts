import { seeded } from '../../kernel/chance/seeded.ts';
import type { Chance } from '../../kernel/chance/source.ts';
import { sample } from '../../kernel/forms/index.ts';
import type { Seat } from '../../kernel/ids.ts';
import { field } from '../../kernel/json.ts';
import { Refused, request } from '../../protocol/client.ts';
import type { Command } from '../../protocol/play.ts';
import type { Level, TableInfo } from '../../protocol/tables.ts';
import { type Deed, type Figures, Ledger } from './ledger.ts';
import { httpLine, insist, isAway, isUntouched, type Line, liveLine, Servers, type Spot } from './lines.ts';
import { pause } from './process.ts';
import { aTable, type Visitor, visitor } from './server.ts';

/** Who sits at a table: people over one way or the other, or a bot. */
type Sitter = Line['way'] | Level;

interface Kind {
  readonly game: string;
  readonly seats: readonly Sitter[];
  /** Whether there is a spectator. */
  readonly spectator?: boolean;
}

const EVR = 'empire-vs-rebellion';
/** The tables of a load, in turn. */
const KINDS: readonly Kind[] = [
  { game: EVR, seats: ['http', 'http'] },
  { game: EVR, seats: ['live', 'live'], spectator: true },
  { game: EVR, seats: ['live', 'beginner'] },
  { game: EVR, seats: ['strong', 'http'] },
  { game: 'rebellion', seats: ['http', 'live'] },
  { game: 'rebellion', seats: ['steady', 'live'] },
];

export interface LoadSettings {
  /** All of one storage. The players of a table begin at different ones. */
  readonly urls: readonly string[];
  /** How many tables are played at, all the time. */
  readonly tables: number;
  readonly seed: string;
  /** Milliseconds that a player takes for an answer, on average. */
  readonly pace?: number;
}

export interface Load {
  readonly figures: Figures;
  readonly failures: readonly string[];
  /** Resolves when every table has gone on since now. Rejects, naming those that stand still, when it takes too long. */
  allGoOn(within?: number): Promise<void>;
  /** Ends all games and compares everything. Rejects with all that was found wrong. */
  finish(): Promise<Figures>;
}

/** Players at many tables who survive everything that happens to the servers, and record everything. */
export async function startLoad(settings: LoadSettings): Promise<Load> {
  const { urls, tables, seed, pace = 20 } = settings;
  const ledger = new Ledger();
  const places = await Promise.all(
    Array.from({ length: tables }, async (_, i): Promise<Place> => {
      const kind = KINDS[i % KINDS.length]!;
      const people = await Promise.all([...kind.seats, 'spectator'].map(() => visitor(urls[0]!)));
      return {
        kind,
        people,
        urls,
        pace,
        ledger,
        chance: seeded(`${seed} ${i}`),
        table: '',
        stopped: false,
      };
    }),
  );
  const playing = places.map((place) =>
    keepPlaying(place).catch((error: unknown) => {
      ledger.failures.push(`${nameOf(place)}: ${error instanceof Error ? error.stack : error}`);
    }),
  );

  const allGoOn = async (within = 30_000): Promise<void> => {
    const until = Date.now() + within;
    const marks = places.map(({ table }) => ({ table, seq: ledger.newest(table) }));
    const still = (): Place[] =>
      places.filter(({ table }, i) => {
        const before = marks[i]!;
        return ledger.newest(table) <= (table === before.table ? before.seq : -1);
      });
    while (still().length > 0) {
      if (ledger.failures.length > 0) throw new Error(ledger.failures.join('\n'));
      if (Date.now() > until) throw new Error(`do not go on: ${still().map(nameOf).join('; ')}`);
      await pause(20);
    }
  };

  return {
    figures: ledger.figures,
    failures: ledger.failures,
    allGoOn,
    async finish() {
      for (const place of places) place.stopped = true;
      await Promise.all(playing);
      for (const table of ledger.unclosed) ledger.fail(table, 'its game was never brought to an end');
      if (ledger.failures.length > 0) throw new Error(ledger.failures.join('\n'));
      return ledger.figures;
    },
  };
}

/** Where one game after the other is played. */
interface Place {
  readonly kind: Kind;
  /** By seat, and a spectator. */
  readonly people: readonly Visitor[];
  readonly urls: readonly string[];
  readonly pace: number;
  readonly ledger: Ledger;
  readonly chance: Chance;
  /** The one that is played at now; '' before the first. */
  table: string;
  stopped: boolean;
}

const nameOf = ({ kind, table }: Place): string => `${kind.game}, ${kind.seats.join(' against ')} (${table})`;
const isPerson = (sitter: Sitter): sitter is Line['way'] => sitter === 'http' || sitter === 'live';

async function keepPlaying(place: Place): Promise<void> {
  while (!place.stopped) {
    const table = await makeTable(place);
    const [host = 0, ...guests] = seatsOfPeople(place);
    // Who made the table looks at it from the beginning, and sees the others come and the game start.
    const sitting = [sitAt(place, table.id, host)];
    const closeAll = spectate(place, table.id);
    try {
      await sitDown(place, table);
      sitting.push(...guests.map((seat) => sitAt(place, table.id, seat)));
      await Promise.all(sitting.map((one) => playSeat(place, table.id, one)));
      await endGame(place, table.id, sitting[0]!);
    } finally {
      for (const { line } of sitting) line.close();
      closeAll();
    }
  }
}

const seatsOfPeople = ({ kind }: Place): Seat[] =>
  kind.seats.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));

async function makeTable(place: Place): Promise<TableInfo> {
  const { kind, people, urls, ledger } = place;
  const [host = 0] = seatsOfPeople(place);
  const chairs = kind.seats.map((sitter, seat) => {
    if (seat === host) return { is: 'me' as const };
    return isPerson(sitter) ? { is: 'open' as const } : { is: 'bot' as const, level: sitter };
  });
  const { token } = people[host]!;
  // A table whose acknowledgement was lost stays empty, which does no harm.
  const made = await insist(new Servers(urls), (base) =>
    request('makeTable', aTable(chairs, { game: kind.game }), { base, token }),
  );
  ledger.open(made.id, seatsOfPeople(place), made.commitment);
  place.table = made.id;
  return made;
}

/** Those who were not there from the beginning come to other servers. */
async function sitDown({ people, urls }: Place, table: TableInfo): Promise<void> {
  const params = { id: table.id };
  for (const { seat, sitter } of table.seats) {
    if (sitter.is !== 'open') continue;
    const { token } = people[seat]!;
    await insist(new Servers(urls, seat), async (base) => {
      try {
        await request('join', { params, body: { seat } }, { base, token });
      } catch (error) {
        // The player may sit there already: the acknowledgement was lost.
        if (!(error instanceof Refused) || error.status !== 409) throw error;
        const { seats } = await request('table', { params, query: {} }, { base, token });
        if (!seats[seat]?.mine) throw error;
      }
    });
  }
}

interface Sitting {
  readonly seat: Seat;
  readonly line: Line;
  /** For making sure how things stand, when a connection was lost. */
  readonly sure: Line;
}

function sitAt(place: Place, table: string, seat: Seat): Sitting {
  const { kind, people, urls } = place;
  const spot = { table, seat, token: people[seat]!.token };
  const sure = httpLine(spot, new Servers(urls, seat));
  return { seat, sure, line: kind.seats[seat] === 'live' ? watchedLine(place, spot) : sure };
}

function watchedLine({ urls, ledger }: Place, spot: Spot): Line {
  const { table, seat } = spot;
  return liveLine(
    spot,
    new Servers(urls, seat ?? 1),
    (picture) => void ledger.sees(table, seat, 'live', picture),
    (what) => ledger.fail(table, what),
  );
}

/** Adds a spectator. Returns a function that ends it. */
function spectate(place: Place, table: string): () => void {
  const token = place.people.at(-1)?.token ?? '';
  const line = place.kind.spectator ? watchedLine(place, { table, seat: null, token }) : null;
  return () => line?.close();
}

/** Answers for a seat until the game is over. */
async function playSeat(place: Place, table: string, sitting: Sitting): Promise<void> {
  const { ledger, chance, pace } = place;
  const { seat, line, sure } = sitting;
  let from = line;
  let after = -1;
  let wait = false;
  while (!place.stopped) {
    const picture = await from.look(after, wait);
    if (!picture) continue;
    const known = ledger.now;
    if (from.way === 'http') ledger.sees(table, seat, 'http', picture);
    after = Math.max(after, picture.seq);
    from = line;
    const { view, cite, given, mayUndo } = picture.sight;
    if (view.over) return;
    wait = true;
    if (cite === null || !view.question || given !== null) continue;
    await pause(chance.int(2 * pace + 1));
    if (chance.int(TALK_EVERY) === 0) await say(place, table, sitting);
    const command: Command =
      mayUndo === 'free' && chance.int(UNDO_EVERY) === 0
        ? { do: 'undo' }
        : { do: 'answer', cite, answer: sample(view.question.form, chance) };
    const seq = await send(ledger, table, seat, line, command, known);
    wait = false;
    if (seq === null) from = sure;
    else after = Math.max(after, seq);
  }
}

const TALK_EVERY = 20;
const UNDO_EVERY = 20;

/** The number of the snapshot that shows it; null when it was refused or is unknown. */
async function send(
  ledger: Ledger,
  table: string,
  seat: Seat,
  line: Line,
  command: Command,
  known = ledger.now,
): Promise<number | null> {
  const deed = ledger.sends(table, seat, command, known);
  try {
    const seq = await line.act(command);
    ledger.settles(deed, 'done');
    ledger.expects(table, seat, line.way, seq);
    return seq;
  } catch (error) {
    settleFailed(ledger, table, deed, error);
    return null;
  }
}

function settleFailed(ledger: Ledger, table: string, deed: Deed, error: unknown): void {
  const away = isAway(error);
  if (!away && !(error instanceof Refused)) throw error;
  ledger.settles(deed, away && !isUntouched(error) ? 'lost' : 'refused');
  // A bot may have ended the game just before; after resigning, look again whether it is over.
  const ended = deed.what.do === 'resign' && error instanceof Refused && error.problem.code === 'over';
  if (error instanceof Refused && !away && !ended && !ledger.mayBeLate(table, deed))
    ledger.fail(table, `was refused: ${JSON.stringify(error.problem)}, after ${ledger.lastCommands(table)}`);
}

async function say({ ledger, chance }: Place, table: string, { seat, line }: Sitting): Promise<void> {
  const text = `${seat} says ${chance.int(1_000_000_000)}`;
  const deed = ledger.sends(table, seat, { do: 'say', text });
  try {
    await line.say(text);
    ledger.settles(deed, 'done');
  } catch (error) {
    settleFailed(ledger, table, deed, error);
  }
}

/** The host abandons unfinished games; then the whole game can be exported and compared. */
async function endGame(place: Place, table: string, { seat, sure }: Sitting): Promise<void> {
  const { ledger, people, urls } = place;
  for (;;) {
    const picture = await sure.look(ledger.newest(table, seat), false);
    if (picture?.sight.view.over) break;
    if (picture) await send(ledger, table, seat, sure, { do: 'resign' });
  }
  const servers = new Servers(urls);
  const ask = { params: { id: table }, query: {} };
  const { token } = people[seat]!;
  // Another server than the one that showed the end may learn of it a moment later, and still exports the seat's own view.
  let file: unknown;
  for (let tries = 0; tries < 100 && field(file, 'secret') === undefined; tries++) {
    if (tries > 0) await pause(100);
    file = await insist(servers, (base) => request('exportTable', ask, { base, token }));
  }
  const { lines } = await insist(servers, (base) => request('chat', ask, { base, token }));
  ledger.closes(table, file, lines);
}
