import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { businesses } from './businesses.ts';
import { bytes, createdAt, instant } from './columns.ts';

/** Mails and texts, written in the transaction that caused them and sent after it. Partitioned by month (`src/partitions`). */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    userId: integer('user_id').references(() => users.id),
    businessId: integer('business_id').references(() => businesses.id),
    /** The appointment it is about, so that the desk sees whether its guest was reached. */
    appointmentId: integer('appointment_id'),
    payload: jsonb('payload').notNull().default({}),
    /** One event, one message: a trigger skips the second row of a key, in any month (`dedupeKeys`). */
    dedupeKey: text('dedupe_key').notNull(),
    state: text('state').notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** The Message-ID, set by the first attempt and kept by every retry. */
    messageId: text('message_id'),
    /** Retries end four days after this. */
    firstTriedAt: instant('first_tried_at'),
    dueAt: instant('due_at').notNull().default(sql`now()`),
    lockedUntil: instant('locked_until'),
    /** The content as sent, for the viewer. */
    rendered: jsonb('rendered').$type<{ subject?: string; html?: string; text: string }>(),
    lastError: text('last_error'),
    /** Of a failed message: refused by the recipient's server, undelivered after four days, or too late to be useful. */
    failure: text('failure'),
    failedAt: instant('failed_at'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.createdAt] }),
    check('outbox_channel', sql`${t.channel} in ('mail', 'text', 'whatsapp', 'push')`),
    check('outbox_state', sql`${t.state} in ('waiting', 'sending', 'sent', 'failed', 'cancelled')`),
    check('outbox_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    check('outbox_failure', sql`${t.failure} in ('refused', 'undelivered', 'expired')`),
    index('outbox_due').on(t.dueAt).where(sql`${t.state} = 'waiting'`),
    index('outbox_stuck').on(t.lockedUntil).where(sql`${t.state} = 'sending'`),
    index('outbox_user').on(t.userId),
    index('outbox_business').on(t.businessId).where(sql`${t.businessId} is not null`),
    index('outbox_appointment').on(t.appointmentId).where(sql`${t.appointmentId} is not null`),
    index('outbox_failed').on(t.failedAt).where(sql`${t.state} = 'failed'`),
    index('outbox_recent').on(t.createdAt),
    index('outbox_dedupe').on(t.dedupeKey),
    index('outbox_message').on(t.messageId).where(sql`${t.messageId} is not null`),
  ],
);

/**
 * What is unique over all months of a partitioned table, whose own unique indexes must contain the month. The trigger
 * `claim_key` writes a hash of table and key, so nothing personal outlives its row; the purge deletes expired keys.
 */
export const dedupeKeys = pgTable(
  'dedupe_keys',
  {
    key: bytes('key').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('dedupe_keys_expiry').on(t.expiresAt)],
);

/** The same owner, key and input return the same result; another input under the key is an error. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    inputHash: bytes('input_hash').notNull(),
    /** Null while the first request is still running. */
    answer: jsonb('answer'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull().default(sql`now() + interval '24 hours'`),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.key] }),
    index('idempotency_keys_expiry').on(t.expiresAt),
    check('idempotency_keys_length', sql`length(${t.key}) between 1 and 200`),
  ],
);

/** Errors that the sites report; redacted and truncated before they are stored. Partitioned by month. */
export const systemLog = pgTable(
  'system_log',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    api: text('api').notNull().default(''),
    type: text('type').notNull().default(''),
    user: text('user').notNull().default(''),
    body: text('body').notNull().default(''),
    response: text('response').notNull().default(''),
    exception: text('exception').notNull().default(''),
    source: text('source').notNull().default(''),
    version: text('version').notNull().default(''),
    priority: text('priority').notNull().default(''),
    device: text('device').notNull().default(''),
    requestId: text('request_id').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.id, t.createdAt] }), index('system_log_recent').on(t.createdAt)],
);

/** Messages too large for NOTIFY, stored for the socket servers of other processes. The adapter prescribes the name. */
export const socketIoAttachments = pgTable(
  'socket_io_attachments',
  {
    id: bigserial('id', { mode: 'bigint' }).notNull().unique(),
    createdAt: createdAt(),
    payload: bytes('payload'),
  },
  (t) => [index('socket_io_attachments_age').on(t.createdAt)],
);
