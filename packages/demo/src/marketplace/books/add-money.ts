import type { CartQuote } from '@thyme/domain/bookings';
import { sumOf } from '@thyme/domain/money';
import { cancellationFee, type MoneySource, splitRefund } from '@thyme/domain/payments';
import type { Instant } from '@thyme/domain/time';
import { redeemVouchers } from '@thyme/domain/vouchers';
import type { World } from '../world.ts';
import type { SaleIds } from './add-sale.ts';
import { type CardPayment, payByCard, refundToCard } from './card-payment.ts';
import { heldOf, type SoldVoucher } from './sell-voucher.ts';
import type { Span, Visit } from './visit.ts';
import { claimVoucher, moveVoucher } from './voucher-use.ts';

/** The cancellation fee, if there is one. */
export interface Settlement {
  fee?: number;
  /** Whether the policy leaves the fee to the business. */
  isAsked?: boolean;
}

interface Paid {
  cards: CardPayment[];
  vouchers: { sold: SoldVoucher; amount: number }[];
}

const paidSum = ({ cards, vouchers }: Paid) => sumOf([...cards, ...vouchers].map(({ amount }) => amount));

/** How much of the amount due at booking the appointment's vouchers cover. */
function useVouchers(world: World, visit: Visit, quote: CartQuote, ids: SaleIds): Paid['vouchers'] {
  const { shop, guest, vouchers = [], services = [], bookedAt } = visit;
  if (vouchers.length === 0) return [];
  const lines = quote.lines.map(({ payableNow }, index) => ({
    serviceId: (services[index] ?? visit.seats?.group)?.pricing.serviceId ?? 0,
    amount: payableNow,
  }));
  const order = { businessId: shop.id, guestId: guest.id, now: bookedAt, lines };
  const redeemed = redeemVouchers(vouchers.map(heldOf), order);
  if (!redeemed.ok) throw new Error(`A voucher of ${shop.slug} cannot be used: ${redeemed.refusal.code}.`);
  return redeemed.value.uses.map(({ voucher, amount }) => {
    const sold = vouchers.find(({ id }) => id === voucher.id) as SoldVoucher;
    claimVoucher(sold, guest);
    moveVoucher(world, sold, ids, amount, bookedAt);
    return { sold, amount };
  });
}

/** What was paid before the appointment: vouchers and the deposit, and the rest if it was paid on the invoice. */
function payAhead(world: World, visit: Visit, quote: CartQuote, ids: SaleIds): Paid {
  const paid: Paid = { cards: [], vouchers: useVouchers(world, visit, quote, ids) };
  const due = quote.payableNow - paidSum(paid);
  if (due > 0) paid.cards.push(payByCard(world, visit, ids, due, visit.bookedAt));
  const rest = quote.total - paidSum(paid);
  if (visit.paidOnlineAt !== undefined && rest > 0) {
    paid.cards.push(payByCard(world, visit, ids, rest, visit.paidOnlineAt));
  }
  return paid;
}

/** What was paid at the till. */
function payAtTill(world: World, visit: Visit, rest: number, ids: SaleIds, at: Instant) {
  const sold = visit.tillVoucher;
  const byVoucher = Math.min(rest, sold?.left ?? 0);
  if (sold && byVoucher > 0) {
    claimVoucher(sold, visit.guest);
    moveVoucher(world, sold, ids, byVoucher, at);
  }
  if (rest > byVoucher) {
    const method = ids.saleId % 3 === 0 ? 'cash' : 'card';
    entry(world, visit, ids, { side: 'payment', kind: 'till', amount: rest - byVoucher, method, createdAt: at });
  }
}

/** Reverses the claim, keeps the fee that the policy allows, and refunds the rest to its sources. */
function cancel(world: World, visit: Visit, span: Span, total: number, paid: Paid, ids: SaleIds): Settlement {
  const { shop, cancelled } = visit;
  if (!cancelled) throw new Error(`A cancelled visit to ${shop.slug} was cancelled by nobody.`);
  const { by, at, decision } = cancelled;
  const terms = { policies: shop.sketch.policy, startsAt: span.startsAt, zone: shop.zone };
  const outcome = cancellationFee({ ...terms, by, at, total, paid: paidSum(paid) });
  const isAsked = outcome.isDecidedByBusiness;
  const fee = isAsked && decision === 'waived' ? 0 : outcome.fee;
  entry(world, visit, ids, { side: 'claim', kind: 'cancellation', amount: -total, createdAt: at });
  if (fee > 0) entry(world, visit, ids, { side: 'claim', kind: 'fee', amount: fee, createdAt: at });
  giveBack(world, visit, paidSum(paid) - fee, paid, ids);
  return { fee, isAsked };
}

function giveBack(world: World, visit: Visit, amount: number, paid: Paid, ids: SaleIds) {
  const at = visit.cancelled?.at ?? world.now;
  const reason = `Cancelled by the ${visit.cancelled?.by}`;
  const sources = [...paid.cards, ...paid.vouchers].map(
    (source, id): MoneySource => ({
      id,
      kind: 'method' in source ? source.method : 'voucher',
      paid: source.amount,
      refunded: 0,
    }),
  );
  const parts = splitRefund(amount, sources);
  if (!parts.ok) throw new Error(`A refund of ${visit.shop.slug} is more than was paid.`);
  for (const { source, amount: part } of parts.value) {
    const card = paid.cards[source.id];
    const voucher = paid.vouchers[source.id - paid.cards.length];
    if (card) refundToCard(world, visit.shop, ids, card, { amount: part, at, reason });
    else if (voucher) moveVoucher(world, voucher.sold, ids, -part, at);
  }
}

interface Entry {
  side: 'claim' | 'payment';
  kind: string;
  amount: number;
  method?: string;
  createdAt: Instant;
}

function entry({ rows }: World, { shop }: Visit, ids: SaleIds, values: Entry) {
  rows.put('ledgerEntries', { businessId: shop.id, ...ids, currency: shop.currency, ...values });
}

/**
 * Books the claims and payments of an appointment, up to its end. After a no-show the business keeps what was paid and
 * nothing more is due.
 */
export function addMoney(world: World, visit: Visit, span: Span, quote: CartQuote, ids: SaleIds): Settlement {
  const { total } = quote;
  entry(world, visit, ids, { side: 'claim', kind: 'sale', amount: total, createdAt: visit.bookedAt });
  const paid = payAhead(world, visit, quote, ids);
  const rest = total - paidSum(paid);
  if (visit.status === 'Cancelled') return cancel(world, visit, span, total, paid, ids);
  if (visit.status === 'Completed' && rest > 0) payAtTill(world, visit, rest, ids, span.endsAt);
  if (visit.status === 'No Show') {
    entry(world, visit, ids, { side: 'claim', kind: 'cancellation', amount: -rest, createdAt: span.endsAt });
  }
  return {};
}
