import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/index.ts';
import { attributePaid, moneyOfAppointments } from './index.ts';

const first = (amount: number) => ({ amount, isFirst: true });
const later = (amount: number) => ({ amount, isFirst: false });

describe('the amount paid for each part of a sale', () => {
  it.each([
    ['a single appointment gets all of it', 3000, [later(10_000)], [3000]],
    [
      'a bought voucher is paid before the appointment in the same sale',
      8000,
      [later(10_000), first(5000)],
      [3000, 5000],
    ],
    ['two appointments share in proportion to their prices', 3000, [later(5000), later(10_000)], [1000, 2000]],
    ['the fee of a cancelled appointment is covered in full', 5000, [first(4000), later(8000)], [4000, 1000]],
    ['no payment means nothing for each', 0, [first(10), later(10)], [0, 0]],
    ['an overpayment is not attributed to any claim', 500, [later(200), later(100)], [200, 100]],
  ])('%s', (_, paid, claims, parts) => {
    expect(attributePaid(paid, claims)).toEqual(parts);
  });

  it('always sums to what was paid, and no part exceeds its claim', () => {
    const claims = fc.array(fc.record({ amount: fc.nat({ max: 100_000 }), isFirst: fc.boolean() }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.nat({ max: 400_000 }), claims, (paid, list) => {
        const parts = attributePaid(paid, list);
        expect(sumOf(parts)).toBe(Math.min(paid, sumOf(list.map(({ amount }) => amount))));
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(list[index]?.amount ?? 0);
        });
      }),
    );
  });
});

const appointment = (claimed: number, changes: object = {}) => ({
  claimed,
  sold: 8000,
  isFirst: false,
  till: 0,
  own: 0,
  stuck: 0,
  ...changes,
});

describe('the money of each appointment of a sale', () => {
  it.each([
    ['a deposit is shared', 3200, [appointment(8000), appointment(8000)], [1600, 1600], [6400, 6400]],
    [
      'a till payment belongs to its appointment alone',
      3200,
      [appointment(8000, { till: 6400 }), appointment(8000)],
      [8000, 1600],
      [0, 6400],
    ],
    [
      'an appointment’s unused share goes to the other one',
      9600,
      [appointment(8000, { till: 6400 }), appointment(8000)],
      [8000, 8000],
      [0, 0],
    ],
    [
      'the refund of a cancelled appointment comes from its own share',
      3200,
      [appointment(8000, { till: 6400 }), appointment(0, { own: -1600, isFirst: true })],
      [8000, 0],
      [0, 0],
    ],
    [
      'the fee of a cancelled appointment is kept',
      3200,
      [appointment(1000, { own: -600, isFirst: true }), appointment(8000)],
      [1000, 1600],
      [0, 6400],
    ],
    [
      'a failed refund still belongs to its appointment',
      8000,
      [appointment(0, { own: -8000, stuck: 8000, isFirst: true })],
      [8000],
      [0],
    ],
    [
      'what was ordered with the booking is paid before the services',
      2500,
      [appointment(8000), appointment(10_000, { goods: 2000 })],
      [250, 2250],
      [7750, 7750],
    ],
  ])('%s', (_, shared, appointments, paid, due) => {
    const money = moneyOfAppointments(shared, appointments);
    expect(money.map((one) => one.paid)).toEqual(paid);
    expect(money.map((one) => one.due)).toEqual(due);
  });

  it('what the till refunded of a card payment cannot be refunded to the card again', () => {
    const [money] = moneyOfAppointments(5000, [appointment(5000, { till: -2000 })]);
    expect(money).toEqual({ claimed: 5000, paid: 3000, due: 2000, refundable: 3000 });
    const [cash] = moneyOfAppointments(1000, [appointment(5000, { till: 4000 })]);
    expect(cash).toMatchObject({ paid: 5000, refundable: 1000 });
  });
});
