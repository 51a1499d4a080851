import { type CalendarRight, ROLES } from '@thyme/domain/people';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { businesses } from './businesses.ts';
import { bytes, createdAt, instant } from './columns.ts';
import { pictures } from './pictures.ts';
import { oneOf } from './text-limits.ts';

export const businessMembers = pgTable(
  'business_members',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').notNull(),
    /** Whose appointments they see: their own, or everyone's. */
    calendar: text('calendar').$type<CalendarRight>().notNull().default('all'),
    /** Takings, books and refunds. The owner has all rights whatever is stored here. */
    seesMoney: boolean('sees_money').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.userId] }),
    check('business_members_role', sql`${t.role} in ${oneOf(ROLES)}`),
    check('business_members_calendar', sql`${t.calendar} = 'all' or (${t.calendar} = 'own' and ${t.role} = 'staff')`),
    uniqueIndex('business_members_one_owner').on(t.businessId).where(sql`${t.role} = 'owner'`),
    index('business_members_user').on(t.userId),
  ],
);

export const businessInvitations = pgTable(
  'business_invitations',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    email: text('email').notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.email] }), index('business_invitations_inviter').on(t.invitedBy)],
);

/** The audit log: who changed what. Append-only; a trigger refuses the rest. Partitioned by month. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    actorId: integer('actor_id').references(() => users.id),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id'),
    changes: jsonb('changes').notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id, t.createdAt] }),
    index('audit_entries_recent').on(t.businessId, t.createdAt),
    index('audit_entries_subject').on(t.businessId, t.subject, t.subjectId),
    index('audit_entries_actor').on(t.actorId),
  ],
);

/** The pictures of a shop page: its banner and its gallery, in order. */
export const businessPictures = pgTable(
  'business_pictures',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    pictureId: integer('picture_id')
      .notNull()
      .references(() => pictures.id),
    role: text('role').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.role, t.pictureId] }),
    check('business_pictures_role', sql`${t.role} in ('slider', 'photo')`),
    index('business_pictures_picture').on(t.pictureId),
  ],
);
