import { isTest } from './sources.ts';
import type { Link, Tree } from './tree.ts';

/** A file's place in a feature of the server. */
export interface FeatureFile {
  feature: string;
  /** Path below the feature's folder. */
  inside: string;
}

export const FEATURES = 'apps/server/src/features';

export function serverFeature(path: string): FeatureFile | undefined {
  const [, feature, inside] = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return feature && inside ? { feature, inside } : undefined;
}

export type Layer = 'schema' | 'loader' | 'store' | 'use case';

/** The end of a file's name says its layer: `guest-schema.ts` and `voucher-type.ts` are wire, `menu-store.ts` is SQL. */
export function layerOf(path: string): Layer {
  const name = path.replace(/^.*\//, '').replace(/\.tsx?$/, '');
  if (/(^|-)(schema|types?)$/.test(name)) return 'schema';
  if (/(^|-)loaders?$/.test(name)) return 'loader';
  return /(^|-)store$/.test(name) ? 'store' : 'use case';
}

export interface FeatureLink extends Link {
  here: FeatureFile;
  there: FeatureFile;
  to: string;
}

/** Imports from a feature of the server to a feature of the server, those of tests left out. */
export function featureLinks({ links }: Tree): FeatureLink[] {
  return links.flatMap((link) => {
    if (link.target.kind !== 'ours' || isTest(link.from)) return [];
    const [here, there] = [serverFeature(link.from), serverFeature(link.target.path)];
    return here && there ? [{ ...link, here, there, to: link.target.path }] : [];
  });
}

export const betweenFeatures = (tree: Tree) =>
  featureLinks(tree).filter(({ here, there }) => here.feature !== there.feature);
