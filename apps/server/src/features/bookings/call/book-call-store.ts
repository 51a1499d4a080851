import { appointments, occupancies, videoRooms } from '@thyme/db/schema';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Whether an upcoming call exists. */
export async function hasOpenCall(db: Db, businessId: number, userId: number, now: number): Promise<boolean> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.userId, userId),
        eq(appointments.kind, 'consultation'),
        inArray(appointments.status, ['New', 'Reschedule', 'Accept']),
        gt(appointments.endsAt, now),
      ),
    );
  return rows.length > 0;
}

export interface NewCall {
  businessId: number;
  userId: number;
  chairId: number;
  roomId: string;
  startsAt: number;
  endsAt: number;
  currency: string;
  now: number;
}

/** Null if the chair was taken meanwhile; the caller must then roll back. */
export async function insertCall(db: Db, call: NewCall): Promise<number | null> {
  const { businessId, userId, startsAt, endsAt, now } = call;
  const [row] = await db
    .insert(appointments)
    .values({
      businessId,
      userId,
      kind: 'consultation',
      status: 'Accept',
      startsAt,
      endsAt,
      currency: call.currency,
      createdAt: now,
    })
    .returning({ id: appointments.id });
  if (!row) throw new Error('The call was not stored.');
  const room = { businessId, id: call.roomId, appointmentId: row.id, guestId: userId, startsAt, endsAt };
  await db.insert(videoRooms).values({ ...room, createdAt: now });
  const taken = await db
    .insert(occupancies)
    .values({ businessId, chairId: call.chairId, startsAt, endsAt, roomId: call.roomId })
    .onConflictDoNothing()
    .returning({ id: occupancies.id });
  return taken.length === 1 ? row.id : null;
}
