import { type Currency, formatMinor } from '@thyme/domain/money';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { notify } from '../../notifications/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { insertEntries } from '../../sales/index.ts';
import { refundFailedMail } from '../mails.ts';
import { findConcerned, findOtherPayer, findRefundedAppointment } from './refund-store.ts';

interface FailedRefund {
  id: number;
  businessId: number;
  saleId: number;
  paymentId: number;
  amount: number;
  currency: string;
}

/**
 * The provider could not send a refund: the ledger shows that the money is still here. Whoever paid and the shop are
 * notified; the owner can retry or refund it in another way.
 */
export async function takeBackRefund(tx: UnitOfWork, refund: FailedRefund, failure: string | null): Promise<void> {
  const { id, businessId, saleId, amount, currency } = refund;
  const appointmentId = await findRefundedAppointment(tx.db, id);
  const createdAt = tx.clock.now();
  const note = `The refund did not go through: ${failure ?? 'no reason given'}`;
  const entry = { businessId, saleId, appointmentId, side: 'payment', kind: 'refund_failed', method: 'card' };
  await insertEntries(tx.db, [{ ...entry, amount, currency, note, createdAt }]);
  await notifyBoth(tx, refund, appointmentId);
}

async function notifyBoth(
  tx: UnitOfWork,
  { id, businessId, saleId, paymentId, amount, currency }: FailedRefund,
  appointmentId: number | null,
): Promise<void> {
  const concerned = await findConcerned(tx.db, { businessId, saleId });
  if (!concerned) return;
  const { shop, ownerId } = concerned;
  const other = await findOtherPayer(tx.db, { businessId, paymentId });
  const guest = other?.payer ?? concerned.guest;
  const name = `${guest.firstName} ${guest.lastName}`.trim();
  const sum = formatMinor(amount, currency as Currency);
  const common = { businessId, refId: appointmentId, kind: 'refund_failed' as const };
  const key = `refund-failed:${id}`;
  const title = `We couldn’t refund ${sum}`;
  const forGuest = `Your card didn’t accept the refund. We’ve let ${shop.name} know, and they’ll return it to you another way.`;
  const forShop = `${name}’s card didn’t accept it. Try again from the appointment, or pay it back another way.`;
  const path = other ? `/${other.shop.slug}` : `/invoice/${saleId}`;
  await notify(tx, {
    ...common,
    userId: guest.id,
    senderId: ownerId,
    title,
    message: forGuest,
    targetUrl: path,
    dedupeKey: key,
  });
  if (ownerId !== null) {
    const dedupeKey = `${key}:owner`;
    await notify(tx, { ...common, userId: ownerId, title, message: forShop, dedupeKey });
    await announceDeskAtCommit(tx, businessId);
  }
  const mail = { template: refundFailedMail, businessId };
  const data = { title, shop: shop.name };
  if (guest.email)
    await enqueueMail(tx, {
      ...mail,
      to: guest.email,
      data: { ...data, message: forGuest, path },
      dedupeKey: key,
      userId: guest.id,
    });
  if (shop.email)
    await enqueueMail(tx, {
      ...mail,
      to: shop.email,
      data: { ...data, message: forShop, path: null },
      dedupeKey: `${key}:shop`,
    });
}
