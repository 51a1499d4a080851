import type { BatchEnd } from './journal-store.ts';

const BATCH = 500;

/** Reads a long list in batches and keeps only one of them in memory. */
export async function* inBatches<Row extends BatchEnd>(
  read: (page: { after?: BatchEnd | undefined; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: BatchEnd | undefined;
  for (;;) {
    const rows = await read({ after, limit: BATCH });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    after = { at: last.at, id: last.id };
  }
}
