import { describe, expect, it } from 'vitest';
import { formatTime, instantOf, type Weekday, wallAt, wallOf } from '../time/index.ts';
import {
  type AvailabilityQuery,
  busyCalendar,
  chairTimeOff,
  dayTimes,
  firstFree,
  isFree,
  monthAvailability,
  nearestFree,
  type ShopCalendar,
} from './index.ts';

const DUBLIN = 'Europe/Dublin';
const weekdays: Weekday[] = [1, 2, 3, 4, 5];
const at = (date: string, minute: number, zone = DUBLIN) => instantOf(zone, wallAt(date, minute));
const ten = 10 * 60;

const shop: ShopCalendar = {
  zone: DUBLIN,
  hours: weekdays.map((weekday) => ({ weekday, from: ten, to: 12 * 60 })),
  closedWeekdays: [3],
  closedDates: ['2026-08-13'],
  blockedDates: ['2026-08-14'],
  slotMinutes: 30,
  noticeMinutes: 60,
};

const query = (changes: Partial<AvailabilityQuery> = {}): AvailabilityQuery => ({
  shop,
  busy: busyCalendar([1], []),
  appointment: [{ minutes: 60 }],
  now: at('2026-08-11', 8 * 60),
  ...changes,
});

const shownStarts = (day: { starts: readonly number[] }, zone = DUBLIN) =>
  day.starts.map((start) => formatTime(wallOf(zone, start)));

describe('a day', () => {
  it('[CONST-035] offers starts every slot_duration from opening, as long as the appointment ends by closing', () => {
    expect(shownStarts(dayTimes(query(), '2026-08-11'))).toEqual(['10:00 am', '10:30 am', '11:00 am']);
    const quarter = { ...shop, slotMinutes: 15 };
    expect(shownStarts(dayTimes(query({ shop: quarter, appointment: [{ minutes: 90 }] }), '2026-08-11'))).toEqual([
      '10:00 am',
      '10:15 am',
      '10:30 am',
    ]);
  });

  it.each([
    ['2026-08-10', 'past'],
    ['2026-08-11', 'free'],
    ['2026-08-12', 'closed'],
    ['2026-08-13', 'closed'],
    ['2026-08-14', 'blocked'],
    ['2026-08-15', 'closed'],
  ])('%s is %s', (date, state) => {
    expect(dayTimes(query(), date).state).toBe(state);
  });

  it('[BOOK-100] is outside the bounds only with a free time there; a day that is taken is full and has its list', () => {
    const within = { from: at('2026-08-17', ten) };
    const taken = [{ chair: 1, from: at('2026-08-11', ten), to: at('2026-08-11', 12 * 60) }];
    expect(dayTimes({ ...query(), within }, '2026-08-11').state).toBe('outside');
    expect(dayTimes({ ...query({ busy: busyCalendar([1], taken) }), within }, '2026-08-11').state).toBe('full');
    expect(dayTimes({ ...query(), within: { until: at('2026-08-11', ten + 30) } }, '2026-08-11').state).toBe('outside');
    expect(shownStarts(dayTimes({ ...query(), within: { until: at('2026-08-11', ten + 60) } }, '2026-08-11'))).toEqual([
      '10:00 am',
    ]);
  });

  it('is full when every start is taken, and past when the last start of today has passed', () => {
    const taken = busyCalendar([1], [{ chair: 1, from: at('2026-08-11', ten), to: at('2026-08-11', 12 * 60) }]);
    expect(dayTimes(query({ busy: taken }), '2026-08-11')).toMatchObject({
      state: 'full',
      morning: { free: 0, total: 3 },
      first: undefined,
    });
    expect(dayTimes(query({ now: at('2026-08-11', 11 * 60) }), '2026-08-11').state).toBe('past');
  });

  it('is closed to an appointment longer than the opening hours, and to invalid durations', () => {
    for (const appointment of [[{ minutes: 121 }], [], [{ minutes: 0 }], [{ minutes: -5 }], [{ minutes: 1.5 }]]) {
      expect(dayTimes(query({ appointment }), '2026-08-11')).toMatchObject({ state: 'closed', starts: [] });
    }
  });

  it('lets an appointment end when the next booking begins, and begin when the previous one ends', () => {
    const busy = busyCalendar(
      [1],
      [
        { chair: 1, from: at('2026-08-11', 9 * 60), to: at('2026-08-11', ten) },
        { chair: 1, from: at('2026-08-11', 11 * 60), to: at('2026-08-11', 12 * 60) },
      ],
    );
    expect(shownStarts(dayTimes(query({ busy }), '2026-08-11'))).toEqual(['10:00 am']);
    expect(isFree(query({ busy }), at('2026-08-11', ten)).ok).toBe(true);
  });

  it('counts morning, afternoon and evening in local time', () => {
    const long = { ...shop, hours: [{ weekday: 2 as Weekday, from: 11 * 60, to: 18 * 60 }], slotMinutes: 60 };
    expect(dayTimes(query({ shop: long, appointment: [{ minutes: 60 }] }), '2026-08-11')).toMatchObject({
      morning: { free: 1, total: 1 },
      afternoon: { free: 5, total: 5 },
      evening: { free: 1, total: 1 },
    });
  });

  it('respects the minimum notice', () => {
    const late = query({ now: at('2026-08-11', 9 * 60 + 31) });
    expect(shownStarts(dayTimes(late, '2026-08-11'))).toEqual(['11:00 am']);
  });

  it('never loops on an invalid slot length', () => {
    for (const slotMinutes of [0, -15, Number.NaN]) {
      expect(dayTimes(query({ shop: { ...shop, slotMinutes } }), '2026-08-11').state).toBe('free');
    }
  });
});

describe('several services and chairs', () => {
  const busy = busyCalendar(
    [1, 2],
    [
      { chair: 1, from: at('2026-08-11', 11 * 60), to: at('2026-08-11', 12 * 60) },
      { chair: 2, from: at('2026-08-11', ten), to: at('2026-08-11', 11 * 60) },
    ],
  );
  const appointment = [{ minutes: 60 }, { minutes: 60 }];

  it('moves from chair to chair when no single chair is free for all of it', () => {
    expect(isFree(query({ busy, appointment }), at('2026-08-11', ten))).toMatchObject({
      ok: true,
      value: [
        { chair: 1, from: at('2026-08-11', ten), to: at('2026-08-11', 11 * 60), busyUntil: at('2026-08-11', 11 * 60) },
        {
          chair: 2,
          from: at('2026-08-11', 11 * 60),
          to: at('2026-08-11', 12 * 60),
          busyUntil: at('2026-08-11', 12 * 60),
        },
      ],
    });
  });

  it('stays in one chair if possible', () => {
    const half = busyCalendar([1, 2], [{ chair: 1, from: at('2026-08-11', 11 * 60), to: at('2026-08-11', 12 * 60) }]);
    const placed = isFree(query({ busy: half, appointment }), at('2026-08-11', ten));
    expect(placed.ok && placed.value.map(({ chair }) => chair)).toEqual([2, 2]);
  });

  it('uses only the chairs that can serve a service', () => {
    const only = [{ minutes: 60, chairs: [2] }];
    expect(isFree(query({ busy, appointment: only }), at('2026-08-11', ten))).toMatchObject({
      refusal: { code: 'taken' },
    });
    expect(isFree(query({ busy, appointment: [{ minutes: 60, chairs: [9] }] }), at('2026-08-11', ten)).ok).toBe(false);
    expect(isFree(query({ busy, appointment: only }), at('2026-08-11', 11 * 60)).ok).toBe(true);
  });
});

describe('buffer after an appointment', () => {
  const appointment = [
    { minutes: 30, bufferMinutes: 60 },
    { minutes: 30, bufferMinutes: 15 },
  ];

  it('blocks the chair of the last service, and may run past closing', () => {
    const placed = isFree(query({ appointment }), at('2026-08-11', 11 * 60));
    expect(placed.ok && placed.value.map(({ busyUntil }) => formatTime(wallOf(DUBLIN, busyUntil)))).toEqual([
      '11:30 am',
      '12:15 pm',
    ]);
  });

  it('does not overlap the next booking', () => {
    const busy = busyCalendar([1], [{ chair: 1, from: at('2026-08-11', 11 * 60), to: at('2026-08-11', 11 * 60 + 30) }]);
    expect(isFree(query({ appointment, busy }), at('2026-08-11', ten))).toMatchObject({ refusal: { code: 'taken' } });
    expect(isFree(query({ busy }), at('2026-08-11', ten)).ok).toBe(true);
  });
});

describe('chairs with hours of their own', () => {
  it('are off outside those hours, overnight and over clock changes', () => {
    const hours = [{ weekday: 2 as Weekday, from: ten + 30, to: 11 * 60 + 30 }];
    const off = chairTimeOff(1, hours, DUBLIN, { from: '2026-08-10', to: '2026-08-11' });
    expect(off).toEqual([
      { chair: 1, from: at('2026-08-10', 0), to: at('2026-08-11', ten + 30) },
      { chair: 1, from: at('2026-08-11', 11 * 60 + 30), to: at('2026-08-12', 0) },
    ]);
    const busy = busyCalendar([1], [], off);
    const appointment = [{ minutes: 60, bufferMinutes: 30 }];
    expect(shownStarts(dayTimes(query({ busy, appointment }), '2026-08-11'))).toEqual(['10:30 am']);
    expect(
      chairTimeOff(1, [{ weekday: 1, from: 540, to: 600 }], DUBLIN, { from: '2026-03-29', to: '2026-03-29' }),
    ).toEqual([{ chair: 1, from: at('2026-03-29', 0), to: at('2026-03-29', 0) + 23 * 3600 }]);
  });
});

describe('why a time is refused', () => {
  it.each([
    ['2026-08-10', ten, 'past'],
    ['2026-08-11', 8 * 60 + 30, 'too-soon'],
    ['2026-08-12', ten, 'closed'],
    ['2026-08-13', ten, 'closed'],
    ['2026-08-14', ten, 'blocked'],
    ['2026-08-11', 9 * 60 + 30, 'outside-hours'],
    ['2026-08-11', 11 * 60 + 30, 'outside-hours'],
    ['2026-08-11', ten + 7, 'off-grid'],
    ['2026-08-18', ten, 'taken'],
  ])('%s minute %i: %s', (date, minute, code) => {
    const busy = busyCalendar([1], [{ chair: 1, from: at('2026-08-18', ten), to: at('2026-08-18', ten + 5) }]);
    expect(isFree(query({ busy }), at(date, minute))).toEqual({ ok: false, refusal: { code } });
  });

  it('refuses starts beyond the booking horizon', () => {
    const near = query({ shop: { ...shop, horizonDays: 7 } });
    expect(isFree(near, at('2026-08-18', ten)).ok).toBe(true);
    expect(isFree(near, at('2026-08-20', ten))).toMatchObject({ refusal: { code: 'too-far' } });
    expect(dayTimes(near, '2026-08-20').state).toBe('closed');
  });

  it('refuses an appointment without services', () => {
    expect(isFree(query({ appointment: [] }), at('2026-08-11', ten))).toMatchObject({
      refusal: { code: 'bad-appointment' },
    });
  });
});

describe('months and nearby times', () => {
  it('returns each day of the month and the first free times', () => {
    const month = monthAvailability(query(), '2026-08');
    expect(month.days).toHaveLength(31);
    expect(month.days.filter(({ state }) => state === 'free').map(({ date }) => date)).toEqual([
      '2026-08-11',
      '2026-08-17',
      '2026-08-18',
      '2026-08-20',
      '2026-08-21',
      '2026-08-24',
      '2026-08-25',
      '2026-08-27',
      '2026-08-28',
      '2026-08-31',
    ]);
    expect(month.firstFree).toEqual([ten, ten + 30, ten + 60].map((minute) => at('2026-08-11', minute)));
  });

  it('skips closed days to find the first free times', () => {
    expect(firstFree(query({ now: at('2026-08-11', ten + 1) }), 2)).toEqual([
      at('2026-08-17', ten),
      at('2026-08-17', ten + 30),
    ]);
    expect(firstFree(query({ busy: busyCalendar([], []) }), 2)).toEqual([]);
  });

  it('offers the three nearest free times when a time is taken', () => {
    const busy = busyCalendar([1], [{ chair: 1, from: at('2026-08-18', ten), to: at('2026-08-18', 11 * 60) }]);
    expect(nearestFree(query({ busy }), at('2026-08-18', ten))).toEqual([
      at('2026-08-17', ten + 30),
      at('2026-08-17', 11 * 60),
      at('2026-08-18', 11 * 60),
    ]);
  });
});

it('leaves out times when the guest is busy and excluded starts', () => {
  const [day, next] = ['2026-08-18', '2026-08-17'];
  const apart = [{ from: at(day, ten), to: at(day, 11 * 60) }];
  const starts = nearestFree(query(), at(day, ten + 15), { apart, without: [at(next, ten)] });
  expect(starts).toHaveLength(3);
  for (const start of starts) expect(start >= at(day, 11 * 60) || start + 60 * 60 <= at(day, ten)).toBe(true);
  expect(starts).not.toContain(at(next, ten));
});

describe('clock-change days', () => {
  const night = (zone: string): ShopCalendar => ({
    zone,
    hours: [{ weekday: 0, from: 0, to: 4 * 60 }],
    closedWeekdays: [],
    closedDates: [],
    blockedDates: [],
    slotMinutes: 30,
    noticeMinutes: 0,
  });

  it.each([
    [DUBLIN, '2026-03-29', '1:00 am', '1:30 am'],
    ['America/New_York', '2026-03-08', '2:00 am', '2:30 am'],
    ['Australia/Lord_Howe', '2026-10-04', '2:00 am', undefined],
  ])('in %s on %s nothing starts at a time the clocks skip', (zone, date, ...skipped) => {
    const day = dayTimes(query({ shop: night(zone), appointment: [{ minutes: 30 }], now: 0 }), date);
    const shown = shownStarts(day, zone);
    expect(shown).toHaveLength(8 - skipped.filter(Boolean).length);
    for (const time of skipped) expect(shown).not.toContain(time);
  });

  it.each([
    [DUBLIN, '2026-10-25', '1:30 am'],
    ['America/New_York', '2026-11-01', '1:30 am'],
    ['Australia/Lord_Howe', '2026-04-05', '1:30 am'],
  ])('in %s on %s a time shown twice is sold once', (zone, date, twice) => {
    const q = query({ shop: night(zone), appointment: [{ minutes: 30 }], now: 0 });
    const day = dayTimes(q, date);
    expect(shownStarts(day, zone)).toHaveLength(8);
    const index = shownStarts(day, zone).indexOf(twice);
    expect(index).toBeGreaterThan(-1);
    const again = (day.starts[index] as number) + (zone === 'Australia/Lord_Howe' ? 1800 : 3600);
    expect(formatTime(wallOf(zone, again))).toBe(twice);
    expect(isFree(q, again)).toMatchObject({ refusal: { code: 'off-grid' } });
  });

  it('a normal day in the week of the change opens at ten local time', () => {
    const fixed = { ...shop, closedWeekdays: [] };
    for (const date of ['2026-03-27', '2026-03-30', '2026-10-23', '2026-10-26']) {
      const day = dayTimes(query({ shop: fixed, now: at('2026-01-01', 0) }), date);
      expect(shownStarts(day)[0]).toBe('10:00 am');
    }
    expect(at('2026-03-30', ten) - at('2026-03-27', ten)).toBe(3 * 86_400 - 3600);
  });
});
