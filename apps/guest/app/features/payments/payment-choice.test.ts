import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReady, NO_CHOICE, paymentInfo, restOf } from './payment-choice.ts';

const voucher = (amount: number, code = 'FERN-7K2Q') => ({ code, amount });

describe('how what is due now is paid', () => {
  it('[VOUCH-011] a voucher that covers a part leaves a rest for another method', () => {
    const choice = { vouchers: [voucher(3000)], method: null };
    expect(restOf(8660, choice)).toBe(5660);
    expect(isReady(8660, choice)).toBe(false);
    expect(isReady(8660, { ...choice, method: 'stripe' })).toBe(true);
    expect(paymentInfo(8660, { ...choice, method: 'stripe' })).toEqual({
      voucher: [{ code: 'FERN-7K2Q', payment: 30 }],
      stripe: 56.6,
      google: null,
    });
  });

  it('[VOUCH-012] vouchers that cover everything need no other method, and none is sent', () => {
    const choice = { vouchers: [voucher(5000), voucher(3660, 'FERN-0000')], method: 'stripe' as const };
    expect(isReady(8660, { ...choice, method: null })).toBe(true);
    expect(paymentInfo(8660, choice)).toMatchObject({ stripe: null, google: null });
  });

  it('[BOOK-020] something to pay and no method is not ready', () => {
    expect(isReady(1, NO_CHOICE)).toBe(false);
    expect(isReady(0, NO_CHOICE)).toBe(true);
  });

  it('Apple Pay travels like Google Pay', () => {
    expect(paymentInfo(2000, { vouchers: [], method: 'apple' })).toMatchObject({ google: 20, stripe: null });
  });

  it('the parts always sum to what is due', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 }), (due, worth) => {
        const choice = { vouchers: worth > 0 ? [voucher(Math.min(due, worth))] : [], method: 'google' as const };
        const { voucher: used, google } = paymentInfo(due, choice);
        const given = used.reduce((sum, { payment }) => sum + payment, 0) + (google ?? 0);
        expect(Math.round(given * 100)).toBe(due);
      }),
    );
  });
});
