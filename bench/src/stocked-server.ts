import { join } from 'node:path';
import { migrate } from '@thyme/db';
import { freePort, startEmbedded } from '@thyme/db/embedded';
import { supervise } from '../../scripts/running/supervise.ts';
import type { Context } from './figure.ts';
import type { Marketplace } from './marketplace.ts';

/** The server on two processes, without pages, over a database that the benchmark fills itself. */
export async function startStocked(
  { root, scratch, log }: Context,
  name: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<Marketplace> {
  const port = await freePort();
  if (!port) throw new Error('No free port.');
  const dataDir = join(scratch, name);
  const database = await startEmbedded({ dataDir: join(dataDir, 'postgres') });
  try {
    await migrate(database.url);
    await fill(database.url);
    const address = `http://127.0.0.1:${port}`;
    const env = {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      WEB_CONCURRENCY: '2',
      // What is enqueued waits: delivering it later is not what is measured.
      JOBS: 'off',
      LOG_LEVEL: 'error',
      HTTP_RATE_LIMIT: '100000000',
    };
    const server = supervise({ root, address, env, log, onGiveUp: () => process.exit(1) });
    await server.ready;
    return {
      address,
      databaseUrl: database.url,
      stop: async () => {
        await server.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
