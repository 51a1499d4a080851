import type { Attendance } from '@thyme/domain/bookings';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { appointmentLines } from '../bookings/bookings.ts';
import { businesses } from '../businesses.ts';
import { createdAt, identity, instant, tstzrange } from '../columns.ts';
import { sales } from '../sales/sales.ts';
import { serviceSchedules } from '../services.ts';
import { videoRooms } from '../video.ts';
import { chairs, timeBlocks } from './chairs.ts';

/**
 * A time reserved for a guest until it expires. Deleting a hold frees its chairs and seats (they cascade);
 * confirming it first clears `hold_id` on these. An expired hold must be deleted before its time is sold again.
 */
export const holds = pgTable(
  'holds',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').notNull(),
    saleId: integer('sale_id'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('holds_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    index('holds_sale').on(t.businessId, t.saleId).where(sql`${t.saleId} is not null`),
    index('holds_owner').on(t.userId),
    index('holds_lapsing').on(t.expiresAt),
    index('holds_lapsing_here').on(t.businessId, t.expiresAt),
    check('holds_purpose', sql`${t.purpose} in ('checkout', 'reschedule', 'waiting-list')`),
    check('holds_lifetime', sql`${t.expiresAt} > ${t.createdAt}`),
  ],
);

/**
 * Which chair is occupied when. An EXCLUDE constraint (`occupancies_once`) lets no two rows of a chair overlap; write with
 * ON CONFLICT DO NOTHING RETURNING, rows sorted by chair, and refuse the whole cart when a row is not returned. Overrides
 * are the exception: a member of the business put them there on purpose. The trigger `guard_overrides` skips other rows
 * that would overlap one.
 */
export const occupancies = pgTable(
  'occupancies',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    chairId: integer('chair_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Includes the buffer after the appointment. */
    endsAt: instant('ends_at').notNull(),
    during: tstzrange('during').notNull().generatedAlwaysAs(sql`tstzrange(starts_at, ends_at)`),
    holdId: integer('hold_id'),
    lineId: integer('line_id'),
    scheduleId: integer('schedule_id'),
    timeBlockId: integer('time_block_id'),
    roomId: text('room_id'),
    /** Overlaps something else by decision of the business, which the audit log records. */
    isOverride: boolean('is_override').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('occupancies_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }),
    foreignKey({ columns: [t.businessId, t.holdId], foreignColumns: [holds.businessId, holds.id] }).onDelete('cascade'),
    foreignKey({
      columns: [t.businessId, t.lineId],
      foreignColumns: [appointmentLines.businessId, appointmentLines.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.businessId, t.scheduleId],
      foreignColumns: [serviceSchedules.businessId, serviceSchedules.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.businessId, t.timeBlockId],
      foreignColumns: [timeBlocks.businessId, timeBlocks.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.businessId, t.roomId], foreignColumns: [videoRooms.businessId, videoRooms.id] }).onDelete(
      'cascade',
    ),
    index('occupancies_calendar').on(t.businessId, t.startsAt, t.endsAt, t.chairId, t.holdId),
    index('occupancies_hold').on(t.businessId, t.holdId).where(sql`${t.holdId} is not null`),
    index('occupancies_line').on(t.businessId, t.lineId).where(sql`${t.lineId} is not null`),
    index('occupancies_schedule').on(t.businessId, t.scheduleId).where(sql`${t.scheduleId} is not null`),
    index('occupancies_time_block').on(t.businessId, t.timeBlockId).where(sql`${t.timeBlockId} is not null`),
    index('occupancies_room').on(t.businessId, t.roomId).where(sql`${t.roomId} is not null`),
    index('occupancies_overrides').on(t.businessId, t.chairId, t.startsAt).where(sql`${t.isOverride}`),
    // Guests' times are never overrides: a hold belongs to a guest.
    check(
      'occupancies_override',
      sql`not ${t.isOverride} or (${t.holdId} is null and num_nonnulls(${t.lineId}, ${t.roomId}, ${t.scheduleId}) = 1)`,
    ),
    // A day at most, so that a search for what overlaps a range may start one day before it.
    check('occupancies_span', sql`${t.endsAt} > ${t.startsAt} and ${t.endsAt} <= ${t.startsAt} + interval '24 hours'`),
    check(
      'occupancies_owner',
      sql`num_nonnulls(${t.holdId}, ${t.lineId}, ${t.scheduleId}, ${t.timeBlockId}, ${t.roomId}) >= 1`,
    ),
  ],
);

/** Seats taken on one date of a class. Inserting takes them (no row is returned when too few are left), deleting returns them. */
export const seatClaims = pgTable(
  'seat_claims',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    scheduleId: integer('schedule_id').notNull(),
    seats: smallint('seats').notNull().default(1),
    holdId: integer('hold_id'),
    lineId: integer('line_id'),
    /** Attendance on the date; null while it is open. */
    attendance: text('attendance').$type<Attendance>(),
    /** The cancelled date that the shop replaced by this one; the guest may take a refund for it instead. */
    insteadOf: integer('instead_of'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('seat_claims_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.scheduleId],
      foreignColumns: [serviceSchedules.businessId, serviceSchedules.id],
    }),
    foreignKey({ columns: [t.businessId, t.holdId], foreignColumns: [holds.businessId, holds.id] }).onDelete('cascade'),
    foreignKey({
      columns: [t.businessId, t.lineId],
      foreignColumns: [appointmentLines.businessId, appointmentLines.id],
    }).onDelete('cascade'),
    index('seat_claims_schedule').on(t.businessId, t.scheduleId),
    index('seat_claims_hold').on(t.businessId, t.holdId).where(sql`${t.holdId} is not null`),
    index('seat_claims_line').on(t.businessId, t.lineId).where(sql`${t.lineId} is not null`),
    check('seat_claims_seats', sql`${t.seats} > 0`),
    check('seat_claims_attendance', sql`${t.attendance} in ('here', 'missed')`),
    check('seat_claims_owner', sql`num_nonnulls(${t.holdId}, ${t.lineId}) >= 1`),
  ],
);
