import { startMarketplace } from './marketplace.ts';
import type { Bench, Figure } from './measuring/figure.ts';
import { type Asking, measure, openChanges, type Run, wait, warm } from './page-load.ts';
import { heaviestShop, typicalShops } from './shops.ts';

/** Pages until the code that makes them is compiled as well as it will be. */
const WARMING = 12_000;

/**
 * All that is kept is out of date each time a shop is asked for again: once would do, but news is on its way for a while.
 * A change after each page said the same of the pages, and took the server and the database a tenth of their time.
 */
const CHANGES_A_ROUND = 3;

/** One kind of page, made in one way. */
interface Made extends Run {
  /** Of twenty pages nineteen, when a hundred come in a second. */
  wait: number;
}

export const renderedPages: Bench = {
  name: 'rendered pages',
  async run(context) {
    const marketplace = await startMarketplace(context);
    try {
      const { address, databaseUrl } = marketplace;
      const bare = await made(address, { next: () => '/healthz' });
      context.say(
        `  reference: ${bare.pagesPerSecond.toFixed(0)} bare answers/s at this moment, ${bare.processorMs.toFixed(2)} ms of a processor each; an idle machine has tens of thousands`,
      );
      const changes = await openChanges(databaseUrl);
      const shops = await typicalShops(databaseUrl);
      const typical = { next: unseen(shops) };
      const changing = { ...typical, after: everyNth(Math.floor(shops.length / CHANGES_A_ROUND), changes.change) };
      await warm(address, changing, WARMING);
      const first = await made(address, changing);
      await changes.end();
      const again = await made(address, typical);
      const path = await heaviestShop(databaseUrl);
      const heaviest = { next: unseen([path]) };
      await warm(address, heaviest, WARMING);
      const heavy = await made(address, heaviest);
      const same = { next: () => `/${path}` };
      await warm(address, same, WARMING);
      const kept = await measure(address, same);
      context.say(`  asking for a kept page took ${kept.askingMs.toFixed(2)} ms of the same processors`);
      return [
        ...figuresOf('a typical shop page, nothing kept', first, bare),
        ...figuresOf('a typical shop page, from kept answers', again, bare),
        ...figuresOf('the heaviest shop page, from kept answers', heavy, bare),
        ...keptFigures('the heaviest shop page, from the page cache', kept, bare),
      ];
    } finally {
      await marketplace.stop();
    }
  },
};

async function made(address: string, asking: Asking): Promise<Made> {
  return { ...(await measure(address, asking)), wait: await wait(address, asking) };
}

function everyNth(count: number, act: () => void): () => void {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls % count === 0) act();
  };
}

/** One shop after the other, at addresses that nobody asked for before, so that no kept page answers. */
function unseen(slugs: readonly string[]): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `/${slugs[count % slugs.length]}?unseen=${count}-${process.hrtime.bigint()}`;
  };
}

/** Two processors give 2,000 ms a second, so the budgets in pages a second are also budgets of processor time. */
const PROCESSORS = 2;
const REFERENCE = 'a bare answer';

function figuresOf(what: string, { pagesPerSecond, processorMs, wait }: Made, bare: Made): Figure[] {
  return [
    rate(what, pagesPerSecond, 250, bare.pagesPerSecond),
    time(`${what}, processor time of the server`, processorMs, 8, bare.processorMs),
    time(`${what}, 95th percentile at 100/s`, wait, 60, bare.wait),
  ];
}

function keptFigures(what: string, kept: Run, bare: Run): Figure[] {
  /** As many as the server's own time allows, on machines that do not also ask. */
  const alone = ({ processorMs }: Run) => (PROCESSORS * 1000) / processorMs;
  return [
    rate(what, kept.pagesPerSecond, 2_000, bare.pagesPerSecond),
    rate(`${what}, without the share of who asks`, alone(kept), 2_000, alone(bare)),
    time(`${what}, processor time`, kept.processorMs, 1, bare.processorMs),
  ];
}

function rate(what: string, value: number, budget: number, simpler: number): Figure {
  const unit = 'pages/s';
  return { what, value, unit, budget, better: 'more', reference: { what: REFERENCE, value: simpler, unit } };
}

function time(what: string, value: number, budget: number, simpler: number): Figure {
  const unit = 'ms';
  return { what, value, unit, budget, better: 'less', reference: { what: REFERENCE, value: simpler, unit } };
}
