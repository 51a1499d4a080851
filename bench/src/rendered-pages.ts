import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import type { Bench, Figure } from './figure.ts';
import { evenly, percentile } from './graphql-load.ts';
import { heaviestShop } from './heaviest-shop.ts';
import { startMarketplace } from './marketplace.ts';
import { readPage } from './read-page.ts';

async function load(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon({ connections: 20, duration: 8, headers: { 'accept-encoding': 'gzip' }, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} answers other than 200, ${result.errors} errors.`);
  return result;
}

/** An address that nobody asked for before, so that no kept page answers. */
function unseen(path: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${path}?unseen=${count}-${process.hrtime.bigint()}`;
  };
}

/**
 * What nineteen of twenty wait at most, in milliseconds, when a hundred come in a second, one after the other. The load
 * generator's own limit sends all of a second at its beginning.
 */
async function wait(address: string, next: () => string): Promise<number> {
  const times = await evenly({ perSecond: 100, seconds: 8 }, async () => {
    const started = performance.now();
    await readPage(address, next());
    return performance.now() - started;
  });
  return percentile(times, 0.95);
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
  /** What asking for a page took, which comes from the same processors. */
  askingMs: number;
}

async function measured(address: string, options: autocannon.Options): Promise<Run> {
  const before = await processorSeconds(address);
  const own = process.cpuUsage();
  const result = await load(options);
  const { user, system } = process.cpuUsage(own);
  const used = (await processorSeconds(address)) - before;
  const { total } = result.requests;
  return { result, processorMs: (used * 1000) / total, askingMs: (user + system) / 1000 / total };
}

const CHANGE_EVERY_MS = 4;
const WARMING = 600;

/** Meanwhile something changes again and again, so that no page finds an answer that was kept. */
async function whileAllChanges<Result>(databaseUrl: string, act: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let done = false;
  const changing = (async () => {
    while (!done) {
      await client.query("select pg_notify('page_changes', 'business:*')");
      await setTimeout(CHANGE_EVERY_MS);
    }
  })();
  try {
    return await act();
  } finally {
    done = true;
    await changing;
    await client.end();
  }
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
      const bareWait = await wait(address, () => '/healthz');
      context.say(
        `  reference: ${bare.result.requests.average.toFixed(0)} bare answers/s at this moment, ${bare.processorMs.toFixed(2)} ms of a processor each; an idle machine has tens of thousands`,
      );
      const next = unseen(path);
      const anew: autocannon.Options = {
        url,
        requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
      };
      // The first pages also compile the code that renders them. Counted, because a busy machine makes few in a time.
      await load({ ...anew, amount: WARMING });
      const first = await whileAllChanges(marketplace.databaseUrl, () => measured(address, anew));
      const again = await measured(address, anew);
      const againWait = await wait(address, next);
      const firstWait = await whileAllChanges(marketplace.databaseUrl, () => wait(address, next));
      await load({ url, duration: 2 });
      const kept = await measured(address, { url });
      context.say(`  asking for a kept page took ${kept.askingMs.toFixed(2)} ms of the same processors`);
      return figuresOf({ bare, bareWait, first, firstWait, again, againWait, kept });
    } finally {
      await marketplace.stop();
    }
  },
};

interface Runs {
  bare: Run;
  bareWait: number;
  /** Nothing of the page is kept. */
  first: Run;
  firstWait: number;
  /** The page is not kept, but the answers it is made from are. */
  again: Run;
  againWait: number;
  kept: Run;
}

const PROCESSORS = 2;

/** Two processors give 2,000 ms a second, so the budgets in pages a second are also budgets of processor time. */
function figuresOf({ bare, bareWait, first, firstWait, again, againWait, kept }: Runs): Figure[] {
  const what = 'a bare answer';
  const rate = (name: string, value: number, budget: number, simpler: number): Figure => ({
    what: name,
    value,
    unit: 'pages/s',
    budget,
    better: 'more',
    reference: { what, value: simpler, unit: 'pages/s' },
  });
  const pages = (name: string, { result }: Run, budget: number) =>
    rate(name, result.requests.average, budget, bare.result.requests.average);
  /** As many as the server's own time allows, on machines that do not also ask. */
  const alone = ({ processorMs }: Run) => (PROCESSORS * 1000) / processorMs;
  const time = (name: string, value: number, budget: number, simpler: number): Figure => ({
    what: name,
    value,
    unit: 'ms',
    budget,
    better: 'less',
    reference: { what, value: simpler, unit: 'ms' },
  });
  return [
    pages('shop page, nothing kept', first, 250),
    time('shop page, nothing kept, processor time of the server', first.processorMs, 8, bare.processorMs),
    time('shop page, nothing kept, 95th percentile at 100/s', firstWait, 60, bareWait),
    pages('shop page, rendered anew each time', again, 250),
    time('shop page, rendered anew, processor time of the server', again.processorMs, 8, bare.processorMs),
    time('shop page, rendered anew, 95th percentile at 100/s', againWait, 60, bareWait),
    pages('shop page, from the page cache', kept, 2_000),
    rate('shop page, from the page cache, without the share of who asks', alone(kept), 2_000, alone(bare)),
    time('shop page, from the page cache, processor time', kept.processorMs, 1, bare.processorMs),
  ];
}
