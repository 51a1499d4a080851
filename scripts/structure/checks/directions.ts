import type { Target } from '../reading/resolve.ts';
import { isTest } from '../reading/sources.ts';
import type { Check, Link } from '../reading/tree.ts';
import { type Workspace, workspaceOf } from '../reading/workspaces.ts';

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
  // Tools around the product (browser tests, benchmarks, scripts) may import everything.
  if (!always) return undefined;
  const allowed = isTest(file) ? [...always, ...(testsMayImport[home.folder] ?? [])] : always;
  if (specifier.startsWith('.')) return `reaches out of ${home.folder} into ${target}; import the package by its name`;
  if (allowed.some((entry) => below(target, entry))) return undefined;
  return `${home.folder} must not import ${other || target} (${target})`;
}

function checkForeign(file: string, home: Workspace, target: Target, root: Workspace | undefined): string | undefined {
  if (home.folder === 'packages/domain' && !isTest(file) && target.kind !== 'virtual') {
    return `packages/domain depends on nothing, not even ${'name' in target ? target.name : target.kind}`;
  }
  if (target.kind !== 'package') return undefined;
  if (home.declared.has(target.name) || root?.declared.has(target.name)) return undefined;
  return `${target.name} is not among the dependencies in ${home.folder ? `${home.folder}/` : ''}package.json`;
}

function complaint({ from, specifier, target }: Link, workspaces: readonly Workspace[]): string | undefined {
  const home = workspaceOf(workspaces, from);
  if (!home) return undefined;
  const root = workspaces.find(({ folder }) => folder === '');
  return target.kind === 'ours'
    ? checkOurs(from, home, target.path, specifier, workspaces)
    : checkForeign(from, home, target, root);
}

/** Imports go one way between packages, and only to packages that are declared. */
export const directions: Check = {
  name: 'directions',
  find: ({ links, workspaces }) =>
    links.flatMap((link) => {
      const message = complaint(link, workspaces);
      return message ? [{ file: link.from, line: link.line, message }] : [];
    }),
};
