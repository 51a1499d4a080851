import {
  appointmentLines,
  appointments,
  businesses,
  holds,
  occupancies,
  sales,
  servicePricings,
  serviceSchedules,
  videoRooms,
} from '@thyme/db/schema';
import { and, asc, eq, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { SaleKey } from './sale-key.ts';

const ofSale = ({ businessId, saleId }: SaleKey) =>
  and(eq(appointments.businessId, businessId), eq(appointments.saleId, saleId));

/** Locks the holds of a sale. An expired one holds its times until it is deleted. */
export async function lockHolds(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select({ id: holds.id, expiresAt: holds.expiresAt })
    .from(holds)
    .where(and(eq(holds.businessId, businessId), eq(holds.saleId, saleId)))
    .orderBy(asc(holds.id))
    .for('update');
}

/** The lines of a sale with what each would occupy, for a payment that arrived after its hold was deleted. */
export function listLines(db: Db, key: SaleKey) {
  return db
    .select({
      id: appointmentLines.id,
      appointmentId: appointmentLines.appointmentId,
      chairId: appointmentLines.chairId,
      scheduleId: appointmentLines.scheduleId,
      isCourse: appointmentLines.isCourse,
      startsAt: appointmentLines.startsAt,
      minutes: appointmentLines.durationMinutes,
      parts: appointmentLines.parts,
      isCancelled: sql<boolean>`${serviceSchedules.cancelledAt} is not null`,
      bufferMinutes: sql<number>`coalesce(${servicePricings.bufferMinutes}, ${businesses.bufferMinutes})`,
    })
    .from(appointmentLines)
    .innerJoin(
      appointments,
      and(
        eq(appointments.businessId, appointmentLines.businessId),
        eq(appointments.id, appointmentLines.appointmentId),
      ),
    )
    .innerJoin(
      servicePricings,
      and(
        eq(servicePricings.businessId, appointmentLines.businessId),
        eq(servicePricings.id, appointmentLines.pricingId),
      ),
    )
    .innerJoin(businesses, eq(businesses.id, appointmentLines.businessId))
    .leftJoin(
      serviceSchedules,
      and(
        eq(serviceSchedules.businessId, appointmentLines.businessId),
        eq(serviceSchedules.id, appointmentLines.scheduleId),
      ),
    )
    .where(ofSale(key))
    .orderBy(asc(appointmentLines.appointmentId), asc(appointmentLines.position));
}

/** The calls of a sale's appointments. */
export function listRooms(db: Db, key: SaleKey) {
  return db
    .select({ id: videoRooms.id, startsAt: videoRooms.startsAt, endsAt: videoRooms.endsAt })
    .from(videoRooms)
    .innerJoin(
      appointments,
      and(eq(appointments.businessId, videoRooms.businessId), eq(appointments.id, videoRooms.appointmentId)),
    )
    .where(ofSale(key));
}

/** Unpaid sales whose holds have expired. */
export function listLapsed(db: Db, now: number, limit: number): Promise<SaleKey[]> {
  const live = db
    .select({ one: sql`1` })
    .from(holds)
    .where(and(eq(holds.businessId, sales.businessId), eq(holds.saleId, sales.id), gt(holds.expiresAt, now)));
  return db
    .select({ businessId: sales.businessId, saleId: sales.id })
    .from(sales)
    .where(and(eq(sales.status, 'pending'), notExists(live)))
    .orderBy(asc(sales.createdAt))
    .limit(limit);
}

/** Unpaid sales of a guest that hold a chair at one of these times: for an appointment, its buffer, or a call. */
export function listOwnPending(
  db: Db,
  { businessId, userId }: { businessId: number; userId: number },
  times: readonly Freed[],
): Promise<SaleKey[]> {
  const colliding = times.map(({ chairId, startsAt, endsAt }) =>
    and(eq(occupancies.chairId, chairId), lt(occupancies.startsAt, endsAt), gt(occupancies.endsAt, startsAt)),
  );
  return db
    .selectDistinct({ businessId: sales.businessId, saleId: sales.id })
    .from(holds)
    .innerJoin(sales, and(eq(sales.businessId, holds.businessId), eq(sales.id, holds.saleId)))
    .innerJoin(occupancies, and(eq(occupancies.businessId, holds.businessId), eq(occupancies.holdId, holds.id)))
    .where(
      and(eq(holds.businessId, businessId), eq(holds.userId, userId), eq(sales.status, 'pending'), or(...colliding)),
    );
}

/** Locks the unpaid sales of a business. A settlement takes a shared calendar lock first, so an edit never meets one halfway. */
export async function lockPending(db: Db, businessId: number): Promise<SaleKey[]> {
  const pending = await db
    .select({ saleId: sales.id })
    .from(sales)
    .where(and(eq(sales.businessId, businessId), eq(sales.status, 'pending')))
    .orderBy(asc(sales.id))
    .for('update');
  return pending.map(({ saleId }) => ({ businessId, saleId }));
}

export interface Freed {
  chairId: number;
  startsAt: number;
  endsAt: number;
}

/** The chairs that appointments occupy, their calls included. */
export function listOccupied(db: Db, businessId: number, appointmentIds: readonly number[]): Promise<Freed[]> {
  const ids = [...appointmentIds];
  const lines = db
    .select({ id: appointmentLines.id })
    .from(appointmentLines)
    .where(and(eq(appointmentLines.businessId, businessId), inArray(appointmentLines.appointmentId, ids)));
  const rooms = db
    .select({ id: videoRooms.id })
    .from(videoRooms)
    .where(and(eq(videoRooms.businessId, businessId), inArray(videoRooms.appointmentId, ids)));
  return db
    .select({ chairId: occupancies.chairId, startsAt: occupancies.startsAt, endsAt: occupancies.endsAt })
    .from(occupancies)
    .where(
      and(
        eq(occupancies.businessId, businessId),
        or(inArray(occupancies.lineId, lines), inArray(occupancies.roomId, rooms)),
      ),
    )
    .orderBy(asc(occupancies.startsAt));
}
