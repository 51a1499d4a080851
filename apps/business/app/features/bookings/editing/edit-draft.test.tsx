import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointment } from '../appointment/appointment.fixtures.ts';
import { draftOf, editOf, lineOf, sumsOf, withPerson } from './edit-draft.ts';

const line = {
  id: 5,
  service_pricing_id: 9,
  service: 'Balayage',
  starts: 0,
  minutes: 105,
  chair_id: 1,
  chair: 'Chair 1',
  person: 'Aisling',
  price: 140,
  special_price: 115,
  list_price: 140,
  is_group: false,
};
const draft = draftOf({ ...appointment, lines: [line], discount: 10, discount_reason: 'Goodwill' });
const brow = {
  pricingId: 12,
  name: 'Brow tint',
  group: 'Brows',
  kind: 'service',
  leastDates: 1,
  price: 18,
  minutes: 15,
  own: [{ chair_id: 3, price: 22, duration: 20 }],
  chairIds: [2],
};

describe('the draft of an edit', () => {
  it('[EDIT-011] starts with the stored appointment, and adds services from the menu', () => {
    expect(draft.lines).toMatchObject([{ lineId: 5, price: '115.00', listPrice: 140, minutes: 105 }]);
    expect(draft).toMatchObject({ discount: '10.00', discountKind: 'amount', reason: 'Goodwill' });
    const added = lineOf(brow, draft.lines, 'new-0');
    expect(added).toMatchObject({ lineId: null, chairId: 2, price: '18.00' });
    const both = { ...draft, lines: [...draft.lines, added] };
    expect(sumsOf(both)).toEqual({ services: 133, discount: 10, total: 123, problem: '' });
    expect(editOf(both)).toMatchObject({
      lines: [
        { line_id: 5, chair_id: 1, minutes: 105, price: 115 },
        { service_pricing_id: 12, chair_id: 2, minutes: 15, price: 18 },
      ],
      discount: { amount: 10, reason: 'Goodwill' },
    });
  });

  it('[GROUP-020] an added service has its person’s price and duration, unless they were changed by hand', () => {
    const added = lineOf(brow, draft.lines, 'new-0');
    expect(withPerson(added, 3)).toEqual({ chairId: 3, listPrice: 22, price: '22.00', minutes: 20 });
    expect(withPerson({ ...added, price: '10.00', minutes: 25 }, 3)).toEqual({ chairId: 3, listPrice: 22 });
    expect(withPerson(draft.lines[0] as (typeof draft.lines)[number], 3)).toEqual({ chairId: 3 });
    const own = lineOf({ ...brow, chairIds: [3] }, draft.lines, 'new-1');
    expect(own).toMatchObject({ chairId: 3, price: '22.00', minutes: 20 });
  });

  it('[EDIT-003] says what has to be corrected', () => {
    expect(sumsOf({ ...draft, lines: [] }).problem).toMatch(/Add a service/);
    expect(sumsOf({ ...draft, discount: '115.01' }).problem).toBe('The discount is more than the price');
    expect(sumsOf({ ...draft, discountKind: 'percent', discount: '101' }).problem).toBe('Check the discount');
    expect(sumsOf({ ...draft, reason: ' ' }).problem).toBe('Give a reason for the discount');
    expect(sumsOf({ ...draft, discount: '', reason: '' }).problem).toBe('');
    fc.assert(
      fc.property(fc.string(), (price) => {
        const { problem, total } = sumsOf({ ...draft, lines: draft.lines.map((one) => ({ ...one, price })) });
        expect(problem !== '' || total >= 0).toBe(true);
      }),
    );
  });
});
