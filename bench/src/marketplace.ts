import { join } from 'node:path';
import { freePort, startEmbedded } from '@thyme/db/embedded';
import { localAddress } from '../../scripts/running/address.ts';
import { prepareData } from '../../scripts/running/prepare-data.ts';
import { readSettings } from '../../scripts/running/settings.ts';
import { ensureSites } from '../../scripts/running/sites.ts';
import { supervise } from '../../scripts/running/supervise.ts';
import type { Context } from './figure.ts';

export interface Marketplace {
  address: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

/** The demo marketplace on the built site, as `npm start` serves it, on two processes. */
export async function startMarketplace({ root, scratch, log }: Context): Promise<Marketplace> {
  const port = await freePort();
  if (!port) throw new Error('No free port.');
  const dataDir = join(scratch, 'marketplace');
  const settings = readSettings({ PORT: String(port), DATA_DIR: dataDir });
  const database = await startEmbedded({ dataDir: join(dataDir, 'postgres') });
  try {
    await prepareData(database.url, settings, log);
    await ensureSites(root, log);
    const env = {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: settings.host,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      WEB_CONCURRENCY: '2',
      LOG_LEVEL: 'error',
      HTTP_RATE_LIMIT: '100000000',
    };
    const address = localAddress(settings);
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
