import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import { insertEntry, listEntries, type AuditEntry, type AuditLogFilter } from './store.ts';

export interface Change {
  businessId: number;
  actorId: number | null;
  action: string;
  subject: string;
  subjectId?: number | string | null;
  changes?: object;
}

/** Who changed what, written in the transaction that changes it: without the note there is no change. Open desks look again. */
export async function writeAuditEntry(services: Services, transaction: Db, change: Change): Promise<void> {
  const { subjectId, changes = {}, ...entry } = change;
  const id = subjectId === undefined || subjectId === null ? null : String(subjectId);
  await insertEntry(transaction, { ...entry, subjectId: id, changes, createdAt: services.clock.now() });
  await announceDeskAtCommit(services, transaction, change.businessId);
}

export function readAuditLog({ db }: Services, filter: AuditLogFilter): Promise<AuditEntry[]> {
  return listEntries(db, filter);
}
