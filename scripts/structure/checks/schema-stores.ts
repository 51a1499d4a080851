import { featureLinks, layerOf } from '../reading/server-feature.ts';
import type { Check } from '../reading/tree.ts';

/** The schema maps input to a use case and its result back; it runs no SQL. Loaders batch reads and may use a store. */
export const schemaStores: Check = {
  name: 'schema files import no store',
  find: (tree) =>
    featureLinks(tree)
      .filter(({ here, there }) => layerOf(here.inside) === 'schema' && layerOf(there.inside) === 'store')
      .map(({ from, line, there }) => ({
        file: from,
        line,
        message: `a schema file must not import a store (${there.feature}/${there.inside}); call a use case`,
      })),
};
