import { betweenFeatures, layerOf } from '../reading/server-feature.ts';
import type { Check } from '../reading/tree.ts';

const DOOR = 'index.ts';
const isTypeOrLoader = (inside: string) => /(^|[-/])(types?|loaders?)\.ts$/.test(inside);

/** A feature's public API is what its `index.ts` exports; all else may change freely. */
export const doors: Check = {
  name: 'feature doors',
  find: (tree) =>
    betweenFeatures(tree)
      .filter(({ here, there }) => {
        if (there.inside === DOOR) return false;
        // GraphQL types refer to each other like the graph they describe, and load what they refer to.
        return !(layerOf(here.inside) === 'schema' && isTypeOrLoader(there.inside));
      })
      .map(({ from, line, there }) => ({
        file: from,
        line,
        message: `must not import ${there.feature}/${there.inside}: enter the feature through ${there.feature}/${DOOR}`,
      })),
};
