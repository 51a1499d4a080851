import type { GuestStatus } from '@thyme/domain/bookings';
import { guestLimits } from '@thyme/domain/guests';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { businesses } from './businesses.ts';
import { createdAt, instant, updatedAt } from './columns.ts';
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
    /** Came in from the street and gave no name: a guest of one appointment, in no list until somebody asks who it was. */
    isNameless: boolean('is_nameless').notNull().default(false),
    /** Visible to the business only. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.userId] }),
    index('guest_statuses_user').on(t.userId),
    index('guest_statuses_blocked').on(t.businessId).where(sql`${t.block}`),
    check('guest_statuses_status', sql`${t.status} in ('New', 'Known')`),
    ...textLimits(t, { reason: guestLimits.reason, note: guestLimits.note }),
    check('guest_statuses_block', sql`${t.block} = (${t.blockedAt} is not null)`),
  ],
);
