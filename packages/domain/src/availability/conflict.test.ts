import { describe, expect, it } from 'vitest';
import { instantOf, wallAt } from '../time/index.ts';
import { type BookedTime, conflictOf, type ShopCalendar } from './index.ts';

const shop: ShopCalendar = {
  zone: 'Europe/Dublin',
  hours: [
    { weekday: 1, from: 540, to: 780 },
    { weekday: 1, from: 840, to: 1080 },
  ],
  closedWeekdays: [],
  closedDates: ['2026-06-22'],
  blockedDates: ['2026-06-29'],
  slotMinutes: 15,
  noticeMinutes: 0,
};
const at = (date: string, minute: number, minutes = 60): BookedTime => {
  const start = instantOf('Europe/Dublin', wallAt(date, minute));
  const fine = { isClass: false, isCancelled: false, isOffered: true, hasChair: true, chairHours: [] };
  return { start, end: start + minutes * 60, ...fine };
};
const judge = conflictOf(shop);

describe('a booked time', () => {
  it.each([
    ['within the hours has no conflict', at('2026-06-15', 540), undefined],
    ['ending exactly at closing has no conflict', at('2026-06-15', 1020), undefined],
    ['a minute before opening conflicts', at('2026-06-15', 539), 'outside-hours'],
    ['of a person who is away conflicts', { ...at('2026-06-15', 540), isAway: true }, 'away'],
    ['past closing conflicts', at('2026-06-15', 1035), 'outside-hours'],
    ['in the break conflicts', at('2026-06-15', 750), 'outside-hours'],
    ['on a weekday without hours conflicts', at('2026-06-16', 600), 'closed'],
    ['on a closed date conflicts', at('2026-06-22', 600), 'closed'],
    ['on a day without online bookings has no conflict', at('2026-06-29', 600), undefined],
    ['without its chair conflicts', { ...at('2026-06-15', 540), hasChair: false }, 'no-chair'],
    ['of a service that is no longer offered conflicts', { ...at('2026-06-15', 540), isOffered: false }, 'not-offered'],
    ['of a class may be outside the hours', { ...at('2026-06-16', 1200), isClass: true }, undefined],
    ['of a class on a closed date conflicts', { ...at('2026-06-22', 1200), isClass: true }, 'closed'],
    [
      'of a cancelled class date conflicts',
      { ...at('2026-06-15', 1200), isClass: true, isCancelled: true },
      'date-cancelled',
    ],
    [
      "outside its chair's hours conflicts",
      { ...at('2026-06-15', 900), chairHours: [{ weekday: 1 as const, from: 540, to: 780 }] },
      'outside-hours',
    ],
    [
      "within its chair's hours has no conflict",
      { ...at('2026-06-15', 900), chairHours: [{ weekday: 1 as const, from: 900, to: 960 }] },
      undefined,
    ],
  ])('%s', (_title, time, code) => {
    expect(judge(time)).toBe(code);
  });
});
