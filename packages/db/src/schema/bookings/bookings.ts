import { EMAIL_MAX } from '@thyme/domain/accounts';
import type { Actor, AppointmentStatus } from '@thyme/domain/bookings';
import { bookingLimits, MOST_GUESTS, MOST_LATE_MINUTES } from '@thyme/domain/bookings';
import type { CancellationStep } from '@thyme/domain/payments';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { chairs } from '../availability/chairs.ts';
import { businesses } from '../businesses.ts';
import { createdAt, currency, identity, instant, minor, percent, updatedAt } from '../columns.ts';
import { sales } from '../sales/sales.ts';
import { servicePricings, serviceSchedules } from '../services.ts';
import { textLimits } from '../text-limits.ts';

/** 'Held' waits for a payment and is not shown; 'Lapsed' is a hold that expired unpaid. */
export const appointments = pgTable(
  'appointments',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    saleId: integer('sale_id'),
    kind: text('kind').notNull().default('visit'),
    status: text('status').$type<AppointmentStatus>().notNull(),
    source: text('source').notNull().default('web'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The guest's note. */
    note: text('note').notNull().default(''),
    /** The business's note to the guest. */
    noteToGuest: text('note_to_guest').notNull().default(''),
    /** Private: only members of the business read it. */
    businessNote: text('business_note').notNull().default(''),
    currency: currency(),
    subTotal: minor('sub_total').notNull().default(0),
    discount: minor('discount').notNull().default(0),
    totalAmount: minor('total_amount').notNull().default(0),
    /** Part of `discount`: given by the business at the desk. */
    deskDiscount: minor('desk_discount').notNull().default(0),
    /** Set if it was given in percent. */
    deskDiscountPercent: smallint('desk_discount_percent'),
    /** The reason, for the books; not shown to guests. */
    discountReason: text('discount_reason').notNull().default(''),
    upfrontPercent: percent('upfront_percent').notNull().default(0),
    /** The policy that the guest accepted. */
    cancellation: smallint('cancellation').array().notNull().default(sql`'{}'`),
    /** The shop's custom steps at that time; they replace codes 1 and 2. */
    cancellationSteps: jsonb('cancellation_steps').$type<CancellationStep[]>().notNull().default(sql`'[]'::jsonb`),
    reviewStatus: text('review_status').notNull().default('Pending'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    arrivedAt: instant('arrived_at'),
    /** How many minutes later than booked it starts, as recorded at the desk. */
    lateMinutes: smallint('late_minutes').notNull().default(0),
    /** The appointment that a series is based on; its dates share it. */
    seriesId: integer('series_id'),
    /** The guest's number in a group that was booked in one sale: 0 for the guest who booked; null outside groups. */
    groupPlace: smallint('group_place'),
    /** The companion's name; empty for the guest's own. */
    companion: text('companion').notNull().default(''),
    /** The companion's address, for mails about this appointment only; empty without one. */
    companionEmail: text('companion_email').notNull().default(''),
    /** In a group with separate parts, or with a link for the deposit of all: its amount due in advance. */
    partDeposit: minor('part_deposit'),
    completedAt: instant('completed_at'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by').$type<Actor>(),
    cancellationFee: minor('cancellation_fee'),
    /** A late cancellation that cost nothing, because the shop forgives regulars one a year. */
    isForgiven: boolean('is_forgiven').notNull().default(false),
    /** Under policy 3 the business decides whether to charge the fee. */
    chargeDecision: text('charge_decision').$type<'asked' | 'charged' | 'waived'>(),
    /** Counts changes of state or time, for optimistic locking: an update based on an older version changes nothing. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('appointments_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    foreignKey({ columns: [t.businessId, t.seriesId], foreignColumns: [t.businessId, t.id] }),
    index('appointments_series').on(t.businessId, t.seriesId).where(sql`${t.seriesId} is not null`),
    index('appointments_sale').on(t.businessId, t.saleId),
    index('appointments_guest').on(t.userId, t.startsAt, t.id),
    index('appointments_calendar').on(t.businessId, t.startsAt, t.status),
    index('appointments_guest_here').on(t.businessId, t.userId, t.startsAt),
    index('appointments_to_remind').on(t.startsAt).where(sql`${t.status} in ('New', 'Reschedule', 'Accept')`),
    index('appointments_to_decide').on(t.businessId).where(sql`${t.chargeDecision} = 'asked'`),
    index('appointments_forgiven').on(t.businessId, t.userId).where(sql`${t.isForgiven}`),
    index('appointments_companion_email').on(t.companionEmail).where(sql`${t.companionEmail} <> ''`),
    index('appointments_to_review')
      .on(t.completedAt)
      .where(sql`${t.status} = 'Completed' and ${t.reviewStatus} = 'Pending'`),
    ...textLimits(t, {
      note: bookingLimits.note,
      noteToGuest: bookingLimits.note,
      businessNote: bookingLimits.note,
      companion: bookingLimits.companion,
      companionEmail: EMAIL_MAX,
      discountReason: bookingLimits.discountReason,
    }),
    check('appointments_desk_discount', sql`${t.deskDiscount} between 0 and ${t.discount}`),
    check('appointments_desk_percent', sql`${t.deskDiscountPercent} between 0 and 100`),
    check('appointments_late', sql`${t.lateMinutes} between 0 and ${sql.raw(String(MOST_LATE_MINUTES))}`),
    check('appointments_group_place', sql`${t.groupPlace} between 0 and ${sql.raw(String(MOST_GUESTS - 1))}`),
    check('appointments_companion', sql`${t.companion} = '' or ${t.groupPlace} > 0`),
    check('appointments_companion_address', sql`${t.companionEmail} = '' or ${t.groupPlace} > 0`),
    check(
      'appointments_part_deposit',
      sql`${t.partDeposit} is null or (${t.partDeposit} >= 0 and ${t.groupPlace} is not null)`,
    ),
    check('appointments_kind', sql`${t.kind} in ('visit', 'consultation')`),
    check(
      'appointments_status',
      sql`${t.status} in ('Held', 'New', 'Reschedule', 'Accept', 'Cancelled', 'Completed', 'No Show', 'Lapsed')`,
    ),
    check('appointments_source', sql`${t.source} in ('web', 'desk', 'waiting-list')`),
    check('appointments_span', sql`${t.endsAt} > ${t.startsAt}`),
    check(
      'appointments_money',
      sql`${t.discount} >= 0 and ${t.totalAmount} >= 0 and ${t.totalAmount} = ${t.subTotal} - ${t.discount}`,
    ),
    check('appointments_upfront', sql`${t.upfrontPercent} between 0 and 100`),
    check('appointments_review', sql`${t.reviewStatus} in ('Pending', 'Reviewed')`),
    check('appointments_cancelled', sql`(${t.status} = 'Cancelled') = (${t.cancelledAt} is not null)`),
    check('appointments_canceller', sql`${t.cancelledBy} in ('guest', 'business', 'system')`),
    check('appointments_fee', sql`${t.cancellationFee} between 0 and ${t.totalAmount}`),
    check(
      'appointments_charge_decision',
      sql`${t.chargeDecision} is null or (${t.chargeDecision} in ('asked', 'charged', 'waived') and ${t.status} = 'Cancelled')`,
    ),
    check('appointments_forgiven', sql`not ${t.isForgiven} or ${t.status} = 'Cancelled'`),
    check('appointments_completed', sql`(${t.status} = 'Completed') = (${t.completedAt} is not null)`),
  ],
);

/** An occupancy of a line, in seconds after its start. */
export interface LinePart {
  /** The unit of a room or machine; null for the line's own chair. */
  unit: number | null;
  from: number;
  to: number;
}

export const appointmentLines = pgTable(
  'appointment_lines',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    appointmentId: integer('appointment_id').notNull(),
    pricingId: integer('ser_pricing_id').notNull(),
    /** A class seat has no chair of its own. */
    chairId: integer('chair_id'),
    /** Whether the guest chose the person at that chair; kept when the appointment moves. */
    personChosen: boolean('person_chosen').notNull().default(false),
    scheduleId: integer('schedule_id'),
    position: smallint('position').notNull().default(0),
    startsAt: instant('starts_at').notNull(),
    durationMinutes: smallint('duration_minutes').notNull(),
    /** Its occupancies, if these are not simply its chair from start to clean-up. */
    parts: jsonb('parts').$type<LinePart[]>(),
    /** As sold: later edits of the service do not change what the guest bought. */
    serviceName: text('service_name').notNull(),
    price: minor('price').notNull(),
    specialPrice: minor('special_price').notNull().default(0),
    specialDeposit: percent('special_deposit'),
    isGroup: boolean('is_group').notNull().default(false),
    isCourse: boolean('is_course').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('appointment_lines_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.businessId, t.pricingId],
      foreignColumns: [servicePricings.businessId, servicePricings.id],
    }),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }),
    foreignKey({
      columns: [t.businessId, t.scheduleId],
      foreignColumns: [serviceSchedules.businessId, serviceSchedules.id],
    }),
    index('appointment_lines_appointment').on(t.businessId, t.appointmentId, t.position),
    index('appointment_lines_pricing').on(t.businessId, t.pricingId),
    index('appointment_lines_chair').on(t.businessId, t.chairId, t.startsAt),
    index('appointment_lines_schedule').on(t.businessId, t.scheduleId).where(sql`${t.scheduleId} is not null`),
    check('appointment_lines_duration', sql`${t.durationMinutes} between 5 and 720`),
    check('appointment_lines_price', sql`${t.price} >= 0 and ${t.specialPrice} between 0 and ${t.price}`),
    check('appointment_lines_course', sql`not ${t.isCourse} or ${t.isGroup}`),
    check(
      'appointment_lines_place',
      sql`${t.isGroup} = (${t.scheduleId} is not null) and (${t.isGroup} or ${t.chairId} is not null)`,
    ),
  ],
);
