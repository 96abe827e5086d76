import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Seat } from '../kernel/ids.ts';
import { field } from '../kernel/json.ts';
import { readMatchFile } from '../kernel/match/codec.ts';
import { encodeMatch, type Match, type MatchFile } from '../kernel/match/index.ts';
import type { Terminal } from './terminal/terminal.ts';
import { UsageError } from './usage.ts';

/** Who sits where; kept beside the match, which knows seats but no people. */
export interface Players {
  readonly seat: Seat;
  readonly against: string;
  readonly iterations: number | null;
}

export interface Save {
  readonly name: string;
  readonly path: string;
  readonly file: MatchFile;
  readonly players: Players | null;
}

const folder = (io: Terminal): string => join(io.home, 'games');
const pathOf = (io: Terminal, name: string): string => join(folder(io), `${name}.json`);

/** Only plain names, so that no save can end up outside its folder. */
export function checkName(name: string): string {
  if (!/^\w[\w.-]{0,80}$/.test(name)) {
    throw new UsageError(`'${name}' is not a valid name for a saved game: use letters, digits, - and _`);
  }
  return name;
}

/** All of the file or none of it: a crash or a full disk in the middle leaves the old file as it was. */
export function writeAtomically(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, text, { flush: true });
  renameSync(draft, path);
}

export function writeSave(io: Terminal, name: string, match: Match, players: Players): string {
  const path = pathOf(io, name);
  writeAtomically(path, `${JSON.stringify({ ...encodeMatch(match), players })}\n`);
  return path;
}

/** A name that is not taken: the game and the time. */
export function freshName(io: Terminal, game: string): string {
  const stamp = io.now().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const taken = new Set(names(io));
  for (let n = 1; ; n++) {
    const name = n === 1 ? `${game}-${stamp}` : `${game}-${stamp}-${n}`;
    if (!taken.has(name)) return name;
  }
}

function names(io: Terminal): string[] {
  try {
    return readdirSync(folder(io))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length));
  } catch {
    return []; // nothing was ever saved here
  }
}

/** The content of a JSON file; exit code 2 when it cannot be read or is not JSON. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new UsageError(
      code === 'ENOENT' ? `file not found: '${path}'` : `'${path}' cannot be read (${code})`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`'${path}' is not a saved game: it is not JSON`);
  }
}

export function readSave(io: Terminal, name: string): Save {
  const path = pathOf(io, checkName(name));
  if (!names(io).includes(name)) throw new UsageError(`saved game not found: '${name}' in ${folder(io)}`);
  const json = readJson(path);
  const file = readMatchFile(json);
  if ('broken' in file) throw new UsageError(`the saved game '${name}' cannot be read: ${file.broken}`);
  return { name, path, file, players: readPlayers(json) };
}

function readPlayers(json: unknown): Players | null {
  const players = field(json, 'players');
  const [seat, against, iterations] = [
    field(players, 'seat'),
    field(players, 'against'),
    field(players, 'iterations'),
  ];
  if (typeof seat !== 'number' || typeof against !== 'string') return null;
  return { seat, against, iterations: typeof iterations === 'number' ? iterations : null };
}

/** Names of saved games, the newest first. */
export function savedNames(io: Terminal): string[] {
  return names(io)
    .map((name) => ({ name, at: statSync(pathOf(io, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1))
    .map(({ name }) => name);
}

/** The path of a save by name, if there is one: `replay` takes both names and paths. */
export function savedPath(io: Terminal, name: string): string | undefined {
  return names(io).includes(name) ? pathOf(io, name) : undefined;
}
