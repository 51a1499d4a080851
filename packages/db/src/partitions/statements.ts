import { sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { addMonths, type Month, monthIn, startOf, tableOf } from './months.ts';
import type { PartitionedTable } from './partitioned-tables.ts';

const INSIDE = 'including defaults including constraints including indexes including storage';

export const run = async <Row extends Record<string, unknown>>(db: Executor, text: string): Promise<Row[]> =>
  (await db.execute(sql.raw(text))).rows as Row[];

/** The months that have a partition, oldest first. */
export async function listMonths(db: Executor, { name }: PartitionedTable): Promise<Month[]> {
  const rows = await run<{ name: string }>(
    db,
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'public.${name}'::regclass order by 1`,
  );
  return rows.flatMap((row) => monthIn(row.name, name) ?? []);
}

/**
 * Made beside the table and then attached, which blocks its writers less than `create table … partition of`. Rows that are moved go in
 * before that: afterwards its triggers would take them for new ones.
 */
export async function addMonth(db: Executor, table: PartitionedTable, month: Month, from?: string): Promise<void> {
  const partition = `partitions.${tableOf(table.name, month)}`;
  await run(db, `create table ${partition} (like public.${table.name} ${INSIDE})`);
  if (from) await moveRows(db, table, month, { from, to: partition });
  await attachMonth(db, table, month);
}

export async function attachMonth(db: Executor, { name }: PartitionedTable, month: Month): Promise<void> {
  await run(
    db,
    `alter table public.${name} attach partition partitions.${tableOf(name, month)}
      for values from ('${startOf(month)}') to ('${startOf(addMonths(month, 1))}')`,
  );
}

async function moveRows(
  db: Executor,
  { name, column }: PartitionedTable,
  month: Month,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [row] = await run<{ columns: string }>(
    db,
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = 'public.${name}'::regclass and attnum > 0 and not attisdropped`,
  );
  await run(
    db,
    `insert into ${to} (${row?.columns}) select ${row?.columns} from ${from}
      where ${column} >= '${startOf(month)}' and ${column} < '${startOf(addMonths(month, 1))}'`,
  );
}

export const defaultOf = ({ name }: PartitionedTable) => `partitions.${name}_default`;

export async function countStrays(db: Executor, table: PartitionedTable): Promise<number> {
  const [row] = await run<{ total: number }>(db, `select count(*)::int as total from ${defaultOf(table)}`);
  return row?.total ?? 0;
}

/** Replaces the default partition by an empty one, and gives its rows the partitions of their months. */
export async function moveStrays(db: Executor, table: PartitionedTable): Promise<void> {
  const { name, column } = table;
  const strays = `${name}_strays`;
  await run(db, `alter table public.${name} detach partition ${defaultOf(table)}`);
  await run(db, `alter table ${defaultOf(table)} rename to ${strays}`);
  await run(db, `create table ${defaultOf(table)} (like public.${name} ${INSIDE})`);
  await run(db, `alter table public.${name} attach partition ${defaultOf(table)} default`);
  const months = await run<{ month: Month }>(
    db,
    `select distinct to_char(${column} at time zone 'UTC', 'YYYY-MM') as month from partitions.${strays} order by 1`,
  );
  for (const { month } of months) await addMonth(db, table, month, `partitions.${strays}`);
  await run(db, `drop table partitions.${strays}`);
}

/** Drops a month if it has no row. Nothing can be written to it in between. */
export async function dropIfEmpty(db: Executor, { name }: PartitionedTable, month: Month): Promise<boolean> {
  const partition = `partitions.${tableOf(name, month)}`;
  const isEmpty = async () => (await run(db, `select from ${partition} limit 1`)).length === 0;
  if (!(await isEmpty())) return false;
  await run(db, `lock table ${partition} in access exclusive mode`);
  if (!(await isEmpty())) return false;
  await run(db, `drop table ${partition}`);
  return true;
}
