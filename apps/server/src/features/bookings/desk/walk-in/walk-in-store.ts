import {
  appointmentLines,
  appointments,
  chairs,
  sales,
  serviceGroups,
  servicePricings,
  services,
} from '@thyme/db/schema';
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';

export interface AppointmentKey {
  businessId: number;
  id: number;
}

/** The services that can be booked on a chair, most booked recently first. */
export async function listBookable(db: Db, businessId: number, since: number): Promise<number[]> {
  const booked = db
    .select({ pricingId: appointmentLines.pricingId, times: sql<number>`count(*)`.as('times') })
    .from(appointmentLines)
    .where(and(eq(appointmentLines.businessId, businessId), gte(appointmentLines.startsAt, since)))
    .groupBy(appointmentLines.pricingId)
    .as('booked');
  const rows = await db
    .select({ id: servicePricings.id })
    .from(servicePricings)
    .innerJoin(
      services,
      and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId)),
    )
    .leftJoin(
      serviceGroups,
      and(eq(serviceGroups.businessId, services.businessId), eq(serviceGroups.serviceId, services.id)),
    )
    .leftJoin(booked, eq(booked.pricingId, servicePricings.id))
    .where(
      and(
        eq(servicePricings.businessId, businessId),
        servicePricings.active,
        services.active,
        isNull(serviceGroups.id),
      ),
    )
    .orderBy(
      sql`coalesce(${booked.times}, 0) desc`,
      asc(services.position),
      asc(servicePricings.position),
      asc(servicePricings.id),
    );
  return rows.map(({ id }) => id);
}

export function listPeople(db: Db, businessId: number) {
  return db
    .select({ id: chairs.id, name: chairs.name, person: chairs.person, portraitId: chairs.portraitId })
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), chairs.active))
    .orderBy(asc(chairs.position), asc(chairs.id));
}

export async function setArrived(db: Db, { businessId, id }: AppointmentKey, arrivedAt: number): Promise<void> {
  await db
    .update(appointments)
    .set({ arrivedAt })
    .where(and(eq(appointments.businessId, businessId), eq(appointments.id, id)));
}

/** Transfers the appointment and its sale to another guest. */
export async function reassign(
  db: Db,
  { businessId, id, saleId }: AppointmentKey & { saleId: number | null },
  userId: number,
): Promise<void> {
  const bump = sql`${appointments.version} + 1`;
  await db
    .update(appointments)
    .set({ userId, version: bump })
    .where(and(eq(appointments.businessId, businessId), eq(appointments.id, id)));
  if (saleId === null) return;
  await db
    .update(sales)
    .set({ userId })
    .where(and(eq(sales.businessId, businessId), eq(sales.id, saleId)));
}

/** The next appointment on one of these chairs before an instant. */
export async function findNext(
  db: Db,
  { businessId, chairIds, from, to }: { businessId: number; chairIds: readonly number[]; from: number; to: number },
): Promise<number | null> {
  if (chairIds.length === 0) return null;
  const [row] = await db
    .select({ id: appointments.id })
    .from(appointmentLines)
    .innerJoin(
      appointments,
      and(
        eq(appointments.businessId, appointmentLines.businessId),
        eq(appointments.id, appointmentLines.appointmentId),
      ),
    )
    .where(
      and(
        eq(appointmentLines.businessId, businessId),
        inArray(appointmentLines.chairId, [...chairIds]),
        gte(appointmentLines.startsAt, from),
        sql`${appointmentLines.startsAt} < to_timestamp(${to})`,
        inArray(appointments.status, ['New', 'Reschedule', 'Accept']),
      ),
    )
    .orderBy(asc(appointmentLines.startsAt), asc(appointmentLines.id))
    .limit(1);
  return row?.id ?? null;
}
