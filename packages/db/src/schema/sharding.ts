import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What must be unique over all businesses. A unique index of a distributed table holds within a business only, so whoever writes such a
 * code claims it here first (`claimCodes`). Kinds: 'slug' of a business, 'voucher' for the code of a sold voucher.
 */
export const uniqueCodes = pgTable(
  'unique_codes',
  {
    kind: text('kind').$type<'slug' | 'voucher'>().notNull(),
    code: text('code').notNull(),
    businessId: integer('business_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.code] }), index('unique_codes_business').on(t.businessId)],
);

/**
 * Businesses whose public pages changed, on a distributed database only: NOTIFY of a worker does not reach the coordinator, and a
 * transaction of several nodes refuses it. Processes read what is new (`functions/page-changes.sql`).
 */
export const pageAnnouncements = pgTable(
  'page_announcements',
  {
    /** Without a foreign key: the removal of a business is announced too. */
    businessId: integer('business_id').primaryKey(),
    version: bigint('version', { mode: 'number' }).notNull(),
    announcedAt: instant('announced_at').notNull(),
  },
  (t) => [index('page_announcements_recent').on(t.announcedAt)],
);
