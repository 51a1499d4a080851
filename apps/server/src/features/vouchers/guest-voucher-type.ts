import { toMajor } from '@thyme/domain/money';
import { dateAt } from '@thyme/domain/time';
import { giftState } from '@thyme/domain/vouchers';
import { builder } from '../../graphql/builder.ts';
import { AppointmentBusiness } from '../businesses/booked-business-type.ts';
import { bookedBusinessLoader } from '../businesses/loaders.ts';
import { type SoldVoucherRow, type VoucherUseRow, voucherHistories } from './held.ts';

export const IncludedService = builder.objectRef<string>('IncludedService').implement({
  fields: (t) => ({ label: t.string({ resolve: (label) => label }) }),
});

const VoucherDetail = builder.objectRef<SoldVoucherRow>('VoucherDetail').implement({
  description: 'The offer at the time of purchase.',
  fields: (t) => ({
    name: t.string({ resolve: ({ terms }) => terms.name }),
    title: t.string({ resolve: ({ terms }) => terms.title }),
    retail: t.float({ resolve: ({ terms }) => toMajor(terms.retail) }),
    value: t.float({ resolve: ({ value }) => toMajor(value) }),
    color: t.string({ resolve: ({ terms }) => terms.color }),
    services_included: t.field({
      type: [IncludedService],
      description: 'Empty if it is valid for everything.',
      resolve: ({ terms }) => terms.services.map(({ label }) => label),
    }),
    valid_for: t.int({ description: 'Months.', resolve: ({ terms }) => terms.validFor }),
  }),
});

const GiftStateType = builder.enumType('GiftState', {
  values: ['own', 'unsent', 'scheduled', 'sent', 'claimed'] as const,
});

const VoucherUse = builder.objectRef<VoucherUseRow>('VoucherUse').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    sale_id: t.exposeInt('saleId'),
    amount: t.float({
      description: 'The amount used; negative if it was restored.',
      resolve: (use) => toMajor(use.amount),
    }),
    remaining: t.float({ description: 'The balance afterwards.', resolve: (use) => toMajor(use.remaining) }),
    created_at: t.exposeInt('createdAt'),
  }),
});

export const GuestVoucher = builder.objectRef<SoldVoucherRow>('GuestVoucher').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    business_id: t.exposeInt('businessId'),
    buyer_id: t.exposeInt('buyerId'),
    owner_id: t.exposeInt('ownerId', { nullable: true, description: 'The account that claimed it.' }),
    owner: t.exposeString('owner', { description: 'The recipient.' }),
    mine: t.boolean({
      description: 'The guest can spend it: it is not a gift for someone else.',
      resolve: async ({ ownerId }, _args, { requireViewer }) => ownerId === (await requireViewer()).id,
    }),
    voucher_code: t.exposeString('code'),
    purchase_date: t.exposeInt('purchasedAt'),
    value: t.float({ resolve: ({ value }) => toMajor(value) }),
    redeemed: t.float({ resolve: ({ value, remaining }) => toMajor(value - remaining) }),
    remaining: t.float({ resolve: ({ remaining }) => toMajor(remaining) }),
    currency: t.exposeString('currency'),
    expiry_date: t.exposeInt('expiresAt'),
    message: t.exposeString('message'),
    giver: t.exposeString('giver', { description: 'The giver’s signature.' }),
    gift_state: t.field({
      type: GiftStateType,
      description: 'The delivery status of a gift.',
      resolve: giftState,
    }),
    recipient_email: t.string({
      nullable: true,
      description: 'For the buyer: the address it is mailed to. Deleted once it has been.',
      resolve: async ({ ownerEmail, buyerId }, _args, { requireViewer }) =>
        buyerId === (await requireViewer()).id ? ownerEmail : null,
    }),
    send_at: t.exposeInt('sendAt', { nullable: true, description: 'When it is mailed, in Unix seconds.' }),
    send_date: t.string({
      nullable: true,
      description: "The day it is mailed, by the shop's clock.",
      resolve: async ({ sendAt, businessId }, _args, context) => {
        const zone = sendAt === null ? null : (await bookedBusinessLoader(context).load(businessId))?.zone;
        return sendAt === null || !zone ? null : dateAt(zone, sendAt);
      },
    }),
    sent_at: t.exposeInt('sentAt', { nullable: true, description: 'When it was last mailed, in unix seconds.' }),
    gift_url: t.string({
      description: 'A page to share or print, for the holder of the code.',
      resolve: ({ code }) => `/gift/${encodeURIComponent(code)}`,
    }),
    card_url: t.string({
      description: 'A card to print.',
      resolve: ({ code }) => `/voucher-card/${encodeURIComponent(code)}.pdf`,
    }),
    business_info: t.field({
      type: AppointmentBusiness,
      nullable: true,
      resolve: (voucher, _args, context) => bookedBusinessLoader(context).load(voucher.businessId),
    }),
    voucher_detail: t.field({ type: VoucherDetail, resolve: (voucher) => voucher }),
    history: t.loadableList({
      type: VoucherUse,
      load: (ids: number[], { services }) => voucherHistories(services, ids),
      resolve: (voucher) => voucher.id,
    }),
  }),
});
