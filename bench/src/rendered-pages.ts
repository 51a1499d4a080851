import type { Bench, Figure } from './figure.ts';
import { startMarketplace } from './marketplace.ts';
import { type Asking, type Changes, measure, openChanges, type Run, wait, warm } from './page-load.ts';
import { heaviestShop, typicalShop } from './shops.ts';

const WARMING = 1_500;

/** One kind of page and one way to make it. */
interface Made extends Run {
  /** Of twenty pages nineteen, when a hundred come in a second. */
  wait: number;
}

interface Rendered {
  /** Nothing of the page is kept. */
  first: Made;
  /** The page is not kept, but the answers it is made from are. */
  again: Made;
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
      const typicalPath = `/${await typicalShop(databaseUrl)}`;
      const heaviestPath = `/${await heaviestShop(databaseUrl)}`;
      context.say(`  a typical shop is ${typicalPath}, the heaviest ${heaviestPath}`);
      const changes = await openChanges(databaseUrl);
      const typical = await rendered(address, typicalPath, changes);
      const heaviest = await rendered(address, heaviestPath, changes);
      await changes.end();
      await warm(address, { next: () => heaviestPath }, WARMING);
      const kept = await measure(address, { next: () => heaviestPath });
      context.say(`  asking for a kept page took ${kept.askingMs.toFixed(2)} ms of the same processors`);
      return [
        ...figuresOf('a typical shop page', typical, bare),
        ...figuresOf('the heaviest shop page', heaviest, bare),
        ...keptFigures(kept, bare),
      ];
    } finally {
      await marketplace.stop();
    }
  },
};

async function rendered(address: string, path: string, { change }: Changes): Promise<Rendered> {
  const again = { next: unseen(path) };
  const first = { ...again, after: change };
  await warm(address, first, WARMING);
  return { first: await made(address, first), again: await made(address, again) };
}

async function made(address: string, asking: Asking): Promise<Made> {
  return { ...(await measure(address, asking)), wait: await wait(address, asking) };
}

/** Addresses that nobody asked for before, so that no kept page answers. */
function unseen(path: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${path}?unseen=${count}-${process.hrtime.bigint()}`;
  };
}

/** Two processors give 2,000 ms a second, so the budgets in pages a second are also budgets of processor time. */
const PROCESSORS = 2;
const REFERENCE = 'a bare answer';

function figuresOf(what: string, { first, again }: Rendered, bare: Made): Figure[] {
  const three = (name: string, { pagesPerSecond, processorMs, wait }: Made): Figure[] => [
    rate(`${what}, ${name}`, pagesPerSecond, 250, bare.pagesPerSecond),
    time(`${what}, ${name}, processor time of the server`, processorMs, 8, bare.processorMs),
    time(`${what}, ${name}, 95th percentile at 100/s`, wait, 60, bare.wait),
  ];
  return [...three('nothing kept', first), ...three('from kept answers', again)];
}

function keptFigures(kept: Run, bare: Run): Figure[] {
  const what = 'the heaviest shop page, from the page cache';
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
