import { afterEach, describe, expect, it } from 'vitest';
import { type Caller, type Harness, openHarness, soon } from './testing/harness.ts';
import { pause, TABLE } from './testing/stub-tables.ts';

let harness: Harness;
afterEach(() => harness.stop());

/** Another player continues, whatever happens here. */
async function unaffected(other: Caller): Promise<void> {
  expect(await other.ask({ do: 'ping' })).toMatchObject({ is: 'done' });
}

describe('nonsense', () => {
  it('is answered with what is wrong with it', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    ann.ws.send('{');
    expect(await ann.until((m) => m.is === 'refused')).toMatchObject({
      ref: null,
      error: { code: 'malformed', message: 'A message must be one JSON object.' },
    });
    ann.ws.send('{"do":"dance","ref":"x"}');
    expect(await ann.until((m) => m.is === 'refused' && m.ref === 'x')).toMatchObject({
      error: { code: 'unknown' },
    });
    ann.ws.send(Buffer.from([1, 2, 3]));
    expect(await ann.until((m) => m.is === 'refused' && /binary/.test(m.error.message))).toBeDefined();
    expect(await ann.ask({ do: 'ping' })).toMatchObject({ is: 'done' });
  });

  it.each([
    ['broken JSON', '{"do":'],
    ['unknown messages', '{"do":"dance","ref":"1"}'],
    ['wrong types', `{"do":"act","ref":"1","table":"${TABLE}","seat":"0","command":{}}`],
    ['deep nests', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('too often ends the connection, as with %s', async (_what, text) => {
    harness = await openHarness();
    const [ann, ben] = [await harness.dial('ann'), await harness.dial('ben')];
    for (let i = 0; i < 10; i++) ann.ws.send(text);
    expect(await ann.closed).toBe(1008);
    expect(ann.of('refused').length).toBeLessThanOrEqual(6);
    expect(harness.closings).toEqual(['rude']);
    await unaffected(ben);
  });

  it('is forgiven in the long run', async () => {
    harness = await openHarness({ mistakes: { burst: 2, perSecond: 50 } });
    const ann = await harness.dial('ann');
    for (let i = 0; i < 10; i++) {
      ann.ws.send('{');
      await pause(30);
    }
    expect(await ann.ask({ do: 'ping' })).toMatchObject({ is: 'done' });
  });
});

describe('too much', () => {
  it('in one message ends the connection', async () => {
    harness = await openHarness();
    const [ann, ben] = [await harness.dial('ann'), await harness.dial('ben')];
    ann.ws.send(JSON.stringify({ do: 'say', ref: '1', table: TABLE, text: 'x'.repeat(70_000) }));
    expect(await ann.closed).toBe(1009);
    await unaffected(ben);
  });

  it('in pieces of one message ends it too', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    for (let i = 0; i < 100; i++) ann.ws.send('x'.repeat(1000), { fin: false });
    expect(await ann.closed).toBe(1009);
  });

  it('that is not text ends it', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    ann.ws.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect(await ann.closed).toBe(1007);
  });

  it('at once is refused by the message, and ends the connection when it goes on', async () => {
    harness = await openHarness();
    const [ann, ben] = [await harness.dial('ann'), await harness.dial('ben')];
    for (let i = 0; i < 2000; i++) ann.ws.send(`{"do":"ping","ref":"${i}"}`);
    expect(await ann.closed).toBe(1008);
    const refused = ann.of('refused');
    expect(refused[0]).toMatchObject({ ref: expect.any(String), error: { code: 'too-fast' } });
    expect(ann.of('done').length).toBeLessThan(100);
    await unaffected(ben);
  });

  it('of pings beside the protocol ends it', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    for (let i = 0; i < 2000; i++) ann.ws.ping();
    expect(await ann.closed).toBe(1008);
  });

  it('of pongs to no ping ends it, but to answer a ping is free', async () => {
    harness = await openHarness({ pingEvery: 10, messages: { burst: 1, perSecond: 0 } });
    const ann = await harness.dial('ann');
    let pings = 0;
    ann.ws.on('ping', () => pings++);
    await soon(() => pings).toBeGreaterThan(10);
    expect(ann.heard).toEqual([]);
    for (let i = 0; i < 20; i++) ann.ws.pong();
    expect(await ann.closed).toBe(1008);
  });

  it('that takes long is processed in small parts', async () => {
    harness = await openHarness({ atOnce: 2 });
    const ann = await harness.dial('ann');
    const slow = () =>
      ann.ask({
        do: 'act',
        table: TABLE,
        seat: 0,
        command: { do: 'answer', cite: 'q0.0', answer: 'slow' },
      });
    const replies = await Promise.all([slow(), slow(), slow()]);
    expect(replies.map((reply) => reply.is)).toEqual(['done', 'done', 'refused']);
    expect(await slow()).toMatchObject({ is: 'done' });
  });
});
