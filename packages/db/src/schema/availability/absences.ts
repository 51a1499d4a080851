import { ABSENCE_KINDS, type AbsenceKind, peopleLimits } from '@thyme/domain/people';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { createdAt, identity, instant } from '../columns.ts';
import { oneOf, textLimits } from '../text-limits.ts';
import { chairs, timeBlocks } from './chairs.ts';

/**
 * Whole days on which a person is absent, or requests to be. An approved absence takes their time off sale, even where
 * an appointment was kept; its time block shows it in the calendar, and deleting that ends it.
 */
export const absences = pgTable(
  'absences',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    chairId: integer('chair_id').notNull(),
    kind: text('kind').$type<AbsenceKind>().notNull(),
    note: text('note').notNull().default(''),
    /** The first instant of the first day, and the first one after the last day. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    status: text('status').$type<'asked' | 'approved' | 'declined'>().notNull(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
    timeBlockId: integer('time_block_id'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('absences_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.businessId, t.timeBlockId],
      foreignColumns: [timeBlocks.businessId, timeBlocks.id],
    }).onDelete('cascade'),
    index('absences_chair').on(t.businessId, t.chairId, t.endsAt),
    index('absences_block').on(t.businessId, t.timeBlockId),
    index('absences_asker').on(t.askedBy),
    index('absences_answerer').on(t.answeredBy),
    check('absences_kind', sql`${t.kind} in ${oneOf(ABSENCE_KINDS)}`),
    check('absences_status', sql`${t.status} in ('asked', 'approved', 'declined')`),
    check('absences_span', sql`${t.endsAt} > ${t.startsAt}`),
    check('absences_answer', sql`(${t.status} = 'asked') = (${t.answeredAt} is null)`),
    ...textLimits(t, { note: peopleLimits.absenceNote }),
  ],
);
