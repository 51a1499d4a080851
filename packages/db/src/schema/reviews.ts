import {
  COMMENT_MOST,
  REPLY_MOST,
  REPORT_NOTE_MOST,
  type ReportDecision,
  type ReportReason,
} from '@thyme/domain/reviews';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { appointments } from './bookings/bookings.ts';
import { createdAt, identity, instant } from './columns.ts';
import { operators } from './operators.ts';
import { textLimits } from './text-limits.ts';

/** One for each appointment. A trigger maintains the business's rating. */
export const reviews = pgTable(
  'reviews',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    appointmentId: integer('appt_id').notNull(),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
    /** The shop's public answer; empty without one. */
    reply: text('reply').notNull().default(''),
    repliedAt: instant('replied_at'),
    /** Set by an operator: neither shown nor counted. */
    hiddenAt: instant('hidden_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('reviews_id').on(t.id),
    unique('reviews_one_each').on(t.businessId, t.appointmentId),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('reviews_newest').on(t.businessId, t.createdAt, t.id),
    index('reviews_breakdown').on(t.businessId, t.rating),
    index('reviews_author').on(t.userId),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    index('reviews_unanswered').on(t.businessId, t.createdAt).where(sql`${t.repliedAt} is null`),
    check('reviews_reply', sql`(${t.reply} = '') = (${t.repliedAt} is null)`),
    ...textLimits(t, { comment: COMMENT_MOST, reply: REPLY_MOST }),
  ],
);

/** A shop's report of a review to an operator, once. The review stays visible until that is decided. */
export const reviewReports = pgTable(
  'review_reports',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    reviewId: integer('review_id').notNull(),
    reportedBy: integer('reported_by')
      .notNull()
      .references(() => users.id),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    decideBy: instant('decide_by').notNull(),
    decision: text('decision').$type<ReportDecision>(),
    decidedAt: instant('decided_at'),
    operatorId: integer('operator_id').references(() => operators.id),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('review_reports_id').on(t.id),
    unique('review_reports_one_each').on(t.businessId, t.reviewId),
    foreignKey({ columns: [t.businessId, t.reviewId], foreignColumns: [reviews.businessId, reviews.id] }).onDelete(
      'cascade',
    ),
    index('review_reports_reporter').on(t.reportedBy),
    index('review_reports_operator').on(t.operatorId),
    index('review_reports_open').on(t.decideBy).where(sql`${t.decision} is null`),
    check('review_reports_reason', sql`${t.reason} in ('insulting', 'private-details', 'not-a-visit', 'advertising')`),
    check('review_reports_decision', sql`${t.decision} in ('stays', 'hidden')`),
    check(
      'review_reports_decided',
      sql`(${t.decision} is null) = (${t.decidedAt} is null) and (${t.decision} is null) = (${t.operatorId} is null)`,
    ),
    ...textLimits(t, { note: REPORT_NOTE_MOST }),
  ],
);
