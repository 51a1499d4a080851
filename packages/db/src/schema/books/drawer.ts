import { bookLimits } from '@thyme/domain/books';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { businesses } from '../businesses.ts';
import { createdAt, identity, minor } from '../columns.ts';
import { textLimits } from '../text-limits.ts';

/** Cash put into or taken out of the drawer other than by payments, and counts; append-only. */
export const drawerMovements = pgTable(
  'drawer_movements',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    /** The shop's day that it belongs to. */
    date: date('date').notNull(),
    kind: text('kind').$type<'float' | 'in' | 'out' | 'count'>().notNull(),
    amount: minor('amount').notNull(),
    reason: text('reason').notNull().default(''),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    index('drawer_movements_day').on(t.businessId, t.date, t.id),
    index('drawer_movements_actor').on(t.actorId),
    ...textLimits(t, { reason: bookLimits.reason }),
    check(
      'drawer_movements_kind',
      sql`case ${t.kind} when 'float' then ${t.amount} >= 0 when 'count' then ${t.amount} >= 0
        when 'in' then ${t.amount} > 0 and length(btrim(${t.reason})) > 0
        when 'out' then ${t.amount} > 0 and length(btrim(${t.reason})) > 0 else false end`,
    ),
    check('drawer_movements_most', sql`${t.amount} <= 100000000`),
  ],
);

/** The account in the owner's chart that a kind of money is posted to; defaults are in the domain. */
export const bookAccounts = pgTable(
  'book_accounts',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    key: text('key').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.key] }),
    ...textLimits(t, { key: 20, code: bookLimits.accountCode, name: bookLimits.account }),
    check('book_accounts_filled', sql`length(btrim(${t.code})) > 0 and length(btrim(${t.name})) > 0`),
  ],
);
