import autocannon from 'autocannon';
import pg from 'pg';
import { evenly, percentile } from './graphql-load.ts';
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

/** As many as twenty who wait for each page get. */
export async function measure(address: string, asking: Asking, duration = 8): Promise<Run> {
  const before = await processorSeconds(address);
  const own = process.cpuUsage();
  const { requests } = await load(address, asking, { duration });
  const { user, system } = process.cpuUsage(own);
  const used = (await processorSeconds(address)) - before;
  return {
    pagesPerSecond: requests.average,
    processorMs: (used * 1000) / requests.total,
    askingMs: (user + system) / 1000 / requests.total,
  };
}

/** The first pages also compile the code that makes them. Counted, because a busy machine makes few in a time. */
export async function warm(address: string, asking: Asking, amount: number): Promise<void> {
  await load(address, asking, { amount });
}

async function load(
  address: string,
  { next, after }: Asking,
  until: { duration: number } | { amount: number },
): Promise<autocannon.Result> {
  const result = await autocannon({
    url: address,
    connections: 20,
    headers: { 'accept-encoding': 'gzip' },
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
    setupClient: (client) => after && client.on('response', after),
    ...until,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${next()}: ${result.non2xx} answers other than 200, ${result.errors} errors.`);
  return result;
}

/**
 * What nineteen of twenty wait at most, in milliseconds, when a hundred come in a second, one after the other. The load
 * generator's own limit sends all of a second at its beginning.
 */
export async function wait(address: string, { next, after }: Asking): Promise<number> {
  const times = await evenly({ perSecond: 100, seconds: 8 }, async () => {
    const started = performance.now();
    await readPage(address, next());
    after?.();
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
      told = Promise.all([told, client.query("select pg_notify('page_changes', 'business:*')")]);
    },
    end: async () => {
      await told;
      await client.end();
    },
  };
}
