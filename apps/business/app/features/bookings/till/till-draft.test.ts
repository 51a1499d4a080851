import { settle } from '@thyme/domain/payments';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line } from './till.fixtures.ts';
import { cashOffers, EMPTY, settlementOf, tipOffers, vouchersOf } from './till-draft.ts';

const till = { due: 110, lines: [line({ price: 115 }), line({ id: 2, price: 18 })], member: null };
const oil = { name: 'Bond oil', unitPrice: 2_400, quantity: 1, vatRate: 23 };

describe('the amount to take', () => {
  it('is the bill: the card takes whatever vouchers and cash leave', () => {
    const settlement = settlementOf(till, {
      products: [oil],
      discount: { value: 1_000, unit: 'amount', reason: 'Goodwill' },
      tip: 1_000,
      vouchers: [{ code: 'A', amount: 5_000 }],
      cash: { amount: 4_000, given: 5_000 },
    });
    expect(settlement).toMatchObject({ total: 13_400, voucher: 5_000, cash: 4_000, card: 4_400, change: 1_000 });
  });

  it('calculates a percentage discount on everything on the bill', () => {
    const draft = { ...EMPTY, products: [oil], discount: { value: 10, unit: 'percent' as const, reason: '' } };
    expect(settlementOf(till, draft)).toMatchObject({ discount: 1_570, total: 11_830 });
  });

  it('[BOOKSB-004] applies member prices to lines and shelf products until the desk removes them', () => {
    const member = { ...till, member: { name: 'Fern Club', product_percent: 10 }, lines: [line({ member_off: 11.5 })] };
    const shelf = { ...oil, productId: 7, shelfPrice: 2_400 };
    const draft = { ...EMPTY, products: [shelf, oil] };
    expect(settlementOf(member, draft)).toMatchObject({ memberOff: 1_390, total: 11_000 - 1_150 + 4_800 - 240 });
    expect(settlementOf(member, { ...draft, withoutMember: true })).toMatchObject({ memberOff: 0, total: 15_800 });
  });

  it('always sums to the bill, as the server requires', () => {
    const amount = fc.nat({ max: 30_000 });
    const draft = fc.record({
      products: fc.constantFrom([], [oil]),
      discount: fc.option(fc.record({ value: amount, unit: fc.constant('amount' as const), reason: fc.constant('') })),
      tip: amount,
      vouchers: fc.array(fc.record({ code: fc.string(), amount }), { maxLength: 2 }),
      cash: fc.option(fc.record({ amount, given: amount })),
    });
    fc.assert(
      fc.property(draft, (one) => {
        const { bill, voucher, cash, card, change } = settlementOf(till, one);
        if (!bill.ok) return;
        expect(settle(bill.value, { voucher, cash, card, cashGiven: cash + change })).toEqual({
          ok: true,
          value: { change },
        });
        expect(vouchersOf(one, voucher).reduce((sum, part) => sum + part.amount, 0)).toBe(voucher);
      }),
    );
  });
});

it('suggests the notes that a guest would hand over', () => {
  expect(cashOffers(4_000)).toEqual([5_000, 10_000, 20_000]);
  expect(cashOffers(4_250)).toEqual([4_500, 5_000, 6_000]);
  expect(tipOffers(14_700)).toEqual([
    { amount: 500, percent: null },
    { amount: 1_000, percent: null },
    { amount: 1_470, percent: 10 },
  ]);
});
