import { type ImportRow, listRows } from '../store.ts';
import type { StepContext } from './step.ts';

const BATCH = 1_000;

/** Reads all rows of an import in batches of a thousand and keeps only one in memory. */
export async function eachBatch(
  { tx, key, progress }: StepContext,
  work: (rows: ImportRow[]) => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await listRows(tx.db, key, { after, limit: BATCH });
    if (rows.length > 0) await work(rows);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.rowNumber;
    await progress(after);
  }
}
