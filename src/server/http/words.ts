import type { FastifySchemaValidationError as Fault } from 'fastify';
import { field, isRecord } from '../../kernel/json.ts';

/** What is invalid in a body or a query, in words, naming the field: "chairs[0].level must be one of ...". */
export function inWords(faults: readonly Fault[], schema: unknown, sent: unknown): string {
  const fault = theOne(faults, schema, sent);
  return fault === undefined ? 'The request is malformed.' : `${sentence(fault, schema, sent)}.`;
}

/** Of several complaints about one of several forms, the one about the form that was meant. */
function theOne(faults: readonly Fault[], schema: unknown, sent: unknown): Fault | undefined {
  const last = faults.at(-1);
  if (last?.keyword !== 'anyOf') return last;
  const forms = inside(schema, last.schemaPath.slice(1));
  const meant = Array.isArray(forms) ? formMeant(forms, inside(sent, last.instancePath)) : undefined;
  if (meant === undefined) return last;
  if (typeof meant !== 'number') return { ...last, params: { allowed: meant } };
  const about = faults.filter((fault) => fault.schemaPath.startsWith(`${last.schemaPath}/${meant}/`));
  return theOne(about, schema, sent) ?? last;
}

/**
 * Variants are told apart by a field with fixed words (`do`, `is`, `kind`). Returns the index of the variant, or the
 * allowed words.
 */
function formMeant(forms: readonly unknown[], sent: unknown): number | string[] | undefined {
  const objects = forms.filter((form) => field(form, 'type') === 'object');
  // A variant or nothing: the variant is meant.
  if (forms.length === 2 && forms.some((form) => field(form, 'type') === 'null'))
    return forms.findIndex((form) => field(form, 'type') !== 'null');
  if (objects.length < forms.length || !isRecord(sent)) return undefined;
  const names = Object.keys((field(forms[0], 'properties') ?? {}) as object);
  const name = names.find((one) => forms.every((form) => wordsOf(form, one).length > 0));
  if (name === undefined) return undefined;
  const meant = forms.findIndex((form) => wordsOf(form, name).some((word) => word === sent[name]));
  return meant >= 0 ? meant : [name, ...forms.flatMap((form) => wordsOf(form, name)).map(String)];
}

function wordsOf(form: unknown, name: string): readonly unknown[] {
  const schema = field(field(form, 'properties'), name);
  const fixed = field(schema, 'const');
  const words = field(schema, 'enum');
  return fixed !== undefined ? [fixed] : Array.isArray(words) ? words : [];
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function sentence(
  { keyword, instancePath, schemaPath, params }: Fault,
  schema: unknown,
  sent: unknown,
): string {
  const here = placeOf(instancePath);
  const subject = here === '' ? 'The request' : here;
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return `${within(here, params['missingProperty'])} is missing`;
    case 'additionalProperties':
      return `${within(here, params['additionalProperty'])} is not a field of this request`;
    case 'type':
      return `${subject} must be ${KINDS[String(params['type'])] ?? String(params['type'])}`;
    case 'enum':
      return `${subject} must be one of ${list(params['allowedValues'])}`;
    case 'const':
      return `${subject} must be ${list([params['allowedValue']])}`;
    case 'anyOf': {
      const [name, ...words] = Array.isArray(params['allowed']) ? params['allowed'] : [];
      if (name !== undefined) return `${within(here, name)} must be one of ${list(words)}`;
      return isRecord(inside(sent, instancePath))
        ? `${subject} matches none of the allowed shapes`
        : `${subject} must be an object`;
    }
    case 'minLength':
      return `${subject} must have at least ${characters(limit)}`;
    case 'maxLength':
      return `${subject} may have at most ${characters(limit)}`;
    case 'minItems':
      return `${subject} must have at least ${entries(limit)}`;
    case 'maxItems':
      return `${subject} may have at most ${entries(limit)}`;
    case 'minimum':
      return `${subject} must be ${limit} or more`;
    case 'maximum':
      return `${subject} must be ${limit} or less`;
    default: {
      const form = field(inside(schema, schemaPath.slice(1, schemaPath.lastIndexOf('/'))), 'description');
      return `${subject} does not have the right form${typeof form === 'string' ? `: ${form}` : ''}`;
    }
  }
}

const characters = (n: string): string => (n === '1' ? '1 character' : `${n} characters`);
const entries = (n: string): string => (n === '1' ? '1 entry' : `${n} entries`);
const list = (words: unknown): string =>
  (Array.isArray(words) ? words : []).map((word) => `'${shortly(word)}'`).join(', ');
/** Names of fields come from the sender and can be of any length. */
const shortly = (text: unknown): string => String(text).slice(0, 40);
const within = (here: string, name: unknown): string =>
  here === '' ? shortly(name) : `${here}.${shortly(name)}`;

const steps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));

/** '/chairs/0/level' as people write it: 'chairs[0].level'. */
const placeOf = (pointer: string): string =>
  steps(pointer)
    .map((step, i) => (/^\d+$/.test(step) ? `[${step}]` : `${i === 0 ? '' : '.'}${shortly(step)}`))
    .join('');

function inside(value: unknown, pointer: string): unknown {
  return steps(pointer).reduce<unknown>(
    (at, step) => (Array.isArray(at) ? at[Number(step)] : field(at, step)),
    value,
  );
}
