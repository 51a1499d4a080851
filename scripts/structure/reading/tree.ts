import type { Problem } from '../problem.ts';
import { readFacts } from './fact-cache.ts';
import type { FileFacts } from './facts.ts';
import type { Import } from './module-facts.ts';
import { resolveImport, type Target } from './resolve.ts';
import { isGenerated, readSources, type Source } from './sources.ts';
import { readWorkspaces, type Workspace } from './workspaces.ts';

/** An import and where it leads. */
export interface Link extends Import {
  from: string;
  target: Target;
}

/** Everything that checks read. */
export interface Tree {
  sources: readonly Source[];
  /** Code that people write: no styles, nothing generated. */
  files: readonly FileFacts[];
  links: readonly Link[];
  workspaces: readonly Workspace[];
}

/** One rule about the tree. */
export interface Check {
  name: string;
  find(tree: Tree): Problem[];
}

export function readTree(root: string, cacheFile?: string): Tree {
  const workspaces = readWorkspaces(root);
  const sources = readSources(root);
  const code = sources.filter(({ path }) => !path.endsWith('.css') && !isGenerated(path));
  const files = readFacts(code, cacheFile);
  const links = files.flatMap(({ path, imports }) =>
    imports.map((found) => ({ ...found, from: path, target: resolveImport(path, found.specifier, workspaces) })),
  );
  return { sources, files, links, workspaces };
}
