import { VAT_TREATMENTS, type VatTerms, VOUCHER_PURPOSES } from '@thyme/domain/books';
import { toMajor } from '@thyme/domain/money';
import { checkoutLimits } from '@thyme/domain/payments';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { percentArgument } from '../../../graphql/percent-argument.ts';
import { DeskChange } from '../../edits/change-type.ts';
import { choice, dateArgument } from '../arguments.ts';
import { removeRate, saveRate, setVoucherPurpose } from './edit-rates.ts';
import { readRates, readVat, type VatFigures, type VatLine, type VatRates } from './vat.ts';

const Line = builder.objectRef<VatLine>('BooksVatLine').implement({
  fields: (t) => ({
    treatment: t.string({ description: VAT_TREATMENTS.join(', '), resolve: ({ treatment }) => treatment }),
    rate: t.exposeFloat('rate', { nullable: true, description: 'Null where no VAT is stated.' }),
    gross: t.float({ resolve: ({ gross }) => toMajor(gross) }),
    net: t.float({ resolve: ({ gross, vat }) => toMajor(gross - vat) }),
    vat: t.float({ resolve: ({ vat }) => toMajor(vat) }),
  }),
});

const Figures = builder.objectRef<VatFigures>('BooksVat').implement({
  description:
    'VAT on what was paid in a period, by rate. The lines and the totals beside them add up to what was paid.',
  fields: (t) => ({
    lines: t.field({ type: [Line], resolve: ({ lines }) => lines }),
    vat: t.float({ resolve: ({ vat }) => toMajor(vat) }),
    vouchers_sold: t.float({
      description: 'Vouchers that are taxed when they are used.',
      resolve: ({ vouchersSold }) => toMajor(vouchersSold),
    }),
    vouchers_prepaid: t.float({
      description: 'Paid with vouchers that were taxed when sold.',
      resolve: ({ vouchersPrepaid }) => toMajor(vouchersPrepaid),
    }),
    breakage: t.float({
      description: 'Sessions of packages that expired.',
      resolve: ({ breakage }) => toMajor(breakage),
    }),
    bonus: t.float({
      description: 'Value of vouchers above their price.',
      resolve: ({ bonus }) => toMajor(bonus),
    }),
    tips: t.float({ resolve: ({ tips }) => toMajor(tips) }),
    credit: t.float({ description: 'Paid but not owed.', resolve: ({ credit }) => toMajor(credit) }),
    paid: t.float({ description: 'According to the ledger, vouchers included.', resolve: ({ paid }) => toMajor(paid) }),
  }),
});

type ChangeRow = VatRates['changes'][number];
const termsFields = (terms: VatTerms | null) => ({ rate: terms?.rate ?? null, treatment: terms?.treatment ?? null });

const RateChange = builder.objectRef<ChangeRow>('BooksRateChange').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    subject: t.string({ description: 'shop, service or product.', resolve: ({ subject }) => subject }),
    name: t.exposeString('name'),
    valid_from: t.exposeString('validFrom'),
    rate: t.float({ nullable: true, resolve: ({ terms }) => termsFields(terms).rate }),
    treatment: t.string({
      nullable: true,
      description: 'Null resets to the shop’s default.',
      resolve: ({ terms }) => termsFields(terms).treatment,
    }),
    rate_before: t.float({ nullable: true, resolve: ({ before }) => termsFields(before).rate }),
  }),
});

const Service = builder.objectRef<VatRates['services'][number]>('BooksServiceRate').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    rate: t.exposeFloat('rate', { nullable: true, description: 'Null: the shop’s default.' }),
  }),
});

const Product = builder.objectRef<VatRates['products'][number]>('BooksProductRate').implement({
  fields: (t) => ({ name: t.exposeString('name'), rate: t.exposeFloat('rate', { nullable: true }) }),
});

const Voucher = builder.objectRef<VatRates['vouchers'][number]>('BooksVoucherPurpose').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    purpose: t.exposeString('purpose', { description: 'single: taxed when sold. multi: taxed when used.' }),
    single_rate: t.exposeFloat('singleRate', {
      nullable: true,
      description: 'The single rate of its services; without one it can only be taxed when used.',
    }),
  }),
});

const Rates = builder.objectRef<VatRates>('BooksVatRates').implement({
  fields: (t) => ({
    is_registered: t.exposeBoolean('isRegistered'),
    shop_rate: t.exposeFloat('shopRate', { nullable: true }),
    today: t.exposeString('today'),
    services: t.field({ type: [Service], resolve: ({ services }) => services }),
    products: t.field({ type: [Product], resolve: ({ products }) => products }),
    vouchers: t.field({ type: [Voucher], resolve: ({ vouchers }) => vouchers }),
    changes: t.field({ type: [RateChange], description: 'Earliest first.', resolve: ({ changes }) => changes }),
  }),
});

builder.queryFields((t) => ({
  desk_vat: t.field({
    type: Figures,
    description: 'VAT by rate for a period, both days included. For the owner.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, { business_id, from, to }, { services, requireViewer }) =>
      readVat(services, await requireViewer(), { businessId: business_id, from, to }),
  }),
  desk_vat_rates: t.field({
    type: Rates,
    description: 'How everything a shop sells is taxed. For the owner.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readRates(services, await requireViewer(), business_id),
  }),
}));

/** The kind defaults to taxed; exempt has no rate, reverse charge has 0. */
function termsOf(rate: number | null, treatment: string | null): VatTerms | null {
  if (treatment === 'exempt') return { rate: null, treatment };
  if (treatment === 'reverse') return { rate: 0, treatment };
  return rate === null ? null : { rate, treatment: 'taxed' };
}

builder.mutationFields((t) => ({
  desk_save_vat_rate: t.field({
    type: DeskChange,
    description:
      'Sets how the shop, services or a product are taxed from a day on. VAT that is already posted does not change.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      subject: t.arg.string({ required: true, validate: choice(['shop', 'service', 'product']) }),
      service_ids: t.arg.intList({ validate: z.array(z.int()).max(300) }),
      product: t.arg.string({
        description: 'Its name; left out for all products.',
        validate: z.string().max(checkoutLimits.productName),
      }),
      valid_from: t.arg.string({ required: true, validate: dateArgument }),
      rate: t.arg.float({ description: 'Null resets to the shop’s default.', validate: percentArgument.nullish() }),
      treatment: t.arg.string({ validate: choice(VAT_TREATMENTS) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      saveRate(services, await requireViewer(), {
        businessId: args.business_id,
        subject: args.subject as 'shop' | 'service' | 'product',
        serviceIds: args.service_ids ?? [],
        product: args.product ?? '',
        validFrom: args.valid_from,
        terms: termsOf(args.rate ?? null, args.treatment ?? null),
      }),
  }),
  desk_remove_vat_rate: t.field({
    type: DeskChange,
    description: 'Withdraws a change of a rate before its day.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      removeRate(services, await requireViewer(), { businessId: business_id, id }),
  }),
  desk_set_voucher_purpose: t.field({
    type: DeskChange,
    description: 'Whether a voucher is taxed when it is sold or when it is used. Vouchers already sold do not change.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true }),
      purpose: t.arg.string({ required: true, validate: choice(VOUCHER_PURPOSES) }),
    },
    resolve: async (_root, { business_id, id, purpose }, { services, requireViewer }) =>
      setVoucherPurpose(services, await requireViewer(), {
        businessId: business_id,
        id,
        purpose: purpose as 'single' | 'multi',
      }),
  }),
}));
