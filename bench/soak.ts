import { parseArgs } from 'node:util';
import { soakContract } from './soak-contract.ts';
import { soakGames } from './soak-games.ts';
import { soakImport } from './soak-import.ts';
import { soakEmbedded, soakPostgres } from './soak-server.ts';

/** What takes too long for every push. Every part runs, and those that fail say so in the end. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '25' },
    tables: { type: 'string', default: '18' },
    help: { type: 'boolean' },
  },
});
const server = { kills: Number(values.kills), tables: Number(values.tables) };
const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  games: soakGames,
  contract: soakContract,
  import: soakImport,
  embedded: () => soakEmbedded(server),
  postgres: () => soakPostgres(server),
};
const names = positionals.length > 0 ? positionals : Object.keys(PARTS);

if (values.help || names.some((name) => !(name in PARTS))) {
  console.log(`npm run soak [-- [--kills <n>] [--tables <n>] [part ...]]   Parts: ${Object.keys(PARTS).join(', ')}.
  --kills <n>   how often a server is killed while it serves (25), in each part; what else is done to it comes on top`);
  process.exitCode = values.help ? 0 : 2;
} else {
  const failed: string[] = [];
  for (const name of names) {
    try {
      await PARTS[name]?.();
    } catch (error) {
      console.error(error);
      failed.push(name);
    }
  }
  console.log(failed.length > 0 ? `FAILED: ${failed.join(', ')}` : 'all well');
  // Otherwise players of a failed part would retry their server forever.
  process.exit(failed.length > 0 ? 1 : 0);
}
