import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../../lib/person-fields.tsx';
import {
  atPlace,
  bookingOf,
  chairsFor,
  type Draft,
  isNamed,
  missingWords,
  type SoldItem,
  termsWith,
  withItem,
} from './draft.ts';

const item = (pricingId: number, kind = 'service', chairIds: number[] = []): SoldItem => ({
  pricingId,
  name: `Service ${pricingId}`,
  group: 'Hair',
  kind,
  leastDates: 1,
  price: 40,
  minutes: 45,
  own: [],
  chairIds,
});
const draft: Draft = {
  who: { id: 7, name: 'Una' },
  items: [item(1), item(2)],
  chairId: 3,
  date: '2026-06-16',
  time: 1_000,
  isOwnTime: false,
  minutes: null,
  occurrences: 4,
  note: '',
};

describe('a draft booking', () => {
  it('combines services, but books a class on its own', () => {
    expect(withItem([item(1)], item(2)).map(({ pricingId }) => pricingId)).toEqual([1, 2]);
    expect(withItem([item(1), item(2)], item(1)).map(({ pricingId }) => pricingId)).toEqual([2]);
    expect(withItem([item(1)], item(9, 'class')).map(({ pricingId }) => pricingId)).toEqual([9]);
    expect(withItem([item(9, 'course')], item(1)).map(({ pricingId }) => pricingId)).toEqual([1]);
  });

  it('offers only chairs that do all services', () => {
    const chairs = [1, 2, 3].map((id) => ({ id, active: id !== 3 }));
    expect(chairsFor(chairs, [item(1)]).map(({ id }) => id)).toEqual([1, 2]);
    expect(chairsFor(chairs, [item(1), item(2, 'service', [2, 3])]).map(({ id }) => id)).toEqual([2]);
  });

  it('[DAY-053] has the price and the length of the chosen person', () => {
    const own = [
      { chair_id: 2, price: 48, duration: 60 },
      { chair_id: 3, duration: 30 },
    ];
    const terms = [null, 1, 2, 3].map((chairId) => termsWith({ ...item(1), own }, chairId));
    expect(terms.map(({ price, minutes }) => [price, minutes])).toEqual([
      [40, 45],
      [40, 45],
      [48, 60],
      [40, 30],
    ]);
  });

  it('names the next missing choice', () => {
    expect(missingWords({ ...draft, who: null })).toBe('Choose a guest');
    expect(missingWords({ ...draft, items: [] })).toBe('Choose a service');
    expect(missingWords({ ...draft, time: null })).toBe('Choose a time');
    expect(missingWords(draft)).toBe('');
    expect(isNamed({ person: { ...NOBODY, first_name: 'Una' } })).toBe(false);
    expect(isNamed({ person: { ...NOBODY, first_name: 'Una', mobile: '087' } })).toBe(true);
  });

  it('sends one start for all services, and the number of dates only for a weekly class', () => {
    expect(bookingOf(draft)).toMatchObject({ guestId: 7, guest: null, chair: 3 });
    expect(bookingOf(draft).services.map(({ time }) => time)).toEqual([1_000, 1_000]);
    const weekly = bookingOf({ ...draft, items: [item(9, 'weekly')] });
    expect(weekly).toMatchObject({ chair: null, services: [{ service_pricing_id: 9, occurrences: 4 }] });
  });

  it('keeps all input when another place in the calendar is clicked', () => {
    const pressed = { date: '2026-06-18', at: 5_000, chairId: 9 };
    expect(atPlace(draft, pressed)).toEqual({ ...draft, date: '2026-06-18', time: 5_000, chairId: 9 });
    expect(atPlace(draft, { ...pressed, chairId: null }).chairId).toBe(3);
    expect(atPlace(draft, { ...pressed, at: null })).toEqual(draft);
  });
});
