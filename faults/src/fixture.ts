import { join } from 'node:path';
import { migrate } from '@thyme/db';
import { type EmbeddedServer, freePort, startEmbedded } from '@thyme/local-postgres';
import pg from 'pg';
import { openShops } from '../../bench/src/bookings/shops.ts';
import { type ServerProcess, spawnServer } from '../../scripts/running/server-process.ts';
import type { FaultContext } from './fault.ts';

const SHOPS = 4;
const GUESTS = 150;

export type Seed = Awaited<ReturnType<typeof openShops>>;

/** A server that can be killed, stopped and started again on the same port. */
export interface Instance {
  address: string;
  port: number;
  /** Its output since the first start. */
  output(): string;
  pid(): number;
  start(): Promise<void>;
  /** SIGKILL, as in a power failure. */
  kill(): Promise<void>;
  /** SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

export interface Fixture {
  dataDir: string;
  database: FixtureDatabase;
  pool: pg.Pool;
  seed: Seed;
  instance(more?: Record<string, string>): Promise<Instance>;
  close(): Promise<void>;
}

export type FixtureDatabase = Pick<EmbeddedServer, 'url' | 'port' | 'dataDir' | 'stop'>;

/** A durable database with shops that are always open, half of them paid in advance. Servers are started as instances. */
export async function openFixture(
  { root, scratch }: FaultContext,
  name: string,
  { dataDir = join(scratch, name), given }: { dataDir?: string; given?: FixtureDatabase } = {},
): Promise<Fixture> {
  const database = given ?? (await startEmbedded({ dataDir: join(dataDir, 'postgres') }));
  const instances: Instance[] = [];
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on('error', () => undefined);
  const close = async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await pool.end();
    await database.stop();
  };
  try {
    await migrate(database.url);
    const seed = await openShops(database.url, SHOPS, GUESTS);
    await pool.query('update businesses set upfront_percent = 100 where id % 2 = 0');
    const instance = async (more: Record<string, string> = {}) => {
      const started = await openInstance(root, { DATABASE_URL: database.url, DATA_DIR: dataDir, ...more });
      instances.push(started);
      await started.start();
      return started;
    };
    return { dataDir, database, pool, seed, instance, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openInstance(root: string, given: Record<string, string>): Promise<Instance> {
  const port = Number(given.PORT ?? (await freePort()));
  const address = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    HTTP_RATE_LIMIT: '100000000',
    ENCRYPTION_KEY: Buffer.alloc(32, 9).toString('base64'),
    ...given,
  };
  let output = '';
  let current: ServerProcess | undefined;
  const ended = () =>
    new Promise<number | null>((resolve) => {
      const child = current?.child;
      if (!child || child.exitCode !== null || child.signalCode !== null) resolve(child?.exitCode ?? null);
      else child.once('exit', (code) => resolve(code));
    });
  return {
    address,
    port,
    output: () => output,
    pid: () => current?.child.pid ?? 0,
    start: async () => {
      current = spawnServer({
        root,
        env,
        onEnd: (reason) => {
          output += `ended: ${reason}\n`;
        },
      });
      if (!(await current.ready(address))) throw new Error(`The server did not start. ${output}`);
    },
    kill: async () => {
      const gone = ended();
      current?.child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      const gone = ended();
      await current?.stop();
      return gone;
    },
  };
}
