import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { count, type Fault, type Finding, holds } from './fault.ts';
import { openStage, type Stage } from './fixture.ts';
import { checkAlways } from './invariants.ts';
import { startStorm } from './load.ts';
import { findPrograms, type OwnPostgres, startOwnPostgres } from './system-postgres.ts';

const COUNTS = `select (select count(*) from appointments)::int as visits, (select count(*) from ledger_entries)::int as entries,
  (select coalesce(sum(paid_amount), 0) from sales)::int as paid, (select count(*) from outbox)::int as mails`;

async function figures(url: string): Promise<{ visits: number; entries: number; paid: number; mails: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(COUNTS);
  await client.end();
  return rows[0];
}

/** A dump is taken in the storm and brought back beside it: whole, consistent, and good to serve from. */
export const restore: Fault = {
  name: 'restore',
  about: 'pg_dump in a storm of bookings, pg_restore into an empty database, and a server on that',
  async run(context) {
    const bin = findPrograms();
    if (!bin) return [holds('skipped: this machine has no pg_dump', true, 'no pg_dump')];
    const directory = join(context.scratch, 'own-postgres');
    const postgres = await startOwnPostgres(bin, directory);
    try {
      postgres.run('createdb', ['thyme', ...connection(postgres.url('postgres'))]);
      const given = { url: postgres.url('thyme'), port: 0, dataDir: directory, stop: async () => undefined };
      const stage = await openStage(context, 'restore', { given });
      try {
        return await dumpAndRestore(stage, postgres, join(directory, 'thyme.dump'));
      } finally {
        await stage.close();
      }
    } finally {
      postgres.stop();
    }
  },
};

async function dumpAndRestore(stage: Stage, postgres: OwnPostgres, dump: string): Promise<Finding[]> {
  const server = await stage.instance();
  const storm = startStorm({ address: () => server.address, stock: stage.stock, clients: 6, name: 'restore' });
  await pause(6_000);
  const before = await figures(postgres.url('thyme'));
  const since = performance.now();
  postgres.run('pg_dump', ['-Fc', '-f', dump, postgres.url('thyme')]);
  const dumped = performance.now();
  const after = await figures(postgres.url('thyme'));
  await storm.end();
  postgres.run('createdb', ['restored', ...connection(postgres.url('postgres'))]);
  const started = performance.now();
  postgres.run('pg_restore', ['--no-owner', '--exit-on-error', '-j', '2', '-d', postgres.url('restored'), dump]);
  const back = performance.now();
  const found = await figures(postgres.url('restored'));
  const isWithin = (name: 'visits' | 'entries') => found[name] >= before[name] && found[name] <= after[name];
  const beside = await stage.instance({ DATABASE_URL: postgres.url('restored'), JOBS: 'off' });
  const ready = await fetch(`${beside.address}/readyz`);
  const restored = new pg.Pool({ connectionString: postgres.url('restored'), max: 2 });
  const rules = await checkAlways(restored);
  await restored.end();
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  return [
    count('MB in the dump', (statSync(dump).size / 2 ** 20).toFixed(1)),
    count('seconds to dump, to restore', `${seconds(since, dumped)}, ${seconds(started, back)}`),
    holds(
      'everything is back that was there when the dump began',
      isWithin('visits') && isWithin('entries'),
      `${found.visits} visits, ${found.entries} ledger entries`,
    ),
    holds('a server starts on it and is ready', ready.status === 200),
    ...rules,
  ];
}

/** How the programs that know no address are told where to go. */
function connection(url: string): string[] {
  const { hostname, port, username } = new URL(url);
  return ['-h', hostname, '-p', port, '-U', username];
}
