import { peopleLimits } from '@thyme/domain/people';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { createdAt, identity, instant } from '../columns.ts';
import { textLimits } from '../text-limits.ts';
import { chairs } from './chairs.ts';

/** One person asks another to take a day; the other may give one in return. Once agreed, it becomes hours of these dates. */
export const shiftSwaps = pgTable(
  'shift_swaps',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    chairId: integer('chair_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    otherChairId: integer('other_chair_id').notNull(),
    /** The day the other gives in return; null if they only take the day. */
    otherDate: date('other_date', { mode: 'string' }),
    note: text('note').notNull().default(''),
    status: text('status').$type<'asked' | 'agreed' | 'declined'>().notNull(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('shift_swaps_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.businessId, t.otherChairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
    index('shift_swaps_chair').on(t.businessId, t.chairId, t.date),
    index('shift_swaps_other').on(t.businessId, t.otherChairId),
    index('shift_swaps_asker').on(t.askedBy),
    index('shift_swaps_answerer').on(t.answeredBy),
    check('shift_swaps_people', sql`${t.chairId} <> ${t.otherChairId}`),
    check('shift_swaps_status', sql`${t.status} in ('asked', 'agreed', 'declined')`),
    check('shift_swaps_answer', sql`(${t.status} = 'asked') = (${t.answeredAt} is null)`),
    ...textLimits(t, { note: peopleLimits.absenceNote }),
  ],
);
