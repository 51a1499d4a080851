import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import type { Workspace } from './workspaces.ts';

/** Where an import leads: a file of ours, one of Node's modules, or an installed package. */
export type Target =
  | { kind: 'ours'; path: string }
  | { kind: 'node'; name: string }
  | { kind: 'package'; name: string }
  | { kind: 'virtual' };

const builtins = new Set(builtinModules);

function packageName(specifier: string): string {
  const [first = '', second] = specifier.split('/');
  return first.startsWith('@') && second ? `${first}/${second}` : first;
}

/** Follows the `exports` of a workspace: an exact entry first, then one with a star. */
function throughExports(workspace: Workspace, subpath: string): string {
  const exact = workspace.exports[subpath];
  if (exact) return posix.join(workspace.folder, exact);
  for (const [pattern, target] of Object.entries(workspace.exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    const star = subpath.slice(before.length, subpath.length - after.length);
    return posix.join(workspace.folder, target.replace('*', star));
  }
  return posix.join(workspace.folder, subpath);
}

export function resolveImport(from: string, specifier: string, workspaces: readonly Workspace[]): Target {
  if (specifier.startsWith('.')) {
    // Types that the router generates beside a route exist only after its type generation.
    if (specifier.includes('/+types/')) return { kind: 'virtual' };
    return { kind: 'ours', path: posix.normalize(posix.join(posix.dirname(from), specifier)) };
  }
  if (specifier.startsWith('virtual:')) return { kind: 'virtual' };
  if (specifier.startsWith('node:') || builtins.has(specifier)) return { kind: 'node', name: specifier };
  const name = packageName(specifier);
  const workspace = workspaces.find((candidate) => candidate.name === name);
  if (workspace) return { kind: 'ours', path: throughExports(workspace, `.${specifier.slice(name.length)}`) };
  return { kind: 'package', name };
}
