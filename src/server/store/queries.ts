import type { Engine } from './engine.ts';
import { groupCommit } from './group-commit.ts';
import { chatOf } from './queries/chat.ts';
import { sessionsOf, tokensOf } from './queries/identity.ts';
import { noticesOf } from './queries/notices.ts';
import { peopleOf } from './queries/people.ts';
import { reportsOf } from './queries/reports.ts';
import { retentionOf } from './queries/retention.ts';
import { secretOf } from './queries/secrets.ts';
import { tablesOf } from './queries/tables.ts';
import type { EncodedStore } from './written.ts';

/** All that is kept, over either storage. */
export function encodedStoreOn(engine: Engine): EncodedStore {
  const observers: ((seconds: number, steps: number) => void)[] = [];
  const group = groupCommit(engine, (seconds, steps) => {
    for (const observe of observers) observe(seconds, steps);
  });
  let closing: Promise<void> | undefined;
  return {
    people: peopleOf(engine),
    sessions: sessionsOf(engine),
    tokens: tokensOf(engine),
    tables: tablesOf(engine, group.commit),
    chat: chatOf(engine),
    notices: noticesOf(engine),
    reports: reportsOf(engine),
    retention: retentionOf(engine),
    secret: secretOf(engine),
    listen: engine.listen,
    missed: engine.missed,
    async ready() {
      // Writes something: a full disk or a read-only replica can still be read.
      await engine.db
        .insertInto('secrets')
        .values({ name: 'ready', value: '' })
        .onConflict((clash) => clash.column('name').doUpdateSet({ value: '' }))
        .execute();
    },
    onCommit(observe) {
      observers.push(observe);
    },
    close() {
      closing ??= group.close().then(engine.close);
      return closing;
    },
  };
}
