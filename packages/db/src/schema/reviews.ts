import { COMMENT_MOST } from '@thyme/domain/reviews';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { appointments } from './bookings/bookings.ts';
import { createdAt, identity } from './columns.ts';
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
    ...textLimits(t, { comment: COMMENT_MOST }),
  ],
);
