import { join } from 'node:path';
import { migrate } from '@thyme/db';
import { freePort } from '@thyme/local-postgres';
import { supervise } from '../../scripts/running/supervise.ts';
import { type BenchDatabase, builtIn } from './databases.ts';
import type { Context } from './measuring/figure.ts';

export interface Running {
  /** One for each instance. */
  addresses: readonly string[];
  address: string;
  databaseUrl: string;
  /** Of the database: its processes are children of this one. */
  dataDir: string;
  /** Shuts down every instance; the database goes on. */
  stopServers(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  name: string;
  /** Fills the database before anything serves from it. */
  prepare(databaseUrl: string, dataDir: string): Promise<void>;
  /** Servers of their own that share the database, as several machines would. */
  instances?: number;
  /** Of each instance, on one port. */
  processes?: number;
  env?: Record<string, string>;
  database?: (dataDir: string) => Promise<BenchDatabase>;
}

/** A server over a database of its own, both gone after the benchmark. */
export async function startServer({ root, scratch, log }: Context, options: ServerOptions): Promise<Running> {
  const { name, prepare, instances = 1, processes = 2, database: start = builtIn } = options;
  const dataDir = join(scratch, name);
  const database = await start(dataDir);
  const servers: (() => Promise<void>)[] = [];
  const stopServers = async () => {
    for (const end of servers.splice(0).toReversed()) await end();
  };
  const stop = async () => {
    await stopServers();
    await database.stop();
  };
  try {
    await prepare(database.url, dataDir);
    const told = await database.opened();
    const addresses: string[] = [];
    for (let number = 0; number < instances; number += 1) {
      const port = await freePort();
      if (!port) throw new Error('No free port.');
      const address = `http://127.0.0.1:${port}`;
      const env = {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        WEB_CONCURRENCY: String(processes),
        LOG_LEVEL: 'error',
        HTTP_RATE_LIMIT: '100000000',
        ...told,
        ...options.env,
      };
      const server = supervise({ root, address, env, log, onGiveUp: () => process.exit(1) });
      await server.ready;
      servers.push(() => server.stop());
      addresses.push(address);
    }
    const [address = ''] = addresses;
    return { addresses, address, databaseUrl: database.url, dataDir, stopServers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The server over a database that the benchmark fills itself. What is enqueued waits: delivering it later is not measured. */
export function startStocked(
  context: Context,
  name: string,
  fill: (databaseUrl: string) => Promise<void>,
  env: Record<string, string> = {},
): Promise<Running> {
  const prepare = async (url: string) => {
    await migrate(url);
    await fill(url);
  };
  return startServer(context, { name, prepare, env: { JOBS: 'off', ...env } });
}
