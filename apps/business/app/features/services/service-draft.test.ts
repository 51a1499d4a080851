import { describe, expect, it } from 'vitest';
import { newDraft, sendable, serviceErrors } from './service-draft.ts';

const cut = (more: object = {}) => ({
  ...newDraft(7, 'service'),
  name: 'Cut',
  pricings: [{ id: null, label: '', duration: '45', price: '38.50', sale: '', own: [], steps: [] }],
  ...more,
});

describe('the draft of a service', () => {
  it('is sent as amounts and minutes', () => {
    expect(serviceErrors(cut())).toEqual({});
    expect(sendable(cut({ deposit: '50' }))).toMatchObject({
      category: 7,
      group: null,
      pricings: [{ duration: 45, price: 38.5, special_price: 0, special_deposit: 50, buffer_minutes: null }],
    });
  });

  it.each([
    ['name', { name: ' ' }],
    [
      'pricings.0.price',
      { pricings: [{ id: null, label: '', duration: '45', price: '-1', sale: '', own: [], steps: [] }] },
    ],
    [
      'pricings.0.price',
      { pricings: [{ id: null, label: '', duration: '45', price: '1.005', sale: '', own: [], steps: [] }] },
    ],
    [
      'pricings.0.price',
      { pricings: [{ id: null, label: '', duration: '45', price: '', sale: '', own: [], steps: [] }] },
    ],
    [
      'pricings.0.special_price',
      { pricings: [{ id: null, label: '', duration: '45', price: '10', sale: '10', own: [], steps: [] }] },
    ],
    [
      'pricings.0.duration',
      { pricings: [{ id: null, label: '', duration: '4', price: '10', sale: '', own: [], steps: [] }] },
    ],
    ['pricings.0.special_deposit', { deposit: '101' }],
    ['group.seats', { kind: 'class', seats: '0', dates: [{ date: '2026-07-01', minute: 1110 }] }],
    ['group.dates', { kind: 'class', dates: [] }],
    ['group.dates', { kind: 'class', dates: [{ date: '', minute: 1110 }] }],
  ])('is refused at %s', (field, wrong) => {
    expect(Object.keys(serviceErrors(cut(wrong)))).toEqual([field]);
  });

  it('gives a class its dates in the shop’s time zone', () => {
    const draft = cut({ kind: 'course', seats: '6', dates: [{ date: '2026-07-01', minute: 1110 }] });
    expect(sendable(draft).group).toEqual({
      kind: 'course',
      seats: 6,
      enroll_date: null,
      dates: [Date.UTC(2026, 6, 1, 18, 30) / 1000],
    });
  });
});
