import {
  appointmentLines,
  appointments,
  businesses,
  holds,
  occupancies,
  sales,
  seatClaims,
  servicePricings,
  serviceSchedules,
  videoRooms,
} from '@thyme/db/schema';
import type { AppointmentStatus } from '@thyme/domain/bookings';
import { and, asc, eq, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { SaleKey } from './sale-key.ts';

const thisSale = ({ businessId, saleId }: SaleKey) => and(eq(sales.businessId, businessId), eq(sales.id, saleId));
const ofSale = ({ businessId, saleId }: SaleKey) =>
  and(eq(appointments.businessId, businessId), eq(appointments.saleId, saleId));

/** Whoever confirms or releases a sale locks its row first. */
export async function lockSale(db: Db, key: SaleKey) {
  const [row] = await db
    .select({ status: sales.status, userId: sales.userId, zone: businesses.zone })
    .from(sales)
    .innerJoin(businesses, eq(businesses.id, sales.businessId))
    .where(thisSale(key))
    .for('update', { of: sales });
  return row ?? null;
}

export async function setSaleStatus(db: Db, key: SaleKey, status: 'confirmed' | 'void', now: number): Promise<void> {
  const confirmedAt = status === 'confirmed' ? now : null;
  await db.update(sales).set({ status, confirmedAt, updatedAt: now }).where(thisSale(key));
}

/** The hold of a sale, locked; one that has lapsed but is still there keeps its times all the same. */
export async function lockHolds(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select({ id: holds.id, expiresAt: holds.expiresAt })
    .from(holds)
    .where(and(eq(holds.businessId, businessId), eq(holds.saleId, saleId)))
    .orderBy(asc(holds.id))
    .for('update');
}

/** What a hold kept is its booking's own from now on. */
export async function keepHeld(db: Db, businessId: number, holdIds: readonly number[]): Promise<void> {
  const ids = [...holdIds];
  const held = { holdId: null };
  await db
    .update(occupancies)
    .set(held)
    .where(and(eq(occupancies.businessId, businessId), inArray(occupancies.holdId, ids)));
  await db
    .update(seatClaims)
    .set(held)
    .where(and(eq(seatClaims.businessId, businessId), inArray(seatClaims.holdId, ids)));
  await deleteHolds(db, businessId, ids);
}

export async function deleteHolds(db: Db, businessId: number, holdIds: readonly number[]): Promise<void> {
  await db.delete(holds).where(and(eq(holds.businessId, businessId), inArray(holds.id, [...holdIds])));
}

export async function moveAppointments(
  db: Db,
  key: SaleKey,
  { from, to, now }: { from: AppointmentStatus[]; to: AppointmentStatus; now: number },
): Promise<void> {
  await db
    .update(appointments)
    .set({ status: to, updatedAt: now, version: sql`${appointments.version} + 1` })
    .where(and(ofSale(key), inArray(appointments.status, from)));
}

export function listAppointments(db: Db, key: SaleKey) {
  return db
    .select({
      id: appointments.id,
      status: appointments.status,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
    })
    .from(appointments)
    .where(ofSale(key))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/** The lines of a sale with what each would take, for a payment that came after its hold had gone. */
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

/** The calls that hang on a sale's visits. */
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

/** A call goes with its visit: nobody joins one that lapsed. Opening it again undoes this. */
export async function setRoomsEnded(
  db: Db,
  businessId: number,
  roomIds: readonly string[],
  endedAt: number | null,
): Promise<void> {
  if (roomIds.length === 0) return;
  await db
    .update(videoRooms)
    .set({ endedAt, endedBy: endedAt === null ? null : 'system' })
    .where(and(eq(videoRooms.businessId, businessId), inArray(videoRooms.id, [...roomIds])));
}

/** Sales that wait for a payment and whose times are kept no longer. */
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

/** Sales of a guest that wait for a payment and keep a chair at one of these times: for a visit, its pause, or a call. */
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

/** What waits for a payment at a shop, locked. Whoever settles one shares the shop's calendar first, so an edit never meets it halfway. */
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

/** What an appointment keeps in chairs, its call included. */
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
