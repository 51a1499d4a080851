import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@thyme/local-postgres';
import { localAddress } from '../../../scripts/running/address.ts';
import { readSettings } from '../../../scripts/running/settings.ts';
import { supervise } from '../../../scripts/running/supervise.ts';

/** One grey pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mO4DgAA/gD9n6+0AAAAAABJRU5ErkJggg==',
  'base64',
);

/** A fake tile provider, and a second server on the tests' database that uses it. */
export async function startTiles() {
  const databaseUrl = process.env.E2E_DATABASE_URL;
  if (!databaseUrl) throw new Error('These tests bring their own database; run them without BASE_URL.');
  const requested: string[] = [];
  const tiles = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' }).end(TILE);
  });
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
  const scratch = mkdtempSync(join(tmpdir(), 'thyme-tiles-'));
  const port = await freePort();
  const settings = readSettings({ PORT: String(port), DATA_DIR: scratch });
  const server = supervise({
    root: settings.root,
    address: localAddress(settings),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: settings.host,
      DATABASE_URL: databaseUrl,
      DATA_DIR: scratch,
      PUBLIC_URL: `http://${settings.host}:${port}`,
      LOG_LEVEL: 'error',
      MAP_TILES_URL: `http://127.0.0.1:${(tiles.address() as AddressInfo).port}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: 'Tiles of the stand-in',
    },
    log: console.log,
    onGiveUp: () => undefined,
  });
  await server.ready;
  return {
    address: localAddress(settings),
    tilesRequested: () => requested,
    stop: async () => {
      await server.stop();
      await new Promise((resolve) => tiles.close(resolve));
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
