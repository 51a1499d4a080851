import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { count, type Fault, type Finding, holds, notRun } from './fault.ts';
import { type Fixture, openFixture } from './fixture.ts';
import { checkAlways } from './invariants.ts';
import { startLoad } from './load.ts';
import { ensurePrograms, type SystemPostgres, startSystemPostgres } from './system-postgres.ts';

const COUNTS = `select (select count(*) from appointments)::int as appointments, (select count(*) from ledger_entries)::int as entries,
  (select coalesce(sum(paid_amount), 0) from sales)::int as paid, (select count(*) from outbox)::int as mails`;

async function countRows(url: string): Promise<{ appointments: number; entries: number; paid: number; mails: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(COUNTS);
  await client.end();
  return rows[0];
}

/** A dump is taken under load and restored beside it, by a role without special rights: complete, consistent and usable by a server. */
export const restore: Fault = {
  name: 'restore',
  about: 'pg_dump under load, pg_restore by an ordinary role into an empty database, and a server on it',
  async run(context) {
    const bin = ensurePrograms(context.log);
    if (!bin)
      return [notRun('install PostgreSQL (on Debian: apt-get install postgresql)')];
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
  await pause(6_000);
  const before = await countRows(postgres.url('thyme'));
  const since = performance.now();
  postgres.run('pg_dump', ['-Fc', '-f', dump, postgres.url('thyme')]);
  const dumped = performance.now();
  const after = await countRows(postgres.url('thyme'));
  await load.end();
  postgres.create('restored');
  const started = performance.now();
  postgres.run('pg_restore', ['--no-owner', '--exit-on-error', '-j', '2', '-d', postgres.url('restored'), dump]);
  const back = performance.now();
  const found = await countRows(postgres.url('restored'));
  const isWithin = (name: 'appointments' | 'entries') => found[name] >= before[name] && found[name] <= after[name];
  const beside = await fixture.instance({ DATABASE_URL: postgres.url('restored'), JOBS: 'off' });
  const ready = await fetch(`${beside.address}/readyz`);
  const restored = new pg.Pool({ connectionString: postgres.url('restored'), max: 2 });
  const invariants = await checkAlways(restored);
  await restored.end();
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  return [
    count('MB in the dump', (statSync(dump).size / 2 ** 20).toFixed(1)),
    count('seconds to dump, to restore', `${seconds(since, dumped)}, ${seconds(started, back)}`),
    holds(
      'everything stored before the dump is restored',
      isWithin('appointments') && isWithin('entries'),
      `${found.appointments} appointments, ${found.entries} ledger entries`,
    ),
    holds('a server starts on it and is ready', ready.status === 200),
    ...invariants,
  ];
}
