import { describe, expect, it } from 'vitest';
import { askingPrice, fromWords, priceWords, type Service, splitMenu } from './menu.ts';

function service(id: number, group?: { dates: number[] }): Service {
  return {
    id,
    service_id: id,
    service_name: `Service ${id}`,
    description: '',
    price: 40,
    special_price: 0,
    duration: 30,
    special_deposit: null,
    is_group: group !== undefined,
    service_group: group
      ? {
          is_course: false,
          group_type: 'single',
          single_visits: false,
          occurrences: 1,
          frequency: null,
          enroll_date: null,
          seats: 8,
          enrolment: 'open',
          service_schedules: group.dates.map((date_time) => ({ date_time, seats_left: 3 })),
        }
      : null,
  };
}

const ids = (services: readonly { id: number }[]) => services.map(({ id }) => id);

describe('the menu of a shop', () => {
  const menu = splitMenu([
    { id: 1, name: 'Cut', services: [service(1), service(2, { dates: [300] })] },
    { id: 2, name: 'Classes', services: [service(3, { dates: [100, 200] })] },
    { id: 3, name: 'Past', services: [service(4, { dates: [] })] },
  ]);

  it('keeps services for one guest in their categories, and drops categories that are left empty', () => {
    expect(menu.single.map(({ name, services }) => [name, ids(services)])).toEqual([['Cut', [1]]]);
  });

  it('lists classes and courses that still have a date, the next one first', () => {
    expect(ids(menu.groups)).toEqual([3, 2]);
  });

  it('[SHOP-005] a special price of 0 means the normal price', () => {
    expect(askingPrice({ price: 40, special_price: 0 })).toBe(40);
    expect(askingPrice({ price: 40, special_price: 32 })).toBe(32);
  });

  it('[SHOP-005] what costs nothing is free, and is not the price that a category starts from', () => {
    const [test, toner] = [
      { price: 0, special_price: 0 },
      { price: 45, special_price: 36 },
    ];
    expect([test, toner].map((service) => priceWords(service, 'IE'))).toEqual(['Free', '€36']);
    expect(fromWords([test, toner], 'IE')).toBe('from €36');
    expect(fromWords([test], 'IE')).toBe('free');
  });
});
