import type { Parsed } from './parsed.ts';
import type { Problem } from './problem.ts';
import { resolveImport, type Target } from './resolve.ts';
import { isTest } from './sources.ts';
import { type Workspace, workspaceOf } from './workspaces.ts';

/** What each part may import of the others. A path that ends in a slash admits only what lies below it. */
const mayImport: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/ui': [],
  'packages/db': ['packages/domain'],
  // Pictures are drawn by the server with the same hand that drew the site.
  'apps/server': ['packages/domain', 'packages/db', 'packages/ui/src/art/'],
  'packages/site': ['packages/domain', 'packages/ui'],
  'apps/guest': ['packages/domain', 'packages/ui', 'packages/site', 'apps/server/schema.graphql'],
  'apps/business': ['packages/domain', 'packages/ui', 'packages/site', 'apps/server/schema.graphql'],
};

const below = (path: string, allowed: string) =>
  path === allowed || path.startsWith(allowed.endsWith('/') ? allowed : `${allowed}/`);

function checkOurs(
  home: Workspace,
  target: string,
  specifier: string,
  workspaces: readonly Workspace[],
): string | undefined {
  const other = workspaceOf(workspaces, target)?.folder ?? '';
  if (other === home.folder) return undefined;
  const allowed = mayImport[home.folder];
  // Tools around the product (tests in the browser, benchmarks, scripts) may look everywhere.
  if (!allowed) return undefined;
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
        ? checkOurs(home, target.path, specifier, workspaces)
        : checkForeign(file, home, target, root);
    return message ? [{ file: file.path, line, message }] : [];
  });
}
