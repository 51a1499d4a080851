import { type Node, nodesIn, type Parsed } from './parsed.ts';
import type { Problem } from './problem.ts';
import { isTest } from './sources.ts';

const impure = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues']);

function memberName(node: Node | undefined): string {
  const object = node?.object as { name?: string } | undefined;
  const property = node?.property as { name?: string } | undefined;
  return `${object?.name}.${property?.name}`;
}

function offence(node: Node): string | undefined {
  if (node.type === 'CallExpression') {
    const name = memberName(node.callee as Node);
    return impure.has(name) ? name : undefined;
  }
  const made = node.type === 'NewExpression' ? (node.callee as { name?: string }).name : undefined;
  return made === 'Date' && (node.arguments as unknown[]).length === 0 ? 'new Date()' : undefined;
}

/** Rules get the time and chance as arguments; they never read a clock or throw dice themselves. */
export function checkPurity(file: Parsed): Problem[] {
  if (!file.path.startsWith('packages/domain/') || isTest(file.path)) return [];
  const problems: Problem[] = [];
  for (const node of nodesIn(file.program)) {
    const found = offence(node);
    if (found)
      problems.push({
        file: file.path,
        line: file.lineAt(node.start),
        message: `the domain must not call ${found}; take it as an argument`,
      });
  }
  return problems;
}
