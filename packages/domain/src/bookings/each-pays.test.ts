import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { coverableOf } from './coverable.ts';
import { askedByLink, ownPartOf, partAmounts, partState, payPartUntil } from './each-pays.ts';
import { quoteCart } from './quote-cart.ts';

const service = fc.record({ price: fc.integer({ min: 0, max: 20_000 }), special: fc.constantFrom(null, 50, 100) });
const items = (services: readonly { price: number; special: number | null }[]): CartItem[] =>
  services.map(({ price, special }, pricingId) => ({
    kind: 'service',
    pricingId,
    price,
    specialPrice: 0,
    specialDeposit: special,
    isGroup: false,
  }));

describe('each guest of a group pays their own part', () => {
  it('[PARTY-001] what is paid now and by link equals what one guest would have paid', () => {
    const guests = fc.array(fc.tuple(service, fc.integer({ min: 0, max: 5 })), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(guests, fc.integer({ min: 0, max: 100 }), (wishes, percent) => {
        const whole = quoteCart(items(wishes.map(([one]) => one)), percent);
        if (!whole.ok) return;
        const places = wishes.map(([, guest]) => guest);
        const own = ownPartOf(whole.value, places);
        const asked = own.lines.reduce((sum, line) => sum + (line.askedLater ?? 0), 0);
        expect(own.payableNow + asked).toBe(whole.value.payableNow);
        expect(own.total).toBe(whole.value.total);
        expect(own.deposit + own.specialDeposit).toBe(own.payableNow);
        expect(own.payableNow + own.dueLater).toBe(own.total);
        for (const [index, line] of own.lines.entries()) if (places[index] !== 0) expect(line.payableNow).toBe(0);
      }),
    );
  });

  it('[PARTY-009] at the desk nothing is paid now, and the links ask each for what they would have paid', () => {
    const whole = quoteCart(
      items([
        { price: 4_000, special: null },
        { price: 10_000, special: 50 },
      ]),
      20,
    );
    if (!whole.ok) throw new Error(whole.refusal.code);
    const later = askedByLink(whole.value);
    expect(later.lines.map(({ payableNow, askedLater }) => [payableNow, askedLater])).toEqual([
      [0, 800],
      [0, 5_000],
    ]);
    expect(later).toMatchObject({ specialDeposit: 0, deposit: 0, payableNow: 0, dueLater: 14_000, total: 14_000 });
  });

  it('[PARTY-001] the guest who books pays their own deposits and the vouchers they buy', () => {
    const [cut, colour, beard] = items([
      { price: 4_000, special: null },
      { price: 10_000, special: 50 },
      { price: 8_000, special: 100 },
    ]) as [CartItem, CartItem, CartItem];
    const bought = { kind: 'voucher' as const, voucherId: 1, retail: 5_000, quantity: 1, person: 'Ann' };
    const whole = quoteCart([cut, colour, beard, { ...bought, salesLimit: -999, sold: 0 }], 20);
    if (!whole.ok) throw new Error(whole.refusal.code);
    const own = ownPartOf(whole.value, [0, 0, 1]);
    expect(own.lines.map(({ payableNow, askedLater }) => [payableNow, askedLater])).toEqual([
      [800, undefined],
      [5_000, undefined],
      [0, 8_000],
      [5_000, undefined],
    ]);
    expect(own).toMatchObject({ specialDeposit: 5_000, deposit: 800, payableNow: 10_800, dueLater: 16_200 });
    // A voucher of theirs pays for their own services only.
    expect(coverableOf(own)).toEqual({ payableNow: 10_800, coverableNow: 5_800, total: 27_000, coverable: 14_000 });
  });

  it("[PARTY-002] the link works as long as the shop says, and never after the group's start", () => {
    const HOUR = 3600;
    expect(payPartUntil({ at: 0, begins: 100 * HOUR, hours: 24 })).toBe(24 * HOUR);
    expect(payPartUntil({ at: 0, begins: 5 * HOUR, hours: 24 })).toBe(5 * HOUR);
    expect(payPartUntil({ at: 0, begins: 600, hours: 1 })).toBe(600);
  });

  it.each([
    [{ deposit: 1000, paid: 0, due: 5000 }, 50, 'open'],
    [{ deposit: 1000, paid: 0, due: 5000 }, 100, 'late'],
    [{ deposit: 1000, paid: 400, due: 4600 }, 50, 'open'],
    [{ deposit: 1000, paid: 1000, due: 4000 }, 100, 'deposit-paid'],
    [{ deposit: 1000, paid: 5000, due: 0 }, 100, 'paid'],
    [{ deposit: 0, paid: 0, due: 5000 }, 100, 'open'],
  ] as const)('[PARTY-003] %j at %i is %s', (money, now, state) => {
    expect(partState({ ...money, isOff: false, payUntil: 100, now })).toBe(state);
    expect(partState({ ...money, isOff: true, payUntil: 100, now })).toBe('off');
  });

  it('[PARTY-002] offers the rest of the deposit, and everything', () => {
    expect(partAmounts({ deposit: 1000, paid: 400, due: 4600 })).toEqual({ deposit: 600, all: 4600 });
    expect(partAmounts({ deposit: 1000, paid: 4900, due: 100 })).toEqual({ deposit: 0, all: 100 });
  });
});
