import { describe, expect, it } from 'vitest';
import { outcomeOf, paidForIn, successLead, successTitle } from './paid-for.ts';

const sale = { saleId: 9, hasAppointment: true, paidNow: 2_000, dueLater: 4_800 };
const title = (...given: Parameters<typeof outcomeOf>) => successTitle(outcomeOf(...given));
const lead = (...given: Parameters<typeof outcomeOf>) => successLead(outcomeOf(...given));

describe('what happened', () => {
  it('is read from the history, and nothing else is', () => {
    expect(paidForIn({ saleId: 9, isBooking: true })).toEqual({ saleId: 9, isFree: false, isBooking: true });
    expect(paidForIn({ saleId: null, isFree: true })).toMatchObject({ saleId: null, isFree: true });
    for (const other of [null, undefined, 'paid', {}, { saleId: '9' }]) expect(paidForIn(other)).toBeNull();
  });

  it.each<[string, Parameters<typeof outcomeOf>, string, RegExp]>([
    ['a deposit', [{ saleId: 9 }, sale], 'Payment Successfull', /the deposit is paid/],
    ['all of it', [{ saleId: 9 }, { ...sale, dueLater: 0 }], 'Payment Successfull', /paid in full/],
    [
      'nothing',
      [
        { saleId: 9, isBooking: true },
        { ...sale, paidNow: 0 },
      ],
      'Booking confirmed!',
      /nothing to pay today/,
    ],
    [
      'a voucher with a booking',
      [{ saleId: 9 }, { ...sale, hasVouchers: true }],
      'Payment Successfull',
      /what was due today is paid/,
    ],
    [
      'a voucher',
      [{ saleId: 9 }, { ...sale, hasAppointment: false, dueLater: 0 }],
      'Payment Successfull',
      /Your voucher is ready/,
    ],
    ['an invoice', [{ saleId: 9 }, null], 'Payment Successfull', /the money has arrived/],
    ['a plan', [{ saleId: null }, null], 'Payment Successfull', /Your plan is paid/],
    ['a plan that is free', [{ saleId: null, isFree: true }, null], 'Your plan has started', /nothing to pay/],
  ])('[PAY-060] %s was paid', (_what, given, heading, words) => {
    expect(title(...given)).toBe(heading);
    expect(lead(...given)).toMatch(words);
  });

  it('[PAY-060] says nothing of money where the tab does not know the booking', () => {
    const given = [{ saleId: 9, isBooking: true }, null] as const;
    expect(title(...given)).toBe('Booking confirmed!');
    expect(lead(...given)).not.toMatch(/paid|pay|receipt/i);
  });

  it('[PAY-060] takes a booking of another sale for nothing', () => {
    expect(outcomeOf({ saleId: 8 }, sale)).toEqual({ kind: 'bill' });
  });

  it('[PAY-061] claims nothing when it is opened directly', () => {
    expect(title(null, sale)).toBe('Your bookings');
    expect(lead(null, sale)).not.toMatch(/Your booking is|was paid|Thank you/);
  });
});
