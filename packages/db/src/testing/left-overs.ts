import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { liveLeases, startEmbedded } from '@thyme/local-postgres';

const prefix = 'thyme-test-';
/** A run needs a moment between creating its directory and using it. */
const YOUNG_MILLIS = 10 * 60_000;

export const makeDirectory = (parent: string): Promise<string> => mkdtemp(join(parent, prefix));

/** Stops the server of a killed run and removes its data. */
export async function sweepLeftOvers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    try {
      await sweep(join(parent, name));
    } catch (error) {
      // Another run may be sweeping the same place; what stays is swept next time.
      console.warn(`Left ${join(parent, name)} as it is:`, error);
    }
  }
}

async function sweep(directory: string): Promise<void> {
  const { mtimeMs, uid } = await stat(directory);
  const isOurs = process.getuid === undefined || uid === process.getuid();
  if (!isOurs || Date.now() - mtimeMs < YOUNG_MILLIS || liveLeases(directory).length > 0) return;
  const server = await startEmbedded({ dataDir: directory, profile: 'throwaway' });
  await server.stop();
  await rm(directory, { recursive: true, force: true });
  await rm(server.dataDir, { recursive: true, force: true });
}
