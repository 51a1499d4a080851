import type { GuestStatus } from '@thyme/domain/bookings';
import { guestLimits, MOST_TAGS } from '@thyme/domain/guests';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { businesses } from './businesses.ts';
import { createdAt, identity, instant, updatedAt } from './columns.ts';
import { textLimits } from './text-limits.ts';

/** A guest's status at a business. No row means New. */
export const guestStatuses = pgTable(
  'guest_statuses',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<GuestStatus>().notNull().default('New'),
    block: boolean('block').notNull().default(false),
    blockedAt: instant('blocked_at'),
    /** A warning requires a video call within seven days. */
    warnedAt: instant('warned_at'),
    reason: text('reason').notNull().default(''),
    /** A nameless walk-in: a guest of one appointment, in no list until the desk records who it was. */
    isNameless: boolean('is_nameless').notNull().default(false),
    /** Visible to the business only. */
    note: text('note').notNull().default(''),
    /** Shown to the business wherever it works on the guest; health data, so the guest's data export has it. */
    allergies: text('allergies').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** Month and day as the guest told the business, 'MM-DD'; the year is not stored. */
    birthday: text('birthday'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.userId] }),
    index('guest_statuses_user').on(t.userId),
    index('guest_statuses_blocked').on(t.businessId).where(sql`${t.block}`),
    check('guest_statuses_status', sql`${t.status} in ('New', 'Known')`),
    ...textLimits(t, { reason: guestLimits.reason, note: guestLimits.note, allergies: guestLimits.allergies }),
    check('guest_statuses_tags', sql`cardinality(${t.tags}) <= ${sql.raw(String(MOST_TAGS))}`),
    check('guest_statuses_birthday', sql`${t.birthday} ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'`),
    check('guest_statuses_block', sql`${t.block} = (${t.blockedAt} is not null)`),
  ],
);

/** A photo or document about a guest. Only the business can read it; it is never served without a login. */
export const guestFiles = pgTable(
  'guest_files',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    storageKey: text('storage_key').notNull(),
    /** Found in the file itself, not taken from its name. */
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    name: text('name').notNull(),
    caption: text('caption').notNull().default(''),
    /** When the guest agreed to it being stored, and the member who recorded that. */
    consentAt: instant('consent_at').notNull(),
    consentBy: integer('consent_by')
      .notNull()
      .references(() => users.id),
    /** The guest also agreed to it being shown to others. */
    mayBeShown: boolean('may_be_shown').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('guest_files_id').on(t.id),
    unique('guest_files_storage').on(t.storageKey),
    index('guest_files_guest').on(t.userId, t.businessId),
    index('guest_files_consent').on(t.consentBy),
    check('guest_files_type', sql`${t.contentType} in ('image/webp', 'application/pdf')`),
    check('guest_files_bytes', sql`${t.bytes} > 0`),
    ...textLimits(t, { name: guestLimits.fileName, caption: guestLimits.fileCaption }),
  ],
);
