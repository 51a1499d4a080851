import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { businesses } from './businesses.ts';
import { createdAt, identity, instant } from './columns.ts';

/** `kind` is called status in the API; `seenAt` is separate. Partitioned by month. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    recipientId: integer('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id').references(() => users.id),
    businessId: integer('business_id').references(() => businesses.id),
    kind: text('status').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    refId: integer('ref_id'),
    targetUrl: text('target_url'),
    services: jsonb('services').notNull().default([]),
    /** An event that is reported twice gives one notification: a trigger skips the second row (`dedupeKeys`). */
    dedupeKey: text('dedupe_key'),
    createdAt: createdAt(),
    seenAt: instant('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.createdAt] }),
    index('notifications_list').on(t.recipientId, t.id),
    index('notifications_unseen').on(t.recipientId).where(sql`${t.seenAt} is null`),
    index('notifications_sender').on(t.senderId).where(sql`${t.senderId} is not null`),
    index('notifications_business').on(t.businessId),
  ],
);
