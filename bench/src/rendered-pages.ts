import autocannon from 'autocannon';
import type { Bench, Figure } from './figure.ts';
import { heaviestShop } from './heaviest-shop.ts';
import { startMarketplace } from './marketplace.ts';

async function load(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon({ connections: 20, duration: 8, headers: { 'accept-encoding': 'gzip' }, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} answers other than 200, ${result.errors} errors.`);
  return result;
}

/** Each request asks under an address nobody asked before, so that no kept page answers. */
function unseen(path: string): autocannon.Request {
  let count = 0;
  return {
    setupRequest: (request) => {
      count += 1;
      return { ...request, path: `${path}?unseen=${count}-${process.hrtime.bigint()}` };
    },
  };
}

export const renderedPages: Bench = {
  name: 'rendered pages',
  async run(context) {
    const marketplace = await startMarketplace(context);
    try {
      const path = `/${await heaviestShop(marketplace.databaseUrl)}`;
      const url = `${marketplace.address}${path}`;
      const bare = await load({ url: `${marketplace.address}/healthz`, duration: 3 });
      context.say(
        `  reference: ${bare.requests.average.toFixed(0)} bare answers/s at this moment; an idle machine has tens of thousands`,
      );
      await load({ url, duration: 3, requests: [unseen(path)] });
      const fresh = await load({ url, requests: [unseen(path)] });
      const steady = await load({ url, overallRate: 100, requests: [unseen(path)] });
      await load({ url, duration: 2 });
      const kept = await load({ url });
      const figures: Figure[] = [
        {
          what: 'shop page, rendered anew each time',
          value: fresh.requests.average,
          unit: 'pages/s',
          budget: 250,
          better: 'more',
        },
        {
          what: 'shop page, from the page cache',
          value: kept.requests.average,
          unit: 'pages/s',
          budget: 2_000,
          better: 'more',
        },
        {
          what: 'shop page, rendered anew, 97.5th percentile at 100/s',
          value: steady.latency.p97_5,
          unit: 'ms',
          budget: 60,
          better: 'less',
        },
      ];
      return figures;
    } finally {
      await marketplace.stop();
    }
  },
};
