import { accountLimits, GENDERS, profileColumnLimits } from '@thyme/domain/accounts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, identity, instant, updatedAt } from '../columns.ts';
import { pictures } from '../pictures.ts';
import { oneOf, textLimits } from '../text-limits.ts';

/** 1 is a business user, 2 a guest. A walk-in guest, entered at the desk, has no e-mail and cannot log in. */
export const users = pgTable(
  'users',
  {
    id: identity().primaryKey(),
    userType: smallint('user_type').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    mobile: text('mobile'),
    email: text('email').unique(),
    /** Contact address of a walk-in guest. It is not verified and cannot be used to log in. */
    contactEmail: text('contact_email'),
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash'),
    /** The provider an account was created with; such accounts have no password. */
    socialLogin: text('social_login'),
    /** Unguessable name of the account in addresses such as the calendar permission. */
    identify: uuid('identify').notNull().unique().default(sql`gen_random_uuid()`),
    photoId: integer('photo_id').references(() => pictures.id, { onDelete: 'set null' }),
    language: text('language').notNull().default('en'),
    termsAcceptedAt: instant('terms_accepted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Set when the account was erased: the law requires the row to stay, without personal data. */
    deletedAt: instant('deleted_at'),
    /** The guest that an unregistered guest was merged into; the empty row stays, so that its id still works. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => users.id),
  },
  (t) => [
    check('users_type', sql`${t.userType} in (1, 2)`),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check(
      'users_contact_email',
      sql`${t.contactEmail} is null or (${t.email} is null and ${t.deletedAt} is null and ${t.contactEmail} = lower(${t.contactEmail}))`,
    ),
    check('users_business_email', sql`${t.userType} = 2 or ${t.email} is not null or ${t.deletedAt} is not null`),
    check('users_social_provider', sql`${t.socialLogin} in ('google', 'apple', 'facebook')`),
    check(
      'users_deleted_is_empty',
      sql`${t.deletedAt} is null or (${t.email} is null and ${t.passwordHash} is null and ${t.mobile} is null and ${t.photoId} is null)`,
    ),
    index('users_photo').on(t.photoId),
    index('users_merged').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
    index('users_contact_email').on(t.contactEmail).where(sql`${t.contactEmail} is not null`),
    check('users_merged_is_deleted', sql`${t.mergedInto} is null or ${t.deletedAt} is not null`),
    ...textLimits(t, {
      firstName: accountLimits.name,
      lastName: accountLimits.name,
      mobile: accountLimits.phone,
      email: accountLimits.email,
      contactEmail: accountLimits.email,
      language: accountLimits.language,
    }),
  ],
);

export const clientDetails = pgTable(
  'client_details',
  {
    id: identity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    additionalMobile: text('additional_mobile'),
    dob: date('dob', { mode: 'string' }),
    gender: text('gender'),
    address: text('address'),
    suite: text('suite'),
    country: text('country'),
    eirCode: text('eir_code'),
    emailNotification: boolean('email_notification').notNull().default(true),
    marketingNotification: boolean('marketing_notification').notNull().default(false),
    clientSource: text('client_source').notNull().default('Online'),
    clientInfo: text('client_info'),
    displayBooking: boolean('display_booking').notNull().default(false),
  },
  (t) => [
    check('client_details_gender', sql`${t.gender} in ${oneOf(GENDERS)}`),
    check('client_details_dob', sql`${t.dob} > date '1900-01-01'`),
    ...textLimits(t, { ...profileColumnLimits, clientSource: accountLimits.clientSource }),
  ],
);

/** Opaque tokens, stored only as hashes. Ending a session deletes its row, so every process sees it at once. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().default(sql`now()`),
    idleExpiresAt: instant('idle_expires_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    address: text('address'),
    device: text('device'),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    check('sessions_lifetime', sql`${t.idleExpiresAt} <= ${t.expiresAt} and ${t.expiresAt} > ${t.createdAt}`),
  ],
);

/** A provider's statement about a person, keyed by its subject; a matching email alone gives no access. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    unique('identities_user_provider').on(t.userId, t.provider),
    check('identities_provider', sql`${t.provider} in ('google', 'apple', 'facebook')`),
  ],
);

export const offBoardings = pgTable(
  'off_boardings',
  {
    id: identity().primaryKey(),
    /** No reference to the user: the response outlives the account. */
    answer: text('answer').notNull(),
    userType: smallint('user_type').notNull(),
    accountAgeDays: integer('account_age_days').notNull(),
    createdAt: createdAt(),
  },
  (t) => textLimits(t, { answer: accountLimits.closingReason }),
);

/** State of the built-in demo identity provider, in the shape its storage adapter expects. */
export const identityProviderRecords = pgTable(
  'identity_provider_records',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('identity_provider_records_grant').on(t.grantId),
    uniqueIndex('identity_provider_records_uid').on(t.kind, t.uid),
    index('identity_provider_records_expiry').on(t.expiresAt),
  ],
);
