import { type FeatureFile, featureLinks, layerOf } from '../reading/server-feature.ts';
import type { Check } from '../reading/tree.ts';

const isWire = (inside: string) => ['schema', 'loader'].includes(layerOf(inside));

function within(here: FeatureFile, there: FeatureFile): string | undefined {
  const isDoor = there.inside === 'index.ts';
  const isUpward =
    layerOf(here.inside) === 'store'
      ? isWire(there.inside) || isDoor
      : layerOf(here.inside) === 'use case' && here.inside !== 'index.ts' && isWire(there.inside);
  return isUpward
    ? `${here.inside} must not import ${there.inside}: schema calls use case, use case calls store`
    : undefined;
}

/** Inside a feature, schema calls use case and use case calls store, never the other way. */
export const serverLayers: Check = {
  name: 'server layers',
  find: (tree) =>
    featureLinks(tree).flatMap(({ from, line, here, there }) => {
      const message = here.feature === there.feature ? within(here, there) : undefined;
      return message ? [{ file: from, line, message }] : [];
    }),
};
