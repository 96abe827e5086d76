import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import type { Where } from '../open.ts';
import { unique } from './records.ts';

/** A storage of one kind, for as long as a test needs it. */
export interface Home {
  readonly where: Where;
  remove(): Promise<void>;
}

export async function sqliteHome(): Promise<Home> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wartable-store-'));
  return { where: { dataFolder }, remove: () => rm(dataFolder, { recursive: true, force: true }) };
}

async function threadHome(): Promise<Home> {
  const { where, remove } = await sqliteHome();
  return { where: { ...where, ownThread: true }, remove };
}

export async function postgresHome(): Promise<Home> {
  const server = await startPostgres();
  return { where: at(server.url), remove: server.stop };
}

export const STORAGES: readonly { readonly name: string; readonly build: () => Promise<Home> }[] = [
  { name: 'SQLite', build: sqliteHome },
  { name: 'SQLite in a thread', build: threadHome },
  { name: 'PostgreSQL', build: postgresHome },
];

/** Another, empty database on the same server. */
export async function newDatabase(server: TestPostgres): Promise<Where> {
  const name = unique('database');
  await ask(server.url, `create database "${name}"`);
  return at(server.url.replace(/\/postgres$/, `/${name}`));
}

/** Asks the server itself, past the store. */
export async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const at = (databaseUrl: string): Where => ({ dataFolder: join(tmpdir(), 'never-used'), databaseUrl });
