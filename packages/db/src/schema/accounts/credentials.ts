import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, identity, instant, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';

/** One unused link at most for each account: a new request invalidates the older one. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: identity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('password_resets_user').on(t.userId),
    uniqueIndex('password_resets_one_open').on(t.userId).where(sql`${t.usedAt} is null`),
    index('password_resets_expiry').on(t.expiresAt),
  ],
);

/** Codes sent by mail, bound to their purpose and to the address they were sent to; the sixth wrong attempt cannot be stored. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: identity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    target: text('target').notNull(),
    codeHash: bytes('code_hash').notNull(),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    check('one_time_codes_purpose', sql`${t.purpose} in ('update_email', 'verify_email', 'delete_account')`),
    check('one_time_codes_wrong_tries', sql`${t.wrongTries} between 0 and 5`),
    index('one_time_codes_user').on(t.userId),
    uniqueIndex('one_time_codes_one_open').on(t.userId, t.purpose).where(sql`${t.usedAt} is null`),
    index('one_time_codes_expiry').on(t.expiresAt),
  ],
);

/**
 * Codes that sign in or create an account, one for each address. The address is stored as a hash, because most rows
 * belong to no account.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    emailHash: bytes('email_hash').primaryKey(),
    codeHash: bytes('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [check('sign_in_codes_tries', sql`${t.tries} between 0 and 5`), index('sign_in_codes_expiry').on(t.expiresAt)],
);

/** Rate-limit counters shared by all processes: a key such as `login:account:…` or `login:address:…`, counted in operations. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull().default(0),
    windowStartedAt: instant('window_started_at').notNull().default(sql`now()`),
    blockedUntil: instant('blocked_until'),
    updatedAt: updatedAt(),
  },
  (t) => [check('throttles_count', sql`${t.count} >= 0`), index('throttles_updated').on(t.updatedAt)],
);

/** Single-use states of a round trip through another site (social login, calendar permission). */
export const roundTrips = pgTable(
  'round_trips',
  {
    stateHash: bytes('state_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').notNull().default({}),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('round_trips_user').on(t.userId), index('round_trips_expiry').on(t.expiresAt)],
);
