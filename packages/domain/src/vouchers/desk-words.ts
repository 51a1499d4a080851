import { type Currency, formatMinor, type Minor } from '../money/index.ts';
import type { VoucherRefusal } from './redeem.ts';

type Refused =
  | VoucherRefusal
  | { readonly code: 'code-missing' }
  | { readonly code: 'amount-differs'; readonly expected: Minor };

/** Why a voucher is refused, for the people at the till. A code of another shop is treated as unknown. */
export function deskVoucherMessage(refusal: Refused, currency: Currency): string {
  switch (refusal.code) {
    case 'code-missing':
      return 'Please enter the voucher’s code.';
    case 'limit-reached':
      return 'There’s nothing left on this voucher.';
    case 'amount-differs':
      return `This voucher can pay ${formatMinor(refusal.expected, currency)} of this bill.`;
    case 'not-applicable':
      return reasonWords(refusal.reason);
  }
}

function reasonWords(reason: Extract<VoucherRefusal, { code: 'not-applicable' }>['reason']): string {
  switch (reason) {
    case 'other-business':
    case 'not-active':
      return 'None of your vouchers has this code. Please check it letter by letter.';
    case 'other-owner':
      return 'This voucher belongs to another guest’s account.';
    case 'expired':
      return 'This voucher has expired.';
    case 'other-services':
      return 'This voucher is for other services than the ones on this bill.';
    case 'nothing-to-pay':
      return 'There’s nothing on this bill that this voucher can pay for.';
    case 'used-twice':
      return 'This voucher is on the bill already.';
  }
}
