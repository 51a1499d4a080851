import { type Currency, formatMinor } from '@thyme/domain/money';
import { meansInWords, refundExpectedBy } from '@thyme/domain/payments';
import { listInWords } from '@thyme/domain/text';
import { dateAt, formatDay, wallAt } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { RefundedAtTill } from '../../payments/index.ts';
import { dayOf } from './facts.ts';
import { moneyMail } from './money-mails.ts';
import { mailGuest, notifyGuest, readAppointment } from './send.ts';
import type { AppointmentKey } from './store.ts';

type Part = RefundedAtTill['parts'][number];

function placeOf({ way, label }: Part, by: string): string {
  switch (way) {
    case 'cash':
      return 'handed back in cash';
    case 'reader':
      return 'back to the card you paid with at the till';
    case 'voucher':
      return 'back on your voucher';
    case 'online':
      return `on its way to ${meansInWords(label)}, by ${by}`;
  }
}

/** Notifies the guest of a refund at the till, with the destination of each part. */
export async function announceRefunded(tx: UnitOfWork, refunded: AppointmentKey & RefundedAtTill): Promise<void> {
  const described = await readAppointment(tx, refunded);
  const { business, appointment } = described.record;
  const show = (amount: number) => formatMinor(amount, refunded.currency as Currency);
  const by = formatDay(wallAt(refundExpectedBy(dateAt(business.zone, tx.clock.now()))));
  const [only, ...others] = refunded.parts;
  const where =
    only && others.length === 0
      ? `It’s ${placeOf(only, by)}.`
      : `${listInWords(refunded.parts.map((part) => `${show(part.amount)} is ${placeOf(part, by)}`))}.`;
  const amount = show(refunded.amount);
  const isFee = refunded.fee > 0 && refunded.fee === refunded.amount;
  const feePart = refunded.fee > 0 && !isFee ? ` ${show(refunded.fee)} of it is for the fee.` : '';
  const bell = {
    kind: 'refundable_deposit' as const,
    title: isFee ? `${business.name} refunded the fee of ${amount}` : `${business.name} refunded ${amount}`,
    message: `For ${dayOf(business.zone, appointment.startsAt)}. ${where}${feePart}`,
    dedupeKey: `till-refund:${appointment.id}:${appointment.version}`,
  };
  await notifyGuest(tx, described, bell);
  const row = { label: 'Refunded', value: amount };
  const data = { ...described.facts, heading: bell.title, text: bell.message, row };
  await mailGuest(tx, described, { template: moneyMail, data, dedupeKey: bell.dedupeKey });
}
