import pg from 'pg';
import { evenly, percentile, together } from './measuring/graphql-load.ts';
import { serverMilliseconds } from './measuring/processor-time.ts';
import { readPage } from './read-page.ts';

/** Which pages are requested, and what happens after each. */
export interface Source {
  /** The path of the next one. */
  next(): string;
  /** Called when a page has arrived. */
  after?(): void;
}

export interface Run {
  pagesPerSecond: number;
  /** Of the server alone, per page: less sensitive to other programs than pages a second. */
  processorMs: number;
  /** The client's processor time per page, on the same machine. */
  clientMs: number;
}

const AT_A_TIME = 20;

/** On a shared machine the same code varies by a tenth from one moment to the next: the median counts. */
const RUNS = 5;
const RUN_SECONDS = 5;

/** Throughput with twenty connections, each waiting for its page. */
export async function measure(address: string, source: Source): Promise<Run> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(address, source));
  const [middle] = runs.toSorted((a, b) => a.pagesPerSecond - b.pagesPerSecond).slice(Math.floor(RUNS / 2));
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

async function measureOnce(address: string, source: Source): Promise<Run> {
  const before = await serverMilliseconds(address);
  const own = process.cpuUsage();
  const { done, rate } = await together(AT_A_TIME, RUN_SECONDS, () => readNext(address, source));
  const { user, system } = process.cpuUsage(own);
  const used = (await serverMilliseconds(address)) - before;
  return { pagesPerSecond: rate, processorMs: used / done, clientMs: (user + system) / 1000 / done };
}

/** The first pages also compile the code that renders them. By count, because a busy machine renders few in a fixed time. */
export async function warm(address: string, source: Source, amount: number): Promise<void> {
  const readMany = async () => {
    for (let count = 0; count < amount / AT_A_TIME; count += 1) await readNext(address, source);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, readMany));
}

async function readNext(address: string, { next, after }: Source): Promise<void> {
  await readPage(address, next());
  after?.();
}

/** The 95th percentile in milliseconds at 100 requests a second, evenly spaced. */
export async function wait(address: string, source: Source): Promise<number> {
  const times = await evenly({ perSecond: 100, seconds: 8 }, async () => {
    const started = performance.now();
    await readNext(address, source);
    return performance.now() - started;
  });
  return percentile(times, 0.95);
}

export interface Invalidation {
  /** Clears the page cache of every process. */
  invalidate(): void;
  end(): Promise<void>;
}

export async function openInvalidation(databaseUrl: string): Promise<Invalidation> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let sent: Promise<unknown> = Promise.resolve();
  return {
    invalidate: () => {
      sent = sent.then(() => client.query("select pg_notify('page_changes', 'business:*')"));
    },
    end: async () => {
      await sent;
      await client.end();
    },
  };
}
