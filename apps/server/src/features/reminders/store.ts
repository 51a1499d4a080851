import { appointmentLines, appointments, businesses, outbox, reminders, users } from '@thyme/db/schema';
import type { ReminderAnswer } from '@thyme/domain/reminders';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type ReminderRow = typeof reminders.$inferSelect;

/** Null if this reminder exists. */
export async function insertReminder(db: Db, row: typeof reminders.$inferInsert): Promise<ReminderRow | null> {
  const [inserted] = await db.insert(reminders).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function updateReminder(
  db: Db,
  { id }: { id: number },
  values: Partial<Pick<ReminderRow, 'channels' | 'asks' | 'fallback' | 'followAt' | 'askedAgainAt'>>,
): Promise<void> {
  await db.update(reminders).set(values).where(eq(reminders.id, id));
}

/** False if the shop has already asked again. */
export async function markAskedAgain(db: Db, { id }: { id: number }, now: number): Promise<boolean> {
  const done = await db
    .update(reminders)
    .set({ askedAgainAt: now })
    .where(and(eq(reminders.id, id), isNull(reminders.askedAgainAt)))
    .returning({ id: reminders.id });
  return done.length === 1;
}

export async function findReminder(db: Db, id: number) {
  const [row] = await db
    .select({
      reminder: reminders,
      appointment: appointments,
      guest: { firstName: users.firstName, hasAccount: sql<boolean>`${users.email} is not null` },
      shop: {
        name: businesses.name,
        slug: businesses.slug,
        zone: businesses.zone,
        phone: businesses.phone,
        location: businesses.location,
      },
    })
    .from(reminders)
    .innerJoin(
      appointments,
      and(eq(appointments.businessId, reminders.businessId), eq(appointments.id, reminders.appointmentId)),
    )
    .innerJoin(users, eq(users.id, reminders.userId))
    .innerJoin(businesses, eq(businesses.id, reminders.businessId))
    .where(eq(reminders.id, id));
  return row ?? null;
}

export type FoundReminder = NonNullable<Awaited<ReturnType<typeof findReminder>>>;

/** False if it is already answered: of two concurrent answers one wins. Other open questions about that time are answered too. */
export async function answer(db: Db, row: ReminderRow, given: ReminderAnswer, now: number): Promise<boolean> {
  // The guest's own answer overrides the desk's.
  const isOpen = and(or(isNull(reminders.answer), isNotNull(reminders.answeredBy)), eq(reminders.asks, true));
  const set = { answer: given, answeredAt: now, answeredBy: null, followAt: null };
  const [done] = await db
    .update(reminders)
    .set(set)
    .where(and(eq(reminders.id, row.id), isOpen))
    .returning({ id: reminders.id });
  if (!done) return false;
  const isSame = and(eq(reminders.appointmentId, row.appointmentId), eq(reminders.startsAt, row.startsAt));
  await db.update(reminders).set(set).where(and(isSame, isOpen));
  return true;
}

export function listToFollow(db: Db, now: number, limit: number): Promise<ReminderRow[]> {
  return db.select().from(reminders).where(lte(reminders.followAt, now)).orderBy(asc(reminders.followAt)).limit(limit);
}

export async function isMailSent(db: Db, dedupeKey: string): Promise<boolean> {
  const [row] = await db.select({ state: outbox.state }).from(outbox).where(eq(outbox.dedupeKey, dedupeKey));
  return row?.state === 'sent';
}

/** Reminders about an outdated time, or about an appointment that does not take place. */
export async function listOutdated(db: Db, key: { businessId: number; appointmentId: number }): Promise<ReminderRow[]> {
  const rows = await db
    .select({ reminder: reminders })
    .from(reminders)
    .innerJoin(
      appointments,
      and(eq(appointments.businessId, reminders.businessId), eq(appointments.id, reminders.appointmentId)),
    )
    .where(
      and(
        eq(reminders.businessId, key.businessId),
        eq(reminders.appointmentId, key.appointmentId),
        sql`(${reminders.startsAt} <> ${appointments.startsAt} or ${appointments.status} not in ('New', 'Reschedule', 'Accept'))`,
      ),
    );
  return rows.map(({ reminder }) => reminder);
}

/** The questions about each appointment's current time; an answered one comes before the newest. */
export function listQuestions(db: Db, appointmentIds: readonly number[]): Promise<ReminderRow[]> {
  return db
    .select({ reminder: reminders })
    .from(reminders)
    .innerJoin(
      appointments,
      and(
        eq(appointments.businessId, reminders.businessId),
        eq(appointments.id, reminders.appointmentId),
        eq(appointments.startsAt, reminders.startsAt),
      ),
    )
    .where(and(inArray(reminders.appointmentId, [...appointmentIds]), eq(reminders.asks, true)))
    .orderBy(sql`${reminders.answer} is null`, desc(reminders.id))
    .then((rows) => rows.map(({ reminder }) => reminder));
}

/** Reminders by mail since then. */
export async function countMails(db: Db, businessId: number, since: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(reminders)
    .where(
      and(
        eq(reminders.businessId, businessId),
        gte(reminders.createdAt, since),
        sql`('mail' = any(${reminders.channels}) or ${reminders.fallback} = 'mail')`,
      ),
    );
  return row?.total ?? 0;
}

export const reminderKey = ({
  rule,
  appointmentId,
  startsAt,
}: Pick<ReminderRow, 'rule' | 'appointmentId' | 'startsAt'>) => `reminder-${rule}:${appointmentId}:${startsAt}`;

export async function listServices(db: Db, { businessId, id }: { businessId: number; id: number }): Promise<string[]> {
  const rows = await db
    .select({ name: appointmentLines.serviceName })
    .from(appointmentLines)
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, id)))
    .orderBy(asc(appointmentLines.position));
  return [...new Set(rows.map(({ name }) => name))];
}
