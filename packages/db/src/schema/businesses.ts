import { SPREAD_RULES, type SpreadRule } from '@thyme/domain/availability';
import { type AcceptRule, GUEST_MOVES, type GuestMoves, PART_HOURS } from '@thyme/domain/bookings';
import { businessLimits } from '@thyme/domain/businesses';
import type { CancellationStep } from '@thyme/domain/payments';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, currency, earthPoint, identity, instant, minor, percent, updatedAt } from './columns.ts';
import { pictures } from './pictures.ts';
import { oneOf, textLimits } from './text-limits.ts';

export const trades = pgTable(
  'trades',
  {
    slug: text('slug').primaryKey(),
    name: text('name').notNull(),
    /** Synonyms for the search. */
    keywords: text('keywords').array().notNull().default(sql`'{}'`),
    position: integer('position').notNull().default(0),
    pictureId: integer('picture_id').references((): AnyPgColumn => pictures.id),
  },
  (t) => [index('trades_picture').on(t.pictureId)],
);

export const businesses = pgTable(
  'businesses',
  {
    id: identity().primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    trade: text('trade')
      .notNull()
      .references(() => trades.slug),
    zone: text('zone').notNull().default('Europe/Dublin'),
    country: char('country', { length: 2 }).notNull().default('IE'),
    currency: currency().default('EUR'),
    location: text('location').notNull().default(''),
    area: text('area').notNull().default(''),
    eirCode: text('eir_code'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    about: text('about').notNull().default(''),
    description: text('description').notNull().default(''),
    website: text('website'),
    phone: text('phone'),
    email: text('email'),
    facebook: text('facebook'),
    instagram: text('instagram'),
    linkedin: text('linkedin'),
    tiktok: text('tiktok'),
    thumbnailId: integer('thumbnail_id').references((): AnyPgColumn => pictures.id),
    genderServed: text('gender_served').notNull().default('everyone'),
    slotDuration: smallint('slot_duration').notNull().default(15),
    /** The buffer after an appointment, unless the service has its own. */
    bufferMinutes: smallint('buffer_minutes').notNull().default(0),
    noticeMinutes: integer('notice_minutes').notNull().default(120),
    horizonDays: smallint('horizon_days').notNull().default(90),
    /** All bookings are accepted at once; otherwise they wait for the business, see `acceptRulesOf`. */
    confirmsAtOnce: boolean('confirms_at_once').notNull().default(false),
    /** Bookings of known guests are accepted at once. */
    acceptsKnown: boolean('accepts_known').notNull().default(false),
    /** If all are accepted: new guests only once their deposit is paid. */
    newOnlyPaid: boolean('new_only_paid').notNull().default(false),
    /** The shop's own rules, of which the first that matches decides; they replace the three above. */
    acceptRules: jsonb('accept_rules').$type<AcceptRule[]>().notNull().default(sql`'[]'::jsonb`),
    /** Who gets the appointments of guests who take anyone, see `fairOrder`. */
    spreadRule: text('spread_rule').$type<SpreadRule>().notNull().default('least-booked'),
    videoVetting: boolean('video_vetting').notNull().default(false),
    consultationMinutes: smallint('consultation_minutes').notNull().default(15),
    consultationPrice: minor('consultation_price').notNull().default(0),
    /** Codes of the policy: 1, 2 and 3, in the order they are shown. */
    cancellation: smallint('cancellation').array().notNull().default(sql`'{}'`),
    /** The shop's custom steps, from far to near; they replace codes 1 and 2. */
    cancellationSteps: jsonb('cancellation_steps').$type<CancellationStep[]>().notNull().default(sql`'[]'::jsonb`),
    /** Regulars are forgiven one late cancellation a year, see `isForgiven`. */
    forgivesFirst: boolean('forgives_first').notNull().default(false),
    /** Until when guests may ask for another time themselves. */
    guestMoves: text('guest_moves').$type<GuestMoves>().notNull().default('start'),
    upfrontPercent: percent('upfront_percent').notNull().default(0),
    /** How many hours each guest of a group has to pay their part; 0 if the guest who books pays for all. */
    partHours: smallint('part_hours').notNull().default(PART_HOURS.usual),
    vatNumber: text('vat_number'),
    /** Percent of VAT that prices include unless a service has its own; null if the business has not set it. */
    vatRate: percent('vat_rate'),
    invoicePrefix: text('invoice_prefix').notNull().default('INV-'),
    /** Kept equal to the sum of the reviews by a trigger. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1) end`),
    /** The lowest price on sale, written by whatever changes services and prices (`fromPriceOf`). */
    fromPrice: minor('from_price'),
    /** Counts the edits that may conflict with appointments: a booking decided before an edit is decided again. */
    calendarVersion: integer('calendar_version').notNull().default(0),
    published: boolean('published').notNull().default(false),
    createdAt: createdAt(),
    publishedAt: instant('published_at'),
    updatedAt: updatedAt(),
    nameFolded: text('name_folded').notNull().generatedAlwaysAs(sql`fold_text(name)`),
    areaFolded: text('area_folded').notNull().generatedAlwaysAs(sql`fold_text(area)`),
    /** Inlined, because functions are created after the tables. */
    point: earthPoint('point').generatedAlwaysAs(
      sql`cube(cube(cube(6378168 * cos(radians(lat)) * cos(radians(lng))), 6378168 * cos(radians(lat)) * sin(radians(lng))), 6378168 * sin(radians(lat)))`,
    ),
  },
  (t) => [
    check('businesses_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) between 2 and 80`),
    check('businesses_name', sql`length(btrim(${t.name})) > 0`),
    ...textLimits(t, {
      name: businessLimits.name,
      description: businessLimits.description,
      about: businessLimits.about,
      location: businessLimits.location,
      area: businessLimits.area,
      eirCode: businessLimits.eirCode,
      zone: businessLimits.zone,
      phone: businessLimits.phone,
      email: businessLimits.email,
      website: businessLimits.link,
      facebook: businessLimits.link,
      instagram: businessLimits.link,
      linkedin: businessLimits.link,
      tiktok: businessLimits.link,
      vatNumber: businessLimits.vatNumber,
    }),
    // An unknown zone is an error, not false: PostgreSQL itself refuses it.
    check('businesses_zone', sql`timestamptz '2000-01-01 00:00:00+00' at time zone ${t.zone} is not null`),
    check('businesses_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check('businesses_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('businesses_place', sql`(${t.lat} is null) = (${t.lng} is null)`),
    check('businesses_lat', sql`${t.lat} between -90 and 90`),
    check('businesses_lng', sql`${t.lng} between -180 and 180`),
    check('businesses_gender', sql`${t.genderServed} in ('everyone', 'female', 'male')`),
    check('businesses_spread_rule', sql`${t.spreadRule} in ${oneOf(SPREAD_RULES)}`),
    check('businesses_guest_moves', sql`${t.guestMoves} in ${oneOf(GUEST_MOVES)}`),
    check('businesses_slot_duration', sql`${t.slotDuration} between 5 and 240`),
    check('businesses_buffer', sql`${t.bufferMinutes} between 0 and 240`),
    check('businesses_notice', sql`${t.noticeMinutes} between 0 and 60 * 24 * 60`),
    check('businesses_horizon', sql`${t.horizonDays} between 1 and 730`),
    check('businesses_consultation', sql`${t.consultationMinutes} between 5 and 120 and ${t.consultationPrice} >= 0`),
    check('businesses_cancellation', sql`${t.cancellation} <@ array[1, 2, 3]::smallint[]`),
    check(
      'businesses_cancellation_steps',
      sql`jsonb_typeof(${t.cancellationSteps}) = 'array' and jsonb_array_length(${t.cancellationSteps}) <= 10
        and (${t.cancellationSteps} = '[]' or not ${t.cancellation} && array[1, 2]::smallint[])`,
    ),
    check('businesses_part_hours', sql`${t.partHours} between 0 and ${sql.raw(String(PART_HOURS.most))}`),
    check('businesses_upfront', sql`${t.upfrontPercent} between 0 and 100`),
    check('businesses_vat_rate', sql`${t.vatRate} between 0 and 100`),
    check(
      'businesses_rating',
      sql`${t.ratingCount} >= 0 and ${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`,
    ),
    check('businesses_published', sql`not ${t.published} or (${t.publishedAt} is not null and ${t.lat} is not null)`),
    index('businesses_trade').on(t.trade, t.publishedAt).where(sql`${t.published}`),
    index('businesses_trade_reference').on(t.trade),
    index('businesses_thumbnail').on(t.thumbnailId),
    index('businesses_newest').on(t.publishedAt, t.id).where(sql`${t.published}`),
    index('businesses_best').on(t.rating, t.ratingCount, t.id).where(sql`${t.published}`),
    index('businesses_near').using('gist', t.point).where(sql`${t.published}`),
    index('businesses_near_trade').using('gist', t.trade, t.point).where(sql`${t.published}`),
    index('businesses_name_search').using('gin', t.nameFolded.op('gin_trgm_ops')).where(sql`${t.published}`),
    index('businesses_area_search').using('gin', t.areaFolded.op('gin_trgm_ops')).where(sql`${t.published}`),
  ],
);

/** Earlier slugs of a business: they redirect to the current one and are not given to another. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    slug: text('slug').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.slug] }), unique('former_slugs_slug').on(t.slug)],
);
