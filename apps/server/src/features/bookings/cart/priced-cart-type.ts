import type { QuotedLine } from '@thyme/domain/bookings';
import { type Minor, toMajor } from '@thyme/domain/money';
import { dateOfWall, type WallSeconds, wallOf } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import type { PricedCart, RefusedTime } from './check.ts';
import type { TestRefusal } from './patch-tests.ts';

/** A free time to offer instead of a refused one. */
export const AlternativeTime = builder.objectRef<WallSeconds>('AlternativeTime').implement({
  fields: (t) => ({
    date: t.string({ resolve: (at) => dateOfWall(at) }),
    time: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: (at) => at,
    }),
  }),
});

const NeededTest = builder.objectRef<TestRefusal>('NeededTest').implement({
  description: 'A test that the guest has to book first.',
  fields: (t) => ({
    service_pricing_id: t.exposeInt('testPricingId', {
      nullable: true,
      description: 'Null if it is not sold online.',
    }),
    name: t.exposeString('test'),
    hours_before: t.exposeInt('hoursBefore'),
    latest: t.exposeInt('latest', { description: "When it has to be over, on the shop's wall clock read in UTC." }),
    is_too_late: t.exposeBoolean('isTooLate', { description: 'No test can be early enough for this time.' }),
  }),
});

export const RefusedTimeType = builder.objectRef<RefusedTime>('RefusedTime').implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: "A code such as 'taken', 'past' or 'no-seats'." }),
    message: t.exposeString('message'),
    service_pricing_id: t.exposeInt('pricingId', { nullable: true }),
    alternatives: t.field({
      type: [AlternativeTime],
      description: 'The nearest free times, at most three.',
      resolve: ({ alternatives }) => alternatives,
    }),
    test: t.field({ type: NeededTest, nullable: true, resolve: ({ test }) => test ?? null }),
  }),
});

interface PricedLine {
  priced: PricedCart;
  line: QuotedLine;
  index: number;
}

const refusedOf = ({ priced, index }: PricedLine) => priced.refused[index];

const PricedLineType = builder.objectRef<PricedLine>('PricedLine').implement({
  fields: (t) => ({
    service_pricing_id: t.int({
      nullable: true,
      resolve: ({ line }) => (line.item.kind === 'service' ? line.item.pricingId : null),
    }),
    voucher_id: t.int({
      nullable: true,
      resolve: ({ line }) => (line.item.kind === 'voucher' ? line.item.voucherId : null),
    }),
    name: t.string({ resolve: nameOf }),
    quantity: t.int({ resolve: ({ line }) => line.quantity }),
    price: t.float({ resolve: ({ line }) => toMajor(line.regularPrice) }),
    unit_price: t.float({ resolve: ({ line }) => toMajor(line.unitPrice) }),
    discount: t.float({ resolve: ({ line }) => toMajor(line.discount) }),
    total: t.float({ resolve: ({ line }) => toMajor(line.total) }),
    payable_now: t.float({ resolve: ({ line }) => toMajor(line.payableNow) }),
    member_percent: t.int({
      nullable: true,
      description: 'Sold at the member price; null for everything else.',
      resolve: ({ line: { item } }) => (item.kind === 'service' ? (item.memberPercent ?? null) : null),
    }),
    person_id: t.int({
      nullable: true,
      description: 'The chosen person, whose price this is; null for anyone.',
      resolve: ({ priced, index }) => priced.cart.offers[index]?.personId ?? null,
    }),
    duration: t.int({
      nullable: true,
      description: 'Minutes; null for a voucher.',
      resolve: ({ priced, index }) => priced.cart.offers[index]?.minutes ?? null,
    }),
    time: t.int({ nullable: true, resolve: timeOf }),
    guest: t.int({
      description: 'In a group, whose it is; 0 for the guest who books.',
      resolve: ({ priced, index }) => priced.cart.wishes[index]?.guest ?? 0,
    }),
    planned_time: t.int({
      nullable: true,
      description: "In an available group: when this starts, on the shop's wall clock read in UTC.",
      resolve: ({ priced: { planned, cart }, index }) => {
        const line = planned[index];
        return line ? wallOf(cart.shop.zone, line.from) : null;
      },
    }),
    planned_minutes: t.int({
      nullable: true,
      resolve: ({ priced: { planned }, index }) => {
        const line = planned[index];
        return line ? (line.to - line.from) / 60 : null;
      },
    }),
    available: t.boolean({
      nullable: true,
      description: 'Null until a time is chosen.',
      resolve: (line) => (refusedOf(line) === undefined ? null : refusedOf(line) === null),
    }),
    refused: t.field({ type: RefusedTimeType, nullable: true, resolve: (line) => refusedOf(line) ?? null }),
  }),
});

function nameOf({ priced: { cart }, line, index }: PricedLine): string {
  if (line.item.kind === 'call') return 'Video consultation';
  return cart.offers[index]?.name ?? cart.vouchers[index - cart.offers.length]?.name ?? '';
}

function timeOf({ priced: { cart }, index }: PricedLine): WallSeconds | null {
  const at = cart.wishes[index]?.at;
  return at === undefined ? null : wallOf(cart.shop.zone, at);
}

const PricedProduct = builder.objectRef<PricedCart['cart']['goods'][number]>('PricedProduct').implement({
  fields: (t) => ({
    product_id: t.exposeInt('productId'),
    name: t.exposeString('name'),
    quantity: t.exposeInt('quantity'),
    unit_price: t.float({ resolve: ({ price }) => toMajor(price) }),
    price: t.float({ description: 'The price without a membership.', resolve: ({ listPrice }) => toMajor(listPrice) }),
    total: t.float({ resolve: ({ price, quantity }) => toMajor(price * quantity) }),
  }),
});

const amount = (read: (priced: PricedCart) => Minor) => (priced: PricedCart) => toMajor(read(priced));

export const PricedCartType = builder.objectRef<PricedCart>('PricedCart').implement({
  fields: (t) => ({
    currency: t.string({ resolve: ({ cart }) => cart.shop.currency }),
    sub_total: t.float({ resolve: amount(({ quote }) => quote.subTotal) }),
    discount: t.float({ resolve: amount(({ quote }) => quote.discount) }),
    deposit_percent: t.float({ resolve: ({ quote }) => quote.depositPercent }),
    deposit: t.float({ resolve: amount(({ quote }) => quote.deposit) }),
    special_deposit: t.float({ resolve: amount(({ quote }) => quote.specialDeposit) }),
    voucher_total: t.float({ resolve: amount(({ quote }) => quote.voucherTotal) }),
    product_total: t.float({ resolve: amount(({ quote }) => quote.goods ?? 0) }),
    products: t.field({
      type: [PricedProduct],
      description: 'Paid in full now.',
      resolve: ({ cart }) => cart.goods,
    }),
    total_amount: t.float({ resolve: amount(({ quote }) => quote.total) }),
    payable_now: t.float({ resolve: amount(({ quote }) => quote.payableNow) }),
    in_full: t.boolean({
      description: 'The shop asks this guest for the whole price when booking, whatever deposits its services have.',
      resolve: ({ quote }) => quote.inFull ?? false,
    }),
    due_later: t.float({ resolve: amount(({ quote }) => quote.dueLater) }),
    available: t.boolean({
      description: 'Whether everything is available at its time.',
      resolve: ({ refused }) => refused.every((state) => state === null),
    }),
    lines: t.field({
      type: [PricedLineType],
      description: 'Services, then vouchers, each in the order they were sent; a paid consultation call comes last.',
      resolve: (priced) => priced.quote.lines.map((line, index) => ({ priced, line, index })),
    }),
  }),
});
