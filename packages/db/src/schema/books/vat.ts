import type { PostingKind, VatTreatment } from '@thyme/domain/books';
import { checkoutLimits } from '@thyme/domain/payments';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { businesses } from '../businesses.ts';
import { createdAt, identity, instant, minor, percent } from '../columns.ts';
import { ledgerEntries } from '../sales/ledger.ts';
import { sales } from '../sales/sales.ts';
import { services } from '../services.ts';
import { textLimits } from '../text-limits.ts';

/**
 * How a shop, a service or a product is taxed from a day on, past and upcoming. Without a treatment it is the shop's
 * default again. `services.vat_rate` and `businesses.vat_rate` have the current rate.
 */
export const vatRates = pgTable(
  'vat_rates',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    subject: text('subject').$type<'shop' | 'service' | 'product'>().notNull(),
    serviceId: integer('service_id'),
    /** A product's name in lower case; empty for all of them. */
    product: text('product').notNull().default(''),
    validFrom: date('valid_from').notNull(),
    rate: percent('vat_rate'),
    treatment: text('treatment').$type<VatTreatment>(),
    /** The terms before the first change. */
    rateBefore: percent('vat_rate_before'),
    treatmentBefore: text('treatment_before').$type<VatTreatment>(),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('vat_rates_day').on(t.businessId, t.subject, t.serviceId, t.product, t.validFrom).nullsNotDistinct(),
    foreignKey({ columns: [t.businessId, t.serviceId], foreignColumns: [services.businessId, services.id] }).onDelete(
      'cascade',
    ),
    index('vat_rates_service').on(t.businessId, t.serviceId).where(sql`${t.serviceId} is not null`),
    index('vat_rates_actor').on(t.actorId).where(sql`${t.actorId} is not null`),
    index('vat_rates_due').on(t.validFrom),
    ...textLimits(t, { product: checkoutLimits.productName }),
    check(
      'vat_rates_subject',
      sql`${t.subject} in ('shop', 'service', 'product') and (${t.subject} = 'service') = (${t.serviceId} is not null)
        and (${t.subject} = 'product' or ${t.product} = '')`,
    ),
    check(
      'vat_rates_terms',
      sql`case ${t.treatment} when 'taxed' then ${t.rate} between 0 and 100 when 'exempt' then ${t.rate} is null
        when 'reverse' then ${t.rate} = 0 else ${t.rate} is null end`,
    ),
    check('vat_rates_before', sql`${t.rateBefore} between 0 and 100`),
  ],
);

/**
 * What each payment was for and the VAT in it, append-only. The postings of an entry sum to it; the VAT of a rate over all
 * postings of a sale is rounded once.
 */
export const vatPostings = pgTable(
  'vat_postings',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    entryId: integer('entry_id').notNull(),
    saleId: integer('sale_id').notNull(),
    /** A line of the sale. Undoing a payment at the till may have removed it since. */
    lineId: integer('line_id'),
    lineKind: text('line_kind'),
    kind: text('kind').$type<PostingKind>().notNull(),
    treatment: text('treatment').$type<VatTreatment>().notNull(),
    rate: percent('vat_rate'),
    gross: minor('gross').notNull(),
    vat: minor('vat').notNull(),
    /** That of the entry. */
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({
      columns: [t.businessId, t.entryId],
      foreignColumns: [ledgerEntries.businessId, ledgerEntries.id],
    }),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    unique('vat_postings_once').on(t.businessId, t.entryId, t.lineId, t.kind, t.treatment, t.rate).nullsNotDistinct(),
    index('vat_postings_sale').on(t.businessId, t.saleId),
    index('vat_postings_day').on(t.businessId, t.at),
    check('vat_postings_kind', sql`${t.kind} in ('sale', 'voucher', 'tip', 'prepaid', 'bonus', 'credit', 'breakage')`),
    check('vat_postings_treatment', sql`${t.treatment} in ('taxed', 'exempt', 'reverse')`),
    check('vat_postings_line_kind', sql`${t.lineKind} in ('service', 'voucher', 'consultation', 'product')`),
    check('vat_postings_rate', sql`${t.rate} between 0 and 100`),
    check('vat_postings_gross', sql`${t.gross} <> 0 and abs(${t.vat}) <= abs(${t.gross})`),
    check(
      'vat_postings_untaxed',
      sql`${t.vat} = 0 or (${t.rate} > 0 and ${t.kind} = 'sale' and ${t.treatment} = 'taxed')`,
    ),
  ],
);
