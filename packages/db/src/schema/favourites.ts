import { index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { businesses } from './businesses.ts';
import { createdAt, identity } from './columns.ts';

export const favourites = pgTable(
  'favourites',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: identity(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.userId] }),
    unique('favourites_id').on(t.id),
    index('favourites_of_guest').on(t.userId, t.id),
  ],
);
