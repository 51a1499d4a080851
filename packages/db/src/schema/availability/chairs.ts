import { availabilityLimits } from '@thyme/domain/availability';
import { peopleLimits } from '@thyme/domain/people';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { businesses } from '../businesses.ts';
import { createdAt, identity, instant, minor } from '../columns.ts';
import { pictures } from '../pictures.ts';
import { servicePricings, services } from '../services.ts';
import { textLimits } from '../text-limits.ts';

/** A room or a kind of machine that services need besides a person. Its units are rows of `chairs`. */
export const resources = pgTable(
  'resources',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    name: text('name').notNull(),
    kind: text('kind').$type<'room' | 'equipment'>().notNull(),
    /** How many guests it serves at a time. */
    capacity: smallint('capacity').notNull().default(1),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('resources_id').on(t.id),
    check('resources_name', sql`length(btrim(${t.name})) > 0`),
    check('resources_kind', sql`${t.kind} in ('room', 'equipment')`),
    check('resources_capacity', sql`${t.capacity} between 1 and 20`),
    ...textLimits(t, { name: availabilityLimits.resourceName }),
  ],
);

/** Times when a room or machine cannot be used, for example for repair. Existing bookings remain. */
export const resourceClosures = pgTable(
  'resource_closures',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    resourceId: integer('resource_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('resource_closures_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.resourceId],
      foreignColumns: [resources.businessId, resources.id],
    }).onDelete('cascade'),
    index('resource_closures_resource').on(t.businessId, t.resourceId, t.endsAt),
    check('resource_closures_span', sql`${t.endsAt} > ${t.startsAt}`),
    ...textLimits(t, { reason: availabilityLimits.closureReason }),
  ],
);

/** Which rooms and machines a service needs, for the whole time or from one minute to another. */
export const serviceNeeds = pgTable(
  'service_needs',
  {
    businessId: integer('business_id').notNull(),
    serviceId: integer('service_id').notNull(),
    position: smallint('position').notNull(),
    resourceId: integer('resource_id').notNull(),
    fromMinute: smallint('from_minute'),
    toMinute: smallint('to_minute'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.serviceId, t.position] }),
    foreignKey({ columns: [t.businessId, t.serviceId], foreignColumns: [services.businessId, services.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.businessId, t.resourceId],
      foreignColumns: [resources.businessId, resources.id],
    }).onDelete('cascade'),
    index('service_needs_resource').on(t.businessId, t.resourceId),
    check(
      'service_needs_span',
      sql`coalesce(${t.fromMinute}, 0) between 0 and 719 and ${t.toMinute} between 1 and 720
      and coalesce(${t.fromMinute}, 0) < coalesce(${t.toMinute}, 720)`,
    ),
  ],
);

/**
 * Whatever serves one guest at a time: a chair, a room, a person. A unit of a room or machine is one too, so that the
 * same constraint reserves it for one guest; it is never active, because a unit cannot be booked alone.
 */
export const chairs = pgTable(
  'chairs',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    name: text('name').notNull(),
    /** The name of the person who works there, shown to guests. */
    person: text('person'),
    /** The login of that person: its calendar opens on this column. */
    staffId: integer('staff_id').references(() => users.id),
    /** The person's title, for guests: 'Senior stylist'. */
    title: text('title').notNull().default(''),
    bio: text('bio').notNull().default(''),
    /** ISO 639-1 codes. */
    languages: text('languages').array().notNull().default(sql`'{}'`),
    portraitId: integer('portrait_id').references(() => pictures.id, { onDelete: 'set null' }),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** The person's days of holiday in a calendar year; null if the shop does not count them. */
    holidayDays: smallint('holiday_days'),
    /** Set for a unit of a room or machine; units are numbered from 1. */
    resourceId: integer('resource_id'),
    unit: smallint('unit'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('chairs_id').on(t.id),
    uniqueIndex('chairs_staff_once').on(t.businessId, t.staffId).where(sql`${t.staffId} is not null`),
    index('chairs_staff').on(t.staffId),
    index('chairs_portrait').on(t.portraitId),
    foreignKey({ columns: [t.businessId, t.resourceId], foreignColumns: [resources.businessId, resources.id] }),
    uniqueIndex('chairs_unit').on(t.businessId, t.resourceId, t.unit).where(sql`${t.resourceId} is not null`),
    check(
      'chairs_unit_of',
      sql`(${t.resourceId} is null) = (${t.unit} is null) and (${t.resourceId} is null or not ${t.active})`,
    ),
    check('chairs_holiday_days', sql`${t.holidayDays} between 0 and ${sql.raw(String(peopleLimits.holidayDays))}`),
    check('chairs_name', sql`length(btrim(${t.name})) > 0`),
    check('chairs_languages', sql`cardinality(${t.languages}) <= ${sql.raw(String(peopleLimits.languages))}`),
    ...textLimits(t, {
      name: availabilityLimits.chairName,
      person: availabilityLimits.chairPerson,
      title: peopleLimits.title,
      bio: peopleLimits.bio,
    }),
  ],
);

/** Pictures of a person's work, in order. */
export const chairPictures = pgTable(
  'chair_pictures',
  {
    businessId: integer('business_id').notNull(),
    chairId: integer('chair_id').notNull(),
    pictureId: integer('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.chairId, t.pictureId] }),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
    index('chair_pictures_picture').on(t.pictureId),
  ],
);

/** Which chairs offer which service. A service without rows is offered at every chair. */
export const chairServices = pgTable(
  'chair_services',
  {
    businessId: integer('business_id').notNull(),
    chairId: integer('chair_id').notNull(),
    serviceId: integer('service_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.chairId, t.serviceId] }),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.businessId, t.serviceId], foreignColumns: [services.businessId, services.id] }).onDelete(
      'cascade',
    ),
    index('chair_services_service').on(t.businessId, t.serviceId),
  ],
);

/** One person's own price and duration for a service. */
export const chairPricings = pgTable(
  'chair_pricings',
  {
    businessId: integer('business_id').notNull(),
    chairId: integer('chair_id').notNull(),
    pricingId: integer('pricing_id').notNull(),
    /** 0 is a price; null means the service's own. */
    price: minor('price'),
    durationMinutes: smallint('duration_minutes'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.chairId, t.pricingId] }),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.businessId, t.pricingId],
      foreignColumns: [servicePricings.businessId, servicePricings.id],
    }).onDelete('cascade'),
    index('chair_pricings_pricing').on(t.businessId, t.pricingId),
    check('chair_pricings_price', sql`${t.price} between 0 and 100000000`),
    check('chair_pricings_duration', sql`${t.durationMinutes} between 5 and 720`),
    check('chair_pricings_own', sql`num_nonnulls(${t.price}, ${t.durationMinutes}) >= 1`),
  ],
);

/** Time the business blocks for itself (lunch, training); it occupies a chair as an appointment does. */
export const timeBlocks = pgTable(
  'time_blocks',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    note: text('note').notNull().default(''),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('time_blocks_id').on(t.id),
    index('time_blocks_author').on(t.createdBy),
    ...textLimits(t, { note: availabilityLimits.blockNote }),
  ],
);
