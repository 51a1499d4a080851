import { appointmentLines, appointments, servicePricings, services } from '@thyme/db/schema';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** The first upcoming appointment after an instant that has a price. */
export async function findUpcoming(db: Db, businessId: number, after: number) {
  const [row] = await db
    .select({
      startsAt: appointments.startsAt,
      total: appointments.totalAmount,
      upfrontPercent: appointments.upfrontPercent,
      service: appointmentLines.serviceName,
    })
    .from(appointments)
    .innerJoin(
      appointmentLines,
      and(
        eq(appointmentLines.businessId, appointments.businessId),
        eq(appointmentLines.appointmentId, appointments.id),
      ),
    )
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.kind, 'visit'),
        inArray(appointments.status, ['New', 'Accept', 'Reschedule']),
        gt(appointments.startsAt, after),
        gt(appointments.totalAmount, 0),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id), asc(appointmentLines.position))
    .limit(1);
  return row ?? null;
}

/** The first service on the menu, if nothing is booked. */
export async function findFirstService(db: Db, businessId: number) {
  const [row] = await db
    .select({ service: services.name, price: servicePricings.price, specialPrice: servicePricings.specialPrice })
    .from(servicePricings)
    .innerJoin(
      services,
      and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId)),
    )
    .where(
      and(
        eq(servicePricings.businessId, businessId),
        eq(servicePricings.active, true),
        eq(services.active, true),
        gt(servicePricings.price, 0),
      ),
    )
    .orderBy(asc(services.position), asc(servicePricings.position), asc(servicePricings.id))
    .limit(1);
  return row ?? null;
}
