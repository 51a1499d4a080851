import { join } from 'node:path';
import { CannotRun, startEmbedded } from '@thyme/local-postgres';
import pg from 'pg';
import { Refusal, type Settings } from './settings.ts';

export interface Database {
  url: string;
  /** The location of the data, for display. */
  where: string;
  /** Process ids of other instances on the same data. */
  sharedWith: number[];
  stop(): Promise<void>;
}

async function connectTo(url: string): Promise<Database> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; name: string }>(
      `select current_setting('server_version_num')::int as version, current_database() as name`,
    );
    const { version = 0, name = '' } = rows[0] ?? {};
    if (version < 150_000)
      throw new Refusal(`DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; Thyme needs 15 or newer.`);
    return { url, where: `database "${name}" on ${client.host}`, sharedWith: [], stop: async () => undefined };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The address may contain a password, so it is not repeated.
    throw new Refusal(
      `DATABASE_URL does not answer (${(error as Error).message || (error as NodeJS.ErrnoException).code}): check it, or unset it to use the built-in database.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database of DATABASE_URL, or our own PostgreSQL on the data directory. */
export async function openDatabase(settings: Settings, log: (line: string) => void): Promise<Database> {
  if (settings.databaseUrl) return connectTo(settings.databaseUrl);
  const starting = startEmbedded({ dataDir: join(settings.dataDir, 'postgres'), log });
  const server = await starting.catch((error: Error) => {
    throw error instanceof CannotRun ? new Refusal(error.message) : error;
  });
  return { url: server.url, where: server.dataDir, sharedWith: server.sharedWith, stop: server.stop };
}
