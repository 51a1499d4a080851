import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startEmbedded } from '@thyme/local-postgres';
import { localAddress } from '../scripts/running/address.ts';
import { prepareData } from '../scripts/running/prepare-data.ts';
import { readSettings } from '../scripts/running/settings.ts';
import { ensureSites } from '../scripts/running/sites.ts';
import { supervise } from '../scripts/running/supervise.ts';

const quiet = () => undefined;

/** A marketplace for this run alone: its own database, port and files, all gone afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return async () => undefined;
  const scratch = mkdtempSync(join(tmpdir(), 'thyme-e2e-'));
  chmodSync(scratch, 0o755);
  const port = await freePort();
  if (!port) throw new Error('No free port for the server.');
  const settings = readSettings({ PORT: String(port), DATA_DIR: scratch });
  const database = await startEmbedded({ dataDir: join(scratch, 'postgres'), profile: 'throwaway' });
  const stop = async () => {
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
  try {
    await Promise.all([prepareData(database.url, settings, quiet), ensureSites(settings.root, quiet)]);
    const env = {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: settings.host,
      DATABASE_URL: database.url,
      DATA_DIR: scratch,
      DEMO: 'on',
      PUBLIC_URL: `http://${settings.host}:${port}`,
      LOG_LEVEL: 'error',
      HTTP_RATE_LIMIT: '1000000',
      // Only shown if they are configured.
      FACEBOOK_PAGE_URL: 'https://www.facebook.com/thyme.example',
      INSTAGRAM_PAGE_URL: 'https://www.instagram.com/thyme.example',
      LINKEDIN_PAGE_URL: 'https://www.linkedin.com/company/thyme.example',
      TIKTOK_PAGE_URL: 'https://www.tiktok.com/@thyme.example',
      GUEST_APP_STORE_URL: 'https://apps.apple.com/ie/app/thyme/id1',
      GUEST_GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=example.thyme.guest',
      BUSINESS_APP_STORE_URL: 'https://apps.apple.com/ie/app/thyme-business/id2',
      BUSINESS_GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=example.thyme.business',
      // Nothing listens there: the tests deliver the pushed messages themselves.
      PUSH_HOSTS: '127.0.0.1:9',
      // Test guests use random network addresses, because registrations per network are rate-limited.
      TRUST_PROXY: 'on',
    };
    const address = localAddress(settings);
    const server = supervise({
      root: settings.root,
      address,
      env,
      log: console.log,
      onGiveUp: () => process.exit(1),
    });
    await server.ready;
    // Set before the workers start, which read it with the configuration.
    process.env.BASE_URL = address;
    process.env.E2E_DATABASE_URL = database.url;
    return async () => {
      await server.stop();
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
