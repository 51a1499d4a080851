import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@thyme/local-postgres';
import pg from 'pg';
import type { SystemPostgres } from './system-postgres.ts';

export type Standby = Awaited<ReturnType<typeof startStandby>>;

/** A streaming replica of the database `thyme`, copied from the primary as it is now. */
export async function startStandby(postgres: SystemPostgres, directory: string) {
  const port = await freePort();
  const cluster = join(directory, 'standby');
  const { port: primaryPort } = new URL(postgres.url('thyme'));
  const from = ['-h', '127.0.0.1', '-p', primaryPort, '-U', 'postgres'];
  postgres.run('pg_basebackup', [...from, '-D', cluster, '-R', '-X', 'stream', '-c', 'fast']);
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `port = ${port}\nhot_standby_feedback = on\n`);
  const control = (...args: string[]) =>
    postgres.run('pg_ctl', ['-D', cluster, '-l', join(directory, 'standby.log'), '-w', ...args]);
  control('start');
  const admin = new pg.Pool({ connectionString: `postgres://postgres@127.0.0.1:${port}/thyme`, max: 1 });
  admin.on('error', () => undefined);
  return {
    url: `postgres://thyme@127.0.0.1:${port}/thyme`,
    query: async (text: string) => (await admin.query(text)).rows,
    start: () => control('start'),
    kill: () => control('stop', '-m', 'immediate'),
    stop: async () => {
      await admin.end();
      control('stop', '-m', 'fast');
    },
  };
}
