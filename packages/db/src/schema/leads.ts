import { leadLimits } from '@thyme/domain/leads';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity } from './columns.ts';
import { textLimits } from './text-limits.ts';

/** Enquiries that visitors send through our forms. */
export const leads = pgTable(
  'leads',
  {
    id: identity().primaryKey(),
    form: text('form').notNull(),
    queryType: text('query_type').notNull().default(''),
    name: text('name').notNull().default(''),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    description: text('description').notNull().default(''),
    referralCode: text('referral_code'),
    details: jsonb('details').notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    check('leads_form', sql`${t.form} in ('query', 'call-back', 'e-book', 'bonus', 'discovery-call', 'contact')`),
    index('leads_recent').on(t.form, t.createdAt),
    index('leads_email').on(t.email),
    ...textLimits(t, {
      queryType: leadLimits.type,
      name: leadLimits.name,
      email: leadLimits.email,
      phone: leadLimits.phone,
      description: leadLimits.description,
    }),
    index('leads_referral').on(t.referralCode).where(sql`${t.referralCode} is not null`),
  ],
);

/** Addresses that unsubscribed; no marketing mail is sent to them. */
export const unsubscribes = pgTable('unsubscribes', {
  email: text('email').primaryKey(),
  reason: text('reason').notNull().default(''),
  createdAt: createdAt(),
});

export const campaignTraffic = pgTable(
  'campaign_traffic',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    referralCode: text('referral_code').notNull(),
    page: text('page').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('campaign_traffic_code').on(t.referralCode, t.createdAt)],
);
