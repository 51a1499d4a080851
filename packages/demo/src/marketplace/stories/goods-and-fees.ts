import { feeConsentWords, mostFee } from '@thyme/domain/payments';
import { DAY, HOUR } from '@thyme/domain/time';
import { payByCard } from '../books/card-payment.ts';
import { addCreditNote } from '../books/credit-notes.ts';
import type { DemoShop } from '../opening/demo-shop.ts';
import type { RowOf } from '../rows/tables.ts';
import { shopCalled, type World } from '../world.ts';

const TERMS = { percent: 50, lateHours: 24 };
const ORDERED = 'Bond repair oil, 50 ml';

/** Fern & Fold sold a product with a booking, and refunded a fee in cash. */
export function addGoodsAndFees(world: World): void {
  const shop = shopCalled(world, 'fern-and-fold');
  orderProduct(world, shop);
  refundFee(world, shop);
  // COPY sends the same columns of every row.
  for (const row of world.rows.of('saleLines')) row.isOrdered ??= false;
  for (const row of world.rows.of('stockMovements')) row.reason ??= '';
}

type Appointment = RowOf<'appointments'>;

const payerOf = (world: World, { userId }: Appointment) =>
  [...world.named, ...world.others].find(({ id }) => id === userId);

const past = ({ rows, now }: World, shop: DemoShop, status: string) =>
  rows
    .of('appointments')
    .filter((one) => one.businessId === shop.id && one.status === status && one.startsAt < now - 3 * DAY)
    .toSorted((a, b) => b.startsAt - a.startsAt);

/** A guest who came last week had ordered a product with the booking, and took it home. */
function orderProduct(world: World, shop: DemoShop): void {
  const { rows } = world;
  const product = rows.of('products').find((one) => one.businessId === shop.id && one.name === ORDERED);
  const appointment = past(world, shop, 'Completed').find((one) => payerOf(world, one) !== undefined);
  const guest = appointment && payerOf(world, appointment);
  const sale = appointment && rows.of('sales').find(({ id }) => id === appointment.saleId);
  if (!product || !appointment || !guest || !sale) throw new Error('Fern & Fold has nobody to sell a product to.');
  const { price } = product;
  const ids = { saleId: sale.id ?? 0, appointmentId: appointment.id ?? 0 };
  const createdAt = Number(appointment.createdAt);
  const saleLineId = rows.add('saleLines', {
    ...{ businessId: shop.id, ...ids, kind: 'product', pricingId: null, voucherId: null, voucherOwner: null },
    ...{ productId: product.id ?? 0, isOrdered: true, productName: ORDERED, productQty: 1, unitPrice: price },
    ...{ discount: 0, vatRate: shop.vatNumber ? (product.vatRate ?? null) : null },
  });
  const claim = { side: 'claim', kind: 'product', amount: price, currency: shop.currency, createdAt };
  rows.put('ledgerEntries', { businessId: shop.id, ...ids, ...claim });
  payByCard(world, { shop, guest }, ids, price, createdAt);
  sale.subTotal += price;
  sale.totalAmount += price;
  sale.payableNow = (sale.payableNow ?? 0) + price;
  const sold = { kind: 'sale' as const, quantity: -1, saleLineId, appointmentId: ids.appointmentId, createdAt };
  rows.put('stockMovements', { businessId: shop.id, productId: product.id ?? 0, ...sold });
}

/** A guest who agreed to a fee missed the appointment, paid the fee, and got it refunded at the desk. */
function refundFee(world: World, shop: DemoShop): void {
  const { rows } = world;
  const missed = past(world, shop, 'No Show').at(-1);
  const guest = missed && payerOf(world, missed);
  const order = missed && rows.of('cardOrders').find(({ saleId }) => saleId === missed.saleId);
  if (!missed || !guest || !order) throw new Error('At Fern & Fold nobody missed an appointment.');
  const ids = { saleId: missed.saleId ?? 0, appointmentId: missed.id ?? 0 };
  const price = missed.totalAmount ?? 0;
  const amount = Math.max(1_000, mostFee(TERMS, { price, kept: order.amount }));
  const announcedAt = missed.startsAt + 20 * HOUR;
  const chargedAt = announcedAt + 2 * DAY;
  const refundedAt = chargedAt + DAY;
  const common = { businessId: shop.id, ...ids, currency: shop.currency };
  const consent = { ...TERMS, words: feeConsentWords(TERMS), savedCardId: null, createdAt: missed.createdAt };
  const agreed = { businessId: shop.id, saleId: ids.saleId, userId: guest.id, orderId: order.id ?? 0 };
  rows.put('cardFeeConsents', { ...agreed, ...consent });
  const orderId = rows.next('cardOrders');
  rows.put('ledgerEntries', { ...common, side: 'claim', kind: 'fee', amount, createdAt: chargedAt });
  payByCard(world, { shop, guest }, ids, amount, chargedAt);
  const credit = { side: 'claim', kind: 'credit', amount: -amount };
  const handed = { side: 'payment', kind: 'till_refund', amount: -amount, method: 'cash' };
  for (const entry of [credit, handed]) rows.put('ledgerEntries', { ...common, ...entry, createdAt: refundedAt });
  addCreditNote(world, { shop, ...ids, amount, reason: 'Fee refunded', at: refundedAt });
  rows.put('cardFees', {
    ...{ ...common, userId: guest.id, amount, reason: 'no-show', status: 'paid', orderId },
    ...{ chargeAt: chargedAt, actorId: shop.ownerId, createdAt: announcedAt, settledAt: chargedAt },
    refundedAtTill: amount,
  });
}
