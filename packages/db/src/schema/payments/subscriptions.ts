import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { businesses } from '../businesses.ts';
import { createdAt, currency, identity, instant, minor, updatedAt } from '../columns.ts';

export const plans = pgTable(
  'plans',
  {
    id: identity().primaryKey(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull().default(''),
    price: minor('price').notNull(),
    currency: currency().default('EUR'),
    period: text('period').notNull().default('month'),
    features: jsonb('features').$type<string[]>().notNull().default([]),
    highlighted: boolean('highlighted').notNull().default(false),
    active: boolean('active').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (t) => [check('plans_price', sql`${t.price} >= 0`), check('plans_period', sql`${t.period} in ('month', 'year')`)],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    status: text('status').notNull().default('pending'),
    provider: text('provider'),
    providerSubscriptionId: text('provider_subscription_id').unique(),
    currentPeriodEnd: instant('current_period_end'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('subscriptions_id').on(t.id),
    uniqueIndex('subscriptions_one_active').on(t.businessId).where(sql`${t.status} in ('active', 'past_due')`),
    index('subscriptions_plan').on(t.planId),
    index('subscriptions_to_renew').on(t.currentPeriodEnd).where(sql`${t.status} in ('active', 'past_due')`),
    check('subscriptions_status', sql`${t.status} in ('pending', 'active', 'past_due', 'ended')`),
    check('subscriptions_period', sql`${t.status} <> 'active' or ${t.currentPeriodEnd} is not null`),
    check('subscriptions_ended', sql`(${t.status} = 'ended') = (${t.endedAt} is not null)`),
  ],
);
