import { join } from 'node:path';
import { dependencies } from './checks/dependencies.ts';
import { directions } from './checks/directions.ts';
import { doors } from './checks/doors.ts';
import { featureCycles } from './checks/feature-cycles.ts';
import { fileCycles } from './checks/file-cycles.ts';
import { featureFloors } from './checks/floors.ts';
import { folderSizes } from './checks/folder-sizes.ts';
import { names } from './checks/names.ts';
import { purity } from './checks/purity.ts';
import { schemaStores } from './checks/schema-stores.ts';
import { serverLayers } from './checks/server-layers.ts';
import { siteFeatures } from './checks/site-features.ts';
import { fileSizes, functionSizes } from './checks/sizes.ts';
import { unused } from './checks/unused.ts';
import type { Problem } from './problem.ts';
import { type Check, readTree } from './reading/tree.ts';

const checks: readonly Check[] = [
  directions,
  siteFeatures,
  serverLayers,
  doors,
  schemaStores,
  names,
  fileSizes,
  functionSizes,
  purity,
  unused,
  dependencies,
  featureCycles,
  fileCycles,
  featureFloors,
  folderSizes,
];

/** The cache that every command shares. */
export const structureCache = (root: string) => join(root, 'node_modules', '.cache', 'thyme-structure.json');

export interface StructureReport {
  files: number;
  problems: Problem[];
  /** Problems by check, those without any too. */
  counts: Map<string, number>;
}

export interface StructureOptions {
  /** A file for the facts of all sources, so that the next run parses only what changed. */
  cacheFile?: string;
  /** These checks instead. */
  only?: readonly Check[];
}

/** Reads every source file below `root` and reports where the structure is broken. */
export function checkStructure(root: string, options: StructureOptions = {}): StructureReport {
  const tree = readTree(root, options.cacheFile);
  const chosen = options.only ?? checks;
  const found = chosen.map((check) => ({ name: check.name, problems: check.find(tree) }));
  return {
    files: tree.sources.length,
    problems: found.flatMap(({ problems }) => problems),
    counts: new Map(found.map(({ name, problems }) => [name, problems.length])),
  };
}
