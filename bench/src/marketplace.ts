import { prepareData } from '../../scripts/running/prepare-data.ts';
import { readSettings } from '../../scripts/running/settings.ts';
import { ensureSites } from '../../scripts/running/sites.ts';
import type { Context } from './measuring/figure.ts';
import { type Running, type ServerOptions, startServer } from './server.ts';

/** The demo marketplace on the built site, as `npm start` serves it, on two processes. */
export function startMarketplace(context: Context, options: Partial<ServerOptions> = {}): Promise<Running> {
  const prepare = async (url: string, dataDir: string) => {
    await prepareData(url, readSettings({ DATA_DIR: dataDir }), context.log);
    await ensureSites(context.root, context.log);
  };
  return startServer(context, { name: 'marketplace', prepare, ...options });
}
