import { accountLimits } from '@thyme/domain/accounts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, identity, instant } from './columns.ts';
import { textLimits } from './text-limits.ts';

/** Platform staff. They are not users of the marketplace and log in on a separate page. */
export const operators = pgTable(
  'operators',
  {
    id: identity().primaryKey(),
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    totpSealed: bytes('totp_sealed').notNull(),
    /** The time step of the last accepted code: a code works once. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check('operators_email_lower', sql`${t.email} = lower(${t.email})`),
    ...textLimits(t, { email: accountLimits.email, name: accountLimits.name }),
  ],
);

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    operatorId: integer('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    idleExpiresAt: instant('idle_expires_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('operator_sessions_operator').on(t.operatorId),
    index('operator_sessions_expiry').on(t.idleExpiresAt),
    check('operator_sessions_lifetime', sql`${t.idleExpiresAt} <= ${t.expiresAt} and ${t.expiresAt} > ${t.createdAt}`),
  ],
);

/** What operators viewed and did. Append-only, enforced by a trigger. */
export const operatorEntries = pgTable(
  'operator_entries',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    operatorId: integer('operator_id')
      .notNull()
      .references(() => operators.id),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id'),
    details: jsonb('details').notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('operator_entries_operator').on(t.operatorId),
    index('operator_entries_subject').on(t.subject, t.subjectId),
  ],
);
