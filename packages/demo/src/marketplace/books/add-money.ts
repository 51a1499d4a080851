import type { CartQuote } from '@thyme/domain/bookings';
import { sumOf } from '@thyme/domain/money';
import { cancellationFee, type MoneySource, splitRefund, splitTip } from '@thyme/domain/payments';
import type { Instant } from '@thyme/domain/time';
import { redeemVouchers } from '@thyme/domain/vouchers';
import type { World } from '../world.ts';
import type { SaleIds } from './add-sale.ts';
import type { Appointment, Span } from './appointment.ts';
import { type CardPayment, payByCard, refundToCard } from './card-payment.ts';
import { addCreditNote } from './credit-notes.ts';
import { heldOf, type SoldVoucher } from './sell-voucher.ts';
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
function useVouchers(world: World, appointment: Appointment, quote: CartQuote, ids: SaleIds): Paid['vouchers'] {
  const { shop, guest, vouchers = [], services = [], bookedAt } = appointment;
  if (vouchers.length === 0) return [];
  const lines = quote.lines.map(({ payableNow }, index) => ({
    serviceId: (services[index] ?? appointment.seats?.group)?.pricing.serviceId ?? 0,
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
function payAhead(world: World, appointment: Appointment, quote: CartQuote, ids: SaleIds): Paid {
  const paid: Paid = { cards: [], vouchers: useVouchers(world, appointment, quote, ids) };
  const due = quote.payableNow - paidSum(paid);
  if (due > 0) paid.cards.push(payByCard(world, appointment, ids, due, appointment.bookedAt));
  const rest = quote.total - paidSum(paid);
  if (appointment.paidOnlineAt !== undefined && rest > 0) {
    paid.cards.push(payByCard(world, appointment, ids, rest, appointment.paidOnlineAt));
  }
  return paid;
}

/** One guest in so many tips, and how much. */
const TIPPED = 5;
const TIP = 500;

/** A tip is shared by the people who did the services, in proportion to their time. */
function tipOf(world: World, appointment: Appointment, ids: SaleIds, createdAt: Instant): number {
  const { services = [] } = appointment;
  if (services.length === 0) return 0;
  const work = services.map(({ chairId, pricing }) => ({ person: chairId, minutes: pricing.minutes }));
  for (const { person, amount } of splitTip(TIP, work))
    entry(world, appointment, ids, {
      side: 'claim',
      kind: 'tip',
      amount,
      createdAt,
      ...(person ? { chairId: person } : {}),
    });
  return TIP;
}

/** What was paid at the till. */
function payAtTill(world: World, appointment: Appointment, rest: number, ids: SaleIds, at: Instant) {
  const sold = appointment.tillVoucher;
  const byVoucher = Math.min(rest, sold?.left ?? 0);
  if (sold && byVoucher > 0) {
    claimVoucher(sold, appointment.guest);
    moveVoucher(world, sold, ids, byVoucher, at);
  }
  if (rest > byVoucher) {
    const method = ids.saleId % 3 === 0 ? 'cash' : 'card';
    const tip = ids.saleId % TIPPED === 0 ? tipOf(world, appointment, ids, at) : 0;
    const amount = rest - byVoucher + tip;
    entry(world, appointment, ids, { side: 'payment', kind: 'till', amount, method, createdAt: at });
  }
}

/** Reverses the claim, keeps the fee that the policy allows, and refunds the rest to its sources. */
function cancel(
  world: World,
  appointment: Appointment,
  span: Span,
  total: number,
  paid: Paid,
  ids: SaleIds,
): Settlement {
  const { shop, cancelled } = appointment;
  if (!cancelled) throw new Error(`A cancelled visit to ${shop.slug} was cancelled by nobody.`);
  const { by, at, decision } = cancelled;
  const { policy: policies, steps } = shop.sketch;
  const terms = { policies, steps, startsAt: span.startsAt, zone: shop.zone };
  const outcome = cancellationFee({ ...terms, by, at, total, paid: paidSum(paid) });
  const isAsked = outcome.isDecidedByBusiness;
  const fee = isAsked && decision === 'waived' ? 0 : outcome.fee;
  entry(world, appointment, ids, { side: 'claim', kind: 'cancellation', amount: -total, createdAt: at });
  if (fee > 0) entry(world, appointment, ids, { side: 'claim', kind: 'fee', amount: fee, createdAt: at });
  refund(world, appointment, paidSum(paid) - fee, paid, ids);
  return { fee, isAsked };
}

function refund(world: World, appointment: Appointment, amount: number, paid: Paid, ids: SaleIds) {
  const at = appointment.cancelled?.at ?? world.now;
  const reason = `Cancelled by the ${appointment.cancelled?.by}`;
  const sources = [...paid.cards, ...paid.vouchers].map(
    (source, id): MoneySource => ({
      id,
      kind: 'method' in source ? source.method : 'voucher',
      paid: source.amount,
      refunded: 0,
    }),
  );
  const parts = splitRefund(amount, sources);
  if (!parts.ok) throw new Error(`A refund of ${appointment.shop.slug} is more than was paid.`);
  for (const { source, amount: part } of parts.value) {
    const card = paid.cards[source.id];
    const voucher = paid.vouchers[source.id - paid.cards.length];
    if (card) refundToCard(world, appointment.shop, ids, card, { amount: part, at, reason });
    else if (voucher) moveVoucher(world, voucher.sold, ids, -part, at);
  }
  if (amount > 0) addCreditNote(world, { ...ids, shop: appointment.shop, amount, reason, at });
}

interface Entry {
  side: 'claim' | 'payment';
  kind: string;
  amount: number;
  method?: string;
  /** The chair of the person who gets the tip. */
  chairId?: number;
  createdAt: Instant;
}

function entry({ rows }: World, { shop }: Appointment, ids: SaleIds, values: Entry) {
  rows.put('ledgerEntries', { businessId: shop.id, ...ids, currency: shop.currency, ...values });
}

/**
 * Books the claims and payments of an appointment, up to its end. After a no-show the business keeps what was paid and
 * nothing more is due.
 */
export function addMoney(
  world: World,
  appointment: Appointment,
  span: Span,
  quote: CartQuote,
  ids: SaleIds,
): Settlement {
  const { total } = quote;
  entry(world, appointment, ids, { side: 'claim', kind: 'sale', amount: total, createdAt: appointment.bookedAt });
  const paid = payAhead(world, appointment, quote, ids);
  const rest = total - paidSum(paid);
  if (appointment.status === 'Cancelled') return cancel(world, appointment, span, total, paid, ids);
  if (appointment.status === 'Completed' && rest > 0) payAtTill(world, appointment, rest, ids, span.endsAt);
  if (appointment.status === 'No Show') {
    entry(world, appointment, ids, { side: 'claim', kind: 'cancellation', amount: -rest, createdAt: span.endsAt });
  }
  return {};
}
