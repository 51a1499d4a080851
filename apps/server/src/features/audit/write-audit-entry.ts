import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import { insertEntry } from './store.ts';

export interface Change {
  businessId: number;
  actorId: number | null;
  action: string;
  subject: string;
  subjectId?: number | string | null;
  changes?: object;
}

/**
 * Writes who changed what, in the transaction of the change, so that neither exists without the other. Open desks
 * refetch.
 */
export async function writeAuditEntry(tx: UnitOfWork, change: Change): Promise<void> {
  const { subjectId, changes = {}, ...entry } = change;
  const id = subjectId === undefined || subjectId === null ? null : String(subjectId);
  await insertEntry(tx.db, { ...entry, subjectId: id, changes, createdAt: tx.clock.now() });
  await announceDeskAtCommit(tx, change.businessId);
}
