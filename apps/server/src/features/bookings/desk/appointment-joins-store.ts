import { appointments, guestStatuses, rescheduleProposals } from '@thyme/db/schema';
import { and, eq, sql } from 'drizzle-orm';

/** Join conditions from an appointment to its related rows. */
export const statusOfGuest = and(
  eq(guestStatuses.businessId, appointments.businessId),
  eq(guestStatuses.userId, appointments.userId),
);

/** At most one proposal is open. */
export const openProposal = and(
  eq(rescheduleProposals.businessId, appointments.businessId),
  eq(rescheduleProposals.appointmentId, appointments.id),
  eq(rescheduleProposals.status, 'open'),
);

/** The first time of the open proposal, as an instant. */
export const firstProposedTime = sql<
  number | null
>`(select extract(epoch from o.starts_at)::float8 from reschedule_options o
  where o.business_id = ${rescheduleProposals.businessId} and o.proposal_id = ${rescheduleProposals.id}
  order by o.position limit 1)`;

/** 'Cut & finish, gloss': the services in order. */
export const servicesInWords = sql<string>`coalesce((select string_agg(l.service_name, ', ' order by l.starts_at, l.position)
  from appointment_lines l
  where l.business_id = ${appointments}.business_id and l.appointment_id = ${appointments}.id), '')`;

/** Cancelled, lapsed or not yet paid. */
export const HIDDEN = ['Held', 'Lapsed', 'Cancelled'] as const;
