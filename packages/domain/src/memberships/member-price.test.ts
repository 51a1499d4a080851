import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asMember,
  type MemberTerms,
  MOST_PERCENT_OFF,
  memberOffs,
  memberPrice,
  percentOffWords,
  productPercentOf,
  servicePercent,
} from './index.ts';

const percent = fc.integer({ min: 0, max: MOST_PERCENT_OFF });
const price = fc.integer({ min: 0, max: 1_000_000_000 });
const terms = fc.record({
  name: fc.constant('Club'),
  percentOff: percent,
  serviceIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 }))),
  productPercent: percent,
});
const club = (more: Partial<MemberTerms>): MemberTerms => ({
  name: 'Club',
  percentOff: 0,
  serviceIds: null,
  productPercent: 0,
  ...more,
});

describe('the member price', () => {
  it('[BOOKSB-002] is the usual price less the percentage, to the cent', () => {
    expect(memberPrice(4000, 10)).toBe(3600);
    expect(memberPrice(3333, 15)).toBe(2833);
    expect(memberPrice(1, 50)).toBe(1);
    expect(memberPrice(0, 50)).toBe(0);
    expect(memberPrice(-500, 50)).toBe(-500);
    expect(memberPrice(4000, -10)).toBe(4000);
    expect(memberPrice(4000, 95)).toBe(400);
  });

  it('[BOOKSB-002] is never negative, never more than the price, and less for a higher percentage', () => {
    fc.assert(
      fc.property(price, percent, percent, (amount, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        const own = memberPrice(amount, more);
        expect(Number.isInteger(own)).toBe(true);
        expect(own).toBeGreaterThanOrEqual(amount > 0 ? 1 : 0);
        expect(own).toBeLessThanOrEqual(memberPrice(amount, less));
        expect(memberPrice(amount, less)).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('[BOOKSB-002] is not deducted from a special price: the guest pays the lower of the two', () => {
    fc.assert(
      fc.property(price, price, percent, (regular, special, off) => {
        const priced = { price: Math.max(regular, special), specialPrice: Math.min(regular, special) };
        const now = priced.specialPrice > 0 ? priced.specialPrice : priced.price;
        const own = asMember(priced, off);
        const pays = own.specialPrice > 0 ? own.specialPrice : own.price;
        expect(pays).toBe(Math.min(now, memberPrice(priced.price, off)));
        expect(own.memberPercent !== undefined).toBe(pays < now);
        expect(own.price).toBe(priced.price);
      }),
    );
  });

  it('[BOOKSB-002] is that of the best membership for the service, never of several together', () => {
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 4 }), fc.integer({ min: 1, max: 5 }), (own, serviceId) => {
        const best = servicePercent(own, serviceId);
        const good = own.filter(({ serviceIds }) => serviceIds === null || serviceIds.includes(serviceId));
        expect(best).toBe(Math.max(0, ...good.map(({ percentOff }) => percentOff)));
        expect(productPercentOf(own)).toBe(Math.max(0, ...own.map(({ productPercent }) => productPercent)));
      }),
    );
    expect(servicePercent([club({ percentOff: 10, serviceIds: [7] })], 8)).toBe(0);
    expect(servicePercent([club({ percentOff: 10 }), club({ percentOff: 20 })], 8)).toBe(20);
    expect(servicePercent([club({ percentOff: 95 })], 8)).toBe(MOST_PERCENT_OFF);
    expect(servicePercent([club({ percentOff: Number.NaN }), club({ percentOff: 20 })], 8)).toBe(20);
  });

  it('[BOOKSB-004] at the till reduces no line below zero, and does not change what was paid', () => {
    const line = fc
      .record({
        unitPrice: fc.integer({ min: 0, max: 50_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        off: fc.integer({ min: 0, max: 100 }),
        percent,
      })
      .map(({ off, ...one }) => ({ ...one, discount: Math.floor((one.unitPrice * one.quantity * off) / 100) }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), fc.integer({ min: 0, max: 100_000 }), (lines, due) => {
        const offs = memberOffs(lines, due);
        expect(offs.reduce((sum, off) => sum + off, 0)).toBeLessThanOrEqual(due);
        for (const [index, { unitPrice, quantity, discount }] of lines.entries()) {
          expect(offs[index]).toBeGreaterThanOrEqual(0);
          expect(offs[index]).toBeLessThanOrEqual(unitPrice * quantity - discount);
        }
      }),
    );
    const cut = { unitPrice: 4000, quantity: 1, discount: 0, percent: 10 };
    expect(memberOffs([cut], 4000)).toEqual([400]);
    expect(memberOffs([cut], 400)).toEqual([400]);
    expect(memberOffs([cut], 399)).toEqual([0]);
    expect(memberOffs([{ ...cut, quantity: 2 }, cut], 12_000)).toEqual([800, 400]);
    expect(memberOffs([cut], 300)).toEqual([0]);
    expect(memberOffs([{ ...cut, discount: 1000 }], 3000)).toEqual([0]);
  });

  it('[BOOKSB-003] has a description in words', () => {
    expect(percentOffWords({ percentOff: 10, serviceNames: null, productPercent: 0 })).toBe('10% off all services');
    expect(percentOffWords({ percentOff: 20, serviceNames: ['Facial', 'Peel'], productPercent: 10 })).toBe(
      '20% off Facial and Peel, plus 10% off products',
    );
    expect(percentOffWords({ percentOff: 0, serviceNames: null, productPercent: 0 })).toBe('');
  });
});
