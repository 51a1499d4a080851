import type { DateScope, OfferStatus } from '@thyme/domain/waiting-list';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { chairs } from './availability/chairs.ts';
import { appointments } from './bookings/bookings.ts';
import { createdAt, identity, instant } from './columns.ts';
import { servicePricings, serviceSchedules } from './services.ts';

/** A guest waiting for a time; `fromDate` to `toDate` is what the scope means for the chosen day. Offers go out in the order of requests. */
export const waitingListRequests = pgTable(
  'waiting_list_requests',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    userId: integer('guest_id')
      .notNull()
      .references(() => users.id),
    pricingId: integer('service_pricing_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    dateScope: text('date_scope').$type<DateScope>().notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    /** For a guest who waits for a consultation call instead of a time: its latest end. */
    callUntil: instant('call_until'),
    status: text('status').notNull().default('waiting'),
    createdAt: createdAt(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('waiting_list_requests_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.pricingId],
      foreignColumns: [servicePricings.businessId, servicePricings.id],
    }),
    index('waiting_list_requests_pricing').on(t.businessId, t.pricingId),
    index('waiting_list_requests_guest').on(t.userId, t.status),
    index('waiting_list_requests_line')
      .on(t.businessId, t.fromDate, t.toDate, t.id)
      .where(sql`${t.status} = 'waiting'`),
    uniqueIndex('waiting_list_requests_once')
      .on(t.businessId, t.userId, t.pricingId, t.dateScope, t.date)
      .where(sql`${t.callUntil} is null and ${t.status} in ('waiting', 'offered')`),
    uniqueIndex('waiting_list_requests_one_call')
      .on(t.businessId, t.userId)
      .where(sql`${t.callUntil} is not null and ${t.status} in ('waiting', 'offered')`),
    check('waiting_list_requests_scope', sql`${t.dateScope} in ('this_date', 'this_week', 'this_month')`),
    check('waiting_list_requests_range', sql`${t.fromDate} <= ${t.date} and ${t.date} <= ${t.toDate}`),
    check('waiting_list_requests_status', sql`${t.status} in ('waiting', 'offered', 'booked', 'left', 'expired')`),
    check('waiting_list_requests_closed', sql`(${t.status} in ('waiting', 'offered')) = (${t.closedAt} is null)`),
  ],
);

/** A time that became free, held for one guest until answered or expired. */
export const waitingListOffers = pgTable(
  'waiting_list_offers',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    requestId: integer('request_id').notNull(),
    /** What is held: a chair for an appointment, or a seat on a date of a class. */
    chairId: integer('chair_id'),
    scheduleId: integer('schedule_id'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Refers to `holds`; set to null when the hold is deleted (a constraint in the baseline migration, as Drizzle cannot clear one column only). */
    holdId: integer('hold_id'),
    status: text('status').$type<OfferStatus>().notNull().default('open'),
    appointmentId: integer('appointment_id'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('waiting_list_offers_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.requestId],
      foreignColumns: [waitingListRequests.businessId, waitingListRequests.id],
    }),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }),
    foreignKey({
      columns: [t.businessId, t.scheduleId],
      foreignColumns: [serviceSchedules.businessId, serviceSchedules.id],
    }),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('waiting_list_offers_request').on(t.businessId, t.requestId),
    index('waiting_list_offers_chair').on(t.businessId, t.chairId),
    index('waiting_list_offers_schedule').on(t.businessId, t.scheduleId).where(sql`${t.scheduleId} is not null`),
    index('waiting_list_offers_hold').on(t.businessId, t.holdId),
    index('waiting_list_offers_appointment').on(t.businessId, t.appointmentId),
    uniqueIndex('waiting_list_offers_one_open').on(t.businessId, t.requestId).where(sql`${t.status} = 'open'`),
    index('waiting_list_offers_lapsing').on(t.expiresAt).where(sql`${t.status} = 'open'`),
    check('waiting_list_offers_status', sql`${t.status} in ('open', 'accepted', 'declined', 'lapsed')`),
    check('waiting_list_offers_booked', sql`(${t.status} = 'accepted') = (${t.appointmentId} is not null)`),
    check('waiting_list_offers_kept', sql`num_nonnulls(${t.chairId}, ${t.scheduleId}) = 1`),
    check('waiting_list_offers_span', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
