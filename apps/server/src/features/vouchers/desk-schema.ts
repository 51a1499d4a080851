import { toMajor } from '@thyme/domain/money';
import { VOUCHER_COLOURS, voucherLimits } from '@thyme/domain/vouchers';
import { z } from 'zod';
import { amountArgument, minorOf } from '../../graphql/amount-argument.ts';
import { builder } from '../../graphql/builder.ts';
import { lineArgument, textArgument } from '../../graphql/text-arguments.ts';
import { DeskChange, idArgument } from '../edits/change-type.ts';
import * as vouchers from './edit-voucher.ts';

/** The API's value for 'no limit'. */
const UNLIMITED = -999;
/** Five years, as Irish law requires. */
const SHORTEST_MONTHS = 60;

const Voucher = builder.objectRef<vouchers.DeskVoucher>('DeskVoucher').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    title: t.exposeString('title'),
    note: t.exposeString('note'),
    color: t.exposeString('color'),
    retail: t.float({ description: 'Price.', resolve: ({ retail }) => toMajor(retail) }),
    value: t.float({ description: 'Value.', resolve: ({ value }) => toMajor(value) }),
    amount_from: t.float({
      nullable: true,
      description: 'The lowest amount that a guest may choose; null if price and value are fixed.',
      resolve: ({ amountFrom }) => (amountFrom === null ? null : toMajor(amountFrom)),
    }),
    amount_to: t.float({
      nullable: true,
      description: 'The highest amount that a guest may choose.',
      resolve: ({ amountTo }) => (amountTo === null ? null : toMajor(amountTo)),
    }),
    valid_for: t.exposeInt('validFor', { description: 'Months.' }),
    limit_number_of_sales: t.int({
      description: `${UNLIMITED} means without limit.`,
      resolve: ({ limitNumberOfSales }) => limitNumberOfSales ?? UNLIMITED,
    }),
    total_sale: t.exposeInt('totalSale'),
    active: t.exposeBoolean('active'),
    service_ids: t.exposeIntList('serviceIds', { description: 'Empty for all services.' }),
  }),
});

const Sold = builder.objectRef<vouchers.VoucherShelf['sold'][number]>('DeskSoldVoucher').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    code: t.exposeString('code'),
    name: t.string({ resolve: ({ terms }) => terms.name }),
    owner: t.exposeString('owner'),
    buyer: t.exposeString('buyer'),
    value: t.float({ resolve: ({ value }) => toMajor(value) }),
    remaining: t.float({ resolve: ({ remaining }) => toMajor(remaining) }),
    expires_at: t.exposeInt('expiresAt', { description: 'In Unix seconds.' }),
  }),
});

const Shelf = builder.objectRef<vouchers.VoucherShelf>('DeskVouchers').implement({
  fields: (t) => ({
    remaining: t.float({ description: 'Unspent value.', resolve: ({ remaining }) => toMajor(remaining) }),
    vouchers: t.field({ type: [Voucher], resolve: (shelf) => shelf.vouchers }),
    sold: t.field({ type: [Sold], resolve: (shelf) => shelf.sold }),
  }),
});

builder.queryFields((t) => ({
  desk_vouchers: t.field({
    type: Shelf,
    description: 'A shop’s voucher offers and sold vouchers, searched by code or name.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      text: t.arg.string({ validate: textArgument(voucherLimits.code) }),
    },
    resolve: async (_root, { business_id, text }, { services, requireViewer }) =>
      vouchers.readVouchers(services, await requireViewer(), { businessId: business_id, text: text ?? '' }),
  }),
}));

/** Older vouchers use 'sage' for thyme. */
const colourArgument = z.enum([...VOUCHER_COLOURS, 'sage']);
const priceArgument = amountArgument.refine((major) => major >= 0.01, 'Please enter an amount.');
const minorOrNull = (major: number | null) => (major === null ? null : minorOf(major));
const limitArgument = amountArgument.refine((major) => major >= 1, 'Please enter at least 1.').nullish();
const owner = { authScopes: { business: true } as const, type: DeskChange };

builder.mutationFields((t) => ({
  desk_save_voucher: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ validate: idArgument.nullish() }),
      name: t.arg.string({ required: true, validate: lineArgument(voucherLimits.name) }),
      title: t.arg.string({ validate: textArgument(voucherLimits.title) }),
      note: t.arg.string({ validate: textArgument(voucherLimits.note) }),
      color: t.arg.string({ required: true, validate: colourArgument }),
      retail: t.arg.float({ required: true, validate: priceArgument }),
      value: t.arg.float({ required: true, validate: priceArgument }),
      amount_from: t.arg.float({
        description:
          'Guests choose the amount from here to amount_to; both null: it is fixed. Unchanged when left out.',
        validate: limitArgument,
      }),
      amount_to: t.arg.float({ validate: limitArgument }),
      valid_for: t.arg.int({
        required: true,
        validate: z.int().min(SHORTEST_MONTHS, 'A voucher is valid for at least five years.').max(1_200),
      }),
      limit_number_of_sales: t.arg.int({
        required: true,
        validate: z.union([z.literal(UNLIMITED), z.int().min(0, 'Please enter how many can be sold.').max(1_000_000)]),
      }),
      service_ids: t.arg.intList({ validate: z.array(idArgument).max(200).nullish() }),
    },
    resolve: async (_root, { business_id, id, ...args }, { services, requireViewer }) =>
      vouchers.saveVoucher(services, await requireViewer(), {
        businessId: business_id,
        id: id ?? null,
        name: args.name,
        title: args.title ?? '',
        note: args.note ?? '',
        color: args.color,
        retail: minorOf(args.retail),
        value: minorOf(args.value),
        ...(args.amount_from === undefined ? {} : { amountFrom: minorOrNull(args.amount_from) }),
        ...(args.amount_to === undefined ? {} : { amountTo: minorOrNull(args.amount_to) }),
        validFor: args.valid_for,
        limitNumberOfSales: args.limit_number_of_sales === UNLIMITED ? null : args.limit_number_of_sales,
        serviceIds: args.service_ids ?? [],
      }),
  }),
  desk_set_voucher_active: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      active: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, ...args }, { services, requireViewer }) =>
      vouchers.setVoucherActive(services, await requireViewer(), { businessId: business_id, ...args }),
  }),
}));
