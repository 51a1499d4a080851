import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const roots = ['apps', 'packages', 'e2e', 'bench', 'faults', 'counterparts', 'scripts'];
const skipped = new Set([
  'node_modules',
  'build',
  'build.new',
  'build.old',
  'dist',
  '.react-router',
  '.vite',
  'test-results',
  'playwright-report',
  'coverage',
]);
const extensions = /\.(ts|tsx|mjs|css)$/;

export interface Source {
  /** Path from the root, with forward slashes. */
  path: string;
  text: string;
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)(testing|trial|test)\//.test(path);
export const isGenerated = (path: string) => /(^|\/)generated\//.test(path);
export const isContent = (path: string) => /(^|\/)(content|data|demo|marketplace)\//.test(path);

function walk(folder: string, found: string[]): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) walk(join(folder, entry.name), found);
    } else if (extensions.test(entry.name)) found.push(join(folder, entry.name));
  }
}

export function readSources(root: string): Source[] {
  const present = new Set(readdirSync(root));
  const found: string[] = [];
  for (const name of roots) if (present.has(name)) walk(join(root, name), found);
  return found.map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }));
}
