import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENOUGH_BOOKINGS, isStarted, START_TASKS, startTasks } from './start.ts';

const fresh = { hasBank: false, unnamed: 2, photos: 0, hasAbout: false, bookings: 0 };
const state = fc.record({
  hasBank: fc.boolean(),
  unnamed: fc.nat({ max: 3 }),
  photos: fc.nat({ max: 5 }),
  hasAbout: fc.boolean(),
  bookings: fc.nat({ max: 12 }),
});

describe('after opening', () => {
  it('[START-001] there are five things to do, the bank first', () => {
    expect(startTasks(fresh)).toEqual(['bank', 'people', 'photos', 'about', 'try']);
  });

  it.each([
    ['bank', { hasBank: true }],
    ['people', { unnamed: 0 }],
    ['photos', { photos: 3 }],
    ['about', { hasAbout: true }],
    ['try', { bookings: 1 }],
  ])('[START-001] %s is done by what it asks for', (task, done) => {
    expect(startTasks({ ...fresh, ...done })).toEqual(START_TASKS.filter((one) => one !== task));
  });

  it('[START-002] the list disappears when everything is done or after the tenth booking, and not before', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(isStarted(given)).toBe(startTasks(given).length === 0 || given.bookings >= ENOUGH_BOOKINGS);
        if (given.bookings < 10 && !given.hasBank) expect(isStarted(given)).toBe(false);
      }),
    );
  });
});
