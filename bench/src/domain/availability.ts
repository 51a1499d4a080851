import {
  type AvailabilityQuery,
  type BusyRange,
  busyCalendar,
  monthAvailability,
  type ShopCalendar,
} from '@thyme/domain/availability';
import { instantOf, type Weekday, wallAt } from '@thyme/domain/time';
import { type Measurement, measure } from './measure.ts';

const ZONE = 'Europe/Dublin';
const MONTH = '2026-10';
const weekdays: Weekday[] = [1, 2, 3, 4, 5, 6];

/** Quarter-hour grid, ten hours a day, six days a week: a busy salon in the month its clocks change. */
const shop: ShopCalendar = {
  zone: ZONE,
  hours: weekdays.map((weekday) => ({ weekday, from: 9 * 60, to: 19 * 60 })),
  closedWeekdays: [0],
  closedDates: ['2026-10-26'],
  blockedDates: ['2026-10-14'],
  slotMinutes: 15,
  noticeMinutes: 120,
};

/** 200 bookings of half an hour for each chair, spread over the month's days. */
function busyRanges(chair: number): BusyRange[] {
  return Array.from({ length: 200 }, (_, index) => {
    const day = `2026-10-${String((index % 31) + 1).padStart(2, '0')}`;
    const from = instantOf(ZONE, wallAt(day, 9 * 60 + ((Math.floor(index / 31) * 90 + chair * 15) % 570)));
    return { chair, from, to: from + 1800 };
  }).sort((a, b) => a.from - b.from);
}

function monthCase(chairCount: number): () => number {
  const chairs = Array.from({ length: chairCount }, (_, index) => index + 1);
  const ranges = chairs.flatMap(busyRanges);
  const rest = {
    shop,
    appointment: [{ minutes: 45 }, { minutes: 30 }],
    now: instantOf(ZONE, wallAt('2026-10-01', 600)),
  };
  return () => {
    const query: AvailabilityQuery = { ...rest, busy: busyCalendar(chairs, ranges) };
    return monthAvailability(query, MONTH).firstFree.length;
  };
}

/** The month engine, from the database's rows to the result. Budgets in milliseconds. */
export function benchAvailability(): Measurement[] {
  return [
    measure('a month of availability, 1 chair, 200 busy ranges', 0.4, monthCase(1)),
    measure('a month of availability, 10 chairs, 2,000 busy ranges', 3, monthCase(10)),
  ];
}
