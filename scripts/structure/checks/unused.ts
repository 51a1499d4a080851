import type { FileFacts } from '../reading/facts.ts';
import { resolveImport } from '../reading/resolve.ts';
import { isGenerated, isTest } from '../reading/sources.ts';
import type { Check, Tree } from '../reading/tree.ts';
import { type Workspace, workspaceOf } from '../reading/workspaces.ts';

/** The product. A design system may export more than today's pages use, and tools are called from outside. */
const checked = /^(packages\/(domain|db|site)\/src|apps\/server\/src|apps\/(guest|business)\/app)\//;
/** Called by name from another program, by the build, by code generation, or in SQL. */
const calledFromOutside = [
  /^apps\/server\/src\/graphql\/print-schema\.ts$/,
  /operations\.ts$/,
  /^packages\/db\/src\/schema\//,
];
const isChecked = (path: string) => checked.test(path) && !calledFromOutside.some((entry) => entry.test(path));
const isForTests = (path: string) => isTest(path) || /\.fixtures\.tsx?$/.test(path);
/** The router finds these in the modules that `routes.ts` lists. */
const isRouteModule = (path: string) => /^apps\/(guest|business)\/app\/(routes|shell|root|entry)/.test(path);
const routeExports = new Set([
  ...['loader', 'clientLoader', 'meta', 'links', 'headers', 'handle', 'shouldRevalidate'],
  ...['ErrorBoundary', 'HydrateFallback', 'Layout', 'handleError', 'streamTimeout'],
]);

type Files = ReadonlyMap<string, FileFacts>;

/** The file that declares a name, however many index files re-export it. */
function origin(files: Files, workspaces: readonly Workspace[], path: string, name: string): string {
  const file = files.get(path);
  for (const { name: exported, from } of file?.exports ?? []) {
    if (!from || (exported !== name && exported !== '*')) continue;
    const target = resolveImport(path, from.specifier, workspaces);
    if (target.kind !== 'ours') continue;
    const found = origin(files, workspaces, target.path, exported === '*' ? name : from.name);
    if (exported === name || files.get(found.split('#')[0] ?? '')?.exports.some((one) => one.name === name))
      return found;
  }
  return `${path}#${name}`;
}

/** Everything a file exports, by the file that declares it. */
function allOf(files: Files, workspaces: readonly Workspace[], path: string): string[] {
  return (files.get(path)?.exports ?? []).flatMap(({ name, from }) => {
    if (name !== '*' || !from) return [origin(files, workspaces, path, name)];
    const target = resolveImport(path, from.specifier, workspaces);
    return target.kind === 'ours' ? allOf(files, workspaces, target.path) : [];
  });
}

/** The importing files of each `file#name`. */
function importers(files: Files, { links, workspaces }: Tree): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { from, names, target } of links) {
    if (target.kind !== 'ours') continue;
    const declared = names.flatMap((name) =>
      name === '*' ? allOf(files, workspaces, target.path) : [origin(files, workspaces, target.path, name)],
    );
    for (const key of declared) {
      const known = found.get(key);
      if (known) known.push(from);
      else found.set(key, [from]);
    }
  }
  return found;
}

/** A rule that only its own tests call is tested and never applied: the product follows another rule, or none. */
export const unused: Check = {
  name: 'unused exports',
  find(tree) {
    const files = new Map(tree.files.map((file) => [file.path, file]));
    const users = importers(files, tree);
    const home = (path: string) => workspaceOf(tree.workspaces, path)?.folder;
    return tree.files
      .filter(({ path }) => isChecked(path) && !isForTests(path) && !isGenerated(path))
      .flatMap(({ path, exports, mentions }) =>
        exports
          .filter(({ name, isValue }) => {
            // A second mention in its own file is a use.
            if (!isValue || mentions[name] !== 1 || (isRouteModule(path) && routeExports.has(name))) return false;
            // Tests of another package may compare it with their own: that is a use.
            const importing = users.get(`${path}#${name}`) ?? [];
            return importing.every((user) => isForTests(user) && home(user) === home(path));
          })
          .map(({ name, line }) => ({
            file: path,
            line,
            message: `nothing but its tests uses ${name}: use it or delete it`,
          })),
      );
  },
};
