import { toMajor } from '@thyme/domain/money';
import { builder } from '../../graphql/builder.ts';
import { Business } from '../businesses/business-type.ts';
import './gift-schema.ts';
import './guest-voucher-schema.ts';
import { IncludedService } from './guest-voucher-type.ts';
import { offeredVouchers, type VoucherOffer } from './offered-vouchers.ts';

/** The API's value for 'no limit'. */
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
    value: t.float({ description: 'Value.', resolve: (voucher) => toMajor(voucher.value) }),
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
    qty: t.int({ description: 'The initial quantity in a cart.', resolve: () => 1 }),
    limit_number_of_sales: t.int({
      description: '-999 means unlimited.',
      resolve: (voucher) => voucher.limitNumberOfSales ?? UNLIMITED,
    }),
    total_sale: t.exposeInt('totalSale'),
    sessions: t.exposeInt('sessions', {
      nullable: true,
      description: 'The number of sessions of a package; null for a voucher, whose value is money.',
    }),
    shareable: t.exposeBoolean('shareable', { description: 'Anyone with the code may use a session of the package.' }),
    services_included: t.field({
      type: [IncludedService],
      description: 'Empty if it is valid for everything.',
      resolve: (voucher) => voucher.services,
    }),
    voucher_code: t.string({ nullable: true, description: 'Assigned when it is sold.', resolve: () => null }),
    voucher_owner: t.string({ nullable: true, description: 'Named when it is sold.', resolve: () => null }),
  }),
});

builder.queryFields((t) => ({
  business_vouchers: t.field({
    type: [Voucher],
    args: {
      business_id: t.arg.int({ required: true }),
      with_packages: t.arg.boolean({ description: 'Include packages of sessions.' }),
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
