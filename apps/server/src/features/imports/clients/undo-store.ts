import * as schema from '@thyme/db/schema';
import { clientDetails, guestStatuses, importRows, users } from '@thyme/db/schema';
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import type { ImportKey } from '../store.ts';

/** What an import writes about a guest, and deletes with them. */
const OWN: ReadonlySet<string> = new Set([clientDetails, guestStatuses].map((table) => getTableName(table)));

/** Every other column that refers to a user: a guest who is named by one has been used since. */
const references = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table as PgTable);
    return foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => getTableName(foreignTable) === getTableName(users))
      .flatMap(({ columns }) => columns.map((column) => ({ table: name, column: column.name })));
  })
  .filter(({ table }) => !OWN.has(table));

const isUnused = sql.join(
  references.map(({ table, column }) => sql.raw(`not exists (select from "${table}" x where x."${column}" = r.guest)`)),
  sql` and `,
);

/**
 * Deletes the guests that an import brought, some rows at a time. Those who have booked, bought or been written to since
 * stay. Answers how many stayed.
 */
export async function deleteImportedGuests(
  db: Db,
  { businessId, importId }: ImportKey,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const own = sql`r.business_id = ${businessId} and r.import_id = ${importId} and r.row_number between ${from} and ${to} and r.is_new_guest`;
  const gone = sql`select r.guest from ${importRows} r where ${own} and ${isUnused}`;
  await db.execute(sql`
    with gone as (${gone}), statuses as (delete from ${guestStatuses} where user_id in (select guest from gone)),
      details as (delete from ${clientDetails} where user_id in (select guest from gone))
    update ${importRows} r set guest = -r.guest from gone where ${own} and r.guest = gone.guest`);
  // The rows of the guests themselves come last: what refers to them has to be gone when the statement ends.
  await db.execute(
    sql`delete from ${users} where id in (select -r.guest from ${importRows} r where ${own} and r.guest < 0)`,
  );
  const { rows } = await db.execute<{ kept: number }>(
    sql`select count(*)::int as kept from ${importRows} r where ${own} and r.guest > 0`,
  );
  await db.execute(sql`update ${importRows} r set guest = null, is_new_guest = false where ${own} and r.guest < 0`);
  return rows[0]?.kept ?? 0;
}
