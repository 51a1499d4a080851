import type { LinkedReminder } from './operations.ts';

/** What cancelling means for the guest's money, before it happens. */
export function costWords({ cancellation, shop }: Pick<LinkedReminder, 'cancellation' | 'shop'>): string {
  if (!cancellation) return `It can no longer be cancelled here. Please contact ${shop}.`;
  const { fee, refund, sentence, late_fee: lateFee } = cancellation;
  return [
    ...(fee ? [`Cancelling now costs ${fee}.`] : []),
    ...(refund ? [`${refund} goes back to you.`] : []),
    `${sentence.replace(/\.$/, '')}.`,
    ...(lateFee ? [`${shop} may charge up to ${lateFee} to your saved card, as you agreed when you booked.`] : []),
  ].join(' ');
}
