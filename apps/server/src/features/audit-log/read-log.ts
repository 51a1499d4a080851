import { addDays, type LocalDate, startOfDay } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { type AuditEntry, readAuditLog } from '../audit/index.ts';

const PAGE = 50;

export interface AuditLogQuery {
  businessId: number;
  actorId: number | null;
  subject: string | null;
  from: LocalDate | null;
  to: LocalDate | null;
  before: number | null;
}

export interface AuditLog {
  entries: (AuditEntry & { zone: string })[];
  hasMore: boolean;
}

/** The audit log for the owner, newest first. Days are in the shop's time zone. */
export async function readDeskAuditLog(services: Services, viewer: Viewer, query: AuditLogQuery): Promise<AuditLog> {
  const { businessId, actorId, subject, from, to, before } = query;
  const { zone } = await requireMembership(services, viewer, businessId, 'owner');
  const entries = await readAuditLog(services, {
    businessId,
    actorId,
    subject,
    from: from === null ? null : startOfDay(zone, from),
    until: to === null ? null : startOfDay(zone, addDays(to, 1)),
    before,
    limit: PAGE + 1,
  });
  return {
    entries: entries.slice(0, PAGE).map((entry) => ({ ...entry, zone })),
    hasMore: entries.length > PAGE,
  };
}
