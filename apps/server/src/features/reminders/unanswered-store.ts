import { appointments, reminders, users } from '@thyme/db/schema';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { reachedBy } from '../access/index.ts';
import { servicesInWords } from '../bookings/index.ts';
import type { ReminderRow } from './store.ts';

const aboutPresentTime = and(
  eq(appointments.businessId, reminders.businessId),
  eq(appointments.id, reminders.appointmentId),
  eq(appointments.startsAt, reminders.startsAt),
);

function questions(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select({
      row: reminders,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      service: servicesInWords,
    })
    .from(reminders)
    .innerJoin(appointments, aboutPresentTime)
    .innerJoin(users, eq(users.id, reminders.userId))
    .where(and(eq(reminders.asks, true), inArray(appointments.status, ['New', 'Reschedule', 'Accept']), where))
    .orderBy(asc(reminders.startsAt), asc(reminders.appointmentId), desc(reminders.id))
    .limit(limit);
}

export type QuestionRow = Awaited<ReturnType<typeof questions>>[number];

/** The newest open question about each upcoming appointment that the member can access, nearest first. */
export async function listOpen(
  db: Db,
  { businessId, memberId, now, limit }: { businessId: number; memberId: number; now: number; limit: number },
): Promise<QuestionRow[]> {
  const isOpen = and(isNull(reminders.answer), gt(reminders.startsAt, now), isNull(appointments.arrivedAt));
  const rows = await questions(
    db,
    and(eq(reminders.businessId, businessId), isOpen, reachedBy(memberId, businessId)),
    limit,
  );
  return rows.filter(({ row }, index) => row.appointmentId !== rows[index - 1]?.row.appointmentId);
}

/** The newest question about an appointment's current time; null if the guest was not asked. */
export async function findQuestion(db: Db, appointmentId: number): Promise<QuestionRow | null> {
  const [found] = await questions(db, eq(reminders.appointmentId, appointmentId), 1);
  return found ?? null;
}

const ofTheSameTime = ({ appointmentId, startsAt }: Pick<ReminderRow, 'appointmentId' | 'startsAt'>) =>
  and(eq(reminders.appointmentId, appointmentId), eq(reminders.startsAt, startsAt), eq(reminders.asks, true));

/** Records a guest's answer to a member. False if the guest has answered meanwhile. */
export async function recordConfirmed(db: Db, row: ReminderRow, by: { memberId: number; now: number }) {
  const done = await db
    .update(reminders)
    .set({ answer: 'confirmed', answeredAt: by.now, answeredBy: by.memberId, followAt: null })
    .where(and(ofTheSameTime(row), isNull(reminders.answer)))
    .returning({ id: reminders.id });
  return done.length > 0;
}

/** Removes an answer that a member recorded. False if there is none. */
export async function withdrawConfirmed(db: Db, row: ReminderRow): Promise<boolean> {
  const done = await db
    .update(reminders)
    .set({ answer: null, answeredAt: null, answeredBy: null })
    .where(and(ofTheSameTime(row), isNotNull(reminders.answeredBy)))
    .returning({ id: reminders.id });
  return done.length > 0;
}

export async function findMemberName(db: Db, memberId: number): Promise<string> {
  const [found] = await db.select({ name: users.firstName }).from(users).where(eq(users.id, memberId));
  return found?.name ?? '';
}
