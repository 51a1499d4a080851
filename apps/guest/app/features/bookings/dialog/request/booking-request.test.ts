import { type CartService, quoteCart } from '@thyme/domain/bookings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChosenPayment, isPayable, leftToPay, noPayment } from '../choice/slots.ts';
import { bookingRequest } from './booking-request.ts';

const service: CartService = { kind: 'service', pricingId: 3, price: 8660, specialPrice: 0, isGroup: false };
const voucher = (amount: number, code = 'FERN-7K2Q') => ({ code, amount });

/** A cart whose price is due at once. */
function dueNow(price: number) {
  const quoted = quoteCart([{ ...service, price }], 100);
  if (!quoted.ok) throw new Error(quoted.refusal.code);
  return quoted.value;
}

function sent(price: number, payment: ChosenPayment) {
  const booking = { businessId: 1, lines: [], placed: [], call: null, walletToken: null, note: '' };
  return bookingRequest({ ...booking, quote: dueNow(price), payment }, 'key').payment_info;
}

describe('how what is due now is paid', () => {
  it('[VOUCH-011] a voucher that covers a part leaves a rest for another method', () => {
    const payment: ChosenPayment = { vouchers: [voucher(3000)], method: null };
    expect(leftToPay(dueNow(8660), payment)).toBe(5660);
    expect(isPayable(dueNow(8660), payment)).toBe(false);
    expect(isPayable(dueNow(8660), { ...payment, method: 'stripe' })).toBe(true);
    expect(sent(8660, { ...payment, method: 'stripe' })).toEqual({
      voucher: [{ code: 'FERN-7K2Q', payment: 30 }],
      stripe: 56.6,
      google: null,
      apple: null,
    });
  });

  it('[VOUCH-012] vouchers that cover everything need no other method, and none is sent', () => {
    const vouchers = [voucher(5000), voucher(3660, 'FERN-0000')];
    expect(isPayable(dueNow(8660), { vouchers, method: null })).toBe(true);
    expect(sent(8660, { vouchers, method: 'stripe' })).toMatchObject({ stripe: null, google: null });
  });

  it('[BOOK-020] something to pay and no method is not ready', () => {
    expect(isPayable(dueNow(1), noPayment)).toBe(false);
    expect(isPayable(dueNow(0), noPayment)).toBe(true);
    expect(sent(0, noPayment)).toBeNull();
  });

  it.each(['stripe', 'google', 'apple'] as const)('%s is charged under its own name, and no other', (method) => {
    const none = { stripe: null, google: null, apple: null };
    expect(sent(2000, { vouchers: [], method })).toEqual({ voucher: [], ...none, [method]: 20 });
  });

  it('the parts always sum to what is due', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat({ max: 1_000_000 }), (due, worth) => {
        const vouchers = worth > 0 ? [voucher(Math.min(due, worth))] : [];
        const parts = sent(due, { vouchers, method: 'google' });
        const given = [parts?.voucher].flat().reduce((sum, used) => sum + (used?.payment ?? 0), parts?.google ?? 0);
        expect(Math.round(given * 100)).toBe(due);
      }),
    );
  });
});
