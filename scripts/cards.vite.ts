import { type Plugin, runnerImport } from 'vite';

/** The tables of cards. */
const CARDS = /\/src\/games\/[^/]+\/(?:cards|data)\/.+\.ts$/;
/** What is derived from all of a card's entry, `about` too. Only these modules, and what they alone import, may read it. */
const DERIVED = /\/src\/games\/[^/]+\/(?:rules\/document|text\/doubts|text\/uncertain)\.ts$/;

/**
 * For the page: what only readers of rules want to know of a card (`about`) leaves the tables, which every board loads. What is
 * derived from it is computed now and becomes data of the page, loaded when somebody reads it (docs/decisions/0010).
 */
export function cardsForBoards(): Plugin {
  return {
    name: 'cards-for-boards',
    apply: 'build',
    load: {
      filter: { id: DERIVED },
      handler: async (id) => asData((await runnerImport<Record<string, unknown>>(id)).module),
    },
    transform: {
      filter: { id: CARDS },
      handler(code) {
        return { code: withoutAbout(code, this.parse(code)), map: null };
      },
    },
  };
}

/** A module that exports the same values. */
export function asData(module: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(module).map(([name, value]) => {
    const json = JSON.stringify(value, (key, part: unknown) => {
      if (typeof part === 'function') throw new Error(`${name} holds a function (${key}), so it is not data`);
      return part;
    });
    return `export const ${name} = ${json};\n`;
  });
  return lines.join('');
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface ObjectLiteral extends Node {
  readonly properties: readonly (Node & {
    readonly computed?: boolean;
    readonly key?: { readonly name?: string };
  })[];
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const isObjectLiteral = (node: Node): node is ObjectLiteral => node.type === 'ObjectExpression';

/** The source without the property `about` of any object literal. */
export function withoutAbout(code: string, program: unknown): string {
  const cuts: [start: number, end: number][] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const left = isObjectLiteral(value) ? cutAbout(value) : null;
    if (left !== null) cuts.push(left);
    for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  let rest = code;
  for (const [start, end] of cuts.sort(([a], [b]) => b - a)) rest = rest.slice(0, start) + rest.slice(end);
  return rest;
}

/** From where to where the property and its comma go. */
function cutAbout({ properties, end }: ObjectLiteral): [start: number, end: number] | null {
  const at = properties.findIndex(({ key, computed }) => key?.name === 'about' && computed !== true);
  const property = properties[at];
  if (property === undefined) return null;
  const before = properties[at - 1];
  if (before !== undefined) return [before.end, property.end];
  return [property.start, properties[at + 1]?.start ?? end - 1];
}
