import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field, isRecord } from '../../../kernel/json.ts';
import { ROUTES, type Route } from '../../../protocol/routes.ts';
import { send, startServer, type TestServer } from '../testing/http-server.ts';
import { openApi } from './openapi.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const routes = Object.entries<Route>(ROUTES);
const braced = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

describe('the list of requests for programs', () => {
  it('lists exactly the requests that there are', async () => {
    const got = await send(server.url, '/api/openapi.json');
    const document = got.json();
    expect(document).toEqual(JSON.parse(JSON.stringify(openApi())));
    const listed = Object.entries(
      document['paths'] as Record<string, Record<string, { operationId: string }>>,
    ).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    expect(listed.sort()).toEqual(
      routes.map(([name, { method, path }]) => `${name} ${method.toLowerCase()} ${braced(path)}`).sort(),
    );
  });

  it.each(routes)('the server has %s', (_, { method, path }) => {
    expect(server.app.hasRoute({ method, url: path })).toBe(true);
  });

  it('has only schemas that are valid, and every name in it leads somewhere', () => {
    const document = JSON.parse(JSON.stringify(openApi())) as Record<string, unknown>;
    const schemas = field(field(document, 'components'), 'schemas') as Record<string, unknown>;
    const refs = new Set(JSON.stringify(document).match(/#\/components\/schemas\/\w+/g));
    expect([...refs].map((ref) => ref.split('/').at(-1)!).filter((name) => !(name in schemas))).toEqual([]);
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['TableInfo', 'Me', 'Command', 'Problem', 'Snapshot']),
    );

    const places: unknown[] = [];
    const collect = (part: unknown): void => {
      if (Array.isArray(part)) part.forEach(collect);
      else if (isRecord(part)) {
        if ('schema' in part) places.push(part['schema']);
        Object.values(part).forEach(collect);
      }
    };
    collect(document['paths']);
    expect(places.length).toBeGreaterThan(routes.length);
    for (const schema of [...Object.values(schemas), ...places] as object[]) {
      const ajv = new Ajv2020({ strict: true, formats: { 'date-time': true } });
      ajv.addVocabulary(['components']);
      expect(ajv.validateSchema(schema)).toBe(true);
      expect(() => ajv.compile({ ...schema, components: { schemas } })).not.toThrow();
    }
  });

  it('says what a request needs', () => {
    const paths = openApi()['paths'] as Record<string, Record<string, Record<string, unknown>>>;
    expect(paths['/api/tables/{id}/look']?.['get']?.['parameters']).toEqual([
      { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/TableId' } },
      expect.objectContaining({ name: 'seat', in: 'query', required: false }),
      expect.objectContaining({ name: 'key', in: 'query', required: false }),
      expect.objectContaining({ name: 'after', in: 'query', required: false }),
      expect.objectContaining({ name: 'wait', in: 'query', required: false }),
    ]);
    expect(paths['/api/tables']?.['post']?.['requestBody']).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/NewTable' } } },
    });
  });
});

describe('the list of requests for people', () => {
  it('names every request, and loads nothing from elsewhere', async () => {
    const got = await send(server.url, '/api/');
    expect(got.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const [, { method, path, about }] of routes) {
      expect(got.text).toContain(`<code>${method} ${braced(path)}</code>`);
      expect(got.text).toContain(about.replaceAll('"', '&quot;'));
    }
    expect(got.text).not.toMatch(/<script|<style|style=|https?:\/\//);
    const style = await send(server.url, '/api/page.css');
    expect(style.status).toBe(200);
    expect(style.headers['content-type']).toContain('text/css');
    expect((await send(server.url, '/api')).status).toBe(200);
  });

  it('has every shape that it refers to', async () => {
    const { text } = await send(server.url, '/api/');
    const wanted = [...text.matchAll(/href="#(\w+)"/g)].map(([, name]) => name!);
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((name) => !text.includes(`id="${name}"`))).toEqual([]);
  });
});
