import { field, isRecord } from '../../kernel/json.ts';

/** The fields of a query are texts; what the schema wants as a number, a yes or no, or null is made one. */
export function readQuery(query: unknown, schema: object): Record<string, unknown> {
  const fields = field(schema, 'properties');
  const read = Object.entries(isRecord(query) ? query : {}).map(([name, text]) => [
    name,
    typeof text === 'string' ? value(text, typesOf(field(fields, name))) : text,
  ]);
  return Object.fromEntries(read);
}

function value(text: string, types: readonly unknown[]): unknown {
  if (types.includes('integer') && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('null') && (text === 'null' || text === '')) return null;
  // Left as it is, it fits the schema or is named as wrong.
  return text;
}

function typesOf(schema: unknown): unknown[] {
  const forms = field(schema, 'anyOf');
  return Array.isArray(forms) ? forms.flatMap(typesOf) : [field(schema, 'type')];
}
