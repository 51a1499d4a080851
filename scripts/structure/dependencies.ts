import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';
import { type Workspace, workspaceOf } from './workspaces.ts';

/** Named in quotes: imported, or handed by name to whoever loads it. */
const isNamed = (text: string, name: string) =>
  [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some((quoted) => text.includes(quoted));

/** What is declared and never imported is installed, shipped and audited for nothing. */
export function checkDependencies(sources: readonly Source[], workspaces: readonly Workspace[]): Problem[] {
  return workspaces.flatMap(({ folder, needed }) => {
    const own = sources.filter(({ path }) => workspaceOf(workspaces, path)?.folder === folder);
    const idle = needed.filter((name) => !own.some(({ text }) => isNamed(text, name)));
    return idle.map((name) => ({
      file: `${folder}/package.json`,
      line: 1,
      message: `nothing imports ${name}: remove it from the dependencies`,
    }));
  });
}
