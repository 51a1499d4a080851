import { DAY, HOUR } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { type AuditEntry, type AuditLogFilter, listEntries } from './store.ts';

const RECENT = 366 * DAY;

/**
 * Newest first. Entries lie in a partition for each month, and the order by id looks into every one of them: the last
 * year is read first, and the rest only where that does not fill a page.
 */
export async function readAuditLog({ db, clock }: Services, filter: AuditLogFilter): Promise<AuditEntry[]> {
  const since = clock.now() - RECENT;
  if (filter.from !== null && filter.from >= since) return listEntries(db, filter);
  const recent = await listEntries(db, { ...filter, from: since });
  const [oldest] = recent.slice(-1);
  // Within an hour, the order of ids is not exactly that of time.
  if (recent.length === filter.limit && oldest && oldest.createdAt > since + HOUR) return recent;
  return listEntries(db, filter);
}
