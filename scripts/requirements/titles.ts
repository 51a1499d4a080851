import { parse } from '../structure/reading/parse.ts';
import type { Source } from '../structure/reading/sources.ts';
import { type Node, walk } from '../structure/reading/syntax.ts';

/** A test, or a group of tests, whose title names requirements. */
export interface TestTitle {
  ids: string[];
  title: string;
  file: string;
  line: number;
}

const inBrackets = /\[([^\]]*)\]/g;
const id = /\b[A-Z]{2,}-\d{3}\b/g;
const runners = new Set(['test', 'it', 'describe']);
const idle = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails']);

/** `test`, `test.each(rows)`, `test.describe`, …: the names along the way, and the table if there is one. */
function calleeOf(node: Node): { names: string[]; table: Node | undefined } {
  if (node.type === 'CallExpression') {
    const inner = calleeOf(node.callee as Node);
    return { names: inner.names, table: (node.arguments as Node[])[0] };
  }
  if (node.type === 'MemberExpression') {
    const inner = calleeOf(node.object as Node);
    return { ...inner, names: [...inner.names, (node.property as unknown as { name?: string }).name ?? ''] };
  }
  return { names: [(node as unknown as { name?: string }).name ?? ''], table: undefined };
}

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('…');
}

function idsIn(text: string): string[] {
  return [...text.matchAll(inBrackets)].flatMap(([, inside = '']) => inside.match(id) ?? []);
}

/** A title such as `[%s] …` takes its ids from the rows of its table, written there as plain strings. */
function idsOfRows(title: string, table: Node | undefined, program: Node): string[] {
  if (!table || !/\[(%s|\$\w+)\]/.test(title)) return [];
  const named =
    table.type === 'Identifier' ? declarationOf(program, (table as unknown as { name: string }).name) : table;
  const ids: string[] = [];
  walk(named, (node) => {
    const text = textOf(node);
    if (text && text.replace(id, '') === '') ids.push(text);
  });
  return ids;
}

function declarationOf(program: Node, name: string): Node | undefined {
  let found: Node | undefined;
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && (node.id as { name?: string }).name === name) found ??= node;
  });
  return found;
}

/** Every title with ids in a test file. Tests that do not run prove nothing and are ignored. */
export function titlesIn(source: Source): TestTitle[] {
  const { program, lineAt } = parse(source);
  const titles: TestTitle[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const { names, table } = calleeOf(node.callee as Node);
    if (!runners.has(names[0] ?? '') || names.some((name) => idle.has(name))) return;
    const title = textOf((node.arguments as Node[])[0]);
    if (title === undefined) return;
    const ids = [...new Set([...idsIn(title), ...idsOfRows(title, table, program)])];
    if (ids.length > 0) titles.push({ ids, title, file: source.path, line: lineAt(node.start) });
  });
  return titles;
}
