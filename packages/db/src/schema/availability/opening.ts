import { availabilityLimits, type RotaWeek } from '@thyme/domain/availability';
import type { Weekday } from '@thyme/domain/time';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { businesses } from '../businesses.ts';
import { identity } from '../columns.ts';
import { textLimits } from '../text-limits.ts';
import { chairs } from './chairs.ts';

/**
 * Hours in minutes of the shop's own day; several rows a day make a break. Without a chair they are the shop's. A
 * chair's may be those of every other week, or of a single date, which replace the others that day; an empty span on a
 * date is a day off.
 */
export const workHours = pgTable(
  'work_hours',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    chairId: integer('chair_id'),
    /** 0 is Sunday. */
    weekday: smallint('weekday').$type<Weekday>().notNull(),
    startMinute: smallint('start_minute').notNull(),
    endMinute: smallint('end_minute').notNull(),
    /** A or B; every week without one. */
    week: text('week').$type<RotaWeek>(),
    date: date('date', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('work_hours_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
    index('work_hours_week').on(t.businessId, t.chairId, t.weekday, t.startMinute),
    index('work_hours_date').on(t.businessId, t.chairId, t.date).where(sql`${t.date} is not null`),
    check('work_hours_weekday', sql`${t.weekday} between 0 and 6`),
    check(
      'work_hours_rota',
      sql`(${t.week} is null or ${t.week} in ('A', 'B')) and num_nonnulls(${t.week}, ${t.date}) <= (${t.chairId} is not null)::int
        and (${t.date} is null or extract(dow from ${t.date}) = ${t.weekday})`,
    ),
    check(
      'work_hours_span',
      sql`0 <= ${t.startMinute} and ${t.endMinute} <= 1440 and (${t.startMinute} < ${t.endMinute}
        or (${t.date} is not null and ${t.startMinute} = 0 and ${t.endMinute} = 0))`,
    ),
  ],
);

/** Days on which the shop is closed, such as bank holidays. Not bookable, and without a waiting list. */
export const closedDates = pgTable(
  'closed_dates',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    date: date('date', { mode: 'string' }).notNull(),
    reason: text('reason'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.date] }),
    ...textLimits(t, { reason: availabilityLimits.closedReason }),
  ],
);

/** Days without online bookings, but with a waiting list. */
export const blockedDates = pgTable(
  'blocked_dates',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    date: date('date', { mode: 'string' }).notNull(),
    reason: text('reason'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.date] }),
    ...textLimits(t, { reason: availabilityLimits.closedReason }),
  ],
);
