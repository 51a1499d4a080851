import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@thyme/local-postgres';
import type pg from 'pg';
import { count, type Fault, holds } from '../../faults/src/fault.ts';
import { openFixture } from '../../faults/src/fixture.ts';
import { checkWhenIdle } from '../../faults/src/invariants.ts';
import { compare, startLoad } from '../../faults/src/load.ts';
import { untilIdle } from '../../faults/src/until-idle.ts';
import { ensureProgram, startProgram, unprivileged } from './program.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
/** Few enough that clients wait for one another, and meet connections that others used before. */
const SERVER_CONNECTIONS = 4;
const POOL = 15;
const CLIENTS = 10;

/** Two servers behind one PgBouncer in transaction mode, which is restarted under load. */
export const pgbouncer: Fault = {
  name: 'pgbouncer',
  about: 'two servers behind a pooler in transaction mode, which is restarted under load',
  async run(context) {
    const missing = ensureProgram(PROGRAM, 'pgbouncer', context.log);
    if (missing) return [missing];
    const fixture = await openFixture(context, 'pgbouncer');
    const pooler = await startPooler(context.root, join(context.scratch, 'pgbouncer-files'), fixture.database.url);
    try {
      const urls = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: fixture.database.url, DATABASE_POOL: String(POOL) };
      const servers = [await fixture.instance(urls), await fixture.instance(urls)];
      let turn = 0;
      const address = () => {
        turn += 1;
        return servers[turn % servers.length]?.address ?? '';
      };
      const load = startLoad({ address, seed: fixture.seed, clients: CLIENTS, name: 'pooled' });
      await pause(8_000);
      const busiest = await serverConnections(fixture.pool);
      const before = load.acknowledged.length;
      await pooler.restart();
      await pause(6_000);
      await load.end();
      const listening = await fixture.pool.query(
        `select count(distinct query)::int as n from pg_stat_activity where query ilike 'listen %'`,
      );
      const idle = await untilIdle(fixture.pool, context.log);
      return [
        count('connections that the two servers may open', 2 * POOL),
        holds(`at most ${SERVER_CONNECTIONS} of them reach PostgreSQL`, busiest <= SERVER_CONNECTIONS, busiest),
        holds('LISTEN goes around the pooler', listening.rows[0].n >= 1, `${listening.rows[0].n} channels`),
        count('bookings before the restart', before),
        holds('bookings go on after it', load.acknowledged.length > before, load.acknowledged.length - before),
        count('seconds until idle', idle),
        ...(await compare(fixture.pool, load)),
        ...(await checkWhenIdle(fixture.pool)),
      ];
    } finally {
      await fixture.close();
      await pooler.stop();
    }
  },
};

/** The file that is shipped, with this run's ports, names and account. */
async function startPooler(root: string, directory: string, databaseUrl: string) {
  const { port, pathname, username, password } = new URL(databaseUrl);
  const own = await freePort();
  if (!own) throw new Error('No free port for PgBouncer.');
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
  const shipped = readFileSync(join(root, 'deploy', 'pgbouncer.ini'), 'utf8');
  const file = join(directory, 'pgbouncer.ini');
  const users = join(directory, 'userlist.txt');
  writeFileSync(
    file,
    shipped
      .replace('port=5432 dbname=thyme', `port=${port} dbname=${pathname.slice(1)}`)
      .replace('listen_port = 6432', `listen_port = ${own}\nunix_socket_dir =`)
      .replace('/etc/pgbouncer/userlist.txt', users)
      .replace('default_pool_size = 20', `default_pool_size = ${SERVER_CONNECTIONS}`),
  );
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  const begin = () => startProgram(PROGRAM, [file], { port: own, as: unprivileged() });
  let program = await begin();
  const url = new URL(databaseUrl);
  url.port = String(own);
  url.hostname = '127.0.0.1';
  url.pathname = '/thyme';
  url.search = '';
  return {
    url: url.href,
    restart: async () => {
      await program.stop('SIGKILL');
      await pause(1_000);
      program = await begin();
    },
    stop: () => program.stop(),
  };
}

/** Connections of the servers' pools, which all come from the pooler. */
async function serverConnections(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as n from pg_stat_activity where application_name = 'thyme' and backend_type = 'client backend'`,
  );
  return rows[0].n;
}
