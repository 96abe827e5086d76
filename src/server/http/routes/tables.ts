import type { FastifyInstance } from 'fastify';
import type { HttpDeps } from '../deps.ts';
import { openRoute, route } from '../route.ts';

/** Tables and play: all of it is done elsewhere, and only handed over here. */
export function addTables(app: FastifyInstance, deps: HttpDeps): void {
  const { tables, games } = deps;

  openRoute(app, deps, 'games', {}, () => ({ games: games() }));
  route(app, deps, 'tables', {}, ({ id }, { query }) => tables.tables(id, query.which));
  route(app, deps, 'makeTable', { budget: 'table' }, ({ id }, { body }) => tables.makeTable(id, body));
  route(app, deps, 'table', {}, ({ id }, { params, query }) => tables.table(id, params.id, query.key));
  route(app, deps, 'join', {}, ({ id }, { params, body }) => tables.join(id, params.id, body));
  route(app, deps, 'leave', {}, async ({ id }, { params }) => {
    await tables.leave(id, params.id);
    return {};
  });
  route(app, deps, 'fill', {}, ({ id }, { params, body }) => tables.fill(id, params.id, body));
  route(app, deps, 'start', {}, ({ id }, { params }) => tables.start(id, params.id));
  route(app, deps, 'abandon', {}, ({ id }, { params }) => tables.abandon(id, params.id));
  route(app, deps, 'rematch', { budget: 'table' }, ({ id }, { params }) => tables.rematch(id, params.id));
  route(app, deps, 'settle', {}, ({ id }, { params, body }) => tables.settle(id, params.id, body));

  route(app, deps, 'look', {}, ({ id }, { params, query }) => tables.look(id, params.id, query));
  route(app, deps, 'act', { budget: 'command' }, ({ id }, { params, body }) =>
    tables.act(id, params.id, body.seat, body.command),
  );
  route(app, deps, 'why', {}, ({ id }, { params, body }) => tables.why(id, params.id, body.seat, body.ref));
  route(app, deps, 'hint', { budget: 'hint' }, ({ id }, { params, body }, call) =>
    tables.hint(id, params.id, body.seat, call.untilHungUp()),
  );
  route(app, deps, 'chat', {}, ({ id }, { params, query }) => tables.chat(id, params.id, query.key));
  route(app, deps, 'say', { budget: 'chat' }, ({ id }, { params, body }) =>
    tables.say(id, params.id, body.text),
  );
  route(app, deps, 'mute', {}, async ({ id }, { params, body }) => {
    await tables.mute(id, params.id, body.person, body.muted, body.key);
    return {};
  });
  route(app, deps, 'report', { budget: 'report' }, ({ id }, { params, body }) =>
    tables.report(id, params.id, { seat: body.seat, key: body.key }, body.words),
  );
  route(app, deps, 'exportTable', { budget: 'export' }, ({ id }, { params, query }) =>
    tables.exportTable(id, params.id, query),
  );
}
