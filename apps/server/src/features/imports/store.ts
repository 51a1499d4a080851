import { importRows, imports } from '@thyme/db/schema';
import { and, asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type ImportRow = typeof importRows.$inferSelect;

export interface ImportKey {
  businessId: number;
  importId: number;
}

const own = ({ businessId, importId }: ImportKey) => and(eq(imports.businessId, businessId), eq(imports.id, importId));
export const rowsOf = ({ businessId, importId }: ImportKey) =>
  and(eq(importRows.businessId, businessId), eq(importRows.importId, importId));

export async function insertImport(db: Db, values: typeof imports.$inferInsert): Promise<number> {
  const [row] = await db.insert(imports).values(values).returning({ id: imports.id });
  if (!row) throw new Error('The import was not stored.');
  return row.id;
}

export async function insertRows(
  db: Db,
  { businessId, importId }: ImportKey,
  rows: readonly { rowNumber: number; cells: string[] }[],
): Promise<void> {
  await db.execute(sql`insert into ${importRows} (business_id, import_id, row_number, cells)
    select ${businessId}, ${importId}, r."rowNumber", r.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("rowNumber" integer, cells jsonb)`);
}

export async function findImport(db: Db, key: ImportKey): Promise<ImportRecord | null> {
  const [row] = await db.select().from(imports).where(own(key));
  return row ?? null;
}

export function listImports(db: Db, businessId: number, limit: number): Promise<ImportRecord[]> {
  return db.select().from(imports).where(eq(imports.businessId, businessId)).orderBy(desc(imports.id)).limit(limit);
}

export async function updateImport(
  db: Db,
  key: ImportKey,
  values: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await db.update(imports).set(values).where(own(key));
}

/** Changes an import that is in one of these states; false if it no longer is. */
export async function moveImport(
  db: Db,
  key: ImportKey,
  from: readonly ImportRecord['status'][],
  values: Partial<typeof imports.$inferInsert>,
): Promise<boolean> {
  const states = sql`${imports.status} = any(${sql.param([...from])})`;
  const rows = await db
    .update(imports)
    .set(values)
    .where(and(own(key), states))
    .returning({ id: imports.id });
  return rows.length > 0;
}

export async function deleteImport(db: Db, key: ImportKey): Promise<void> {
  await db.delete(imports).where(own(key));
}

export function listRows(
  db: Db,
  key: ImportKey,
  { after, limit }: { after: number; limit: number },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(and(rowsOf(key), gt(importRows.rowNumber, after)))
    .orderBy(asc(importRows.rowNumber))
    .limit(limit);
}

export async function findRow(db: Db, key: ImportKey, rowNumber: number): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(importRows)
    .where(and(rowsOf(key), eq(importRows.rowNumber, rowNumber)));
  return row ?? null;
}

export async function updateRow(db: Db, key: ImportKey, rowNumber: number, values: Partial<ImportRow>): Promise<void> {
  await db
    .update(importRows)
    .set(values)
    .where(and(rowsOf(key), eq(importRows.rowNumber, rowNumber)));
}

/** Another running import of the same shop. */
export async function findBusy(db: Db, { businessId, importId }: ImportKey): Promise<ImportRecord | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.businessId, businessId),
        sql`${imports.id} <> ${importId} and ${imports.status} in ('checking', 'running', 'undoing')`,
      ),
    )
    .orderBy(asc(imports.id))
    .limit(1);
  return row ?? null;
}

/** Rows contain personal data of people who may not have been imported, so they are deleted once the import can no longer be undone. */
export async function deleteOldRows(
  db: Db,
  { unfinished, finished }: { unfinished: number; finished: number },
): Promise<number> {
  const gone = await db
    .delete(imports)
    .where(and(sql`${imports.status} in ('mapping', 'checked')`, lt(imports.createdAt, unfinished)))
    .returning({ id: imports.id });
  const over = or(lt(imports.undoneAt, finished), and(eq(imports.status, 'done'), lt(imports.finishedAt, finished)));
  await db.execute(sql`delete from ${importRows} where exists (select from ${imports}
    where ${imports.businessId} = ${importRows.businessId} and ${imports.id} = ${importRows.importId} and ${over})`);
  return gone.length;
}

/** New rows have no statistics until autovacuum runs; without them the planner compares every row with every other. */
export async function analyzeRows(db: Db): Promise<void> {
  await db.execute(sql`analyze ${importRows}`);
}

/** Raises the statement timeout for this transaction: a statement over a whole file can take longer than a page request may. */
export async function allowLongStatements(db: Db): Promise<void> {
  await db.execute(sql`select set_config('statement_timeout', '600000', true)`);
}

/** Takes the shop's import lock; false while another step holds it. */
export async function tryLock(db: Db, businessId: number): Promise<boolean> {
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('imports'), ${businessId}) as locked`,
  );
  return rows[0]?.locked ?? false;
}
