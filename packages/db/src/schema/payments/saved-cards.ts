import { billingLimits, type CardBrand } from '@thyme/domain/payments';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { createdAt, identity, instant } from '../columns.ts';
import { textLimits } from '../text-limits.ts';

/** The card provider's customer for a guest, once they have saved a card. */
export const cardCustomers = pgTable(
  'card_customers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    providerCustomerId: text('provider_customer_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    unique('card_customers_provider').on(t.provider, t.providerCustomerId),
  ],
);

/** The display data of a saved card. The card itself is in the provider's vault; its reference alone cannot be charged. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: identity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    providerCardId: text('provider_card_id').notNull(),
    brand: text('brand').$type<CardBrand>().notNull(),
    last4: text('last4').notNull(),
    expMonth: smallint('exp_month').notNull(),
    expYear: smallint('exp_year').notNull(),
    /** When the guest agreed to save it. */
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('saved_cards_provider').on(t.provider, t.providerCardId),
    // The same card saved again replaces the earlier one.
    unique('saved_cards_face').on(t.userId, t.provider, t.brand, t.last4, t.expMonth, t.expYear),
    check('saved_cards_brand', sql`${t.brand} in ('visa', 'mastercard', 'amex', 'discover', 'jcb', 'card')`),
    check('saved_cards_last4', sql`${t.last4} ~ '^[0-9]{4}$'`),
    check('saved_cards_expiry', sql`${t.expMonth} between 1 and 12 and ${t.expYear} between 2000 and 2100`),
  ],
);

/** The billing address of a guest's last card payment. */
export const billingAddresses = pgTable(
  'billing_addresses',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    countryCode: text('country_code').notNull(),
    region: text('region').notNull(),
    city: text('city').notNull(),
    streetLine1: text('street_line1').notNull(),
    streetLine2: text('street_line2').notNull(),
    postcode: text('postcode').notNull(),
    savedAt: instant('saved_at').notNull().default(sql`now()`),
  },
  (t) => [...textLimits(t, billingLimits)],
);
