import type { BadgeTone } from '@thyme/ui';
import type { Payout, Payouts } from '../operations.ts';

const STATES: Record<string, { label: string; tone: BadgeTone }> = {
  next: { label: 'Next', tone: 'honey' },
  requested: { label: 'Being sent', tone: 'honey' },
  sent: { label: 'On its way', tone: 'honey' },
  arrived: { label: 'Arrived', tone: 'green' },
  failed: { label: 'Came back', tone: 'danger' },
};

/** Whether money waits because the account cannot receive any. */
export const isHeld = ({ status }: Pick<Payout, 'status'>, { account_state: state }: Pick<Payouts, 'account_state'>) =>
  state !== 'active' && (status === 'next' || status === 'requested');

/** Label and tone of a payout's status. */
export function payoutState(
  payout: Pick<Payout, 'status'>,
  page: Pick<Payouts, 'account_state'>,
): { label: string; tone: BadgeTone } {
  if (isHeld(payout, page)) return { label: 'On hold', tone: 'danger' };
  return STATES[payout.status] ?? { label: payout.status, tone: 'neutral' };
}

export const DISPUTE_STATES: Record<string, { label: string; tone: BadgeTone }> = {
  inquiry: { label: 'Bank enquiry', tone: 'honey' },
  open: { label: 'Open', tone: 'danger' },
  review: { label: 'With the bank', tone: 'honey' },
  won: { label: 'Won', tone: 'green' },
  lost: { label: 'Lost', tone: 'neutral' },
};

export const ITEM_KINDS: Record<string, string> = {
  charge: 'Card payment',
  refund: 'Refund',
  refund_failed: 'Failed refund',
  dispute: 'Dispute',
  dispute_won: 'Dispute won',
  payout_failed: 'Returned payout',
};

/** '1.5%', '2%'. */
export const percentWords = (percent: number) => `${Number(percent.toFixed(2))}%`;
