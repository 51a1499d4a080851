import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The folders of the workspace that a package depends on, its own first. */
function withDependencies(root: string, folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Package;
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    if (name.startsWith('@thyme/')) withDependencies(root, `packages/${name.slice('@thyme/'.length)}`, seen);
  return seen;
}

/** Everything that a built site is made from: its sources, the packages it depends on, and the tools that build it. */
export const siteSources = (root: string, site: string): string[] => [
  ...withDependencies(root, site),
  'package-lock.json',
  'scripts/running/compress.ts',
];
