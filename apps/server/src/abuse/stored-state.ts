import * as tables from '@thyme/db/schema';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database.ts';

/** Counters of tries, reports and the last use of a session change by being asked; they are nobody's property. */
const PASSING = new Set(['throttles', 'system_log', 'idempotency_keys', 'sessions', 'socket_io_attachments']);

/** A digest of each table, to see what an operation has changed. */
export async function storedState(db: Db): Promise<Map<string, string>> {
  const names = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableName(table))
    .filter((name) => !PASSING.has(name));
  const digests = names.map(
    (name) =>
      sql`select ${name}::text as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${sql.identifier(name)} t`,
  );
  const { rows } = await db.execute<{ name: string; digest: string }>(sql.join(digests, sql` union all `));
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

export function changedTables(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}
