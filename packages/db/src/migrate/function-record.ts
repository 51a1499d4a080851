import type pg from 'pg';
import type { FunctionFile } from './function-files.ts';

/** The files that were applied to this database, and what they defined. */
export type Recorded = Omit<FunctionFile, 'sql'>;

/** Made by migrations, because columns are generated with it. */
const ofMigrations = ['fold_text'];

export async function readRecord(client: pg.Client): Promise<Map<string, Recorded>> {
  const { rows: found } = await client.query(`select to_regclass('drizzle.function_files') is not null as exists`);
  if (!found[0]?.exists) return new Map();
  const { rows } = await client.query<Recorded>('select name, hash, objects from drizzle.function_files');
  return new Map(rows.map((row) => [row.name, row]));
}

export async function recordFile(client: pg.Client, { name, hash, objects }: Recorded): Promise<void> {
  await client.query(
    'create table if not exists drizzle.function_files (name text primary key, hash text not null, objects text[] not null)',
  );
  await client.query(
    `insert into drizzle.function_files (name, hash, objects) values ($1, $2, $3)
      on conflict (name) do update set hash = excluded.hash, objects = excluded.objects`,
    [name, hash, objects],
  );
}

/** Every trigger and function in the database's own schema, in the words of `definedIn`; those of extensions aside. */
export async function objectsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ object: string }>(
    `select format('trigger %s on %s', t.tgname, c.relname) as object
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
    union
    select format('function %s', p.proname) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname <> all ($1)
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    order by 1`,
    [ofMigrations],
  );
  return rows.map(({ object }) => object);
}
