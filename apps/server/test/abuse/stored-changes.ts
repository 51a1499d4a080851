import * as tables from '@thyme/db/schema';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../src/platform/database/database.ts';

/** Counters of attempts, reports and the last use of a session change with every request; they are excluded. */
const PASSING = new Set([
  'throttles',
  'system_log',
  'idempotency_keys',
  'dedupe_keys',
  'sessions',
  'socket_io_attachments',
]);

const names = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !PASSING.has(name));

const watch = (name: string) =>
  `create trigger note_change after insert or update or delete on "${name}"
     for each row execute function note_change('${name}')`;

export interface StoredChanges {
  /** Tables in which a row was inserted, updated or deleted since the last call. */
  since(): Promise<string[]>;
}

/** Records writes by triggers: exact, and faster than comparing every table. */
export async function watchChanges(db: Db): Promise<StoredChanges> {
  const statements = [
    'create unlogged table noted_changes (name text not null)',
    `create function note_change() returns trigger language plpgsql as
       $$ begin insert into noted_changes values (tg_argv[0]); return null; end $$`,
    ...names.map(watch),
  ];
  await db.execute(sql.raw(statements.join(';\n')));
  return {
    async since() {
      const { rows } = await db.execute<{ name: string }>(
        sql`with noted as (delete from noted_changes returning name) select distinct name from noted order by name`,
      );
      return rows.map(({ name }) => name);
    },
  };
}
