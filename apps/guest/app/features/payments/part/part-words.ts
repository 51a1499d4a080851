import { formatDayTime } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { zoned } from '../../../lib/view/zone-name.tsx';

interface PartFacts {
  state: string;
  paid: number;
  deposit_left: number;
  due: number;
  pay_until: number;
}

/** The state of a part's payment in a sentence. */
export function partWords(part: PartFacts, country: string, zone: string) {
  const { state, paid, deposit_left: left, due, pay_until: until } = part;
  const sum = (amount: number) => money(amount, country);
  switch (state) {
    case 'paid':
      return `Paid, ${sum(paid)}`;
    case 'deposit-paid':
      return `${sum(paid)} paid, ${sum(due)} left to pay on the day`;
    case 'late':
      return `${sum(left)} wasn’t paid in time`;
    case 'off':
      return 'Cancelled';
    default:
      return left > 0 ? `${sum(left)} to pay by ${zoned(formatDayTime(until), zone)}` : `${sum(due)} to pay on the day`;
  }
}

export const PART_TONE: Record<string, 'green' | 'honey' | 'clay' | undefined> = {
  paid: 'green',
  'deposit-paid': 'green',
  late: 'clay',
};

export const PART_LABEL: Record<string, string> = {
  paid: 'Paid',
  'deposit-paid': 'Deposit paid',
  open: 'Not paid yet',
  late: 'Not paid',
  off: 'Cancelled',
};
