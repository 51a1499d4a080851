import { formatDayTime } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import { actionWords, factsOf, placeOf } from './audit-words.ts';

describe('the history', () => {
  it('names the action, and shows an unknown one by its key', () => {
    expect(actionWords('archive-service')).toBe('hid a service');
    expect(actionWords('water-plants')).toBe('water plants');
  });

  it('links to the appointment or guest', () => {
    expect(placeOf({ subject: 'appointment', subject_id: '12' })).toBe('/?appt=12');
    expect(placeOf({ subject: 'guest', subject_id: '7' })).toBe('/guests/7');
    expect(placeOf({ subject: 'staff', subject_id: 'aoife@shop.example' })).toBeNull();
    expect(placeOf({ subject: 'hours', subject_id: null })).toBeNull();
  });

  it('formats amounts, hours and days of the changes, and leaves out ids', () => {
    const changes = {
      name: 'Cut',
      upfrontPercent: 20,
      isOpen: true,
      note: '',
      chairIds: [],
      guest: 12,
      amount: 4_250,
      pricings: [{ id: 3, price: 3_800, specialPrice: 0, durationMinutes: 60, label: '' }],
      hours: [{ weekday: 2, from: 540, to: 1_080 }],
      times: [Date.UTC(2026, 10, 17, 9) / 1_000],
      services: ['Cut', 'Colour'],
    };
    expect(factsOf({ changes: JSON.stringify(changes) }, (amount) => `€${amount}`)).toEqual([
      { name: 'name', value: 'Cut' },
      { name: 'upfront percent', value: '20' },
      { name: 'is open', value: 'yes' },
      { name: 'note', value: 'nothing' },
      { name: 'amount', value: '€42.5' },
      { name: 'pricings', value: 'price €38, special price €0, duration minutes 60' },
      { name: 'hours', value: 'weekday Tuesday, from 9:00 am, to 6:00 pm' },
      { name: 'times', value: formatDayTime(changes.times[0] ?? 0) },
      { name: 'services', value: 'Cut; Colour' },
    ]);
  });
});
