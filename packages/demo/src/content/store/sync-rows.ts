import { isDeepStrictEqual } from 'node:util';
import type { Executor } from '@thyme/db';
import { and, eq, getTableColumns, type InferInsertModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

export interface Change {
  table: string;
  key: string;
  change: 'added' | 'changed' | 'removed';
}

type Row = Record<string, unknown>;

export interface SyncOptions<T extends PgTable> {
  name: string;
  table: T;
  /** Columns that identify a row. */
  key: (keyof InferInsertModel<T> & string)[];
  rows: InferInsertModel<T>[];
  /** Keeps rows that are not listed instead of deleting them. */
  keepOthers?: boolean;
  /** Deletes and inserts a changed row: for tables whose update trigger would overwrite the date from the file. */
  rewrite?: boolean;
  /** Limits the sync to matching rows. */
  within?: SQL;
}

/** Makes the table hold exactly these rows; writes only the differences, so that ids and dates are kept. */
export async function syncRows<T extends PgTable>(db: Executor, options: SyncOptions<T>): Promise<Change[]> {
  const table: PgTable = options.table;
  const columns = getTableColumns(table);
  const keyOf = (row: Row) => options.key.map((column) => String(row[column])).join('/');
  const match = (row: Row) => and(...options.key.map((column) => eq(columns[column] as never, row[column])));
  const stored: Row[] = await db.select().from(table).where(options.within);
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  const wanted = new Map((options.rows as Row[]).map((row) => [keyOf(row), row]));
  const changes: Change[] = [];
  for (const [key, row] of before) {
    if (options.keepOthers || wanted.has(key)) continue;
    await db.delete(table).where(match(row));
    changes.push({ table: options.name, key, change: 'removed' });
  }
  const toInsert: Row[] = [];
  for (const [key, row] of wanted) {
    const old = before.get(key);
    if (old && Object.entries(row).every(([column, value]) => same(old[column], value))) continue;
    if (old && options.rewrite) await db.delete(table).where(match(row));
    if (old && !options.rewrite) await db.update(table).set(row).where(match(row));
    else toInsert.push(row);
    changes.push({ table: options.name, key, change: old ? 'changed' : 'added' });
  }
  if (toInsert.length > 0) await db.insert(table).values(toInsert);
  return changes;
}

/** Compares with the value as the database would return it: JSON has no undefined and no key order. */
function same(stored: unknown, wanted: unknown) {
  if (wanted === undefined) return true;
  const plain = typeof wanted === 'object' && wanted !== null ? JSON.parse(JSON.stringify(wanted)) : wanted;
  return isDeepStrictEqual(stored, plain);
}
