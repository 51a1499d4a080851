import { type CardFeeReason, type CardFeeStatus, cardFeeLimits } from '@thyme/domain/payments';
import { sql } from 'drizzle-orm';
import {
  check,
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
import { users } from '../accounts/accounts.ts';
import { appointments } from '../bookings/bookings.ts';
import { businesses } from '../businesses.ts';
import { createdAt, currency, identity, instant, minor, updatedAt } from '../columns.ts';
import { sales } from '../sales/sales.ts';
import { textLimits } from '../text-limits.ts';
import { cardOrders } from './payments.ts';
import { savedCards } from './saved-cards.ts';

/** A business's card fee rule; without a row, or at zero percent, there is none. */
export const cardFeeRules = pgTable(
  'card_fee_rules',
  {
    businessId: integer('business_id')
      .primaryKey()
      .references(() => businesses.id),
    percent: smallint('percent').notNull(),
    lateHours: smallint('late_hours').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('card_fee_rules_percent', sql`${t.percent} between 0 and 100`),
    check('card_fee_rules_late', sql`${t.lateHours} between 1 and 168`),
  ],
);

/** A guest's consent, given while booking, that their card may be charged, with the terms that they saw. */
export const cardFeeConsents = pgTable(
  'card_fee_consents',
  {
    businessId: integer('business_id').notNull(),
    saleId: integer('sale_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The order that was paid with the card. */
    orderId: integer('order_id')
      .notNull()
      .references(() => cardOrders.id),
    /** Null until the payment has saved the card, and again after its owner removed it. */
    savedCardId: integer('saved_card_id').references(() => savedCards.id, { onDelete: 'set null' }),
    percent: smallint('percent').notNull(),
    lateHours: smallint('late_hours').notNull(),
    /** The consent text as it was shown. */
    words: text('words').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.saleId] }),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    index('card_fee_consents_user').on(t.userId),
    index('card_fee_consents_order').on(t.orderId),
    index('card_fee_consents_card').on(t.savedCardId),
    ...textLimits(t, { words: cardFeeLimits.words }),
  ],
);

/** A fee that was announced to a guest. */
export const cardFees = pgTable(
  'card_fees',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    saleId: integer('sale_id').notNull(),
    appointmentId: integer('appointment_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    amount: minor('amount').notNull(),
    currency: currency(),
    reason: text('reason').$type<CardFeeReason>().notNull(),
    status: text('status').$type<CardFeeStatus>().notNull().default('announced'),
    /** The earliest time of the charge. */
    chargeAt: instant('charge_at').notNull(),
    /** The guest's objection. */
    guestNote: text('guest_note').notNull().default(''),
    orderId: integer('order_id').references(() => cardOrders.id),
    /** Why the card could not be charged; `undone` if the appointment was not missed after all. */
    failure: text('failure'),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
    /** Refunded at the till; refunds to the card are on its payment. */
    refundedAtTill: minor('refunded_at_till').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('card_fees_id').on(t.id),
    uniqueIndex('card_fees_order').on(t.orderId),
    uniqueIndex('card_fees_once').on(t.businessId, t.appointmentId).where(sql`${t.status} <> 'dropped'`),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('card_fees_sale').on(t.businessId, t.saleId),
    index('card_fees_appointment').on(t.businessId, t.appointmentId),
    index('card_fees_user').on(t.userId),
    index('card_fees_actor').on(t.actorId),
    index('card_fees_due').on(t.chargeAt).where(sql`${t.status} = 'announced'`),
    ...textLimits(t, { guestNote: cardFeeLimits.note }),
    check('card_fees_amount', sql`${t.amount} > 0`),
    check('card_fees_refunded', sql`${t.refundedAtTill} between 0 and ${t.amount}`),
    check('card_fees_reason', sql`${t.reason} in ('no-show', 'late-cancellation')`),
    check('card_fees_status', sql`${t.status} in ('announced', 'paused', 'link', 'paid', 'dropped')`),
  ],
);
