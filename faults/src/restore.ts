import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { count, type Fault, type Finding, holds, notRun } from './fault.ts';
import { type Fixture, openFixture } from './fixture.ts';
import { checkAlways } from './invariants.ts';
import { startLoad } from './load.ts';
import { ensurePrograms, type SystemPostgres, startSystemPostgres } from './system-postgres.ts';

/** Bookings that are acknowledged before the dump, so that there is something to lose. */
const BOOKINGS = 20;
const PATIENCE_MS = 300_000;

/** Rows of tables that only grow, the last two of them partitioned by month. */
const COUNTS = `select (select count(*) from appointments)::int as appointments, (select count(*) from ledger_entries)::int as entries,
  (select count(*) from outbox)::int as mails, (select count(*) from notifications)::int as notifications`;

interface Counts {
  appointments: number;
  entries: number;
  mails: number;
  notifications: number;
}

async function countRows(url: string): Promise<Counts> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(COUNTS);
  await client.end();
  return rows[0];
}

/** Which partitions have rows, and how many. */
async function partitionedRows(url: string): Promise<{ name: string; rows: number }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const counted = ['outbox', 'notifications'].map(
    (table) => `select tableoid::regclass::text as name, count(*)::int as rows from ${table} group by 1`,
  );
  const { rows } = await client.query<{ name: string; rows: number }>(`${counted.join(' union all ')} order by 1`);
  await client.end();
  return rows;
}

/** A dump is taken under load and restored beside it, by a role without special rights: complete, consistent and usable by a server. */
export const restore: Fault = {
  name: 'restore',
  about: 'pg_dump under load, pg_restore by an ordinary role into an empty database, and a server on it',
  async run(context) {
    const bin = ensurePrograms(context.log);
    if (!bin) return [notRun('install PostgreSQL (on Debian: apt-get install postgresql)')];
    const directory = join(context.scratch, 'system-postgres');
    const postgres = await startSystemPostgres(bin, directory);
    try {
      postgres.create('thyme');
      const given = { url: postgres.url('thyme'), port: 0, dataDir: directory, stop: async () => undefined };
      const fixture = await openFixture(context, 'restore', { given });
      try {
        return await dumpAndRestore(fixture, postgres, join(directory, 'thyme.dump'));
      } finally {
        await fixture.close();
      }
    } finally {
      postgres.stop();
    }
  },
};

async function dumpAndRestore(fixture: Fixture, postgres: SystemPostgres, dump: string): Promise<Finding[]> {
  const server = await fixture.instance();
  const load = startLoad({ address: () => server.address, seed: fixture.seed, clients: 6, name: 'restore' });
  const started = performance.now();
  while (load.acknowledged.length < BOOKINGS && performance.now() - started < PATIENCE_MS) await pause(100);
  const before = await countRows(postgres.url('thyme'));
  const since = performance.now();
  postgres.run('pg_dump', ['-Fc', '-f', dump, postgres.url('thyme')]);
  const dumped = performance.now();
  const after = await countRows(postgres.url('thyme'));
  await load.end();
  postgres.create('restored');
  const restoring = performance.now();
  postgres.run('pg_restore', ['--no-owner', '--exit-on-error', '-j', '2', '-d', postgres.url('restored'), dump]);
  const back = performance.now();
  const found = await countRows(postgres.url('restored'));
  const isWithin = (name: keyof Counts) =>
    before[name] > 0 && found[name] >= before[name] && found[name] <= after[name];
  const inMonths = await partitionedRows(postgres.url('restored'));
  const beside = await fixture.instance({ DATABASE_URL: postgres.url('restored'), JOBS: 'off' });
  const ready = await fetch(`${beside.address}/readyz`);
  const restored = new pg.Pool({ connectionString: postgres.url('restored'), max: 2 });
  const invariants = await checkAlways(restored);
  await restored.end();
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  return [
    count('MB in the dump', (statSync(dump).size / 2 ** 20).toFixed(1)),
    count('seconds to dump, to restore', `${seconds(since, dumped)}, ${seconds(restoring, back)}`),
    holds(
      'everything stored before the dump is restored',
      isWithin('appointments') && isWithin('entries') && isWithin('mails') && isWithin('notifications'),
      `${found.appointments} appointments, ${found.entries} ledger entries, ${found.mails} mails, ${found.notifications} notifications`,
    ),
    holds(
      'its mails and notifications lie in the partitions of their months',
      inMonths.every(({ name }) => !name.endsWith('_default')),
      inMonths.map(({ name, rows }) => `${name}: ${rows}`).join(', '),
    ),
    holds('a server starts on it and is ready', ready.status === 200),
    ...invariants,
  ];
}
