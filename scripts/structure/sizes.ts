import { type Node, nodesIn, type Parsed } from './parsed.ts';
import type { Problem } from './problem.ts';
import { isContent, isGenerated, isTest, type Source } from './sources.ts';

const fileLimit = 300;
const generousFileLimit = 600;
const functionLimit = 60;
/** A component is mostly markup, which is read by looking, not by following. */
const componentLimit = 120;

export function checkFileSize({ path, text }: Source): Problem[] {
  if (isGenerated(path)) return [];
  const limit = isTest(path) || isContent(path) ? generousFileLimit : fileLimit;
  const lines = text.trimEnd().split('\n').length;
  return lines > limit
    ? [{ file: path, line: 1, message: `${lines} lines, at most ${limit}: a file that grows is two ideas` }]
    : [];
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** `(t) => ({ … })` is a table of fields, not steps to follow. */
const isTable = (node: Node) =>
  ['ObjectExpression', 'ParenthesizedExpression'].includes((node.body as Node | null)?.type ?? '');

function nameOf(node: Node): string {
  return (node.id as { name?: string } | null | undefined)?.name ?? 'a function';
}

export function checkFunctionSizes(file: Parsed): Problem[] {
  if (isGenerated(file.path) || isTest(file.path) || isContent(file.path)) return [];
  const limit = file.path.endsWith('.tsx') ? componentLimit : functionLimit;
  const problems: Problem[] = [];
  for (const node of nodesIn(file.program)) {
    if (!functions.has(node.type) || isTable(node)) continue;
    const line = file.lineAt(node.start);
    const lines = file.lineAt(node.end) - line + 1;
    if (lines > limit)
      problems.push({ file: file.path, line, message: `${nameOf(node)} has ${lines} lines, at most ${limit}` });
  }
  return problems;
}
