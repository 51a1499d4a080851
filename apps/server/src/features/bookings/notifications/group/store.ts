import { appointmentLines, appointments, chairs } from '@thyme/db/schema';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';

/** The appointments of a group that take place, in the order of its guests. */
export function listGroup(db: Db, { businessId, saleId }: typeof appointments.$inferSelect) {
  return db
    .select({
      id: appointments.id,
      companion: appointments.companion,
      companionEmail: appointments.companionEmail,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      total: appointments.totalAmount,
      services: sql<string>`string_agg(${appointmentLines.serviceName}, ', ' order by ${appointmentLines.position})`,
      // A chosen person is named.
      people: sql<
        string | null
      >`string_agg(distinct case when ${appointmentLines.personChosen} then ${chairs.person} end, ' and ')`,
    })
    .from(appointments)
    .innerJoin(
      appointmentLines,
      and(
        eq(appointmentLines.businessId, appointments.businessId),
        eq(appointmentLines.appointmentId, appointments.id),
      ),
    )
    .leftJoin(chairs, and(eq(chairs.businessId, appointmentLines.businessId), eq(chairs.id, appointmentLines.chairId)))
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.saleId, saleId ?? 0),
        isNotNull(appointments.groupPlace),
        inArray(appointments.status, ['New', 'Reschedule', 'Accept']),
      ),
    )
    .groupBy(appointments.businessId, appointments.id)
    .orderBy(asc(appointments.groupPlace));
}
