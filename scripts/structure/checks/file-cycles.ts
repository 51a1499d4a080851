import { knotsIn, shortestCycle } from '../reading/cycles.ts';
import type { Check } from '../reading/tree.ts';

const isProduct = (path: string) => /^(apps|packages)\//.test(path);

/** Type-only imports count: two files that need each other's types are one idea, or the type belongs in a third. */
export const fileCycles: Check = {
  name: 'file cycles',
  find({ links }) {
    const ours = links.flatMap(({ from, line, target }) =>
      target.kind === 'ours' && isProduct(from) ? [{ from, line, to: target.path }] : [],
    );
    const byFile = Map.groupBy(ours, ({ from }) => from);
    const graph = new Map([...byFile].map(([file, all]) => [file, new Set(all.map(({ to }) => to))]));
    return knotsIn(graph).map((knot) => {
      const cycle = shortestCycle(graph, knot);
      const [file = '', next] = cycle;
      const line = byFile.get(file)?.find(({ to }) => to === next)?.line ?? 1;
      const others = knot.length > cycle.length - 1 ? ` (${knot.length} files are entangled)` : '';
      return { file, line, message: `files import each other in a circle: ${cycle.join(' → ')}${others}` };
    });
  },
};
