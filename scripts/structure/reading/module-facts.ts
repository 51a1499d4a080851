import { type Node, nameOf } from './syntax.ts';

export interface Import {
  specifier: string;
  line: number;
  /** The imported names; `*` is everything. A re-export imports no name for the file's own use. */
  names: string[];
}

/** Something a file exports: declared there, or re-exported from another file. */
export interface Export {
  name: string;
  line: number;
  /** True for functions, classes and constants that the file declares itself. */
  isValue: boolean;
  from?: { specifier: string; name: string };
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function namesOf(node: Node): string[] {
  if (node.type.startsWith('Export')) return [];
  if (!Array.isArray(node.specifiers)) return ['*'];
  return (node.specifiers as Node[]).map(({ type, imported, local }) => {
    if (type === 'ImportNamespaceSpecifier') return '*';
    return type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported ?? local);
  });
}

export function importIn(node: Node): Omit<Import, 'line'> | undefined {
  if (!importing.has(node.type)) return undefined;
  const source = (node.source ?? node.argument) as
    | { value?: unknown; literal?: { value?: unknown } }
    | null
    | undefined;
  const specifier = source?.value ?? source?.literal?.value;
  return typeof specifier === 'string' ? { specifier, names: namesOf(node) } : undefined;
}

/** The names that `const a = …, { b } = …` or `function c() …` declare. */
function declared(declaration: Node): string[] {
  if (!Array.isArray(declaration.declarations)) return [nameOf(declaration.id)];
  return (declaration.declarations as Node[]).flatMap(({ id }) => {
    const { properties } = id as Node;
    return Array.isArray(properties) ? (properties as Node[]).map(({ value }) => nameOf(value)) : [nameOf(id)];
  });
}

export function exportsIn(node: Node): Omit<Export, 'line'>[] {
  const specifier = (node.source as { value?: string } | null | undefined)?.value;
  if (node.type === 'ExportAllDeclaration' && specifier)
    return [{ name: '*', isValue: false, from: { specifier, name: '*' } }];
  if (node.type !== 'ExportNamedDeclaration') return [];
  if (node.declaration) {
    const declaration = node.declaration as Node;
    const isValue = !declaration.type.startsWith('TS');
    return declared(declaration).map((name) => ({ name, isValue }));
  }
  return (node.specifiers as Node[]).map(({ exported, local }) => ({
    name: nameOf(exported),
    isValue: false,
    ...(specifier ? { from: { specifier, name: nameOf(local) } } : {}),
  }));
}
