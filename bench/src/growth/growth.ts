import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@thyme/db';
import { loadPlaces } from '@thyme/db/places';
import pg from 'pg';
import type { Bench, Context, Figure } from '../measuring/figure.ts';
import { percentile, sendQuery, steadily } from '../measuring/graphql-load.ts';
import { type Running, startStocked } from '../server.ts';
import { addCopies, type Growth } from './copies.ts';
import { type Question, questionsOf } from './questions.ts';
import { addAppointments, type Sample, takeSample } from './stock.ts';

/** By years the shops stay the same, so that nothing may grow; GROWTH_BY=shops adds shops instead. */
const BY: Growth = process.env.GROWTH_BY === 'shops' ? 'shops' : 'years';
/** Two sizes of one database, the second a multiple of the first: GROWTH_SIZES=20000,100000 npm run bench -- growth is a trial. */
const SIZES = (process.env.GROWTH_SIZES ?? '1000000,5000000').split(',').map(Number);
const FLAT = 1.3;
const ALONE = 300;
const SECONDS = Number(process.env.GROWTH_SECONDS ?? 15);

/** A database connection reports what it read ten seconds after its last statement. */
const SETTLE_MS = 11_000;

interface Measured {
  question: Question;
  /** Pages of the product's tables and indexes that PostgreSQL looked at for a request: independent of other programs on the machine. */
  pages: number;
  /** The median of single requests, one after the other. */
  alone: number;
  /** The 95th percentile at the question's rate. */
  busy: number;
}

async function withClient<Result>({ databaseUrl }: Running, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Since the database exists, after everything before has been reported. Without the system catalogs, which every new connection reads
 * (the pool closes idle ones during the pause), and without the tables of the job queue, which is polled however few requests there are.
 */
async function pagesRead(server: Running): Promise<number> {
  await pause(SETTLE_MS);
  return withClient(server, async (client) => {
    const { rows } = await client.query<{ pages: number }>(
      `select sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0) + coalesce(toast_blks_hit + toast_blks_read, 0)
         + coalesce(tidx_blks_hit + tidx_blks_read, 0))::float8 as pages
       from pg_statio_user_tables where schemaname in ('public', 'partitions')`,
    );
    return rows[0]?.pages ?? Number.NaN;
  });
}

function sizeOf(server: Running): Promise<string> {
  return withClient(server, async (client) => {
    const { rows } = await client.query<{ bytes: number; appointments: number; shops: number; notifications: number }>(
      `select pg_database_size(current_database())::float8 as bytes, (select count(*)::int from appointments) as appointments,
         (select count(*)::int from businesses) as shops, (select count(*)::int from notifications) as notifications`,
    );
    const [row] = rows;
    const gigabytes = ((row?.bytes ?? 0) / 2 ** 30).toFixed(1);
    return `${row?.appointments.toLocaleString('en')} appointments in ${row?.shops.toLocaleString('en')} shops, ${row?.notifications.toLocaleString('en')} notifications and audit entries, ${gigabytes} GB`;
  });
}

async function measure(context: Context, server: Running, sample: Sample): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const question of questionsOf(sample)) {
    const { perSecond, next } = question;
    for (let count = 0; count < ALONE; count += 1) await sendQuery(server.address, next());
    const before = await pagesRead(server);
    const times: number[] = [];
    for (let count = 0; count < ALONE; count += 1) times.push((await sendQuery(server.address, next())).milliseconds);
    const pages = ((await pagesRead(server)) - before) / ALONE;
    const alone = percentile(times, 0.5);
    const busy = percentile(await steadily(server.address, { perSecond, seconds: SECONDS, next }), 0.95);
    context.say(
      `  ${question.name.padEnd(28)} ${pages.toFixed(0)} pages; alone ${alone.toFixed(1)} ms; p95 ${busy.toFixed(1)} ms at ${perSecond}/s; load average ${loadavg()[0]?.toFixed(1)}`,
    );
    measured.push({ question, pages, alone, busy });
  }
  return measured;
}

/** What guests and desks ask most, over a database that grows while the server runs. */
export const growth: Bench = {
  name: 'growth',
  onlyWhenNamed: true,
  async run(context) {
    const [few = 0, many = 0] = SIZES;
    if (many % few !== 0) throw new Error('The second of GROWTH_SIZES has to be a multiple of the first.');
    const grow = async (url: string, appointments: number, seed: number) => {
      const seconds = await addAppointments(url, appointments, seed);
      context.say(`  ${appointments.toLocaleString('en')} appointments added in ${seconds.toFixed(0)} s`);
    };
    const multiply = async (url: string, times: number) => {
      const seconds = await addCopies(url, times - 1, BY);
      context.say(`  ${BY} copied ${times - 1} times in ${seconds.toFixed(0)} s`);
    };
    const server = await startStocked(context, 'growth', async (url) => {
      const { db, close } = connect(url);
      await loadPlaces(db);
      await close();
      await grow(url, few, 1);
    });
    try {
      context.say(`  ${await sizeOf(server)}`);
      const sample = await takeSample(server.databaseUrl);
      const before = await measure(context, server, sample);
      await multiply(server.databaseUrl, many / few);
      context.say(`  ${await sizeOf(server)}`);
      // Guests of earlier years have nothing to come and would be cheaper.
      const later = BY === 'years' ? sample : await takeSample(server.databaseUrl);
      return figures(before, await measure(context, server, later), { few, many });
    } finally {
      await server.stop();
    }
  },
};

function figures(
  before: readonly Measured[],
  after: readonly Measured[],
  sizes: { few: number; many: number },
): Figure[] {
  const [few, many] = [sizes.few, sizes.many].map((size) => size.toLocaleString('en'));
  const less = { better: 'less' as const };
  const ratio = (what: string, value: number, growsWithShops = false): Figure => {
    return {
      what: `${what} with ${many} against ${few}, ${BY === 'years' ? 'the same shops' : 'as many times the shops'}`,
      value,
      unit: '×',
      budget: growsWithShops ? (FLAT * sizes.many) / sizes.few : FLAT,
      ...less,
    };
  };
  return after.flatMap(({ question, pages, alone, busy }, index): Figure[] => {
    const earlier = before[index];
    if (!earlier) throw new Error('The smaller size was not measured.');
    const { name, budget, perSecond } = question;
    const growsWithShops = question.growsWithShops && BY === 'shops';
    const reference = { what: `with ${few}`, value: earlier.busy, unit: 'ms' };
    return [
      { what: `${name}, ${many} stored, p95 at ${perSecond}/s`, value: busy, unit: 'ms', budget, ...less, reference },
      ratio(`${name}, time`, alone / earlier.alone, growsWithShops),
      ratio(`${name}, pages`, pages / earlier.pages, growsWithShops),
    ];
  });
}
