import * as schema from '@thyme/db/schema';
import { refreshSearchEntries } from '@thyme/db/search';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { rowsFor, type Value } from '../../generate/copy.ts';
import type { DemoRows } from './demo-rows.ts';
import { demoTables, type NumberedTable, numberedTables, type TableName } from './tables.ts';

function valueFor(column: PgColumn, value: unknown): Value {
  if (value === undefined && column.notNull)
    throw new Error(`A row of ${getTableName(column.table)} lacks ${column.name}.`);
  return value === undefined || value === null ? null : (column.mapToDriverValue(value) as Value);
}

async function copyInto(client: pg.ClientBase, table: PgTable, rows: readonly Record<string, unknown>[]) {
  if (rows.length === 0) return;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rowsFor(table, keys as never);
  for (const row of rows) lines.add(...keys.map((key) => valueFor(columns[key] as PgColumn, row[key])));
  const stored = await lines.take().send(client);
  // Triggers skip a row when a class is full or a voucher empty.
  if (stored !== rows.length) throw new Error(`${rows.length - stored} rows of ${getTableName(table)} were refused.`);
}

/** Reads the first free id of each table. */
export async function firstNumbers(client: pg.ClientBase): Promise<Record<NumberedTable, number>> {
  const nextIds = numberedTables.map(
    (name) => sql`(select coalesce(max(id), 0) + 1 from ${demoTables[name]}) as ${sql.identifier(name)}`,
  );
  const { rows } = await drizzle(client as pg.Client).execute(sql`select ${sql.join(nextIds, sql`, `)}`);
  return rows[0] as Record<NumberedTable, number>;
}

/** Sends all rows with COPY, table by table, moves the id sequences past them, and writes the search entries. */
export async function storeRows(client: pg.ClientBase, rows: DemoRows): Promise<void> {
  for (const [name, table] of Object.entries(demoTables)) {
    await copyInto(client, table, rows.of(name as TableName) as Record<string, unknown>[]);
  }
  // Pictures belong to shops and shops to trades, and both have a picture: those references are set afterwards.
  await client.query(`update trades t set picture_id = p.id from pictures p
    where p.folder = 'content' and p.name = 'trade-' || t.slug`);
  await client.query(`update businesses b set thumbnail_id = p.picture_id from business_pictures p
    where p.business_id = b.id and p.role = 'slider' and p.position = 0`);
  const steps = numberedTables.map(
    (name) => `setval(pg_get_serial_sequence('${getTableName(demoTables[name])}', 'id'), ${rows.next(name)}, false)`,
  );
  await client.query(`select ${steps.join(', ')}`);
  await refreshSearchEntries(drizzle(client as pg.Client, { schema }), 'all');
}
