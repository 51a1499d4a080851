import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/index.ts';
import { billOf, mostTo, type PaidBy, planRefund, REFUND_WAYS, settle, splitTip } from './index.ts';

const oil = { name: 'Bond oil', unitPrice: 2400, quantity: 1, vatRate: 23 };
const drawn = { lines: [11_500, 1800], due: 11_000, products: [oil], discount: 1000, tip: 1000 };
const money = fc.nat({ max: 200_000 });

describe('the bill at the till', () => {
  it('[TILL-001] adds products and the tip to what is owed, and deducts the discount', () => {
    const bill = billOf(drawn);
    expect(bill).toMatchObject({ ok: true, value: { total: 13_400, coverable: 12_400 } });
    const three = billOf({ ...drawn, products: [{ ...oil, quantity: 3 }] });
    expect(three).toMatchObject({ value: { total: 18_200 } });
  });

  it('[TILL-002] shares a discount among all lines, to the cent', () => {
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 6 }), money, (lines, discount) => {
        const bill = billOf({ lines, due: sumOf(lines), products: [], discount, tip: 0 });
        if (discount > sumOf(lines)) {
          expect(bill).toMatchObject({ refusal: { code: 'discount-over-price' } });
          return;
        }
        if (!bill.ok) throw new Error(bill.refusal.code);
        expect(sumOf(bill.value.discounts)).toBe(discount);
        bill.value.discounts.forEach((off, index) => {
          expect(off).toBeLessThanOrEqual(lines[index] ?? 0);
        });
      }),
    );
  });

  it('[BOOKSB-004] deducts a member discount from its own line, and shares any other discount', () => {
    const line = money.chain((price) => fc.record({ price: fc.constant(price), off: fc.nat({ max: price }) }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.nat({ max: 100 }), (all, percent) => {
        const lines = all.map(({ price }) => price);
        const off = all.map((one) => one.off);
        const left = sumOf(lines) - sumOf(off);
        const discount = Math.floor((left * percent) / 100);
        const bill = billOf({
          lines,
          due: sumOf(lines),
          products: [oil],
          discount,
          tip: 0,
          memberOff: { lines: off, products: [240] },
        });
        if (!bill.ok) throw new Error(bill.refusal.code);
        expect(bill.value.total).toBe(left + 2400 - 240 - discount);
        expect(sumOf(bill.value.discounts)).toBe(sumOf(off) + 240 + discount);
        bill.value.discounts.forEach((one, index) => {
          expect(one).toBeGreaterThanOrEqual(off[index] ?? 240);
          expect(one).toBeLessThanOrEqual(lines[index] ?? 2400);
        });
      }),
    );
    const over = {
      lines: [1000],
      due: 300,
      products: [],
      discount: 0,
      tip: 0,
      memberOff: { lines: [301], products: [] },
    };
    expect(billOf(over)).toMatchObject({ refusal: { code: 'bad-amount' } });
  });

  it('[TILL-002] shares a discount by what is still unpaid: a line that a session paid for keeps its price and VAT', () => {
    const bill = { lines: [8000, 2000], open: [0, 2000], due: 2000, products: [oil], discount: 1100, tip: 0 };
    expect(billOf(bill)).toMatchObject({ ok: true, value: { total: 3300, discounts: [0, 500, 600] } });
    expect(billOf({ ...bill, discount: 4400 })).toMatchObject({ value: { total: 0, discounts: [0, 2000, 2400] } });
    // What is left after the member price counts.
    const member = { ...bill, lines: [2000, 2000], open: [2000, 2000], due: 4000, products: [], discount: 300 };
    expect(billOf({ ...member, memberOff: { lines: [1000, 0], products: [] } })).toMatchObject({
      value: { total: 2700, discounts: [1100, 200] },
    });
    // More than is known to be unpaid: the owner's discount still holds.
    expect(billOf({ ...bill, open: [0, 0], products: [] })).toMatchObject({ value: { discounts: [880, 220] } });
  });

  it('[TILL-003] a discount never exceeds the amount due', () => {
    expect(billOf({ ...drawn, due: 500, products: [], discount: 501 })).toMatchObject({
      refusal: { code: 'discount-over-price', most: 500 },
    });
    expect(billOf({ ...drawn, due: 500, products: [], discount: 500 })).toMatchObject({ value: { coverable: 0 } });
  });

  it.each([{ tip: -1 }, { discount: 0.5 }, { due: Number.NaN }, { products: [{ ...oil, unitPrice: -1 }] }])(
    'refuses invalid amounts: %j',
    (wrong) => {
      expect(billOf({ ...drawn, ...wrong })).toMatchObject({ refusal: { code: 'bad-amount' } });
    },
  );
});

describe('paying a bill', () => {
  const bill = { total: 13_400, coverable: 12_400, discounts: [] };
  it.each([
    [
      'voucher, cash and card in one payment',
      { voucher: 5000, cash: 4000, card: 4400, cashGiven: 5000 },
      { change: 1000 },
    ],
    ['a voucher for all but the tip', { voucher: 12_400, cash: 0, card: 1000, cashGiven: 0 }, { change: 0 }],
    ['exact cash', { voucher: 0, cash: 13_400, card: 0, cashGiven: 13_400 }, { change: 0 }],
  ])('[TILL-004] takes %s', (_, tender, value) => {
    expect(settle(bill, tender)).toEqual({ ok: true, value });
  });

  it.each([
    ['too little', { voucher: 0, cash: 0, card: 13_399, cashGiven: 0 }, { code: 'not-covered', left: 1 }],
    ['too much', { voucher: 0, cash: 0, card: 13_401, cashGiven: 0 }, { code: 'too-much', over: 1 }],
    [
      'less cash than is taken',
      { voucher: 0, cash: 13_400, card: 0, cashGiven: 13_000 },
      { code: 'given-too-little', missing: 400 },
    ],
    [
      'a voucher for the tip',
      { voucher: 13_400, cash: 0, card: 0, cashGiven: 0 },
      { code: 'voucher-pays-tip', most: 12_400 },
    ],
    ['a negative amount', { voucher: 0, cash: -100, card: 13_500, cashGiven: 0 }, { code: 'bad-amount' }],
  ])('[TILL-004] refuses %s', (_, tender, refusal) => {
    expect(settle(bill, tender)).toEqual({ ok: false, refusal });
  });
});

describe('a tip', () => {
  it('[TILL-005] is shared by the people of the lines, by their time', () => {
    const work = [
      { person: 1, minutes: 105 },
      { person: 2, minutes: 15 },
    ];
    expect(splitTip(1000, work)).toEqual([
      { person: 1, amount: 875 },
      { person: 2, amount: 125 },
    ]);
    expect(splitTip(1, work)).toEqual([{ person: 1, amount: 1 }]);
    expect(splitTip(1000, [])).toEqual([{ person: null, amount: 1000 }]);
    expect(splitTip(0, work)).toEqual([]);
  });

  it('[TILL-005] its shares sum to it, and each person has one', () => {
    const work = fc.array(
      fc.record({ person: fc.option(fc.nat({ max: 4 })), minutes: fc.integer({ min: 5, max: 300 }) }),
    );
    fc.assert(
      fc.property(money, work, (tip, lines) => {
        const shares = splitTip(tip, lines);
        expect(sumOf(shares.map(({ amount }) => amount))).toBe(tip);
        expect(new Set(shares.map(({ person }) => person)).size).toBe(shares.length);
      }),
    );
  });
});

describe('a refund at the till', () => {
  const sources: PaidBy[] = [
    { way: 'voucher', id: 7, left: 5000 },
    { way: 'cash', id: 0, left: 4000 },
    { way: 'reader', id: 0, left: 4400 },
  ];
  it.each([
    ['cash', 2400, [{ way: 'cash', id: 0, amount: 2400 }]],
    ['reader', 13_400, [{ way: 'reader', id: 0, amount: 13_400 }]],
    ['voucher', 2400, [{ way: 'voucher', id: 7, amount: 2400 }]],
  ] as const)('[TILL-006] goes to %s', (to, amount, parts) => {
    expect(planRefund(amount, { paid: 13_400, to, sources })).toEqual({ ok: true, value: parts });
  });

  it('[TILL-006] is shared by what is left of each source, without empty parts', () => {
    expect(planRefund(6700, { paid: 13_400, to: 'as-paid', sources })).toEqual({
      ok: true,
      value: [
        { way: 'voucher', id: 7, amount: 2500 },
        { way: 'cash', id: 0, amount: 2000 },
        { way: 'reader', id: 0, amount: 2200 },
      ],
    });
    expect(planRefund(1, { paid: 13_400, to: 'as-paid', sources })).toMatchObject({ value: [{ way: 'voucher' }] });
    const spent = [{ way: 'online', id: 3, left: -100 } as const, ...sources];
    expect(planRefund(13_400, { paid: 13_400, to: 'as-paid', sources: spent })).toMatchObject({
      value: [{ amount: 5000 }, { amount: 4000 }, { amount: 4400 }],
    });
  });

  it.each([
    [0, 'cash', { code: 'bad-amount' }],
    [-100, 'cash', { code: 'bad-amount' }],
    [0.5, 'cash', { code: 'bad-amount' }],
    [13_401, 'cash', { code: 'more-than-paid', most: 13_400 }],
    [5001, 'voucher', { code: 'not-that-way', most: 5000 }],
    [1, 'online', { code: 'not-that-way', most: 0 }],
  ] as const)('[TILL-006] of %d to %s is refused: %o', (amount, to, refusal) => {
    expect(planRefund(amount, { paid: 13_400, to, sources })).toEqual({ ok: false, refusal });
  });

  it('[TILL-006] what is left of a voucher can go to it, all that was paid to cash or the card reader', () => {
    const given = { paid: 13_400, sources };
    expect(planRefund(5000, { ...given, to: 'voucher' })).toMatchObject({ ok: true });
    expect((['cash', 'reader', 'voucher', 'online', 'as-paid'] as const).map((to) => mostTo(to, given))).toEqual([
      13_400, 13_400, 5000, 0, 13_400,
    ]);
    expect(mostTo('cash', { paid: 20_000, sources })).toBe(20_000);
    expect(mostTo('reader', { paid: 20_000, sources })).toBe(20_000);
    expect(mostTo('as-paid', { paid: 20_000, sources })).toBe(13_400);
  });

  it('[TILL-006] never exceeds what was paid, nor what was paid by that method', () => {
    const given = fc.array(fc.record({ way: fc.constantFrom(...REFUND_WAYS), id: fc.nat(), left: money }), {
      maxLength: 5,
    });
    const ways = fc.constantFrom('as-paid' as const, ...REFUND_WAYS);
    fc.assert(
      fc.property(money, money, ways, given, (amount, paid, to, list) => {
        const plan = planRefund(amount, { paid, to, sources: list });
        if (!plan.ok) {
          expect(amount === 0 || amount > mostTo(to, { paid, sources: list })).toBe(true);
          return;
        }
        expect(amount).toBeLessThanOrEqual(paid);
        expect(sumOf(plan.value.map((part) => part.amount))).toBe(amount);
        for (const { way, id, amount: part } of plan.value) {
          const left = sumOf(list.filter((one) => one.way === way && one.id === id).map((one) => one.left));
          if (way === 'voucher' || way === 'online') expect(part).toBeLessThanOrEqual(left);
        }
      }),
    );
  });
});
