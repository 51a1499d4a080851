import * as tables from '@thyme/db/schema';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database.ts';

/** Counters of tries, reports and the last use of a session change by being asked; they are nobody's property. */
const PASSING = new Set(['throttles', 'system_log', 'idempotency_keys', 'sessions', 'socket_io_attachments']);

/** A mark of each table, to see what an operation has changed: how many rows there are, and which transaction wrote last. */
export async function storedState(db: Db): Promise<Map<string, string>> {
  const names = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableName(table))
    .filter((name) => !PASSING.has(name));
  const marks = names.map(
    (name) =>
      sql`select ${name}::text as name, concat(count(*), ' ', max(xmin::text::bigint)) as mark from ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<{ name: string; mark: string }>(sql.join(marks, sql` union all `));
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}

export function changedTables(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name);
}
