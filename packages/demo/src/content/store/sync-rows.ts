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
  /** Columns by which a row is found again. */
  key: (keyof InferInsertModel<T> & string)[];
  rows: InferInsertModel<T>[];
  /** Rows that are not listed go, unless they are kept; only rows that match are looked at. */
  keepOthers?: boolean;
  /** Writes a changed row anew: for tables whose updates are stamped with the time of the update, where a date of the file must stand. */
  rewrite?: boolean;
  within?: SQL;
}

/** Makes the table hold exactly these rows, touching only what differs, so that ids and dates stay. */
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

/** Compares as the database would give it back: JSON has no undefined, and no order of names. */
function same(stored: unknown, wanted: unknown) {
  if (wanted === undefined) return true;
  const plain = typeof wanted === 'object' && wanted !== null ? JSON.parse(JSON.stringify(wanted)) : wanted;
  return isDeepStrictEqual(stored, plain);
}
