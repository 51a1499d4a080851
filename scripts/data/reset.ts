import pg from 'pg';

/** Removes every schema that is not PostgreSQL's own, so that the next migration starts from nothing. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c client_min_messages=warning' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    const drops = rows.map(({ name }) => `drop schema ${pg.escapeIdentifier(name)} cascade`);
    await client.query(['begin', ...drops, 'create schema public', 'commit'].join('; '));
  } finally {
    await client.end();
  }
}
