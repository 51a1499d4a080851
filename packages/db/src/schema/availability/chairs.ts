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
import { createdAt, identity, minor } from '../columns.ts';
import { pictures } from '../pictures.ts';
import { servicePricings, services } from '../services.ts';
import { textLimits } from '../text-limits.ts';

/** Whatever serves one guest at a time: a chair, a room, a person. */
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
    /** What the person does, for guests: 'Senior stylist'. */
    title: text('title').notNull().default(''),
    bio: text('bio').notNull().default(''),
    /** ISO 639-1 codes. */
    languages: text('languages').array().notNull().default(sql`'{}'`),
    portraitId: integer('portrait_id').references(() => pictures.id, { onDelete: 'set null' }),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('chairs_id').on(t.id),
    uniqueIndex('chairs_staff_once').on(t.businessId, t.staffId).where(sql`${t.staffId} is not null`),
    index('chairs_staff').on(t.staffId),
    index('chairs_portrait').on(t.portraitId),
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

/** What one person charges and needs for a service where it differs from its others. */
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
