import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { answering } from '../server/link.ts';
import { game } from './game.ts';
import { FlatFile, Server } from './library.ts';

/** A server of boardgame.io as its documentation sets it up; `BGIO_FOLDER`: with its file store there, else in memory. */
const folder = process.env['BGIO_FOLDER'];
const server = Server({
  games: [game],
  origins: ['http://127.0.0.1'],
  ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }),
});
const { appServer } = await server.run({ port: 0 });
if (!appServer.listening) await once(appServer, 'listening');
const { port } = appServer.address() as AddressInfo;

answering({
  url: () => `http://127.0.0.1:${port}`,
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
});
