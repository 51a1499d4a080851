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

/** Processor seconds that the server's processes have used so far, by their own figures. */
async function processorSeconds(address: string): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  const [, seconds] = /^process_cpu_seconds_total ([\d.e+-]+)$/m.exec(figures) ?? [];
  if (seconds === undefined) throw new Error('The server tells no processor time.');
  return Number(seconds);
}

interface Run {
  result: autocannon.Result;
  /** Of the server alone: less sensitive than pages a second to what else the machine does. */
  processorMs: number;
}

async function measured(address: string, options: autocannon.Options): Promise<Run> {
  const before = await processorSeconds(address);
  const result = await load(options);
  const used = (await processorSeconds(address)) - before;
  return { result, processorMs: (used * 1000) / result.requests.total };
}

export const renderedPages: Bench = {
  name: 'rendered pages',
  async run(context) {
    const marketplace = await startMarketplace(context);
    try {
      const { address } = marketplace;
      const path = `/${await heaviestShop(marketplace.databaseUrl)}`;
      const url = `${address}${path}`;
      const bare = await measured(address, { url: `${address}/healthz`, duration: 3 });
      context.say(
        `  reference: ${bare.result.requests.average.toFixed(0)} bare answers/s at this moment, ${bare.processorMs.toFixed(2)} ms of a processor each; an idle machine has tens of thousands`,
      );
      // The first pages also compile the code that renders them.
      await load({ url, duration: 6, requests: [unseen(path)] });
      const fresh = await measured(address, { url, requests: [unseen(path)] });
      const steady = await load({ url, overallRate: 100, requests: [unseen(path)] });
      await load({ url, duration: 2 });
      const kept = await measured(address, { url });
      return figuresOf({ bare, fresh, steady, kept });
    } finally {
      await marketplace.stop();
    }
  },
};

interface Runs {
  bare: Run;
  fresh: Run;
  steady: autocannon.Result;
  kept: Run;
}

/** Two processors give 2,000 ms a second, so the budgets in pages a second are also budgets of processor time. */
function figuresOf({ bare, fresh, steady, kept }: Runs): Figure[] {
  const what = 'a bare answer';
  const pages = (name: string, { result }: Run, budget: number): Figure => ({
    what: name,
    value: result.requests.average,
    unit: 'pages/s',
    budget,
    better: 'more',
    reference: { what, value: bare.result.requests.average, unit: 'pages/s' },
  });
  const time = (name: string, value: number, budget: number, simpler: number): Figure => ({
    what: name,
    value,
    unit: 'ms',
    budget,
    better: 'less',
    reference: { what, value: simpler, unit: 'ms' },
  });
  return [
    pages('shop page, rendered anew each time', fresh, 250),
    time('shop page, rendered anew, processor time of the server', fresh.processorMs, 8, bare.processorMs),
    time('shop page, rendered anew, 97.5th percentile at 100/s', steady.latency.p97_5, 60, bare.result.latency.p97_5),
    pages('shop page, from the page cache', kept, 2_000),
    time('shop page, from the page cache, processor time', kept.processorMs, 1, bare.processorMs),
  ];
}
