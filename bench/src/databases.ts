import { join } from 'node:path';
import { startEmbedded } from '@thyme/local-postgres';
import { startStandby } from '../../faults/src/standby.ts';
import { startSystemPostgres } from '../../faults/src/system-postgres.ts';

export interface BenchDatabase {
  url: string;
  /** Called when the database has been filled. Returns the servers' environment. */
  opened(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

export async function builtIn(dataDir: string): Promise<BenchDatabase> {
  const { url, stop } = await startEmbedded({ dataDir: join(dataDir, 'postgres') });
  return { url, stop, opened: async () => ({}) };
}

/** The machine's own PostgreSQL with a streaming replica beside it, from which the servers read. */
export const withReplica =
  (bin: string) =>
  async (dataDir: string): Promise<BenchDatabase> => {
    const directory = join(dataDir, 'postgres-with-replica');
    const primary = await startSystemPostgres(bin, directory);
    const stops: (() => Promise<void>)[] = [async () => primary.stop()];
    primary.create('thyme');
    return {
      url: primary.url('thyme'),
      opened: async () => {
        const standby = await startStandby(primary, directory);
        stops.push(() => standby.stop());
        return { DATABASE_READ_URLS: standby.url };
      },
      stop: async () => {
        for (const end of stops.toReversed()) await end();
      },
    };
  };
