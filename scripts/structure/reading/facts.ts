import { type Export, exportsIn, type Import, importIn } from './module-facts.ts';
import { parse } from './parse.ts';
import type { Source } from './sources.ts';
import { type Node, nameOf, walk } from './syntax.ts';

/** What the checks need to know of a file. Plain data, so that it can be cached between runs. */
export interface Facts {
  imports: Import[];
  exports: Export[];
  functions: { name: string; line: number; lines: number }[];
  /** Calls that read a clock or produce random values. */
  impure: { call: string; line: number }[];
  /** How often each exported name occurs in the file itself. */
  mentions: Record<string, number>;
}

export interface FileFacts extends Facts {
  path: string;
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** `(t) => ({ … })` is a table of fields, not steps to follow. */
const isTable = (node: Node) =>
  ['ObjectExpression', 'ParenthesizedExpression'].includes((node.body as Node | null)?.type ?? '');

const impureCalls = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);

function impureCall(node: Node): string | undefined {
  if (node.type === 'CallExpression') {
    const { object, property } = node.callee as Node;
    const name = `${nameOf(object)}.${nameOf(property)}`;
    return impureCalls.has(name) ? name : undefined;
  }
  const isNewDate = node.type === 'NewExpression' && nameOf(node.callee) === 'Date';
  return isNewDate && (node.arguments as unknown[]).length === 0 ? 'new Date()' : undefined;
}

/** Parses a file and collects its facts in one walk over the tree. */
export function factsOf(source: Source): Facts {
  const { program, lineAt } = parse(source);
  const facts: Facts = { imports: [], exports: [], functions: [], impure: [], mentions: {} };
  const mentions = new Map<string, number>();
  walk(program, (node) => {
    const { type, start, end } = node;
    if (type === 'Identifier' || type === 'JSXIdentifier') {
      const name = nameOf(node);
      mentions.set(name, (mentions.get(name) ?? 0) + 1);
      return;
    }
    const found = importIn(node);
    if (found) facts.imports.push({ ...found, line: lineAt(start) });
    for (const exported of exportsIn(node)) facts.exports.push({ ...exported, line: lineAt(start) });
    if (functionTypes.has(type) && !isTable(node)) {
      const line = lineAt(start);
      facts.functions.push({ name: nameOf(node.id) || 'a function', line, lines: lineAt(end) - line + 1 });
    }
    const call = impureCall(node);
    if (call) facts.impure.push({ call, line: lineAt(start) });
  });
  for (const { name } of facts.exports) facts.mentions[name] = mentions.get(name) ?? 0;
  return facts;
}
