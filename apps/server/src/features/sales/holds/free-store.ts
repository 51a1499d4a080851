import {
  appointmentLines,
  appointments,
  businesses,
  holds,
  occupancies,
  seatClaims,
  serviceSchedules,
  videoRooms,
} from '@thyme/db/schema';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { AppointmentKey } from '../appointment-key.ts';

export async function findAppointment(db: Db, { businessId, appointmentId }: AppointmentKey) {
  const [row] = await db
    .select({ userId: appointments.userId, zone: businesses.zone })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .where(and(eq(appointments.businessId, businessId), eq(appointments.id, appointmentId)));
  return row ?? null;
}

/** Deletes an appointment's occupancies and ends its calls. Returns the class dates on which it released a seat. */
export async function deleteTimes(
  db: Db,
  { businessId, appointmentId }: AppointmentKey,
  now: number,
): Promise<{ id: number; startsAt: number }[]> {
  const lines = db
    .select({ id: appointmentLines.id })
    .from(appointmentLines)
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)));
  const open = await db
    .update(videoRooms)
    .set({ endedAt: now, endedBy: 'system' })
    .where(
      and(
        eq(videoRooms.businessId, businessId),
        eq(videoRooms.appointmentId, appointmentId),
        isNull(videoRooms.endedAt),
      ),
    )
    .returning({ id: videoRooms.id });
  const rooms = open.map(({ id }) => id);
  if (rooms.length > 0)
    await db.delete(occupancies).where(and(eq(occupancies.businessId, businessId), inArray(occupancies.roomId, rooms)));
  await db.delete(occupancies).where(and(eq(occupancies.businessId, businessId), inArray(occupancies.lineId, lines)));
  const seats = await db
    .delete(seatClaims)
    .where(and(eq(seatClaims.businessId, businessId), inArray(seatClaims.lineId, lines)))
    .returning({ scheduleId: seatClaims.scheduleId });
  if (seats.length === 0) return [];
  const ids = seats.map(({ scheduleId }) => scheduleId);
  return db
    .select({ id: serviceSchedules.id, startsAt: serviceSchedules.startsAt })
    .from(serviceSchedules)
    .where(and(eq(serviceSchedules.businessId, businessId), inArray(serviceSchedules.id, ids)));
}

/** The class dates on which holds have a seat. */
export async function listHeldSeats(
  db: Db,
  businessId: number,
  holdIds: readonly number[],
): Promise<{ id: number; startsAt: number }[]> {
  if (holdIds.length === 0) return [];
  return db
    .selectDistinct({ id: serviceSchedules.id, startsAt: serviceSchedules.startsAt })
    .from(seatClaims)
    .innerJoin(
      serviceSchedules,
      and(eq(serviceSchedules.businessId, seatClaims.businessId), eq(serviceSchedules.id, seatClaims.scheduleId)),
    )
    .where(and(eq(seatClaims.businessId, businessId), inArray(seatClaims.holdId, [...holdIds])));
}

/** The class dates on which an appointment has a seat. */
export async function listSeatsOf(db: Db, { businessId, appointmentId }: AppointmentKey): Promise<number[]> {
  const rows = await db
    .selectDistinct({ scheduleId: seatClaims.scheduleId })
    .from(seatClaims)
    .innerJoin(
      appointmentLines,
      and(eq(appointmentLines.businessId, seatClaims.businessId), eq(appointmentLines.id, seatClaims.lineId)),
    )
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)));
  return rows.map(({ scheduleId }) => scheduleId);
}

/** Sales of a guest that wait for a payment and hold a seat on one of these class dates. */
export async function listOwnSeatSales(
  db: Db,
  { businessId, userId }: { businessId: number; userId: number },
  scheduleIds: readonly number[],
): Promise<{ businessId: number; saleId: number }[]> {
  if (scheduleIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ businessId: holds.businessId, saleId: holds.saleId })
    .from(holds)
    .innerJoin(seatClaims, and(eq(seatClaims.businessId, holds.businessId), eq(seatClaims.holdId, holds.id)))
    .where(
      and(
        eq(holds.businessId, businessId),
        eq(holds.userId, userId),
        isNotNull(holds.saleId),
        inArray(seatClaims.scheduleId, [...scheduleIds]),
      ),
    );
  return rows.flatMap(({ saleId }) => (saleId === null ? [] : [{ businessId, saleId }]));
}
