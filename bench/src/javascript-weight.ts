import { join } from 'node:path';
import { pageWeights, routeListBytes, WEIGHT_LIMIT } from '../../scripts/checks/page-weights.ts';
import { ensureSites } from '../../scripts/running/sites.ts';
import type { Bench, Figure } from './measuring/figure.ts';

const KiB = 1024;

export const javascriptWeight: Bench = {
  name: 'JavaScript weight',
  async run({ root, log, say }) {
    await ensureSites(root, log);
    const client = join(root, 'apps', 'guest', 'build', 'client');
    say(`  beside its scripts every page loads the list of routes, ${(routeListBytes(client) / KiB).toFixed(1)} KiB`);
    return pageWeights(client).map(
      ({ address, bytes }): Figure => ({
        what: `JavaScript of ${address}`,
        value: bytes / KiB,
        unit: 'KiB',
        budget: WEIGHT_LIMIT / KiB,
        better: 'less',
      }),
    );
  },
};
