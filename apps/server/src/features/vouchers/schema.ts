import { toMajor } from '@thyme/domain/money';
import { builder } from '../../graphql/builder.ts';
import { Business } from '../businesses/business-type.ts';
import './gift-schema.ts';
import './guest-voucher-schema.ts';
import { IncludedService } from './guest-voucher-type.ts';
import { offeredVouchers, type VoucherOffer } from './offered-vouchers.ts';

/** How "as many as you like" is written on the wire. */
const UNLIMITED = -999;

export const Voucher = builder.objectRef<VoucherOffer>('Voucher').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    business_id: t.exposeInt('businessId'),
    name: t.exposeString('name'),
    title: t.exposeString('title'),
    note: t.exposeString('note'),
    color: t.exposeString('color'),
    retail: t.float({ description: 'Price.', resolve: (voucher) => toMajor(voucher.retail) }),
    value: t.float({ description: 'What it is worth.', resolve: (voucher) => toMajor(voucher.value) }),
    amount_from: t.float({
      nullable: true,
      description: 'The least that a guest may choose as its amount; null where price and worth are fixed.',
      resolve: ({ amountFrom }) => (amountFrom === null ? null : toMajor(amountFrom)),
    }),
    amount_to: t.float({
      nullable: true,
      description: 'The most that a guest may choose as its amount.',
      resolve: ({ amountTo }) => (amountTo === null ? null : toMajor(amountTo)),
    }),
    valid_for: t.exposeInt('validFor', { description: 'Months.' }),
    qty: t.int({ description: 'How many a cart starts with.', resolve: () => 1 }),
    limit_number_of_sales: t.int({
      description: '-999 means unlimited.',
      resolve: (voucher) => voucher.limitNumberOfSales ?? UNLIMITED,
    }),
    total_sale: t.exposeInt('totalSale'),
    sessions: t.exposeInt('sessions', {
      nullable: true,
      description: 'How many sessions a package has; null for a voucher, whose value is money.',
    }),
    shareable: t.exposeBoolean('shareable', { description: 'Anybody with the code may use a session of the package.' }),
    services_included: t.field({
      type: [IncludedService],
      description: 'Empty when it is good for everything.',
      resolve: (voucher) => voucher.services,
    }),
    voucher_code: t.string({ nullable: true, description: 'Given when it is sold.', resolve: () => null }),
    voucher_owner: t.string({ nullable: true, description: 'Named when it is sold.', resolve: () => null }),
  }),
});

builder.queryFields((t) => ({
  business_vouchers: t.field({
    type: [Voucher],
    args: {
      business_id: t.arg.int({ required: true }),
      with_packages: t.arg.boolean({ description: 'Packages of sessions too.' }),
    },
    resolve: async (_root, { business_id, with_packages }, context) => {
      context.dependsOn(`business:${business_id}`);
      const withPackages = with_packages ?? false;
      const [offers] = await offeredVouchers(context.services, [business_id], { withPackages });
      return offers ?? [];
    },
  }),
}));

builder.objectField(Business, 'business_vouchers', (t) =>
  t.loadableList({
    type: Voucher,
    load: (ids: number[], { services }) => offeredVouchers(services, ids),
    resolve: (business) => business.id,
  }),
);
