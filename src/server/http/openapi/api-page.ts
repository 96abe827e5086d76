import type { FastifyInstance } from 'fastify';
import { field, isRecord } from '../../../kernel/json.ts';
import { ROUTES, type Route } from '../../../protocol/routes.ts';
import { openApi } from './openapi.ts';

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9rem; }
pre { overflow-x: auto; padding: 0.5rem 1rem; border-left: 3px solid #888; margin: 0.5rem 0; }
h3 { margin: 2rem 0 0; }
dt { margin-top: 0.5rem; }
dd { margin: 0; }
@media (prefers-color-scheme: dark) { body { background: #16181d; color: #e6e6e6; } a { color: #9bc4ff; } }
`;

/** The requests of the server, for people and for programs. Nothing is loaded from elsewhere. */
export function addApiPage(app: FastifyInstance): void {
  const document = openApi();
  const page = pageOf(document);
  app.get('/api/openapi.json', () => document);
  app.get('/api/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  for (const url of ['/api', '/api/'])
    app.get(url, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

function pageOf(document: Record<string, unknown>): string {
  const tags = [...new Set(Object.values<Route>(ROUTES).map(({ tag }) => tag))];
  const schemas = field(field(document, 'components'), 'schemas');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wartable: requests</title><link rel="stylesheet" href="/api/page.css"></head>
<body>
<h1>Requests</h1>
<p>${text(field(field(document, 'info'), 'description'))}</p>
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a></p>
${tags.map((tag) => section(tag, document)).join('\n')}
<h2 id="shapes">Shapes</h2>
${Object.entries(isRecord(schemas) ? schemas : {})
  .map(([name, shape]) => `<h3 id="${text(name)}"><code>${text(name)}</code></h3>\n${shapeOf(shape)}`)
  .join('\n')}
</body>
</html>
`;
}

function section(tag: string, document: Record<string, unknown>): string {
  const entries = Object.entries<Route>(ROUTES).filter(([, entry]) => entry.tag === tag);
  return `<h2>${text(tag)}</h2>\n${entries.map(([name, entry]) => request(name, entry, document)).join('\n')}`;
}

function request(name: string, { method, path, about }: Route, document: Record<string, unknown>): string {
  const address = path.replace(/:(\w+)/g, '{$1}');
  const operation = field(field(field(document, 'paths'), address), method.toLowerCase());
  const given = field(operation, 'parameters');
  const query = (Array.isArray(given) ? given : []).filter((one) => field(one, 'in') === 'query');
  const asked = query.map(
    (one) =>
      `${text(field(one, 'name'))}${field(one, 'required') === true ? '' : '?'}: ${inline(field(one, 'schema'))}`,
  );
  const rows: [string, string][] = [
    ...(asked.length > 0 ? [['Query', `<pre>${asked.join('\n')}</pre>`] as [string, string]] : []),
    ...body('Body', field(operation, 'requestBody')),
    ...body('Reply', field(field(operation, 'responses'), '200')),
  ];
  return `<h3 id="${text(name)}"><code>${method} ${text(address)}</code></h3>
<p>${text(about)}</p>
<dl>${rows.map(([title, what]) => `<dt>${title}</dt><dd>${what}</dd>`).join('')}</dl>`;
}

function body(title: string, holder: unknown): [string, string][] {
  const schema = field(field(field(holder, 'content'), 'application/json'), 'schema');
  return schema === undefined ? [] : [[title, shapeOf(schema)]];
}

const shapeOf = (schema: unknown): string => `<pre>${inline(schema)}</pre>`;

/** A schema as one would write the type down. */
function inline(schema: unknown, indent = ''): string {
  const ref = field(schema, '$ref');
  if (typeof ref === 'string') {
    const name = text(ref.slice(ref.lastIndexOf('/') + 1));
    return `<a href="#${name}">${name}</a>`;
  }
  const forms = field(schema, 'anyOf');
  if (Array.isArray(forms)) return forms.map((form) => inline(form, indent)).join(' | ');
  const words = field(schema, 'enum');
  if (Array.isArray(words)) return words.map((word) => text(JSON.stringify(word))).join(' | ');
  const fixed = field(schema, 'const');
  if (fixed !== undefined) return text(JSON.stringify(fixed));
  switch (field(schema, 'type')) {
    case 'array':
      return `list of ${inline(field(schema, 'items'), indent)}`;
    case 'object':
      return fields(schema, indent);
    case undefined:
      return text(field(schema, 'description') ?? 'anything');
    default:
      return text(field(schema, 'type')) + bounds(schema);
  }
}

function fields(schema: unknown, indent: string): string {
  const properties = field(schema, 'properties');
  const required = field(schema, 'required');
  const lines = Object.entries(isRecord(properties) ? properties : {}).map(([name, what]) => {
    const needed = Array.isArray(required) && required.includes(name);
    return `${indent}  ${text(name)}${needed ? '' : '?'}: ${inline(what, `${indent}  `)}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'format'] as const;

function bounds(schema: unknown): string {
  const said = BOUNDS.flatMap((name) => {
    const value = field(schema, name);
    return value === undefined ? [] : [`${name} ${text(value)}`];
  });
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: unknown): string =>
  String(value ?? '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
