import pg from 'pg';
import { evenly, percentile, together } from './measuring/graphql-load.ts';
import { serverMilliseconds } from './measuring/processor-time.ts';
import { readPage } from './read-page.ts';

/** Which pages are asked for, and what happens after each. */
export interface Asking {
  /** The path of the next one. */
  next(): string;
  /** Called when a page has come. */
  after?(): void;
}

export interface Run {
  pagesPerSecond: number;
  /** Of the server alone, for each page: less sensitive than pages a second to what else the machine does. */
  processorMs: number;
  /** What asking for a page took, which comes from the same processors. */
  askingMs: number;
}

const AT_A_TIME = 20;

/** On a machine with other tenants the same code makes a tenth more or fewer from one moment to the next: the middle one counts. */
const RUNS = 5;
const RUN_SECONDS = 5;

/** As many as twenty who wait for each page get. */
export async function measure(address: string, asking: Asking): Promise<Run> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(address, asking));
  const [middle] = runs.toSorted((a, b) => a.pagesPerSecond - b.pagesPerSecond).slice(Math.floor(RUNS / 2));
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

async function measureOnce(address: string, asking: Asking): Promise<Run> {
  const before = await serverMilliseconds(address);
  const own = process.cpuUsage();
  const { done, rate } = await together(AT_A_TIME, RUN_SECONDS, () => readNext(address, asking));
  const { user, system } = process.cpuUsage(own);
  const used = (await serverMilliseconds(address)) - before;
  return { pagesPerSecond: rate, processorMs: used / done, askingMs: (user + system) / 1000 / done };
}

/** The first pages also compile the code that makes them. Counted, because a busy machine makes few in a time. */
export async function warm(address: string, asking: Asking, amount: number): Promise<void> {
  const readMany = async () => {
    for (let count = 0; count < amount / AT_A_TIME; count += 1) await readNext(address, asking);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, readMany));
}

async function readNext(address: string, { next, after }: Asking): Promise<void> {
  await readPage(address, next());
  after?.();
}

/** What nineteen of twenty wait at most, in milliseconds, when a hundred come in a second, one after the other. */
export async function wait(address: string, asking: Asking): Promise<number> {
  const times = await evenly({ perSecond: 100, seconds: 8 }, async () => {
    const started = performance.now();
    await readNext(address, asking);
    return performance.now() - started;
  });
  return percentile(times, 0.95);
}

export interface Changes {
  /** Everything that is kept is out of date from now on. */
  change(): void;
  end(): Promise<void>;
}

export async function openChanges(databaseUrl: string): Promise<Changes> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let told: Promise<unknown> = Promise.resolve();
  return {
    change: () => {
      told = told.then(() => client.query("select pg_notify('page_changes', 'business:*')"));
    },
    end: async () => {
      await told;
      await client.end();
    },
  };
}
