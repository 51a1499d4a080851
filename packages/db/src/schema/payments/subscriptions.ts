import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { businesses } from '../businesses.ts';
import { createdAt, currency, identity, instant, minor, updatedAt } from '../columns.ts';
import { savedCards } from './saved-cards.ts';

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
    /** How many people or chairs with a calendar of their own it is for; null for a plan that is no longer offered. */
    diaries: smallint('diaries'),
    highlighted: boolean('highlighted').notNull().default(false),
    active: boolean('active').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    check('plans_price', sql`${t.price} >= 0`),
    check('plans_diaries', sql`${t.diaries} > 0`),
    check('plans_period', sql`${t.period} in ('month', 'year')`),
  ],
);

export type SubscriptionStatus = 'pending' | 'trialing' | 'active' | 'past_due' | 'ended';

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
    status: text('status').$type<SubscriptionStatus>().notNull().default('pending'),
    provider: text('provider'),
    providerSubscriptionId: text('provider_subscription_id').unique(),
    /** The end of a trial; for an unpaid plan, the end of the period that it replaces. */
    currentPeriodEnd: instant('current_period_end'),
    /** Set once per business, with its first plan. */
    trialEndsAt: instant('trial_ends_at'),
    /** The owner has cancelled at the end of the period. */
    isLeaving: boolean('is_leaving').notNull().default(false),
    /** The plan of the next period, if the owner chose a cheaper one. */
    nextPlanId: integer('next_plan_id').references(() => plans.id),
    /** The card that is charged for the next period; the owner agreed to that with the first charge. */
    savedCardId: integer('saved_card_id').references(() => savedCards.id, { onDelete: 'set null' }),
    /** Its end hid the shop from guests; the next plan shows it again. */
    hidShop: boolean('hid_shop').notNull().default(false),
    /** When the owner was reminded that the trial ends. */
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('subscriptions_id').on(t.id),
    uniqueIndex('subscriptions_one_active')
      .on(t.businessId)
      .where(sql`${t.status} in ('trialing', 'active', 'past_due')`),
    uniqueIndex('subscriptions_one_trial').on(t.businessId).where(sql`${t.trialEndsAt} is not null`),
    index('subscriptions_plan').on(t.planId),
    index('subscriptions_next_plan').on(t.nextPlanId).where(sql`${t.nextPlanId} is not null`),
    index('subscriptions_card').on(t.savedCardId).where(sql`${t.savedCardId} is not null`),
    index('subscriptions_to_renew')
      .on(t.currentPeriodEnd)
      .where(sql`${t.status} in ('trialing', 'active', 'past_due')`),
    check('subscriptions_status', sql`${t.status} in ('pending', 'trialing', 'active', 'past_due', 'ended')`),
    check('subscriptions_period', sql`${t.status} not in ('trialing', 'active') or ${t.currentPeriodEnd} is not null`),
    check('subscriptions_trial', sql`${t.status} <> 'trialing' or ${t.trialEndsAt} is not null`),
    check('subscriptions_ended', sql`(${t.status} = 'ended') = (${t.endedAt} is not null)`),
  ],
);
