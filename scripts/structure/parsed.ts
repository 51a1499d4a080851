import { parseSync } from 'rolldown/utils';
import type { Source } from './sources.ts';

export interface Import {
  specifier: string;
  line: number;
  typeOnly: boolean;
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

function asImport(node: Node): { specifier: string; typeOnly: boolean } | undefined {
  if (!importing.has(node.type)) return undefined;
  const source = (node.source ?? node.argument) as
    | { value?: unknown; literal?: { value?: unknown } }
    | null
    | undefined;
  const specifier = source?.value ?? source?.literal?.value;
  if (typeof specifier !== 'string') return undefined;
  const typeOnly = node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
  return { specifier, typeOnly };
}

export function parse(source: Source): Parsed {
  const { program, errors } = parseSync(source.path, source.text);
  if (errors.length > 0) throw new Error(`${source.path} cannot be read: ${errors[0]?.message}`);
  const lineAt = lineCounter(source.text);
  const imports: Import[] = [];
  for (const node of nodesIn(program)) {
    const found = asImport(node);
    if (found) imports.push({ ...found, line: lineAt(node.start) });
  }
  return { path: source.path, imports, program: program as unknown as Node, lineAt };
}
