import {
  type Appointment,
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

const now = instantOf(ZONE, wallAt('2026-10-01', 600));
const numbered = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + index);

interface World {
  chairs: number;
  rooms?: number;
  appointment?: Appointment;
  beside?: readonly Appointment[];
}

const CUT_AND_STYLE: Appointment = [{ minutes: 45 }, { minutes: 30 }];

function monthCase({ chairs: chairCount, rooms = 0, appointment = CUT_AND_STYLE, beside }: World): () => number {
  const chairs = numbered(chairCount, 1);
  const units = numbered(rooms, FIRST_ROOM);
  const ranges = [...chairs, ...units].flatMap(busyRanges);
  return () => {
    const busy = busyCalendar(chairs, ranges, [], units);
    const query: AvailabilityQuery = { shop, appointment, beside, now, busy };
    return monthAvailability(query, MONTH).firstFree.length;
  };
}

const FIRST_ROOM = 101;
const ROOMS = numbered(3, FIRST_ROOM);

/** A colour that develops while the hands are free, in one of three rooms, and a blow-dry. */
const COLOUR: Appointment = [
  {
    minutes: 90,
    steps: [
      { minutes: 30, isHandsFree: false },
      { minutes: 35, isHandsFree: true },
      { minutes: 25, isHandsFree: false },
    ],
    resources: [{ units: ROOMS, toMinute: 60 }],
    own: [{ chair: 3, minutes: 75 }],
    beforeMinutes: 5,
  },
  { minutes: 30, bufferMinutes: 10 },
];

const SIZES = [1, 2, 5, 10, 20, 40];

/** The month of a colour in three rooms, by the number of people. */
export function growthByPeople(): { size: number; value: number }[] {
  return SIZES.map((chairs) => {
    const run = monthCase({ chairs, rooms: 3, appointment: COLOUR });
    return { size: chairs, value: measure(`${chairs} people`, Number.POSITIVE_INFINITY, run).median };
  });
}

/** The month engine, from the database's rows to the result. Budgets in milliseconds. */
export function benchAvailability(): Measurement[] {
  return [
    measure('a month of availability, 1 chair, 200 busy ranges', 0.4, monthCase({ chairs: 1 })),
    measure('a month of availability, 10 chairs, 2,000 busy ranges', 3, monthCase({ chairs: 10 })),
    measure(
      'a month of availability, 10 chairs × 3 rooms × processing steps, 2,600 busy ranges',
      6,
      monthCase({ chairs: 10, rooms: 3, appointment: COLOUR }),
    ),
    measure(
      'the same for three guests side by side, two of them in a room',
      6,
      monthCase({ chairs: 10, rooms: 3, appointment: COLOUR, beside: [COLOUR, [{ minutes: 45 }]] }),
    ),
    measure(
      'a month of availability, 20 chairs × 6 rooms × processing steps, 5,200 busy ranges',
      12,
      monthCase({ chairs: 20, rooms: 6, appointment: COLOUR }),
    ),
  ];
}
