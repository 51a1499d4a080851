import type pg from 'pg';

/**
 * PostgreSQL's default compiles the statement that writes a booking for longer than it runs, in every new plan. As a setting of
 * the database, or of the role where the database belongs to another, it also holds for connections of a pooler and of a replica.
 */
export async function switchOffJit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ jit: string; name: string; owns: boolean }>(
    `select current_setting('jit') as jit, quote_ident(datname) as name, pg_has_role(datdba, 'member') as owns
    from pg_database where datname = current_database()`,
  );
  const [database] = rows;
  if (!database || database.jit === 'off') return;
  const { name, owns } = database;
  await client.query(`alter ${owns ? `database ${name}` : `role current_user in database ${name}`} set jit = off`);
}
