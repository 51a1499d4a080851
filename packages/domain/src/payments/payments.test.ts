import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, type LifeCycle, statusesBefore } from '../life-cycle/index.ts';
import { sumOf } from '../money/index.ts';
import {
  billingErrors,
  carriedOver,
  changesAtOnce,
  isPayable,
  isSettled,
  type LedgerEntry,
  ledgerSums,
  type MoneySource,
  ORDER_LIFE,
  ORDER_STATUSES,
  type OrderStatus,
  paymentStatus,
  planPayment,
  REFUND_LIFE,
  REFUND_STATUSES,
  refundableOf,
  SALE_LIFE,
  SALE_STATUSES,
  splitOwnFirst,
  splitRefund,
  upgradePrice,
} from './index.ts';

describe('payment status', () => {
  it.each([
    [true, 5000, 0, 'Unpaid'],
    [true, 5000, 5000, 'Unpaid'],
    [false, 5000, 0, 'Unpaid'],
    [false, 5000, 1, 'Upfront'],
    [false, 5000, 4999, 'Upfront'],
    [false, 5000, 5000, 'Paid'],
    [false, 5000, 6000, 'Paid'],
    [false, 0, 0, 'Paid'],
  ])('[APPT-005] pending %s, owed %i, paid %i: %s', (isPending, claimed, paid, status) => {
    expect(paymentStatus({ isPending, claimed, paid })).toBe(status);
  });

  it('can be paid online until it is paid', () => {
    expect((['Unpaid', 'Upfront', 'Paid'] as const).filter(isPayable)).toEqual(['Unpaid', 'Upfront']);
  });
});

describe('ledger', () => {
  const entries: LedgerEntry[] = [
    { side: 'claim', kind: 'sale', amount: 8000 },
    { side: 'payment', kind: 'charge', amount: 1600 },
    { side: 'payment', kind: 'voucher_use', amount: 5000 },
    { side: 'platform', kind: 'fee', amount: 80 },
  ];

  it('sums what is owed and what was paid, and leaves out platform entries', () => {
    expect(ledgerSums(entries)).toEqual({ claimed: 8000, paid: 6600, due: 1400, overpaid: 0 });
    const cancelled: LedgerEntry[] = [
      ...entries,
      { side: 'claim', kind: 'cancellation', amount: -8000 },
      { side: 'claim', kind: 'fee', amount: 4000 },
    ];
    expect(ledgerSums(cancelled)).toEqual({ claimed: 4000, paid: 6600, due: 0, overpaid: 2600 });
  });
});

describe('changing plans', () => {
  it.each([
    [0, 1900, 3900, 0],
    [-5, 1900, 3900, 0],
    [1000, 1900, 1900, 1000],
    [1000, 1900, 3800, 500],
    [1000, 3800, 1900, 2000],
    [1000, 0, 1900, 0],
    [1000, 1900, 0, 0],
  ])('%i unused seconds at rate %i become, at rate %i, %i seconds', (unused, before, after, seconds) => {
    expect(carriedOver(unused, before, after)).toBe(seconds);
  });
});

describe('the price of a change of plan', () => {
  const solo = { price: 1_900, period: 'month' };
  const studio = { price: 3_900, period: 'month' };
  const studioYear = { price: 39_000, period: 'year' };
  const half = { left: 15, whole: 30 };

  it('[PLAN-004] going up starts at once and costs the days that are left', () => {
    expect(changesAtOnce(solo, studio)).toBe(true);
    expect(upgradePrice({ from: solo, to: studio }, half)).toBe(1_000);
    expect(upgradePrice({ from: solo, to: studio }, { left: 30, whole: 30 })).toBe(2_000);
    expect(upgradePrice({ from: solo, to: studio }, { left: -5, whole: 30 })).toBe(0);
  });

  it('[PLAN-004] going down, or to the same price by the month, waits for the next period', () => {
    expect(changesAtOnce(studio, solo)).toBe(false);
    expect(changesAtOnce(studio, studioYear)).toBe(false);
    expect(changesAtOnce(studio, studio)).toBe(false);
  });

  it('[PLAN-004] from a free plan, or to another period, a whole period is paid', () => {
    expect(upgradePrice({ from: { price: 0, period: 'month' }, to: studio }, half)).toBeNull();
    expect(upgradePrice({ from: solo, to: studioYear }, half)).toBeNull();
    expect(upgradePrice({ from: solo, to: studio }, { left: 0, whole: 0 })).toBeNull();
  });
});

describe('life cycles', () => {
  const orders: Record<string, string> = {
    created: 'pending authorised paid failed cancelled expired',
    pending: 'authorised paid failed cancelled expired',
    authorised: 'paid failed cancelled expired',
    failed: 'pending authorised paid cancelled expired',
    cancelled: 'paid',
    expired: 'paid',
    paid: '',
  };
  const sales: Record<string, string> = { pending: 'confirmed void', void: 'confirmed', confirmed: '' };
  const refunds: Record<string, string> = {
    requested: 'sent succeeded failed',
    sent: 'succeeded failed',
    succeeded: '',
    failed: '',
  };

  function walk<Status extends string>(
    life: LifeCycle<Status>,
    statuses: readonly Status[],
    expected: Record<string, string>,
  ): void {
    for (const from of statuses) {
      for (const to of statuses) {
        expect(statusesBefore(life, to).includes(from)).toBe(expected[from]?.split(' ').includes(to));
        const answer = advance(life, from, to);
        const isAllowed = expected[from]?.split(' ').includes(to);
        if (from === to) expect(answer).toEqual({ ok: true, value: { status: to, changed: false } });
        else if (isAllowed) expect(answer).toEqual({ ok: true, value: { status: to, changed: true } });
        else expect(answer).toEqual({ ok: false, refusal: { code: 'not-allowed' } });
      }
    }
  }

  it('of orders, every step', () => walk(ORDER_LIFE, ORDER_STATUSES, orders));
  it('of sales, every step', () => walk(SALE_LIFE, SALE_STATUSES, sales));
  it('of refunds, every step', () => walk(REFUND_LIFE, REFUND_STATUSES, refunds));

  it('messages in any order, repeated or missing, leave a paid order paid', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 12 }), (messages) => {
        const end = messages.reduce<OrderStatus>((status, message) => {
          const answer = advance<OrderStatus>(ORDER_LIFE, status, message);
          return answer.ok ? answer.value.status : status;
        }, 'created');
        if (messages.includes('paid')) expect(end).toBe('paid');
      }),
    );
  });

  it('knows which order statuses are final', () => {
    expect(ORDER_STATUSES.filter(isSettled)).toEqual(['paid', 'failed', 'cancelled', 'expired']);
  });
});

describe('refunds', () => {
  const source = (id: number, paid: number, refunded = 0): MoneySource => ({ id, kind: 'card', paid, refunded });

  it('are split in proportion to where the money came from', () => {
    const sources = [source(1, 3000), { ...source(2, 1000), kind: 'voucher' as const }];
    const answer = splitRefund(2000, sources);
    expect(answer.ok && answer.value.map(({ source: { id }, amount }) => [id, amount])).toEqual([
      [1, 1500],
      [2, 500],
    ]);
  });

  it('leave out what was already refunded, and sources that paid nothing', () => {
    const answer = splitRefund(500, [source(1, 3000, 3000), source(2, 1000, 500), source(3, 0)]);
    expect(answer.ok && answer.value).toEqual([{ source: source(2, 1000, 500), amount: 500 }]);
    expect(splitRefund(0, [source(1, 100)])).toEqual({ ok: true, value: [] });
  });

  it.each([
    [501, { code: 'more-than-paid', refundable: 500 }],
    [-1, { code: 'bad-amount' }],
    [1.5, { code: 'bad-amount' }],
  ])('of %f are refused', (amount, refusal) => {
    expect(splitRefund(amount, [source(1, 1000, 500)])).toEqual({ ok: false, refusal });
  });

  it('sum exactly and never exceed what a source paid', () => {
    const sources = fc.array(fc.tuple(fc.nat({ max: 90_000 }), fc.nat({ max: 90_000 })), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(sources, fc.nat(), (pairs, seed) => {
        const all = pairs.map(([paid, back], id) => source(id, paid, Math.min(paid, back)));
        const refundable = sumOf(all.map(refundableOf));
        const amount = seed % (refundable + 1);
        const answer = splitRefund(amount, all);
        if (!answer.ok) throw new Error(answer.refusal.code);
        expect(sumOf(answer.value.map((part) => part.amount))).toBe(amount);
        for (const part of answer.value) expect(part.amount).toBeLessThanOrEqual(refundableOf(part.source));
      }),
    );
  });
});

describe('paying', () => {
  it.each([
    [
      { payable: 5000, vouchers: [], method: 'stripe' },
      { byVoucher: 0, byMethod: 5000, ahead: 0 },
    ],
    [
      { payable: 5000, vouchers: [0], method: 'stripe', charged: null },
      { byVoucher: 0, byMethod: 5000, ahead: 0 },
    ],
    [
      { payable: 5000, vouchers: [2000, 1000], method: 'google', charged: 2000 },
      { byVoucher: 3000, byMethod: 2000, ahead: 0 },
    ],
    [
      { payable: 5000, vouchers: [5000] },
      { byVoucher: 5000, byMethod: 0, ahead: 0 },
    ],
    [
      { payable: 5000, vouchers: [8000], price: 9000 },
      { byVoucher: 8000, byMethod: 0, ahead: 3000 },
    ],
    [
      { payable: 7000, coverable: 2000, price: 10_000, vouchers: [5000], method: 'stripe' },
      { byVoucher: 5000, byMethod: 5000, ahead: 3000 },
    ],
    [
      { payable: 0, vouchers: [4000], price: 9000 },
      { byVoucher: 4000, byMethod: 0, ahead: 4000 },
    ],
    [
      { payable: 0, vouchers: [] },
      { byVoucher: 0, byMethod: 0, ahead: 0 },
    ],
  ] as const)('%j', (plan, value) => {
    expect(planPayment(plan)).toEqual({ ok: true, value });
  });

  it.each([
    [{ payable: 5000, vouchers: [] }, { code: 'method-missing' }],
    [{ payable: 5000, vouchers: [4999] }, { code: 'method-missing' }],
    [{ payable: 5000, vouchers: [5001] }, { code: 'vouchers-too-much' }],
    [{ payable: 5000, vouchers: [9001], price: 9000 }, { code: 'vouchers-too-much' }],
    [{ payable: 5000, vouchers: [-1], method: 'stripe' }, { code: 'vouchers-too-much' }],
    [
      { payable: 5000, vouchers: [], method: 'stripe', charged: 1 },
      { code: 'amount-differs', expected: 5000 },
    ],
  ] as const)('%j is refused', (plan, refusal) => {
    expect(planPayment(plan)).toEqual({ ok: false, refusal });
  });
});

describe('billing form', () => {
  const full = {
    name: '',
    email: 'a@b.ie',
    countryCode: '',
    region: 'Dublin',
    city: 'Dublin',
    streetLine1: '1 Main Street',
    streetLine2: '',
    postcode: 'D02 X285',
  };

  it.each([
    ['email', 'Please enter your email address!'],
    ['region', 'Please enter your region!'],
    ['city', 'Please enter your city!'],
    ['streetLine1', 'Please enter your Address line 1!'],
    ['postcode', 'Please enter your post code!'],
  ])('asks for %s', (field, message) => {
    expect(billingErrors({ ...full, [field]: ' ' })).toEqual({ [field]: message });
  });

  it('does not validate name, country and the second line', () => {
    expect(billingErrors(full)).toEqual({});
  });
});

describe('a refund of one guest’s part', () => {
  const source = (id: number, paid: number) => ({ id, kind: 'card' as const, paid, refunded: 0 });

  it('[PARTY-005] goes to the person who paid it, and only the rest to what was paid for all', () => {
    const parts = (amount: number) => {
      const split = splitOwnFirst(amount, [source(1, 1000)], [source(2, 3000)]);
      return split.ok ? split.value.map(({ source: { id }, amount: part }) => [id, part]) : split.refusal;
    };
    expect(parts(800)).toEqual([[1, 800]]);
    expect(parts(1500)).toEqual([
      [1, 1000],
      [2, 500],
    ]);
    expect(parts(5000)).toEqual({ code: 'more-than-paid', refundable: 4000 });
    expect(parts(-5)).toEqual({ code: 'bad-amount' });
  });
});
