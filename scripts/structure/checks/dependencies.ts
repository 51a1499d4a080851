import type { Check } from '../reading/tree.ts';
import { workspaceOf } from '../reading/workspaces.ts';

/** Named in quotes: imported, or passed by name to the program that loads it. */
const isNamed = (text: string, name: string) =>
  [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some((quoted) => text.includes(quoted));

/** A dependency that is declared and never imported is still installed, shipped and audited. */
export const dependencies: Check = {
  name: 'unused dependencies',
  find: ({ sources, workspaces }) => {
    const byFolder = Map.groupBy(sources, ({ path }) => workspaceOf(workspaces, path)?.folder);
    return workspaces.flatMap(({ folder, needed }) => {
      const own = byFolder.get(folder) ?? [];
      const unused = needed.filter((name) => !own.some(({ text }) => isNamed(text, name)));
      return unused.map((name) => ({
        file: `${folder}/package.json`,
        line: 1,
        message: `nothing imports ${name}: remove it from the dependencies`,
      }));
    });
  },
};
