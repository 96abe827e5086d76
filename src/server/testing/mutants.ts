import { field, isRecord } from '../../kernel/json.ts';

/** Values of every kind; whichever of them a schema does not allow is wrong there. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  '\u202e\u200b',
  'x'.repeat(5000),
  [null],
  { length: 1 },
];

/**
 * Mutants of a valid body, each wrong in one place: a missing field, an extra field, a wrong type. Not where the schema
 * allows anything.
 */
export function mutants(
  schema: unknown,
  body: unknown,
  allows: (schema: unknown, value: unknown) => boolean,
): unknown[] {
  const forms = field(schema, 'anyOf');
  if (Array.isArray(forms)) {
    const meant = forms.find((form) => allows(form, body));
    const inner = meant === undefined ? [] : mutants(meant, body, allows);
    return [...inner, ...VALUES].filter((value) => !allows(schema, value));
  }
  const here = VALUES.filter((value) => !allows(schema, value));
  const fields = field(schema, 'properties');
  if (isRecord(body) && isRecord(fields))
    return [
      ...here,
      { ...body, extra: 1 },
      ...Object.keys(body).flatMap((name) => [
        ...mutants(fields[name], body[name], allows).map((value) => ({ ...body, [name]: value })),
        Object.fromEntries(Object.entries(body).filter(([other]) => other !== name)),
      ]),
    ].filter((value) => !allows(schema, value));
  if (Array.isArray(body))
    return [
      ...here,
      ...body.flatMap((item, i) =>
        mutants(field(schema, 'items'), item, allows).map((value) => body.with(i, value)),
      ),
    ].filter((value) => !allows(schema, value));
  return here;
}
