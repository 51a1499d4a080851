import { describe, expect, it } from 'vitest';
import { deskVoucherMessage } from './index.ts';

describe('a voucher that is refused at the till', () => {
  it.each([
    ['other-business', 'None of your vouchers has this code. Please check it letter by letter.'],
    ['not-active', 'None of your vouchers has this code. Please check it letter by letter.'],
    ['other-owner', 'This voucher belongs to another guest’s account.'],
    ['expired', 'This voucher has expired.'],
    ['other-services', 'This voucher is for other services than the ones on this bill.'],
    ['nothing-to-pay', 'There’s nothing on this bill that this voucher can pay for.'],
    ['used-twice', 'This voucher is on the bill already.'],
  ] as const)('[TILL-007] says why: %s', (reason, words) => {
    expect(deskVoucherMessage({ code: 'not-applicable', reason }, 'EUR')).toBe(words);
  });

  it('[TILL-007] says what is left of it', () => {
    expect(deskVoucherMessage({ code: 'limit-reached' }, 'EUR')).toBe('There’s nothing left on this voucher.');
    expect(deskVoucherMessage({ code: 'amount-differs', expected: 1250 }, 'EUR')).toBe(
      'This voucher can pay €12.50 of this bill.',
    );
  });
});
