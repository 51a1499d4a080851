import { checkDependencies } from './dependencies.ts';
import { checkDirections } from './directions.ts';
import { checkFeatures } from './features.ts';
import { checkName } from './names.ts';
import { parse } from './parsed.ts';
import type { Problem } from './problem.ts';
import { checkPurity } from './purity.ts';
import { checkFileSize, checkFunctionSizes } from './sizes.ts';
import { isGenerated, readSources } from './sources.ts';
import { checkUnused } from './unused.ts';
import { readWorkspaces } from './workspaces.ts';

/** Reads every source file below `root` and says where the structure is broken. */
export function checkStructure(root: string): { files: number; problems: Problem[] } {
  const workspaces = readWorkspaces(root);
  const sources = readSources(root);
  const problems = sources.flatMap((source) => [...checkFileSize(source), ...checkName(source)]);
  const code = sources.filter(({ path }) => !path.endsWith('.css') && !isGenerated(path)).map(parse);
  for (const file of code) {
    problems.push(
      ...checkDirections(file, workspaces),
      ...checkFeatures(file, workspaces),
      ...checkFunctionSizes(file),
      ...checkPurity(file),
    );
  }
  problems.push(
    ...checkUnused(new Map(code.map((file) => [file.path, file])), workspaces),
    ...checkDependencies(sources, workspaces),
  );
  return { files: sources.length, problems };
}
