import { type FeatureFile, featureLinks, layerOf } from '../reading/server-feature.ts';
import type { Check } from '../reading/tree.ts';

/** What a feature showed to the others before features had a door. */
const shown = new Set(['index.ts', 'service.ts', 'events.ts', 'mails.ts', 'template.ts']);
const isWire = (inside: string) => ['schema', 'loader'].includes(layerOf(inside));

function between(here: FeatureFile, there: FeatureFile): string | undefined {
  // Wire types compose like the graph they describe; every other call goes from use case to service.
  if (isWire(here.inside) && isWire(there.inside)) return undefined;
  if (layerOf(here.inside) === 'use case' && shown.has(there.inside)) return undefined;
  return `${here.feature}/${here.inside} must not import ${there.feature}/${there.inside}: use cases call another feature's service`;
}

function within(here: FeatureFile, there: FeatureFile): string | undefined {
  const isDoor = there.inside === 'service.ts' || there.inside === 'index.ts';
  const isUpward =
    layerOf(here.inside) === 'store'
      ? isWire(there.inside) || isDoor
      : layerOf(here.inside) === 'use case' && here.inside !== 'index.ts' && isWire(there.inside);
  return isUpward
    ? `${here.inside} must not import ${there.inside}: schema calls service, service calls store`
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

/** The rule before features had a door; `feature doors` takes its place. */
export const serverServices: Check = {
  name: 'service calls between features',
  find: (tree) =>
    featureLinks(tree).flatMap(({ from, line, here, there }) => {
      const message = here.feature === there.feature ? undefined : between(here, there);
      return message ? [{ file: from, line, message }] : [];
    }),
};
