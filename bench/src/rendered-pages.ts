import { startMarketplace } from './marketplace.ts';
import type { Bench, Context, Figure } from './measuring/figure.ts';
import { measure, openInvalidation, type Run, type Source, wait, warm } from './page-load.ts';
import { heaviestShop, typicalShops } from './shops.ts';

/** Pages until the code that renders them is fully compiled. */
const WARM_UP = 12_000;

/** Invalidations while every shop is requested once. One would be enough, but it takes a while to arrive everywhere. */
const INVALIDATIONS_PER_ROUND = 3;

const UNCACHED = { rate: 150, processorMs: 13, p95: 60 };
const CACHED = { rate: 4_000, processorMs: 0.5 };

export const renderedPages: Bench = {
  name: 'rendered pages',
  async run(context) {
    const marketplace = await startMarketplace(context);
    try {
      const { address, databaseUrl } = marketplace;
      const bare = await measure(address, { next: () => '/healthz' });
      const bareP95 = await wait(address, { next: () => '/healthz' });
      context.say(
        `  reference: ${bare.pagesPerSecond.toFixed(0)} bare responses/s at this moment, ${bare.processorMs.toFixed(2)} ms of a processor each; an idle machine has tens of thousands`,
      );
      return [
        ...(await uncachedFigures(context, address, databaseUrl, { run: bare, p95: bareP95 })),
        ...(await cachedFigures(context, address, databaseUrl, bare)),
      ];
    } finally {
      await marketplace.stop();
    }
  },
};

const TYPICAL = 'a typical shop page, uncached';

/** One shop after the other; the cache is cleared several times before a shop's turn comes again. */
async function uncachedFigures(
  { say }: Context,
  address: string,
  databaseUrl: string,
  bare: { run: Run; p95: number },
): Promise<Figure[]> {
  const invalidation = await openInvalidation(databaseUrl);
  const shops = await typicalShops(databaseUrl);
  const interval = Math.floor(shops.length / INVALIDATIONS_PER_ROUND);
  const source = { next: inTurn(shops), after: everyNth(interval, invalidation.invalidate) } satisfies Source;
  await warm(address, source, WARM_UP);
  const hits = await cacheHits(address);
  const run = await measure(address, source);
  say(`  ${(await cacheHits(address)) - hits} of the uncached pages came from the cache all the same`);
  const p95 = await wait(address, source);
  await invalidation.end();
  return [
    rate(TYPICAL, run.pagesPerSecond, UNCACHED.rate, bare.run.pagesPerSecond),
    time(`${TYPICAL}, processor time of the server`, run.processorMs, UNCACHED.processorMs, bare.run.processorMs),
    time(`${TYPICAL}, 95th percentile at 100/s`, p95, UNCACHED.p95, bare.p95),
  ];
}

const HEAVIEST = 'the heaviest shop page, from the page cache';

/** Two processors give 2,000 ms a second, so a budget in pages a second is also a budget of processor time. */
const PROCESSORS = 2;

async function cachedFigures({ say }: Context, address: string, databaseUrl: string, bare: Run): Promise<Figure[]> {
  const slug = await heaviestShop(databaseUrl);
  // A parameter that the page does not know must not miss the cache.
  let count = 0;
  const source = {
    next: () => {
      count += 1;
      return count % 2 === 0 ? `/${slug}` : `/${slug}?unknown=${count}`;
    },
  } satisfies Source;
  await warm(address, source, WARM_UP);
  const run = await measure(address, source);
  say(`  requesting a cached page took ${run.clientMs.toFixed(2)} ms of the same processors`);
  /** As many as the server's own time allows, on machines that do not also run the client. */
  const alone = ({ processorMs }: Run) => (PROCESSORS * 1000) / processorMs;
  return [
    rate(HEAVIEST, run.pagesPerSecond, CACHED.rate, bare.pagesPerSecond),
    rate(`${HEAVIEST}, without the client's share`, alone(run), CACHED.rate, alone(bare)),
    time(`${HEAVIEST}, processor time`, run.processorMs, CACHED.processorMs, bare.processorMs),
  ];
}

async function cacheHits(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^thyme_page_cache_total\{outcome="hit"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

function everyNth(count: number, act: () => void): () => void {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls % count === 0) act();
  };
}

function inTurn(slugs: readonly string[]): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `/${slugs[count % slugs.length]}`;
  };
}

const REFERENCE = 'a bare response';

function rate(what: string, value: number, budget: number, simpler: number): Figure {
  const unit = 'pages/s';
  return { what, value, unit, budget, better: 'more', reference: { what: REFERENCE, value: simpler, unit } };
}

function time(what: string, value: number, budget: number, simpler: number): Figure {
  const unit = 'ms';
  return { what, value, unit, budget, better: 'less', reference: { what: REFERENCE, value: simpler, unit } };
}
