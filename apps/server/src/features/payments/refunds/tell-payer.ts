import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { refundExpectedBy } from '@thyme/domain/payments';
import { dateAt, formatDay, wallAt } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { notify } from '../../notifications/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { paymentReturnedMail } from '../receipts/mails.ts';
import { findOtherPayer } from './refund-store.ts';

interface RefundToPayer {
  businessId: number;
  paymentId: number;
  amount: Minor;
  means: string;
  /** Dedupe key. */
  happening: string;
}

/**
 * Notifies a payer who is not the guest who booked: the notification of a cancellation goes to that guest. False if the
 * guest paid.
 */
export async function tellPayer(tx: UnitOfWork, refund: RefundToPayer): Promise<boolean> {
  const { businessId, means } = refund;
  const found = await findOtherPayer(tx.db, refund);
  if (!found) return false;
  const { payer, wantsMail, booker, shop, currency } = found;
  const amount = formatMinor(refund.amount, currency as Currency);
  const by = formatDay(wallAt(refundExpectedBy(dateAt(shop.zone, tx.clock.now()))));
  const text = `You paid for ${booker}’s booking at ${shop.name}. The money goes to ${means}, by ${by}.`;
  const dedupeKey = `payer-refund:${refund.happening}`;
  const about = { userId: payer.id, businessId };
  const path = `/${shop.slug}`;
  await notify(tx, {
    ...about,
    refId: null,
    kind: 'refundable_deposit',
    title: `${amount} is on its way back to you`,
    message: text,
    targetUrl: path,
    dedupeKey,
  });
  if (payer.email)
    await enqueueMail(tx, {
      ...about,
      template: paymentReturnedMail,
      to: payer.email,
      data: { shop: shop.name, amount, means, text, path },
      dedupeKey,
      wantsMail,
    });
  return true;
}
