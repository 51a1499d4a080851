import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { builder } from '../../../../graphql/builder.ts';
import { Picture } from '../../../../graphql/picture.ts';
import type { Till, TillLine, TillPayment } from './read-till.ts';

const Line = builder.objectRef<TillLine>('TillLine').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.exposeString('kind', { description: 'service, consultation or product.' }),
    name: t.exposeString('name'),
    quantity: t.exposeInt('quantity'),
    price: t.float({
      description: 'For the whole line, before the discount.',
      resolve: ({ unitPrice, quantity }) => toMajor(unitPrice * quantity),
    }),
    discount: t.float({ resolve: ({ discount }) => toMajor(discount) }),
    vat_rate: t.exposeFloat('vatRate', { nullable: true }),
    person: t.exposeString('person', { nullable: true }),
    portrait: t.field({ type: Picture, nullable: true, resolve: ({ portraitId }) => portraitId }),
    minutes: t.exposeInt('minutes', { nullable: true }),
    can_restock: t.exposeBoolean('canRestock', { description: 'It came from stock and can be restocked.' }),
    refundable: t.float({ description: 'What can be refunded of it.', resolve: ({ left }) => toMajor(left) }),
    member_off: t.float({
      description: 'The guest’s member discount on it.',
      resolve: ({ memberOff }) => toMajor(memberOff),
    }),
    member_percent: t.exposeInt('memberPercent', {
      nullable: true,
      description: 'Sold at the member price; null for everything else.',
    }),
  }),
});

const Payment = builder.objectRef<TillPayment & { zone: string }>('TillPayment').implement({
  description: 'The last payment at the till that was not undone.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    taken: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ takenAt, zone }) => wallOf(zone, takenAt),
    }),
    cash: t.float({ resolve: ({ cash }) => toMajor(cash) }),
    card: t.float({ resolve: ({ card }) => toMajor(card) }),
    voucher: t.float({ resolve: ({ voucher }) => toMajor(voucher) }),
    tip: t.float({ resolve: ({ tip }) => toMajor(tip) }),
    discount: t.float({ resolve: ({ discount }) => toMajor(discount) }),
    discount_reason: t.exposeString('discountReason'),
    cash_given: t.float({ resolve: ({ cashGiven }) => toMajor(cashGiven) }),
  }),
});

const Work = builder.objectRef<Till['work'][number]>('TillWork').implement({
  description: 'Who shares a tip, and their working time.',
  fields: (t) => ({
    chair_id: t.exposeInt('chairId', { nullable: true }),
    person: t.exposeString('person', { nullable: true }),
    minutes: t.exposeInt('minutes'),
  }),
});

const Way = builder.objectRef<Till['ways'][number]>('TillRefundWay').implement({
  fields: (t) => ({
    way: t.exposeString('way', { description: 'as-paid, cash, reader, voucher or online.' }),
    most: t.float({ resolve: ({ most }) => toMajor(most) }),
    label: t.exposeString('label', { description: "For example 'Visa ending 4242'." }),
  }),
});

const ShelfProduct = builder.objectRef<Till['shelf'][number]>('TillShelfProduct').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    price: t.float({ resolve: ({ price }) => toMajor(price) }),
    vat_rate: t.exposeFloat('rateToday', { nullable: true }),
    sku: t.exposeString('sku'),
    stock: t.exposeInt('stock'),
  }),
});

const RecentProduct = builder.objectRef<Till['products'][number]>('TillRecentProduct').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    price: t.float({ resolve: ({ price }) => toMajor(price) }),
    vat_rate: t.exposeFloat('vatRate', { nullable: true }),
  }),
});

const Member = builder.objectRef<NonNullable<Till['member']>>('TillMember').implement({
  description: 'A membership with a discount.',
  fields: (t) => ({
    name: t.exposeString('name'),
    product_percent: t.exposeInt('productPercent', { description: 'Discount on stocked products; 0 for none.' }),
  }),
});

export const TillType = builder.objectRef<Till>('Till').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ found }) => found.appointment.id }),
    version: t.int({ resolve: ({ found }) => found.appointment.version }),
    status: t.string({ resolve: ({ found }) => found.appointment.status }),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ found, membership }) => wallOf(membership.zone, found.appointment.startsAt),
    }),
    guest_id: t.int({ resolve: ({ found }) => found.guest.id }),
    guest_name: t.string({ resolve: ({ found: { guest } }) => `${guest.firstName} ${guest.lastName}`.trim() }),
    is_nameless: t.boolean({ resolve: ({ found }) => found.guest.isNameless }),
    mail_to: t.string({
      nullable: true,
      description:
        "Where a receipt goes: the address that the shop recorded, or 'their own' for an account; null for nowhere.",
      resolve: ({ found: { guest } }) => (guest.hasAccount ? 'their own' : guest.contactEmail),
    }),
    shop: t.string({ resolve: ({ found }) => found.shop.name }),
    place: t.string({ resolve: ({ found }) => found.shop.location }),
    vat_rate: t.float({ nullable: true, resolve: ({ found }) => found.shop.vatRate }),
    states_vat: t.boolean({ resolve: ({ found }) => found.shop.isRegisteredForVat }),
    lines: t.field({ type: [Line], resolve: ({ lines }) => lines }),
    work: t.field({ type: [Work], resolve: ({ work }) => work }),
    due: t.float({ resolve: ({ due }) => toMajor(due) }),
    paid: t.float({ resolve: ({ paid }) => toMajor(paid) }),
    payment: t.field({
      type: Payment,
      nullable: true,
      resolve: ({ payment, membership: { zone } }) => payment && { ...payment, zone },
    }),
    may_undo: t.exposeBoolean('mayUndo'),
    why_not_undo: t.exposeString('whyNotUndo'),
    may_refund: t.exposeBoolean('mayRefund'),
    ways: t.field({ type: [Way], resolve: ({ ways }) => ways }),
    tip_left: t.float({ description: 'What can be refunded of tips.', resolve: ({ tipLeft }) => toMajor(tipLeft) }),
    recent_products: t.field({ type: [RecentProduct], resolve: ({ products }) => products }),
    shelf: t.field({ type: [ShelfProduct], description: 'Products to choose from.', resolve: ({ shelf }) => shelf }),
    invoice_number: t.exposeString('invoiceNumber'),
    member: t.field({ type: Member, nullable: true, resolve: ({ member }) => member }),
  }),
});
