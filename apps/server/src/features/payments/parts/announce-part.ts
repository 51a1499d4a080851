import { type Currency, formatMinor } from '@thyme/domain/money';
import { zonedDayTime } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { notify } from '../../notifications/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { partReceiptMail } from './mails.ts';
import { readPart } from './read-part.ts';
import { findPayer } from './store.ts';

export const whoOf = ({ companion, booker }: { companion: string; booker: string }) => companion || booker;

/**
 * A payment by someone other than the guest who booked: the payer gets the receipt, and the guest is notified. False if
 * it was not such a payment.
 */
export async function announcePart(
  tx: UnitOfWork,
  paid: { appointmentId: number | null; payerId: number | null; amount: number; means: string; happening: string },
): Promise<boolean> {
  const { appointmentId, payerId, means, happening } = paid;
  const part = appointmentId === null ? null : await readPart(tx, tx.db, appointmentId);
  if (!part || payerId === null || payerId === part.bookerId) return false;
  const payer = await findPayer(tx.db, payerId);
  const { businessId, shop, currency } = part;
  const words = (amount: number) => formatMinor(amount, currency as Currency);
  const [amount, left] = [words(paid.amount), part.left.all > 0 ? words(part.left.all) : ''];
  // To the guest who booked, and to the payer.
  const [who, whose] = part.isForAll ? ['your group', `${part.booker}’s group`] : [whoOf(part), whoOf(part)];
  await notify(tx, {
    userId: part.bookerId,
    businessId,
    refId: part.id,
    kind: 'payment_received',
    title: `${amount} paid for ${who} at ${shop.name}`,
    message: left ? `${left} is left to pay for ${who}.` : `Everything for ${who} is paid.`,
    targetUrl: `/profile/appointments?id=${part.id}`,
    dedupeKey: `part:${happening}`,
  });
  if (payer?.email) {
    const paidOn = zonedDayTime(shop.zone, tx.clock.now());
    await enqueueMail(tx, {
      template: partReceiptMail,
      to: payer.email,
      data: { shop: shop.name, who: whose, amount, means, paidOn, left, path: part.path },
      dedupeKey: `part-receipt:${happening}`,
      userId: payer.id,
      businessId,
    });
  }
  await announceDeskAtCommit(tx, businessId);
  return true;
}
