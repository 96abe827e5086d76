import { type ESTree, parseSync, Visitor } from 'vite';

export interface SourceFile {
  /** From the top of the repository, with `/`. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly line: number;
  /** Undefined where the target is computed and can't be read from the text. */
  readonly target: string | undefined;
}

export interface Use {
  readonly line: number;
  readonly name: string;
}

/** Every way by which a file can name another: imports and exports, of types too, `import()`, `require`, worker URLs. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (source: ESTree.Node | null | undefined): void => {
    if (source) found.push({ line: lineAt(file.text, source.start), target: literal(source) });
  };
  const visitor = new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
    CallExpression: (node) => {
      if (isNamed(node.callee, 'require')) add(node.arguments[0]);
    },
    NewExpression: (node) => {
      const [first, base] = node.arguments;
      // Only code is an arrow; a folder or a data file is not.
      if (isNamed(node.callee, 'URL') && base && first && /\.[cm]?[jt]sx?$/.test(literal(first) ?? ''))
        add(first);
    },
  });
  visitor.visit(parse(file));
  return found;
}

/** The imports that are still there when the file runs; those of types only are not. A lazy `import()` is one too. */
export function runtimeImportsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (source: ESTree.Node): void => {
    found.push({ line: lineAt(file.text, source.start), target: literal(source) });
  };
  const onlyTypes = (kinds: readonly (string | null | undefined)[]): boolean =>
    kinds.length > 0 && kinds.every((kind) => kind === 'type');
  const visitor = new Visitor({
    ImportDeclaration: (node) => {
      const kinds = node.specifiers.map((one) => (one.type === 'ImportSpecifier' ? one.importKind : 'value'));
      if (node.importKind !== 'type' && !onlyTypes(kinds)) add(node.source);
    },
    ExportNamedDeclaration: (node) => {
      const kinds = node.specifiers.map((one) => one.exportKind);
      if (node.source && node.exportKind !== 'type' && !onlyTypes(kinds)) add(node.source);
    },
    ExportAllDeclaration: (node) => {
      if (node.exportKind !== 'type') add(node.source);
    },
    ImportExpression: (node) => add(node.source),
  });
  visitor.visit(parse(file));
  return found;
}

/** Uses of chance, clock and locale, which would make a game come out differently elsewhere or later. */
export function unsteadyUses(file: SourceFile): Use[] {
  const found: Use[] = [];
  const add = (node: ESTree.Node, name: string): void => {
    found.push({ line: lineAt(file.text, node.start), name });
  };
  // Identifiers that stand for no variable, or were judged together with their owner; by position.
  const settled = new Set<number>();
  const visitor = new Visitor({
    MemberExpression: (node) => {
      const name = node.computed ? literal(node.property) : nameOf(node.property);
      settled.add(node.property.start);
      if (isNamed(node.object, 'Math')) {
        settled.add(node.object.start);
        if (name === 'random' || name === undefined) add(node, `Math.${name ?? '[...]'}`);
      }
      if (name !== undefined && /^(Date|Intl|toLocale.*|localeCompare)$/.test(name)) add(node, `.${name}`);
    },
    Property: (node) => {
      if (!node.computed && !node.shorthand) settled.add(node.key.start);
    },
    TSPropertySignature: (node) => {
      if (!node.computed) settled.add(node.key.start);
    },
    Identifier: (node) => {
      if (settled.has(node.start)) return;
      // A bare Math (`const { random } = Math`) would hide the use of random.
      if (/^(Date|Intl|Math)$/.test(node.name)) add(node, node.name);
    },
  });
  visitor.visit(parse(file));
  return found;
}

export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function parse(file: SourceFile): ESTree.Program {
  const result = parseSync(file.path, file.text);
  const [error] = result.errors;
  // A file that can't be read must not pass for a file without imports.
  if (error) throw new Error(`${file.path}: ${error.message}`);
  return result.program;
}

function literal(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

function nameOf(node: ESTree.Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return nameOf(node) === name;
}
