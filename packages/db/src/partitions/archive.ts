import type { Instant } from '@thyme/domain/time';
import type { Database, Executor } from '../client.ts';
import { withLocks } from './maintain.ts';
import { addMonths, type Month, monthIn, monthOf, tableOf } from './months.ts';
import { type PartitionedTable, partitionedTables } from './partitioned-tables.ts';
import { attachMonth, listMonths, run } from './statements.ts';

export interface OldMonth {
  table: PartitionedTable;
  month: Month;
  /** As in `archive.audit_entries_2024_03`. */
  name: string;
  rows: number;
  bytes: number;
  /** Rows that still have to be worked on. */
  pending: number;
}

/** Months that are older than their table keeps, oldest first. `keptMonths` replaces every table's own number. */
export async function listOldMonths(
  db: Database,
  { now, keptMonths }: { now: Instant; keptMonths?: number },
): Promise<OldMonth[]> {
  const found: OldMonth[] = [];
  for (const table of partitionedTables) {
    const first = addMonths(monthOf(now), -(keptMonths ?? table.keptMonths));
    const old = (await listMonths(db, table)).filter((month) => month < first);
    for (const month of old) found.push(await describe(db, table, month));
  }
  return found;
}

async function describe(db: Executor, table: PartitionedTable, month: Month): Promise<OldMonth> {
  const name = tableOf(table.name, month);
  const [row] = await run<{ rows: number; pending: number; bytes: number }>(
    db,
    `select count(*)::int as rows, count(*) filter (where ${table.pending ?? 'false'})::int as pending,
      pg_total_relation_size('partitions.${name}')::float8 as bytes from partitions.${name}`,
  );
  if (!row) throw new Error(`partitions.${name} gave no figures.`);
  return { table, month, name, ...row };
}

/** Moves a month from its table to the schema `archive`, with its indexes and foreign keys. False if it has pending rows. */
export function archiveMonth(db: Database, { table, month, name }: OldMonth): Promise<boolean> {
  return withLocks(db, async (tx) => {
    await run(tx, `lock table partitions.${name} in share mode`);
    if ((await describe(tx, table, month)).pending > 0) return false;
    await run(tx, `alter table public.${table.name} detach partition partitions.${name}`);
    await run(tx, `alter table partitions.${name} set schema archive`);
    return true;
  });
}

export type Attached = 'attached' | 'unknown' | 'other columns' | 'month exists';

/** The way back. A month whose table has got other columns since stays in the archive, where it can be read. */
export async function attachArchived(db: Database, name: string): Promise<Attached> {
  const table = partitionedTables.find((one) => monthIn(name, one.name) !== null);
  const month = table && monthIn(name, table.name);
  if (!table || !month || !(await listArchived(db, table.name)).includes(name)) return 'unknown';
  return withLocks(db, async (tx) => {
    if ((await listMonths(tx, table)).includes(month)) return 'month exists';
    if ((await columnsOf(tx, `archive.${name}`)) !== (await columnsOf(tx, `public.${table.name}`)))
      return 'other columns';
    await run(tx, `alter table archive.${name} set schema partitions`);
    await attachMonth(tx, table, month);
    return 'attached';
  });
}

async function columnsOf(db: Executor, name: string): Promise<string> {
  const [row] = await run<{ columns: string }>(
    db,
    `select string_agg(format('%s %s %s', attname, format_type(atttypid, atttypmod), attnotnull), ', ' order by attname) as columns
      from pg_attribute where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped`,
  );
  return row?.columns ?? '';
}

/** The archived months of a table that are still in this database, oldest first. Erasing an account has to reach them too. */
export async function listArchived(db: Executor, table: string): Promise<string[]> {
  const rows = await run<{ name: string }>(
    db,
    `select relname as name from pg_class where relnamespace = to_regnamespace('archive') and relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => monthIn(name, table) !== null);
}
