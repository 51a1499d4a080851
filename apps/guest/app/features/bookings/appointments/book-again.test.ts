import { describe, expect, it } from 'vitest';
import { cartOf } from './book-again.ts';
import type { Appointment } from './use-appointments.ts';

type Line = Appointment['appointment_detail'][number];
const line = (id: number, given: Partial<Line> = {}) =>
  ({ id, ser_pricing_id: id, still_sold: true, is_group: false, ...given }) as Line;

describe('booking again', () => {
  it('takes each service once, without its time', () => {
    expect(cartOf({ appointment_detail: [line(4), line(5)] })).toEqual([
      { __typename: 'ServicePricing', id: 4, qty: 1, date: null, time: null },
      { __typename: 'ServicePricing', id: 5, qty: 1, date: null, time: null },
    ]);
  });

  it('takes two of what was booked twice, and a class on as many dates', () => {
    const twice = [line(4), { ...line(4), id: 9 }];
    const evenings = [1, 2, 3].map((id) => line(id, { ser_pricing_id: 7, is_group: true }));
    expect(cartOf({ appointment_detail: [...twice, ...evenings] }).map(({ id, qty }) => [id, qty])).toEqual([
      [4, 2],
      [7, 3],
    ]);
  });

  it('leaves out what is no longer sold', () => {
    expect(cartOf({ appointment_detail: [line(4, { still_sold: false })] })).toEqual([]);
  });
});
