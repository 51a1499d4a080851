import { auditEntries, users } from '@thyme/db/schema';
import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export async function insertEntry(db: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

export interface AuditLogFilter {
  businessId: number;
  actorId: number | null;
  subject: string | null;
  /** Instants; `from` is included, `until` is not. */
  from: number | null;
  until: number | null;
  /** Only entries older than this one. */
  before: number | null;
  limit: number;
}

const conditions = ({ businessId, actorId, subject, from, until, before }: AuditLogFilter): (SQL | undefined)[] => [
  eq(auditEntries.businessId, businessId),
  actorId === null ? undefined : eq(auditEntries.actorId, actorId),
  subject === null ? undefined : eq(auditEntries.subject, subject),
  from === null ? undefined : gte(auditEntries.createdAt, from),
  until === null ? undefined : lt(auditEntries.createdAt, until),
  before === null ? undefined : lt(auditEntries.id, before),
];

/** Newest first. */
export function listEntries(db: Db, filter: AuditLogFilter) {
  return db
    .select({
      id: auditEntries.id,
      action: auditEntries.action,
      subject: auditEntries.subject,
      subjectId: auditEntries.subjectId,
      changes: auditEntries.changes,
      createdAt: auditEntries.createdAt,
      actorId: auditEntries.actorId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(...conditions(filter)))
    .orderBy(desc(auditEntries.id))
    .limit(filter.limit);
}

export type AuditEntry = Awaited<ReturnType<typeof listEntries>>[number];

/** When one of these actions was last applied to a subject; null if never. */
export async function findLast(
  db: Db,
  {
    businessId,
    subject,
    subjectId,
    actions,
  }: { businessId: number; subject: string; subjectId: number; actions: string[] },
): Promise<number | null> {
  const [row] = await db
    .select({ createdAt: auditEntries.createdAt })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.businessId, businessId),
        eq(auditEntries.subject, subject),
        eq(auditEntries.subjectId, String(subjectId)),
        inArray(auditEntries.action, actions),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row?.createdAt ?? null;
}

/** The last action on a subject, and its author. */
export async function findLatest(
  db: Db,
  { businessId, subject, subjectId }: { businessId: number; subject: string; subjectId: number },
) {
  const [row] = await db
    .select({
      action: auditEntries.action,
      changes: auditEntries.changes,
      actorId: auditEntries.actorId,
      createdAt: auditEntries.createdAt,
      firstName: users.firstName,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.businessId, businessId),
        eq(auditEntries.subject, subject),
        eq(auditEntries.subjectId, String(subjectId)),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row ?? null;
}
