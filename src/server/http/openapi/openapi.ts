import { isRecord } from '../../../kernel/json.ts';
import * as live from '../../../protocol/live.ts';
import * as people from '../../../protocol/people.ts';
import * as play from '../../../protocol/play.ts';
import { ROUTES, type Route } from '../../../protocol/routes.ts';
import * as schema from '../../../protocol/schema.ts';
import * as tables from '../../../protocol/tables.ts';

const REF = '#/components/schemas/';

/** Named schemas by identity: where one is nested in another, its name is used. */
const NAMES: ReadonlyMap<unknown, string> = new Map(
  [schema, people, tables, play, live].flatMap((room) =>
    Object.entries(room)
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && name !== 'Type' && isRecord(value))
      .map(([name, value]) => [value, name]),
  ),
);

/** The list of requests as an OpenAPI document. */
export function openApi(): Record<string, unknown> {
  const used = new Map<string, unknown>();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, entry] of Object.entries<Route>(ROUTES)) {
    const path = entry.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operation(name, entry, used) };
  }
  const problem = named(play.Problem, used);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wartable',
      version: '1',
      description:
        'Programs send a token with every request, as `Authorization: Bearer wt_...`; make one at `/api/tokens`, ' +
        'in a browser. A refusal is a `Problem`.',
    },
    tags: ['people', 'programs', 'tables', 'play'].map((name) => ({ name })),
    security: [{ token: [] }, { cookie: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'wartable' },
      },
      responses: {
        Problem: { description: 'Why it was not done.', content: json(problem) },
      },
      schemas: Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

function operation(name: string, entry: Route, used: Map<string, unknown>): Record<string, unknown> {
  const { tag, about, params, query, body, reply } = entry;
  return {
    operationId: name,
    tags: [tag],
    summary: about,
    parameters: [...parameters('path', params, used), ...parameters('query', query, used)],
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(named(body, used)) } }),
    responses: {
      200: { description: 'It was done.', content: json(named(reply, used)) },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

const json = (what: unknown): unknown => ({ 'application/json': { schema: what } });

function parameters(where: 'path' | 'query', fields: unknown, used: Map<string, unknown>): unknown[] {
  if (!isRecord(fields) || !isRecord(fields['properties'])) return [];
  const required = Array.isArray(fields['required']) ? fields['required'] : [];
  return Object.entries(fields['properties']).map(([name, what]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: named(what, used),
  }));
}

/** A schema with names in place of the named ones inside it; these are noted as used. */
function named(what: unknown, used: Map<string, unknown>): unknown {
  if (Array.isArray(what)) return what.map((part) => named(part, used));
  if (!isRecord(what)) return what;
  const name = NAMES.get(what);
  if (name === undefined) return parts(what, used);
  if (!used.has(name)) {
    // Registered before its parts are visited, so that a recursive schema ends.
    used.set(name, {});
    used.set(name, parts(what, used));
  }
  return { $ref: REF + name };
}

const parts = (what: Record<string, unknown>, used: Map<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(what).map(([key, part]) => [key, named(part, used)]));
