import { addDays, type LocalDate, weekdayOf } from '../time/index.ts';
import type { RefundStatus } from './life-cycles.ts';

/** How many working days banks take at most to show a refund. */
export const REFUND_WORKING_DAYS = 5;

const isWorkingDay = (date: LocalDate) => weekdayOf(date) !== 0 && weekdayOf(date) !== 6;

/** The day by which a card refund should have arrived, without Saturdays and Sundays. */
export function refundExpectedBy(sentOn: LocalDate): LocalDate {
  let date = sentOn;
  for (let left = REFUND_WORKING_DAYS; left > 0; ) {
    date = addDays(date, 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}

export type RefundStage = 'sending' | 'with-bank' | 'arrived' | 'failed';

/**
 * The progress of a refund. No provider reports its arrival on the card, so a card refund counts as arrived after the
 * expected day; a voucher has its money at once.
 */
export function refundStage(
  refund: { readonly isVoucher: boolean; readonly status: RefundStatus; readonly expectedBy: LocalDate },
  today: LocalDate,
): RefundStage {
  if (refund.isVoucher) return 'arrived';
  switch (refund.status) {
    case 'failed':
      return 'failed';
    case 'requested':
      return 'sending';
    case 'sent':
    case 'succeeded':
      return today > refund.expectedBy ? 'arrived' : 'with-bank';
  }
}
