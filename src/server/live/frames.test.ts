import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed, type Message } from './frames.ts';

/** What a WebSocket client reads from this. */
async function read(messages: readonly Message[]): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (ws, { socket }) => {
    socket.write(framed(messages));
    ws.close();
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, binary) => heard.push(binary ? 'bytes' : String(data)));
  const [code] = (await once(client, 'close')) as [number];
  expect(code).toBe(1005);
  server.close();
  return heard;
}

it('are read as they were written, whatever their length', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 300_000].map((length) => 'x'.repeat(length));
  expect(await read(texts)).toEqual(texts);
  expect(await read(texts.map((text) => Buffer.from(text)))).toEqual(texts);
});

it('count bytes, not letters', async () => {
  const texts = ['é'.repeat(63), '銀河'.repeat(20_000), '{"say":"🚀"}'];
  expect(await read([texts[0]!, Buffer.from(texts[1]!), texts[2]!])).toEqual(texts);
});
