import { posix } from 'node:path';
import type { Problem } from '../problem.ts';
import { isGenerated } from '../reading/sources.ts';
import type { Check } from '../reading/tree.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Names that fit any content and say nothing to a reader. */
const vague = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'managers']);

function checkName(path: string): Problem[] {
  const name = posix.basename(path);
  const problems: Problem[] = [];
  if (!kebab.test(name)) problems.push({ file: path, line: 1, message: `file names are kebab-case, "${name}" is not` });
  const found = path
    .replace(/\.\w+$/, '')
    .split('/')
    .find((part) => vague.has(part));
  if (found)
    problems.push({ file: path, line: 1, message: `"${found}" says nothing; name the file after what it holds` });
  return problems;
}

export const names: Check = {
  name: 'names',
  find: ({ sources }) => sources.flatMap(({ path }) => (isGenerated(path) ? [] : checkName(path))),
};
