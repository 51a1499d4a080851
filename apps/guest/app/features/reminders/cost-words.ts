import type { LinkedReminder } from './operations.ts';

/** What cancelling means for the guest's money, before it happens. */
export function costWords({ cancellation, shop }: Pick<LinkedReminder, 'cancellation' | 'shop'>): string {
  if (!cancellation) return `It can no longer be cancelled here. Please contact ${shop}.`;
  const { fee, refund, sentence } = cancellation;
  const money = [
    fee ? `Cancelling now costs ${fee}.` : 'Cancelling now is free.',
    ...(refund ? [`${refund} goes back to you.`] : []),
  ];
  return [...money, sentence ? `${sentence.replace(/\.$/, '')}.` : ''].join(' ').trim();
}
