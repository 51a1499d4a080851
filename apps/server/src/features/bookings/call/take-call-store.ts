import { appointments, occupancies, videoRooms } from '@thyme/db/schema';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

const isOpen = inArray(appointments.status, ['New', 'Reschedule', 'Accept']);

/** The guest's next call with a shop, its appointment and its occupancies. */
export async function lockCallToCome(db: Db, businessId: number, userId: number, now: number) {
  const [room] = await db
    .select({
      roomId: videoRooms.id,
      appointmentId: appointments.id,
      kind: appointments.kind,
      chairId: occupancies.chairId,
      startsAt: videoRooms.startsAt,
      endsAt: videoRooms.endsAt,
    })
    .from(videoRooms)
    .innerJoin(
      appointments,
      and(eq(appointments.businessId, videoRooms.businessId), eq(appointments.id, videoRooms.appointmentId)),
    )
    .innerJoin(
      occupancies,
      and(eq(occupancies.businessId, videoRooms.businessId), eq(occupancies.roomId, videoRooms.id)),
    )
    .where(
      and(
        eq(videoRooms.businessId, businessId),
        eq(videoRooms.guestId, userId),
        isNull(videoRooms.endedAt),
        gt(videoRooms.endsAt, now),
        isOpen,
      ),
    )
    .orderBy(asc(videoRooms.startsAt), asc(videoRooms.id))
    .limit(1)
    .for('update', { of: [videoRooms, appointments] });
  return room ?? null;
}

export async function deleteRoomTimes(db: Db, businessId: number, roomId: string): Promise<void> {
  await db.delete(occupancies).where(and(eq(occupancies.businessId, businessId), eq(occupancies.roomId, roomId)));
}

/** Whether a guest has anything upcoming at a shop, or the appointment itself still takes place. */
export async function hasUpcomingAt(
  db: Db,
  { businessId, appointmentId, userId }: { businessId: number; appointmentId: number; userId: number },
  now: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.userId, userId),
        isOpen,
        or(gt(appointments.endsAt, now), eq(appointments.id, appointmentId)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
