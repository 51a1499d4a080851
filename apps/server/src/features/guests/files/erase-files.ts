import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { forgetGuestFiles } from '../jobs.ts';
import { deleteFilesOf } from './file-store.ts';

/** Deletes all files that businesses keep about a person; the storage follows after the commit. */
export async function eraseFiles(tx: UnitOfWork, userId: number): Promise<void> {
  const keys = await deleteFilesOf(tx.db, userId);
  if (keys.length > 0) await tx.jobs.enqueue(forgetGuestFiles, { keys }, { transaction: tx.db });
}
