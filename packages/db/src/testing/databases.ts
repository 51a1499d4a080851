import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseSettings } from '../sharding/index.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A copy of the template under a name of its own. Dropping it ends the connections that are still open. */
export async function cloneDatabase(
  serverUrl: string,
  template: string,
  workers: readonly string[] = [],
): Promise<TestDatabase> {
  const name = `thyme_test_${randomBytes(8).toString('hex')}`;
  const servers = [serverUrl, ...workers];
  for (const server of servers)
    await asAdmin(server, `create database ${name} template ${template} strategy file_copy`);
  // A copy does not get its template's settings.
  for (const setting of workers.length > 0 ? databaseSettings : [])
    await asAdmin(serverUrl, `alter database ${name} set ${setting}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: async () => {
      for (const server of servers) await asAdmin(server, `drop database if exists ${name} with (force)`);
    },
  };
}
