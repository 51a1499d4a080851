import * as tables from '@thyme/db/schema';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database.ts';
import { prepared } from '../platform/prepared.ts';

/** Counters of tries, reports and the last use of a session change by being asked; they are nobody's property. */
const PASSING = new Set(['throttles', 'system_log', 'idempotency_keys', 'sessions', 'socket_io_attachments']);

const names = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !PASSING.has(name));

const marks = names.map(
  (name) =>
    sql`select ${sql.raw(`'${name}'`)} as name, concat(count(*), ' ', max(xmin::text::bigint)) as mark from ${sql.identifier(name)}`,
);

/** Planned once: planning eighty counts takes longer than counting. */
const states = prepared((db) =>
  db
    .select({ name: sql<string>`name`, mark: sql<string>`mark` })
    .from(sql`(${sql.join(marks, sql` union all `)}) as marks`)
    .prepare('stored_state'),
);

/** A mark of each table, to see what an operation has changed: how many rows there are, and which transaction wrote last. */
export async function storedState(db: Db): Promise<Map<string, string>> {
  const rows = await states(db).execute();
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}

export function changedTables(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name);
}
