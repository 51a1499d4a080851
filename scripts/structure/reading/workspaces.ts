import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Workspace {
  name: string;
  /** Folder from the root, such as `packages/db`; empty for the root itself. */
  folder: string;
  exports: Record<string, string>;
  declared: Set<string>;
  /** What it cannot run without, tools of development left out. */
  needed: string[];
}

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function readWorkspace(root: string, folder: string): Workspace {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest;
  const declared = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies });
  return {
    name: manifest.name,
    folder,
    exports: manifest.exports ?? {},
    declared: new Set(declared),
    needed: Object.keys(dependencies ?? {}),
  };
}

export function readWorkspaces(root: string): Workspace[] {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [],
  );
  return ['', ...folders, 'e2e', 'bench']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => readWorkspace(root, folder));
}

/** The workspace a file belongs to: the longest folder that contains it. */
export function workspaceOf(workspaces: readonly Workspace[], path: string): Workspace | undefined {
  return workspaces
    .filter(({ folder }) => folder === '' || path === folder || path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}
