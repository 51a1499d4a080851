import { knotsIn, shortestCycle } from '../reading/cycles.ts';
import { betweenFeatures } from '../reading/server-feature.ts';
import type { Check } from '../reading/tree.ts';

/** Features of the server that import each other in a circle can only be understood, and tested, as one. */
export const featureCycles: Check = {
  name: 'feature cycles',
  find(tree) {
    const links = betweenFeatures(tree);
    const graph = Map.groupBy(links, ({ here }) => here.feature);
    const edges = new Map(
      [...graph].map(([feature, all]) => [feature, new Set(all.map(({ there }) => there.feature))]),
    );
    return knotsIn(edges).map((knot) => {
      const cycle = shortestCycle(edges, knot);
      const first = graph.get(cycle[0] ?? '')?.find(({ there }) => there.feature === cycle[1]);
      const others =
        knot.length > cycle.length - 1 ? ` (${knot.length} features are entangled: ${knot.sort().join(', ')})` : '';
      return {
        file: first?.from ?? '',
        line: first?.line ?? 1,
        message: `features import each other in a circle: ${cycle.join(' → ')}${others}`,
      };
    });
  },
};
