import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { refundExpectedBy } from '@thyme/domain/payments';
import { dateAt, formatDay, wallAt, wallOf, zonedDayTime } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { notify } from '../../notifications/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { moneyOfSale, type SaleKey } from '../../sales/index.ts';
import { paymentReturnedMail, receiptMail } from './mails.ts';
import { findParties, listPaidAppointments } from './store.ts';

export interface Paid extends SaleKey {
  appointmentId: number | null;
  amount: Minor;
  /** 'Visa ending 4242', 'Voucher'. */
  means: string;
  /** Identifies the payment. */
  happening: string;
}

async function factsOf(tx: UnitOfWork, paid: Paid) {
  const found = await findParties(tx.db, paid);
  if (!found) throw new Error(`Sale ${paid.saleId} does not exist.`);
  const { shop, currency } = found;
  const [first, ...others] = await listPaidAppointments(tx.db, paid, paid.appointmentId);
  // A payment for several appointments names none of their days.
  const appointment = others.length === 0 ? first : undefined;
  return {
    ...found,
    appointment,
    words: (amount: Minor) => formatMinor(amount, currency as Currency),
    day: appointment ? formatDay(wallOf(shop.zone, appointment.startsAt)) : '',
    to: { userId: found.guest.id, businessId: paid.businessId, refId: appointment?.id ?? null },
    mailbox: found.guest.email,
  };
}

/** Sends the receipt for a payment of the amount due: a notification and a mail. */
export async function announceReceipt(tx: UnitOfWork, paid: Paid): Promise<void> {
  const { shop, words, day, to, mailbox, wantsMail, appointment } = await factsOf(tx, paid);
  const { due } = await moneyOfSale(tx.db, paid);
  const amount = words(paid.amount);
  const left = due > 0 ? words(due) : '';
  const path = appointment ? `/invoice/${paid.saleId}/${appointment.id}` : `/invoice/${paid.saleId}`;
  const dedupeKey = `receipt:${paid.happening}`;
  const what = day ? `For ${day}, with ${paid.means}.` : `With ${paid.means}.`;
  await notify(tx, {
    ...to,
    kind: 'payment_received',
    title: `${amount} paid to ${shop.name}`,
    message: `${what} ${left ? `${left} is left to pay.` : 'Everything is paid.'}`,
    targetUrl: path,
    dedupeKey,
  });
  if (!mailbox) return;
  const paidOn = zonedDayTime(shop.zone, tx.clock.now());
  await enqueueMail(tx, {
    template: receiptMail,
    to: mailbox,
    data: { shop: shop.name, amount, day, means: paid.means, paidOn, left, path },
    dedupeKey,
    userId: to.userId,
    businessId: to.businessId,
    wantsMail,
  });
}

const WHY = {
  'too-late': 'Your payment arrived after your time had been released, so nothing is booked.',
  'paid-already': 'You’d already paid for this, so we’re refunding the second payment.',
  'fee-dropped': 'The fee is no longer due, so we’re refunding your payment.',
  'not-expected': 'Your payment didn’t match the amount due, so we couldn’t use it.',
} as const;

/** Notifies the guest of a payment that is refunded at once. */
export async function announcePaymentReturned(
  tx: UnitOfWork,
  { why, ...paid }: Paid & { why: keyof typeof WHY },
): Promise<void> {
  const facts = await factsOf(tx, paid);
  const text = `${WHY[why]} ${facts.words(paid.amount)} goes ${placeOf(tx, facts, paid)}.`;
  await tellRefunded(tx, facts, paid, { text, path: `/${facts.shop.slug}` });
}

const IN_HAND = {
  cash: 'It has been handed back in cash.',
  reader: 'It goes back to the card you paid with at the till.',
} as const;

export interface RefundNews extends Paid {
  /** What it was paid for; without it, the day of the appointment. */
  what?: string;
  /** For a refund at the till. */
  inHand?: keyof typeof IN_HAND;
}

/** Notifies the guest of a refund for a sale that no appointment's own notification announces. */
export async function announceRefund(tx: UnitOfWork, { what, inHand, ...paid }: RefundNews): Promise<void> {
  const facts = await factsOf(tx, paid);
  const { shop, day, appointment, words } = facts;
  const paidFor = what ?? day;
  const reason = `From ${shop.name}${paidFor ? `, for ${paidFor}` : ''}.`;
  const text = `${reason} ${inHand ? IN_HAND[inHand] : `It goes ${placeOf(tx, facts, paid)}.`}`;
  const path = appointment ? `/invoice/${paid.saleId}/${appointment.id}` : `/invoice/${paid.saleId}`;
  const title = inHand ? `${shop.name} refunded ${words(paid.amount)}` : undefined;
  await tellRefunded(tx, facts, paid, { title, text, path });
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

const placeOf = (tx: UnitOfWork, { shop }: Facts, { means }: Paid) =>
  `to ${means}, by ${formatDay(wallAt(refundExpectedBy(dateAt(shop.zone, tx.clock.now()))))}`;

async function tellRefunded(
  tx: UnitOfWork,
  { shop, words, to, mailbox, wantsMail }: Facts,
  { happening, means, ...paid }: Paid,
  { title, text, path }: { title?: string; text: string; path: string },
): Promise<void> {
  const amount = words(paid.amount);
  const dedupeKey = `payment-returned:${happening}`;
  await notify(tx, {
    ...to,
    kind: 'refundable_deposit',
    title: title ?? `${amount} is on its way back to you`,
    message: text,
    targetUrl: path,
    dedupeKey,
  });
  if (!mailbox) return;
  await enqueueMail(tx, {
    template: paymentReturnedMail,
    to: mailbox,
    data: { shop: shop.name, amount, means, text, path, ...(title ? { title } : {}) },
    dedupeKey,
    userId: to.userId,
    businessId: to.businessId,
    wantsMail,
  });
}
