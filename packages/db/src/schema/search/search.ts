import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  customType,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { businesses } from '../businesses.ts';
import { earthPoint, instant, minor, tsvector } from '../columns.ts';

/** Ranges of minutes of a week, from Sunday 0:00. */
const int4multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/**
 * Published shops as the search sees them: one narrow row with everything that is filtered or sorted by. Written by
 * `refreshSearchEntries` from its source tables, in the transaction that changes them.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    businessId: integer('business_id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Weights: A the shop's name, B its trade and categories, C its services, D its location. */
    words: tsvector('words').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    point: earthPoint('point').notNull(),
    genderServed: text('gender_served').notNull(),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    ratingCount: integer('rating_count').notNull(),
    fromPrice: minor('from_price'),
    publishedAt: instant('published_at').notNull(),
    country: char('country', { length: 2 }).notNull().default('IE'),
    zone: text('zone').notNull(),
    openMinutes: int4multirange('open_minutes').notNull(),
    /** Minimum notice: late in the day most open shops have no bookable time left. */
    noticeMinutes: integer('notice_minutes').notNull().default(0),
    /** Hours of the week, from Sunday 0:00, in which it is open for some time; these can be indexed. */
    openHours: smallint('open_hours').array().notNull(),
    /** Of two equals the older comes first; negative, so that one index in plain order serves the whole sort. */
    seniority: integer('seniority').notNull().generatedAlwaysAs(sql`-business_id`),
  },
  (t) => [
    index('search_entries_words').using('gin', t.words),
    index('search_entries_open').using('gin', t.openHours),
    index('search_entries_near').using('gist', t.point),
    // The planner can estimate how many shops are around two numbers, but not around a point.
    index('search_entries_around').using('gist', t.lat, t.lng),
    // Includes the position, so that businesses elsewhere are skipped without reading the table.
    index('search_entries_best').on(t.rating, t.ratingCount, t.seniority, t.lat, t.lng, t.businessId),
    // For the usual order without a place: the shops of one country, the best first.
    index('search_entries_of_country').on(t.country, t.rating, t.ratingCount, t.seniority),
    index('search_entries_newest').on(t.publishedAt, t.businessId),
  ],
);

/** Every word of an entry. A word that is not here counts as a typing mistake, and similar words are searched. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** True for services and trades; the others are names and places. */
    topic: boolean('topic').notNull(),
    /** The word, and the word without each of its letters: two words with an edit distance of one share an element. */
    slips: text('slips').array().notNull(),
  },
  (t) => [
    index('search_words_slips').using('gin', t.slips),
    index('search_words_similar').using('gin', t.word.op('gin_trgm_ops')),
    index('search_words_beginning').on(t.word.op('text_pattern_ops')),
  ],
);

/** Suggestions while guests type: services, categories and trades, each under one name. */
export const searchTopics = pgTable(
  'search_topics',
  {
    kind: text('kind').notNull(),
    folded: text('folded').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.folded, t.kind] }),
    index('search_topics_similar').using('gin', t.folded.op('gin_trgm_ops')),
  ],
);
