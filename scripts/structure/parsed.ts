import { parseSync } from 'rolldown/utils';
import type { Source } from './sources.ts';

export interface Import {
  specifier: string;
  line: number;
  /** What is taken from there; `*` is everything, and what is only passed on is not taken. */
  names: string[];
}

/** Something a file offers to others: its own, or what it passes on of another file. */
export interface Export {
  name: string;
  line: number;
  /** Functions, classes and constants; types cost nothing when they run. */
  isValue: boolean;
  passedOn?: { specifier: string; name: string };
}

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Parsed {
  path: string;
  imports: Import[];
  exports: Export[];
  program: Node;
  lineAt(offset: number): number;
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

/** Every node below, parents first. */
export function* nodesIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const child of node) yield* nodesIn(child);
  } else if (node !== null && typeof node === 'object') {
    if (typeof (node as Node).type === 'string') yield node as Node;
    for (const value of Object.values(node)) if (value !== null && typeof value === 'object') yield* nodesIn(value);
  }
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

const named = (node: unknown) => {
  const { name, value } = (node ?? {}) as { name?: string; value?: string };
  return name ?? value ?? '';
};

function namesOf(node: Node): string[] {
  if (node.type.startsWith('Export')) return [];
  if (!Array.isArray(node.specifiers)) return ['*'];
  return (node.specifiers as Node[]).map(({ type, imported, local }) => {
    if (type === 'ImportNamespaceSpecifier') return '*';
    return type === 'ImportDefaultSpecifier' ? 'default' : named(imported ?? local);
  });
}

function asImport(node: Node): Omit<Import, 'line'> | undefined {
  if (!importing.has(node.type)) return undefined;
  const source = (node.source ?? node.argument) as
    | { value?: unknown; literal?: { value?: unknown } }
    | null
    | undefined;
  const specifier = source?.value ?? source?.literal?.value;
  return typeof specifier === 'string' ? { specifier, names: namesOf(node) } : undefined;
}

/** `const a = …, { b } = …`, `function c() …`: the names that are made. */
function declared(declaration: Node): string[] {
  if (!Array.isArray(declaration.declarations)) return [named(declaration.id)];
  return (declaration.declarations as Node[]).flatMap(({ id }) => {
    const { properties } = id as Node;
    return Array.isArray(properties) ? (properties as Node[]).map(({ value }) => named(value)) : [named(id)];
  });
}

function exportsIn(node: Node): Omit<Export, 'line'>[] {
  const specifier = (node.source as { value?: string } | null | undefined)?.value;
  if (node.type === 'ExportAllDeclaration' && specifier)
    return [{ name: '*', isValue: false, passedOn: { specifier, name: '*' } }];
  if (node.type !== 'ExportNamedDeclaration') return [];
  if (node.declaration) {
    const declaration = node.declaration as Node;
    const isValue = !declaration.type.startsWith('TS');
    return declared(declaration).map((name) => ({ name, isValue }));
  }
  return (node.specifiers as Node[]).map(({ exported, local }) => ({
    name: named(exported),
    isValue: false,
    ...(specifier ? { passedOn: { specifier, name: named(local) } } : {}),
  }));
}

export function parse(source: Source): Parsed {
  const { program, errors } = parseSync(source.path, source.text);
  if (errors.length > 0) throw new Error(`${source.path} cannot be read: ${errors[0]?.message}`);
  const lineAt = lineCounter(source.text);
  const imports: Import[] = [];
  const exports: Export[] = [];
  for (const node of nodesIn(program)) {
    const line = lineAt(node.start);
    const found = asImport(node);
    if (found) imports.push({ ...found, line });
    exports.push(...exportsIn(node).map((offered) => ({ ...offered, line })));
  }
  return { path: source.path, imports, exports, program: program as unknown as Node, lineAt };
}
