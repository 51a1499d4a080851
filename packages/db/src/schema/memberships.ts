import {
  type MembershipStatus,
  MOST_PERCENT_OFF,
  membershipLimits,
  type PeriodStatus,
  type Rhythm,
} from '@thyme/domain/memberships';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { createdAt, currency, identity, instant, minor } from './columns.ts';
import { cardOrders } from './payments/payments.ts';
import { savedCards } from './payments/saved-cards.ts';
import { sales } from './sales/sales.ts';
import { textLimits } from './text-limits.ts';
import { vouchers } from './vouchers/vouchers.ts';

/**
 * A membership offer of a business. Name, price, sessions, services and VAT are those of its row in `vouchers`, of
 * which each period sells one. An offer with members is replaced rather than edited: members keep the terms they agreed
 * to.
 */
export const membershipOffers = pgTable(
  'membership_offers',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    voucherId: integer('voucher_id').notNull(),
    rhythm: text('rhythm').$type<Rhythm>().notNull(),
    /** Unused sessions can still be used in the next period. */
    carriesOver: boolean('carries_over').notNull().default(false),
    minPeriods: smallint('min_periods').notNull().default(0),
    noticeDays: smallint('notice_days').notNull().default(0),
    /** Active members' discount on services, in percent. */
    percentOff: smallint('percent_off').notNull().default(0),
    /** The services it applies to; null for all. */
    percentServices: integer('percent_services').array(),
    productPercent: smallint('product_percent').notNull().default(0),
    /** Whether guests can join; members are not affected. */
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('membership_offers_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.voucherId], foreignColumns: [vouchers.businessId, vouchers.id] }),
    uniqueIndex('membership_offers_voucher').on(t.businessId, t.voucherId),
    check(
      'membership_offers_percent',
      sql`${t.percentOff} between 0 and ${sql.raw(String(MOST_PERCENT_OFF))} and ${t.productPercent} between 0 and ${sql.raw(String(MOST_PERCENT_OFF))}`,
    ),
    check('membership_offers_rhythm', sql`${t.rhythm} in ('month', '4-weeks', 'year')`),
    check(
      'membership_offers_term',
      sql`${t.minPeriods} between 0 and ${sql.raw(String(membershipLimits.minPeriods))} and ${t.noticeDays} between 0 and ${sql.raw(String(membershipLimits.noticeDays))}`,
    ),
  ],
);

/** A guest's membership. Its dates are counted from the anchor; `number` is the current period. */
export const memberships = pgTable(
  'memberships',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    offerId: integer('offer_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<MembershipStatus>().notNull(),
    /** Null until the first payment has saved it, and again after its owner removed it. */
    savedCardId: integer('saved_card_id').references(() => savedCards.id, { onDelete: 'set null' }),
    /** The consent, in the words that the guest saw. */
    consent: text('consent').notNull().default(''),
    consentedAt: instant('consented_at'),
    anchorOn: date('anchor_on'),
    anchorNumber: smallint('anchor_number').notNull().default(0),
    number: smallint('number').notNull().default(0),
    /** When the next period is charged, or the membership ends or pauses; when a paused one resumes. */
    nextAt: instant('next_at'),
    /** A planned or running pause: the day of the next charge. */
    resumeOn: date('resume_on'),
    /** Cancelled: the last period. */
    lastNumber: smallint('last_number'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by').$type<'guest' | 'business'>(),
    reason: text('reason').notNull().default(''),
    endedAt: instant('ended_at'),
    /** The card's month of expiry that the guest was notified about. */
    warnedCard: text('warned_card'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('memberships_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.offerId],
      foreignColumns: [membershipOffers.businessId, membershipOffers.id],
    }),
    uniqueIndex('memberships_once').on(t.businessId, t.offerId, t.userId).where(sql`${t.status} <> 'ended'`),
    index('memberships_offer').on(t.businessId, t.offerId),
    index('memberships_user').on(t.userId),
    index('memberships_card').on(t.savedCardId),
    index('memberships_next').on(t.nextAt).where(sql`${t.status} in ('active', 'paused')`),
    ...textLimits(t, { consent: 600, reason: membershipLimits.reason, warnedCard: 7 }),
    check('memberships_status', sql`${t.status} in ('invited', 'pending', 'active', 'past_due', 'paused', 'ended')`),
    check(
      'memberships_running',
      sql`${t.status} not in ('active', 'past_due', 'paused') or (${t.anchorOn} is not null and ${t.nextAt} is not null and ${t.consentedAt} is not null)`,
    ),
    check('memberships_paused', sql`${t.status} <> 'paused' or ${t.resumeOn} is not null`),
    check('memberships_ended', sql`(${t.status} = 'ended') = (${t.endedAt} is not null)`),
    check('memberships_canceller', sql`${t.cancelledBy} in ('guest', 'business')`),
    check('memberships_cancelled', sql`(${t.cancelledAt} is null) = (${t.cancelledBy} is null)`),
  ],
);

/** One period of a membership and its charge. Sale and order are those of the latest attempt. */
export const membershipPeriods = pgTable(
  'membership_periods',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    membershipId: integer('membership_id').notNull(),
    number: smallint('number').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Null until the first payment. */
    endsAt: instant('ends_at'),
    amount: minor('amount').notNull(),
    currency: currency(),
    status: text('status').$type<PeriodStatus>().notNull().default('due'),
    saleId: integer('sale_id'),
    orderId: integer('order_id').references(() => cardOrders.id),
    tries: smallint('tries').notNull().default(0),
    /** When the next off-session attempt is due; null if there is none. */
    nextTryAt: instant('next_try_at'),
    failure: text('failure'),
    paidAt: instant('paid_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('membership_periods_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.membershipId],
      foreignColumns: [memberships.businessId, memberships.id],
    }),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    uniqueIndex('membership_periods_once').on(t.businessId, t.membershipId, t.number),
    uniqueIndex('membership_periods_sale').on(t.businessId, t.saleId),
    index('membership_periods_order').on(t.orderId),
    index('membership_periods_due').on(t.nextTryAt).where(sql`${t.status} = 'due' and ${t.nextTryAt} is not null`),
    index('membership_periods_paid').on(t.businessId, t.paidAt),
    check('membership_periods_status', sql`${t.status} in ('due', 'paid', 'failed', 'refunded')`),
    check('membership_periods_paid_at', sql`(${t.status} in ('paid', 'refunded')) = (${t.paidAt} is not null)`),
    check('membership_periods_amount', sql`${t.amount} > 0`),
    check('membership_periods_number', sql`${t.number} >= 0 and ${t.tries} >= 0`),
  ],
);
