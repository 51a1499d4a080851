import { nodesIn, type Parsed } from './parsed.ts';
import type { Problem } from './problem.ts';
import { resolveImport } from './resolve.ts';
import { isGenerated, isTest } from './sources.ts';
import { type Workspace, workspaceOf } from './workspaces.ts';

/** The product. A design system may offer more than today's pages take, and tools are called from outside. */
const looked = /^(packages\/(domain|db|site)\/src|apps\/server\/src|apps\/(guest|business)\/app)\//;
/** Called by name from a program of its own, by the build, by the generator of types, or in SQL. */
const calledFromOutside = [
  /^apps\/server\/src\/graphql\/print-schema\.ts$/,
  /operations\.ts$/,
  /^packages\/db\/src\/schema\//,
];
const isOffered = (path: string) => looked.test(path) && !calledFromOutside.some((door) => door.test(path));
const isStage = (path: string) => isTest(path) || /\.fixtures\.tsx?$/.test(path);
/** The router finds these in the modules that `routes.ts` lists. */
const isRouteModule = (path: string) => /^apps\/(guest|business)\/app\/(routes|shell|root|entry)/.test(path);
const ofRoutes = new Set([
  ...['loader', 'clientLoader', 'meta', 'links', 'headers', 'handle', 'shouldRevalidate'],
  ...['ErrorBoundary', 'HydrateFallback', 'Layout', 'handleError', 'streamTimeout'],
]);

type Files = ReadonlyMap<string, Parsed>;

/** Where a name is made, however many index files pass it on. */
function origin(files: Files, workspaces: readonly Workspace[], path: string, name: string): string {
  const file = files.get(path);
  for (const { name: offered, passedOn } of file?.exports ?? []) {
    if (!passedOn || (offered !== name && offered !== '*')) continue;
    const target = resolveImport(path, passedOn.specifier, workspaces);
    if (target.kind !== 'ours') continue;
    const found = origin(files, workspaces, target.path, offered === '*' ? name : passedOn.name);
    if (offered === name || files.get(found.split('#')[0] ?? '')?.exports.some((one) => one.name === name))
      return found;
  }
  return `${path}#${name}`;
}

/** Everything a file offers, by where it is made. */
function allOf(files: Files, workspaces: readonly Workspace[], path: string): string[] {
  return (files.get(path)?.exports ?? []).flatMap(({ name, passedOn }) => {
    if (name !== '*' || !passedOn) return [origin(files, workspaces, path, name)];
    const target = resolveImport(path, passedOn.specifier, workspaces);
    return target.kind === 'ours' ? allOf(files, workspaces, target.path) : [];
  });
}

/** Who takes what: by the file and name it is made under. */
function takers(files: Files, workspaces: readonly Workspace[]): Map<string, string[]> {
  const taken = new Map<string, string[]>();
  for (const { path, imports } of files.values()) {
    for (const { specifier, names } of imports) {
      const target = resolveImport(path, specifier, workspaces);
      if (target.kind !== 'ours') continue;
      const made = names.flatMap((name) =>
        name === '*' ? allOf(files, workspaces, target.path) : [origin(files, workspaces, target.path, name)],
      );
      for (const key of made) taken.set(key, [...(taken.get(key) ?? []), path]);
    }
  }
  return taken;
}

/** How often each name stands in a file: twice, and something beside its declaration uses it. */
function mentionsIn({ program }: Parsed): Map<unknown, number> {
  const mentions = new Map<unknown, number>();
  for (const { type, name } of nodesIn(program))
    if (type === 'Identifier' || type === 'JSXIdentifier') mentions.set(name, (mentions.get(name) ?? 0) + 1);
  return mentions;
}

/** A rule that nothing but its own tests asks is proven and never followed: the product follows another, or none. */
export function checkUnused(files: Files, workspaces: readonly Workspace[]): Problem[] {
  const taken = takers(files, workspaces);
  const home = (path: string) => workspaceOf(workspaces, path)?.folder;
  const problems: Problem[] = [];
  for (const file of files.values()) {
    const { path, exports } = file;
    if (!isOffered(path) || isStage(path) || isGenerated(path)) continue;
    const left = exports.filter(({ name, isValue }) => {
      if (!isValue || (isRouteModule(path) && ofRoutes.has(name))) return false;
      // Tests of another part may hold it against their own: that is a use.
      const users = taken.get(`${path}#${name}`) ?? [];
      return users.every((user) => isStage(user) && home(user) === home(path));
    });
    const mentions = left.length > 0 ? mentionsIn(file) : new Map();
    for (const { name, line } of left)
      if (mentions.get(name) === 1)
        problems.push({ file: path, line, message: `nothing but its tests uses ${name}: use it or delete it` });
  }
  return problems;
}
