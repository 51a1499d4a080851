import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensurePrograms } from '../../../faults/src/system-postgres.ts';
import { freeSlots } from '../bookings/free-slots.ts';
import { openShops } from '../bookings/shops.ts';
import { withReplica } from '../databases.ts';
import { startMarketplace } from '../marketplace.ts';
import type { Bench, Context, Figure } from '../measuring/figure.ts';
import { evenly, percentile } from '../measuring/graphql-load.ts';
import { inTurn } from '../measuring/in-turn.ts';
import type { Running, ServerOptions } from '../server.ts';
import { type HeapWatch, type Memory, watchHeap } from './heap.ts';
import { type Operation, operations, type Town } from './operations.ts';

const SHOPS = 20;
const GUESTS = 400;
/** Operations a second, tried until responses are slow. */
const RATES = [10, 20, 40, 80, 120, 160, 240, 320, 480, 640];
const SLOW_MS = 500;
const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
/** BENCH_RATE=20 BENCH_MINUTES=60 npm run bench -- load: only the long run, at a rate that leaves room for other programs. */
const RATE = Number(process.env.BENCH_RATE ?? 0);
/** A short trial run has short stages too. */
const STAGE_SECONDS = MINUTES < 5 ? 6 : 20;
const SAMPLES = MINUTES < 5 ? 9 : 20;

interface Stage {
  server: Running;
  next(): Operation;
  heap: HeapWatch;
}

interface Done {
  name: string;
  milliseconds: number;
  failure: string | null;
}

/** A hundred operations in a shuffled order, the same each time. */
function shuffled(all: readonly Operation[]): () => Operation {
  const hundred = all.flatMap((operation) => Array.from({ length: operation.share }, () => operation));
  return inTurn(hundred, 37);
}

async function perform(operation: Operation, address: string): Promise<Done> {
  const started = performance.now();
  const failure = await operation.run(address).then(
    () => null,
    (error: unknown) => String(error),
  );
  return { name: operation.name, milliseconds: performance.now() - started, failure };
}

async function stage({ addresses }: Running, next: () => Operation, rate: { perSecond: number; seconds: number }) {
  const address = inTurn(addresses);
  return evenly(rate, () => perform(next(), address()));
}

function summary(done: readonly Done[]) {
  const times = done.map(({ milliseconds }) => milliseconds);
  const failed = done.filter(({ failure }) => failure !== null);
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    errors: (100 * failed.length) / done.length,
    first: failed[0] ? `${failed[0].name}: ${failed[0].failure}`.slice(0, 200) : '',
  };
}

async function townOf({ databaseUrl }: Running): Promise<Town> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ slug: string }>('select slug from businesses where published order by id');
    const { shops, guests } = await openShops(databaseUrl, SHOPS, GUESTS);
    const withDeposit = shops.slice(SHOPS / 2);
    const ids = withDeposit.map(({ id }) => id);
    await client.query('update businesses set upfront_percent = 100 where id = any($1)', [ids]);
    const free = freeSlots(shops.slice(0, SHOPS / 2), guests, 1);
    return { slugs: rows.map(({ slug }) => slug), guests, free, paid: freeSlots(withDeposit, guests, 1) };
  } finally {
    await client.end();
  }
}

/** The knee: the highest rate at which p95 stays below the limit and nothing fails. */
async function findKnee(context: Context, server: Running, next: () => Operation): Promise<number> {
  let knee = 0;
  await stage(server, next, { perSecond: 10, seconds: STAGE_SECONDS });
  for (const perSecond of RATES) {
    const { p50, p95, p99, errors, first } = summary(await stage(server, next, { perSecond, seconds: STAGE_SECONDS }));
    context.say(
      `  ${String(perSecond).padStart(4)}/s: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms, ${errors.toFixed(2)} % errors ${first}`,
    );
    if (p95 > SLOW_MS || errors > 0) return knee;
    knee = perSecond;
  }
  return knee;
}

/** Ten minutes at half the rate of the knee: response times, and whether memory grows. */
async function staySteady(context: Context, { server, next, heap }: Stage, perSecond: number) {
  const done: Done[] = [];
  const samples: Memory[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    done.push(...(await stage(server, next, { perSecond, seconds: (MINUTES * 60) / SAMPLES })));
    const held = await heap.collect();
    samples.push(held);
    // At once: a run that is cut short has its figures up to then.
    context.say(
      `  after ${(((sample + 1) * MINUTES) / SAMPLES).toFixed(1)} of ${MINUTES} minutes at ${perSecond}/s: live objects ${held.heap.toFixed(0)} MB, resident ${held.resident.toFixed(0)} MB; load average ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  const byName = Map.groupBy(done, ({ name }) => name);
  for (const [name, own] of byName) {
    const { p50, p95, p99 } = summary(own);
    context.say(`  ${name.padEnd(12)} p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms`);
  }
  const mean = (held: readonly Memory[]) => held.reduce((sum, { heap: live }) => sum + live, 0) / held.length;
  const third = Math.floor(SAMPLES / 3);
  const growth = mean(samples.slice(-third)) / mean(samples.slice(third, 2 * third));
  return { ...summary(done), growth, resident: Math.max(...samples.map(({ resident }) => resident)) };
}

type Steady = Awaited<ReturnType<typeof staySteady>>;

async function onInstances(context: Context, instances: number, database?: ServerOptions['database']) {
  const name = `load-${instances}${database ? '-replica' : ''}`;
  const heap = watchHeap(join(context.scratch, `${name}-heap`));
  const options = { name, instances, processes: 1, env: heap.env, ...(database && { database }) };
  const server = await startMarketplace(context, options);
  try {
    const next = shuffled(operations(await townOf(server)));
    const over = database ? 'a PostgreSQL with a replica' : 'one PostgreSQL';
    context.say(`  ${instances} ${instances === 1 ? 'process' : 'processes'} over ${over}`);
    const knee = RATE ? 0 : await findKnee(context, server, next);
    const isLong = instances === 2 && !database;
    const steady = isLong ? await staySteady(context, { server, next, heap }, RATE || Math.max(5, knee / 2)) : null;
    return { knee, steady };
  } finally {
    await server.stop();
  }
}

/** With a streaming replica; nothing where the machine has no PostgreSQL of its own to copy one with. */
async function kneeWithReplica(context: Context): Promise<Figure[]> {
  const bin = ensurePrograms(context.say);
  if (!bin) {
    context.say('  not measured with a replica: install PostgreSQL (on Debian: apt-get install postgresql)');
    return [];
  }
  const { knee } = await onInstances(context, 2, withReplica(bin));
  const what = 'the same with a replica for reads, all on this machine';
  return [{ what, value: knee, unit: '/s', budget: 40, better: 'more' }];
}

export const mixedDay: Bench = {
  name: 'load',
  onlyWhenNamed: true,
  async run(context) {
    const alone = RATE ? null : await onInstances(context, 1);
    const both = await onInstances(context, 2);
    if (!both.steady) throw new Error('Nothing was measured.');
    const steady = steadyFigures(context, both.steady);
    if (!alone) return steady;
    const knee: Figure = {
      what: 'mixed day on two processes, operations per second at the knee (p95 < 500 ms)',
      value: both.knee,
      unit: '/s',
      budget: 40,
      better: 'more',
      reference: { what: 'on one process', value: alone.knee, unit: '/s' },
    };
    return [knee, ...steady, ...(await kneeWithReplica(context))];
  },
};

function steadyFigures(context: Context, { p95, errors, growth, resident, first }: Steady): Figure[] {
  if (first) context.say(`  first error: ${first}`);
  const less = { better: 'less' as const };
  const rate = RATE ? `${RATE}/s for ${MINUTES} minutes` : 'half of that';
  return [
    { what: `mixed day at ${rate}, p95`, value: p95, unit: 'ms', budget: SLOW_MS, ...less },
    { what: 'errors in it', value: errors, unit: '%', budget: 0, ...less },
    { what: 'live objects at its end against its middle', value: growth, unit: '×', budget: 1.1, ...less },
    { what: 'peak resident memory of the two processes', value: resident, unit: 'MB', budget: 1536, ...less },
  ];
}
