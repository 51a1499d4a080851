import { posix } from 'node:path';
import type { Problem } from './problem.ts';
import { isGenerated, type Source } from './sources.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Drawers without a label: whatever is put there is never found again. */
const drawers = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'managers']);

export function checkName({ path }: Source): Problem[] {
  if (isGenerated(path)) return [];
  const name = posix.basename(path);
  const problems: Problem[] = [];
  if (!kebab.test(name)) problems.push({ file: path, line: 1, message: `file names are kebab-case, "${name}" is not` });
  const drawer = path
    .replace(/\.\w+$/, '')
    .split('/')
    .find((part) => drawers.has(part));
  if (drawer)
    problems.push({ file: path, line: 1, message: `"${drawer}" says nothing; name the file after what it holds` });
  return problems;
}
