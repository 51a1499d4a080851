import type { Problem } from '../problem.ts';
import { betweenFeatures, FEATURES, serverFeature } from '../reading/server-feature.ts';
import { isTest } from '../reading/sources.ts';
import type { Check, Tree } from '../reading/tree.ts';
import { floors, upwardImports } from './floor-table.ts';

const TABLE = 'scripts/structure/checks/floor-table.ts';
const MOST_UPWARD = 2;

export interface Floors {
  floors: readonly (readonly string[])[];
  upwardImports: readonly string[];
}

const inTable = (message: string): Problem => ({ file: TABLE, line: 1, message });

/** Every feature is in the table, and every entry of the table is a feature. */
function strangers({ files }: Tree, floorOf: (feature: string) => number): Problem[] {
  const present = new Set(files.flatMap(({ path }) => serverFeature(path)?.feature ?? []));
  return [...present]
    .filter((feature) => floorOf(feature) === -1)
    .map((feature) => ({
      file: `${FEATURES}/${feature}`,
      line: 1,
      message: `feature ${feature} has no floor: add it to ${TABLE}`,
    }));
}

function registryImports({ links }: Tree): Problem[] {
  return links.flatMap(({ from, line, target }) =>
    serverFeature(from) &&
    !isTest(from) &&
    target.kind === 'ours' &&
    target.path.startsWith('apps/server/src/registry/')
      ? [{ file: from, line, message: 'features never import the registry; the registry imports them' }]
      : [],
  );
}

/** Lower features know nothing of upper ones, so each can be read, and changed, from the bottom up. */
export const checkFloors = (table: Floors): Check => ({
  name: 'feature floors',
  find(tree) {
    const floorOf = (feature: string) => table.floors.findIndex((floor) => floor.includes(feature));
    const upward = betweenFeatures(tree)
      .map((link) => ({ ...link, name: `${link.here.feature} → ${link.there.feature}` }))
      .filter(({ here, there }) => {
        const [low, high] = [floorOf(here.feature), floorOf(there.feature)];
        return low !== -1 && high > low;
      });
    const problems = upward
      .filter(({ name }) => !table.upwardImports.includes(name))
      .map(({ from, line, there, name }) => ({
        file: from,
        line,
        message: `imports upward (${name}, ${there.inside}): declare a hook below, or move the code up`,
      }));
    const idle = table.upwardImports.filter((name) => !upward.some((link) => link.name === name));
    const tooMany = table.upwardImports.length > MOST_UPWARD;
    return [
      ...strangers(tree, floorOf),
      ...problems,
      ...idle.map((name) => inTable(`no file imports upward as ${name}: remove it from the list`)),
      ...(tooMany ? [inTable(`${table.upwardImports.length} upward imports are listed, at most ${MOST_UPWARD}`)] : []),
      ...registryImports(tree),
    ];
  },
});

export const featureFloors = checkFloors({ floors, upwardImports });
