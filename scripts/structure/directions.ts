import type { Parsed } from './parsed.ts';
import type { Problem } from './problem.ts';
import { resolveImport, type Target } from './resolve.ts';
import { isTest } from './sources.ts';
import { type Workspace, workspaceOf } from './workspaces.ts';

/** What each part may import of the others. A path that ends in a slash admits only what lies below it. */
const mayImport: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/ui': [],
  'packages/art': [],
  'packages/local-postgres': [],
  'packages/db': ['packages/domain'],
  'packages/demo': ['packages/domain', 'packages/db'],
  'apps/server': ['packages/domain', 'packages/db', 'packages/art'],
  'packages/site': ['packages/domain', 'packages/ui'],
  'packages/call': ['packages/domain', 'packages/ui', 'packages/site'],
  'apps/guest': ['packages/domain', 'packages/ui', 'packages/site', 'packages/call', 'apps/server/schema.graphql'],
  'apps/business': ['packages/domain', 'packages/ui', 'packages/site', 'packages/call', 'apps/server/schema.graphql'],
};

/** Tests may also use the built-in PostgreSQL and the demo data. */
const testsMayImport: Record<string, readonly string[]> = {
  'packages/db': ['packages/local-postgres'],
  'apps/server': ['packages/demo'],
};

const below = (path: string, allowed: string) =>
  path === allowed || path.startsWith(allowed.endsWith('/') ? allowed : `${allowed}/`);

function checkOurs(
  file: string,
  home: Workspace,
  target: string,
  specifier: string,
  workspaces: readonly Workspace[],
): string | undefined {
  const other = workspaceOf(workspaces, target)?.folder ?? '';
  if (other === home.folder) return undefined;
  const always = mayImport[home.folder];
  // Tools around the product (tests in the browser, benchmarks, scripts) may look everywhere.
  if (!always) return undefined;
  const allowed = isTest(file) ? [...always, ...(testsMayImport[home.folder] ?? [])] : always;
  if (specifier.startsWith('.')) return `reaches out of ${home.folder} into ${target}; import the package by its name`;
  if (allowed.some((entry) => below(target, entry))) return undefined;
  return `${home.folder} must not import ${other || target} (${target})`;
}

function checkForeign(file: Parsed, home: Workspace, target: Target, root: Workspace | undefined): string | undefined {
  const test = isTest(file.path);
  if (home.folder === 'packages/domain' && !test && target.kind !== 'virtual') {
    return `packages/domain depends on nothing, not even ${'name' in target ? target.name : target.kind}`;
  }
  if (target.kind !== 'package') return undefined;
  if (home.declared.has(target.name) || root?.declared.has(target.name)) return undefined;
  return `${target.name} is not among the dependencies in ${home.folder ? `${home.folder}/` : ''}package.json`;
}

/** Imports go one way, and only to packages that are named. */
export function checkDirections(file: Parsed, workspaces: readonly Workspace[]): Problem[] {
  const home = workspaceOf(workspaces, file.path);
  if (!home) return [];
  const root = workspaces.find(({ folder }) => folder === '');
  return file.imports.flatMap(({ specifier, line }) => {
    const target = resolveImport(file.path, specifier, workspaces);
    const message =
      target.kind === 'ours'
        ? checkOurs(file.path, home, target.path, specifier, workspaces)
        : checkForeign(file, home, target, root);
    return message ? [{ file: file.path, line, message }] : [];
  });
}
