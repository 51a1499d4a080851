import type { Executor as Db } from '@thyme/db';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** Whether the tables of businesses are distributed; they become it while no server runs (`npm run db -- distribute`). */
let isDistributed = false;

/** Asked once, when the server starts. */
export async function readPlacement(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(`select to_regclass('pg_catalog.pg_dist_partition') is not null as citus`);
  isDistributed =
    rows[0]?.citus &&
    (await pool.query(`select from pg_dist_partition where logicalrelid = 'businesses'::regclass`)).rowCount === 1;
  return isDistributed;
}

type TenantTable = PgTable & { businessId: PgColumn };

/**
 * The condition, as one for each business whose rows fulfil it. Citus locks rows of one shard at a time, so a distributed database is asked
 * for the businesses first; elsewhere the condition alone is enough and nothing is read.
 */
export async function perShard(db: Db, table: TenantTable, condition: SQL | undefined): Promise<(SQL | undefined)[]> {
  if (!isDistributed) return [condition];
  const found = await db
    .selectDistinct({ businessId: table.businessId })
    .from(table as PgTable)
    .where(condition)
    .orderBy(table.businessId);
  return found.map(({ businessId }) => and(eq(table.businessId, businessId), condition));
}

/** The same for a condition that rows of one business fulfil at most, such as an id. */
export async function onShard(db: Db, table: TenantTable, condition: SQL | undefined): Promise<SQL | undefined> {
  const [one = sql`false`] = await perShard(db, table, condition);
  return one;
}

/**
 * For a row by its id, limited by a condition with subselects of other tables, which Citus does not combine with a lock: a distributed
 * database checks the limit when it looks for the shard.
 */
export async function onShardById(
  db: Db,
  table: TenantTable & { id: PgColumn },
  { id, limit }: { id: number; limit: SQL | undefined },
): Promise<SQL | undefined> {
  const isWanted = and(eq(table.id, id), limit);
  if (!isDistributed) return isWanted;
  const [found] = await db
    .select({ businessId: table.businessId })
    .from(table as PgTable)
    .where(isWanted);
  return found ? and(eq(table.businessId, found.businessId), eq(table.id, id)) : sql`false`;
}

export const tablesAreDistributed = (): boolean => isDistributed;
