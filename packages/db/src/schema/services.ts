import { MOST_STEPS } from '@thyme/domain/availability';
import { serviceLimits } from '@thyme/domain/services';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
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
import { businesses } from './businesses.ts';
import { createdAt, identity, instant, minor, percent, tsvector } from './columns.ts';
import { textLimits } from './text-limits.ts';

/** Stored, because a page of search results compares those of every service of its shops. */
const words = () => tsvector('words').notNull().generatedAlwaysAs(sql`to_tsvector('simple', fold_text(name))`);

export const serviceCategories = pgTable(
  'service_categories',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    words: words(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('service_categories_id').on(t.id),
    unique('service_categories_name').on(t.businessId, t.name),
    ...textLimits(t, { name: serviceLimits.categoryName }),
  ],
);

/** A service with a row in `service_groups` is a class or a course; one without is for a single guest. */
export const services = pgTable(
  'services',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    categoryId: integer('category_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    position: integer('position').notNull().default(0),
    /** False: hidden from guests. Rows that were ever booked are deactivated, never deleted. */
    active: boolean('active').notNull().default(true),
    /** Taken with something else (a patch test, a gel finish): its price is not used to compare shops, and it is not offered first. */
    addOn: boolean('add_on').notNull().default(false),
    /** Whether guests may choose who serves them; null: if more than one person offers it. */
    personChoice: boolean('person_choice'),
    /** Percent of VAT that its prices include; null means the business's own. */
    vatRate: percent('vat_rate'),
    createdAt: createdAt(),
    nameFolded: text('name_folded').notNull().generatedAlwaysAs(sql`fold_text(name)`),
    words: words(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('services_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.categoryId],
      foreignColumns: [serviceCategories.businessId, serviceCategories.id],
    }),
    index('services_category').on(t.businessId, t.categoryId, t.position),
    index('services_name_search').using('gin', t.nameFolded.op('gin_trgm_ops')).where(sql`${t.active}`),
    check('services_name', sql`length(btrim(${t.name})) > 0`),
    check('services_vat_rate', sql`${t.vatRate} between 0 and 100`),
    ...textLimits(t, { name: serviceLimits.name, description: serviceLimits.description }),
  ],
);

/** A part of a service, with the business's own name for it. */
export interface NamedStep {
  name: string;
  minutes: number;
  isHandsFree: boolean;
}

export const servicePricings = pgTable(
  'service_pricings',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    serviceId: integer('service_id').notNull(),
    /** Distinguishes two prices of one service ('Long hair'); empty when there is one. */
    label: text('label').notNull().default(''),
    price: minor('price').notNull(),
    /** 0 means none. */
    specialPrice: minor('special_price').notNull().default(0),
    durationMinutes: smallint('duration_minutes').notNull(),
    /** Percent; null means the business's own. */
    specialDeposit: percent('special_deposit'),
    /** Null means the business's own. */
    bufferMinutes: smallint('buffer_minutes'),
    /** Preparation that occupies its person before the appointment and is not sold. */
    beforeMinutes: smallint('before_minutes').notNull().default(0),
    /** Its steps, if the person is free in some; they add up to its duration. */
    steps: jsonb('steps').$type<NamedStep[]>().notNull().default(sql`'[]'::jsonb`),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('service_pricings_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.serviceId], foreignColumns: [services.businessId, services.id] }),
    index('service_pricings_service').on(t.businessId, t.serviceId, t.position),
    check('service_pricings_price', sql`${t.price} between 0 and 100000000`),
    ...textLimits(t, { label: serviceLimits.priceLabel }),
    check('service_pricings_special', sql`${t.specialPrice} = 0 or ${t.specialPrice} between 1 and ${t.price} - 1`),
    check('service_pricings_duration', sql`${t.durationMinutes} between 5 and 720`),
    check('service_pricings_deposit', sql`${t.specialDeposit} between 0 and 100`),
    check('service_pricings_before', sql`${t.beforeMinutes} between 0 and 240`),
    check(
      'service_pricings_steps',
      sql`jsonb_typeof(${t.steps}) = 'array' and jsonb_array_length(${t.steps}) <= ${sql.raw(String(MOST_STEPS))}`,
    ),
    check('service_pricings_buffer', sql`${t.bufferMinutes} between 0 and 240`),
  ],
);

export const serviceGroups = pgTable(
  'service_groups',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    serviceId: integer('service_id').notNull(),
    /** A course is booked as a whole: one place has a seat on each of its dates. */
    isCourse: boolean('is_course').notNull().default(false),
    /** 'repeated': a guest chooses the number of consecutive dates, 2 to 14. */
    groupType: text('group_type').notNull().default('single'),
    /** Whether a guest may also join a repeated class on a single date. */
    singleVisits: boolean('single_visits').notNull().default(false),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** Last day to enrol. */
    enrollDate: date('enroll_date', { mode: 'string' }),
    occurrences: smallint('occurrences').notNull().default(1),
    frequency: text('frequency'),
    seats: smallint('seats').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('service_groups_id').on(t.id),
    unique('service_groups_service').on(t.businessId, t.serviceId),
    foreignKey({ columns: [t.businessId, t.serviceId], foreignColumns: [services.businessId, services.id] }),
    check('service_groups_type', sql`${t.groupType} in ('single', 'repeated')`),
    check('service_groups_course', sql`not (${t.isCourse} and ${t.groupType} = 'repeated')`),
    check('service_groups_single', sql`not ${t.singleVisits} or ${t.groupType} = 'repeated'`),
    check('service_groups_occurrences', sql`${t.occurrences} between 1 and 104`),
    check('service_groups_frequency', sql`${t.frequency} in ('daily', 'weekly', 'fortnightly', 'monthly')`),
    check('service_groups_rhythm', sql`${t.occurrences} = 1 or ${t.frequency} is not null`),
    check('service_groups_enroll', sql`${t.enrollDate} <= ${t.startDate} or ${t.groupType} = 'repeated'`),
    check('service_groups_seats', sql`${t.seats} between 1 and 1000`),
  ],
);

/** One date of a class or course. `seatsTaken` is maintained by the trigger on `seat_claims`, and never exceeds `seats`. */
export const serviceSchedules = pgTable(
  'service_schedules',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    groupId: integer('group_id').notNull(),
    startsAt: instant('date_time').notNull(),
    endsAt: instant('ends_at').notNull(),
    seats: smallint('seats').notNull(),
    seatsTaken: smallint('seats_taken').notNull().default(0),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('service_schedules_id').on(t.id),
    unique('service_schedules_date').on(t.businessId, t.groupId, t.startsAt),
    foreignKey({
      columns: [t.businessId, t.groupId],
      foreignColumns: [serviceGroups.businessId, serviceGroups.id],
    }),
    index('service_schedules_calendar').on(t.businessId, t.startsAt),
    index('service_schedules_to_remind').on(t.startsAt),
    check(
      'service_schedules_span',
      sql`${t.endsAt} > ${t.startsAt} and ${t.endsAt} <= ${t.startsAt} + interval '24 hours'`,
    ),
    check('service_schedules_seats', sql`0 <= ${t.seatsTaken} and ${t.seatsTaken} <= ${t.seats}`),
  ],
);
