import type { ImportCounts } from '@thyme/db/schema';
import { countRows } from '../rows-store.ts';
import type { StepContext } from '../steps/step.ts';
import { matchAgain } from './check-store.ts';
import { mergeIntoKnown, unmerge } from './merge-store.ts';
import { countNewGuests, insertNewGuests, resolveMerges } from './run-store.ts';
import { deleteImportedGuests, eraseImportedGuests } from './undo-store.ts';

const BATCH = 2_000;

/** Stores the guests of all rows and resolves the others. Returns how many rows were new guests. */
export async function bringGuests({ tx, key, record, progress }: StepContext): Promise<void> {
  const now = tx.clock.now();
  for (let from = 1; from <= record.rowCount; from += BATCH) {
    await insertNewGuests(tx.db, key, { from, to: from + BATCH - 1, now });
    await progress(Math.min(from + BATCH - 1, record.rowCount));
  }
  await resolveMerges(tx.db, key, now);
}

export async function bringClients(context: StepContext): Promise<ImportCounts> {
  const { tx, key, record } = context;
  const now = tx.clock.now();
  await matchAgain(tx.db, key);
  const { same, need } = await countRows(tx.db, key, now);
  await bringGuests(context);
  await mergeIntoKnown(tx.db, key, now);
  return { added: record.rowCount - same - need, merged: same, left: need, guests: 0, coming: 0, kept: 0 };
}

/** Returns how many guests stay, because they have been used since. */
export async function removeGuests({ tx, key, record, progress }: StepContext): Promise<number> {
  for (let from = 1; from <= record.rowCount; from += BATCH) {
    await deleteImportedGuests(tx.db, key, { from, to: from + BATCH - 1 });
    await progress(Math.min(from + BATCH - 1, record.rowCount));
  }
  const kept = await countNewGuests(tx.db, key);
  return kept - (await eraseImportedGuests(tx.db, key, tx.clock.now()));
}

export async function removeClients(context: StepContext): Promise<number> {
  await unmerge(context.tx.db, context.key, context.tx.clock.now());
  return removeGuests(context);
}
