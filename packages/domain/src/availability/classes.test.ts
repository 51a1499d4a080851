import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantOf, wallAt } from '../time/index.ts';
import {
  availableOccurrences,
  type ClassSession,
  classMonth,
  courseState,
  joinClass,
  joinCourse,
  joinRepeated,
  leastOccurrences,
  occurrenceOptions,
  openSessions,
  repeatedStarts,
  type ShopCalendar,
  seatsLeft,
  sessionStates,
} from './index.ts';

const DUBLIN = 'Europe/Dublin';
const at = (date: string, minute = 18 * 60) => instantOf(DUBLIN, wallAt(date, minute));
const shop: ShopCalendar = {
  zone: DUBLIN,
  hours: [],
  closedWeekdays: [0],
  closedDates: ['2026-09-15'],
  blockedDates: ['2026-09-22'],
  slotMinutes: 15,
  noticeMinutes: 0,
};
const session = (date: string, taken = 0, more: Partial<ClassSession> = {}): ClassSession => ({
  id: at(date),
  start: at(date),
  minutes: 60,
  seats: 5,
  taken,
  ...more,
});
const now = at('2026-09-02', 12 * 60);

describe('classes', () => {
  const sessions = [
    session('2026-09-01'),
    session('2026-09-06'),
    session('2026-09-08', 2),
    session('2026-09-15'),
    session('2026-09-22'),
    session('2026-09-29', 5),
    session('2026-09-30', 0, { enrolBy: at('2026-09-01') }),
  ];
  const query = { shop, sessions, now };

  it.each([
    ['2026-09-01', 'past'],
    ['2026-09-06', 'closed'],
    ['2026-09-15', 'closed'],
    ['2026-09-22', 'blocked'],
    ['2026-09-29', 'no-seats'],
    ['2026-09-30', 'enrolment-closed'],
    ['2026-09-09', 'not-listed'],
  ])('on %s a place is refused: %s', (date, code) => {
    expect(joinClass(query, at(date))).toEqual({ ok: false, refusal: { code } });
  });

  it('says for each future date whether it can be joined, waitlisted, or neither', () => {
    expect(sessionStates(query).map(({ session: { start }, state }) => [start, state])).toEqual([
      [at('2026-09-06'), 'closed'],
      [at('2026-09-08'), 'open'],
      [at('2026-09-15'), 'closed'],
      [at('2026-09-22'), 'closed'],
      [at('2026-09-29'), 'full'],
      [at('2026-09-30'), 'closed'],
    ]);
  });

  it.each([
    [['2026-09-08', '2026-09-10'], 0, 'open'],
    [['2026-09-08', '2026-09-10'], 5, 'full'],
    [['2026-09-01', '2026-09-08'], 0, 'closed'],
  ])('a course on %j with %i of 5 places taken is %s', (dates, taken, state) => {
    expect(courseState({ shop, now, sessions: dates.map((date) => session(date, taken)) })).toBe(state);
  });

  it('[SLOT-009] a class can be joined at its listed dates and at no other time', () => {
    expect(joinClass(query, at('2026-09-08'))).toMatchObject({ ok: true, value: { taken: 2 } });
    expect(joinClass(query, at('2026-09-08', 18 * 60 + 15))).toMatchObject({ refusal: { code: 'not-listed' } });
    expect(classMonth(query, '2026-09').days.filter(({ state }) => state === 'free')).toMatchObject([
      { date: '2026-09-08', first: at('2026-09-08'), evening: { free: 1, total: 1 } },
    ]);
  });

  it('returns a state for each day of a month', () => {
    const states = new Map(classMonth(query, '2026-09').days.map(({ date, state }) => [date, state]));
    expect(states.get('2026-09-01')).toBe('past');
    expect(states.get('2026-09-09')).toBe('closed');
    expect(states.get('2026-09-22')).toBe('blocked');
    expect(states.get('2026-09-29')).toBe('full');
    expect(classMonth(query, '2026-09').firstFree).toEqual([at('2026-09-08')]);
  });

  it('counts remaining places', () => {
    expect(seatsLeft(session('2026-09-08', 7))).toBe(0);
    expect(openSessions({ ...query, places: 3 }).map(({ start }) => start)).toEqual([at('2026-09-08')]);
    expect(openSessions({ ...query, places: 4 })).toEqual([]);
  });

  it('can be joined until it starts, or until its deadline or notice, to the second', () => {
    const start = at('2026-09-08');
    const join = (moment: number, more: Partial<ClassSession> = {}, noticeMinutes = 0) => {
      const joined = joinClass(
        { shop: { ...shop, noticeMinutes }, sessions: [session('2026-09-08', 0, more)], now: moment },
        start,
      );
      return joined.ok || joined.refusal.code;
    };
    expect([join(start), join(start + 1)]).toEqual([true, 'past']);
    const enrolBy = start - 3600;
    expect([join(enrolBy, { enrolBy }), join(enrolBy + 1, { enrolBy })]).toEqual([true, 'enrolment-closed']);
    expect([join(start - 7200, {}, 120), join(start - 7199, {}, 120)]).toEqual([true, 'enrolment-closed']);
    expect(join(start - 7200, { enrolBy }, 120)).toBe(true);
  });

  it('lists dates in chronological order, whatever order they are given in, without one that has begun', () => {
    const mixed = { ...query, sessions: [session('2026-09-10'), session('2026-09-04'), session('2026-09-08')] };
    const inOrder = ['2026-09-04', '2026-09-08', '2026-09-10'].map((date) => at(date));
    expect(openSessions(mixed).map(({ start }) => start)).toEqual(inOrder);
    expect(sessionStates(mixed).map(({ session: { start } }) => start)).toEqual(inOrder);
    expect(sessionStates({ ...mixed, now: at('2026-09-04') })).toHaveLength(2);
    expect(classMonth(mixed, '2026-09').firstFree).toEqual(inOrder);
    expect(repeatedStarts(mixed).map(({ start }) => start)).toEqual(inOrder.slice(0, 2));
    expect(availableOccurrences(mixed, at('2026-09-04'))).toBe(3);
  });

  it('has the first three free times of a month, and counts each part of a day', () => {
    const busy = [at('2026-09-08', 9 * 60), at('2026-09-08', 12 * 60), at('2026-09-08', 17 * 60), at('2026-09-10')];
    const sessions = busy.map((start) => ({ ...session('2026-09-08'), id: start, start }));
    const full = { ...session('2026-09-08', 5), start: at('2026-09-08', 10 * 60) };
    const month = classMonth({ ...query, sessions: [...sessions, full] }, '2026-09');
    expect(month.firstFree).toEqual(busy.slice(0, 3));
    expect(month.days[7]).toEqual({
      date: '2026-09-08',
      state: 'free',
      morning: { free: 1, total: 2 },
      afternoon: { free: 1, total: 1 },
      evening: { free: 1, total: 1 },
      first: busy[0],
    });
  });

  it.each([
    ['2026-09-02', [session('2026-09-02', 0, { enrolBy: now - 1 })], 'past'],
    ['2026-09-02', [{ ...session('2026-09-02'), start: now - 60 }], 'past'],
    ['2026-09-02', [{ ...session('2026-09-02'), start: now - 60 }, session('2026-09-02', 5)], 'full'],
    ['2026-09-01', [session('2026-09-01')], 'past'],
    ['2026-09-15', [session('2026-09-15')], 'closed'],
    ['2026-09-03', [], 'closed'],
  ])('on %s the day is as its sessions are: %j: %s', (date, sessions, state) => {
    const day = classMonth({ ...query, sessions }, '2026-09').days.find((one) => one.date === date);
    expect(day?.state).toBe(state);
  });

  it("respects the shop's minimum notice", () => {
    const strict = { ...query, shop: { ...shop, noticeMinutes: 7 * 24 * 60 } };
    expect(joinClass(strict, at('2026-09-08'))).toMatchObject({ refusal: { code: 'enrolment-closed' } });
  });
});

describe('courses', () => {
  const dates = ['2026-09-07', '2026-09-14', '2026-09-21'];

  it('can be joined when every date has a place', () => {
    const sessions = dates.map((date, index) => session(date, index));
    expect(joinCourse({ shop, sessions, now })).toEqual({ ok: true, value: { places: 3 } });
  });

  it.each([
    ['one date is full', [0, 5, 0], 'no-seats', '2026-09-14'],
    ['the first is over', [0, 0, 0], 'past', '2026-09-07'],
  ])('are refused when %s', (_, taken, code, date) => {
    const sessions = dates.map((each, index) => session(each, taken[index]));
    const later = code === 'past' ? at('2026-09-08') : now;
    expect(joinCourse({ shop, sessions, now: later })).toEqual({ ok: false, refusal: { code, at: at(date) } });
  });

  it('name the first date that cannot be joined', () => {
    const sessions = [session('2026-09-21', 5), session('2026-09-14', 5), session('2026-09-07')];
    expect(joinCourse({ shop, sessions, now })).toMatchObject({ refusal: { at: at('2026-09-14') } });
  });

  it('cannot be joined without dates', () => {
    expect(joinCourse({ shop, sessions: [], now })).toMatchObject({ refusal: { code: 'not-listed' } });
  });
});

describe('repeated groups', () => {
  const weekly = Array.from({ length: 20 }, (_, week) => addDays('2026-09-03', 7 * week));
  const query = { shop, sessions: weekly.map((date) => session(date)), now };

  it('[CONST-031] offer the choices 2 to 14', () => {
    expect(occurrenceOptions(20)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(availableOccurrences(query, at('2026-09-03'))).toBe(14);
  });

  it('[SLOT-014] offer no more choices than occurrences are available', () => {
    const full = { ...query, sessions: weekly.map((date, index) => session(date, index === 4 ? 5 : 0)) };
    const available = availableOccurrences(full, at('2026-09-03'));
    expect(available).toBe(4);
    expect(occurrenceOptions(available)).toEqual([2, 3, 4]);
    expect(joinRepeated(full, at('2026-09-03'), 5)).toEqual({
      ok: false,
      refusal: { code: 'too-many-occurrences', available: 4 },
    });
    expect(joinRepeated(full, at('2026-09-03'), 4)).toMatchObject({ ok: true, value: { length: 4 } });
    expect([0, 1, Number.NaN, -3].map((count) => occurrenceOptions(count))).toEqual([[], [], [], []]);
  });

  it.each([0, -1, 1, 1.5, 15, 1e9, Number.NaN])('[CONST-031] refuse %f occurrences', (occurrences) => {
    expect(joinRepeated(query, at('2026-09-03'), occurrences)).toEqual({
      ok: false,
      refusal: { code: 'bad-occurrences' },
    });
  });

  it('start only at a listed time', () => {
    expect(availableOccurrences(query, at('2026-09-04'))).toBe(0);
    expect(joinRepeated(query, at('2026-09-04'), 2)).toMatchObject({ refusal: { code: 'not-listed' } });
  });

  const single = { allowsSingle: true };

  it('[SLOT-030] allow one date where the shop does', () => {
    expect(occurrenceOptions(3, single)).toEqual([1, 2, 3]);
    expect(occurrenceOptions(1, single)).toEqual([1]);
    expect(joinRepeated(query, at('2026-09-03'), 1, single)).toMatchObject({ ok: true, value: { length: 1 } });
    expect(joinRepeated(query, at('2026-09-03'), 1)).toMatchObject({ refusal: { code: 'bad-occurrences' } });
    for (const count of [0, 15])
      expect(joinRepeated(query, at('2026-09-03'), count, single)).toEqual({
        ok: false,
        refusal: { code: 'bad-occurrences', least: 1 },
      });
  });

  it('[SLOT-032] [SLOT-034] start where enough consecutive dates have a place; a full one ends the run', () => {
    const taken = [0, 0, 5, 0, 5, 0];
    const sessions = taken.map((seats, index) => session(weekly[index] ?? '', seats));
    const starts = (rule?: typeof single) => repeatedStarts({ ...query, sessions }, rule).map(({ start }) => start);
    expect(starts()).toEqual([at('2026-09-03')]);
    expect(starts(single)).toEqual([0, 1, 3, 5].map((week) => at(weekly[week] ?? '')));
    expect(availableOccurrences({ ...query, sessions }, at('2026-09-03'))).toBe(2);
  });

  it('[SLOT-032] every start can be booked with the least number, and no other date can', () => {
    const classes = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(classes, fc.boolean(), (taken, allowsSingle) => {
        const sessions = taken.map((seats, index) => session(weekly[index] ?? '', seats));
        const rule = { allowsSingle };
        const starts = repeatedStarts({ ...query, sessions }, rule);
        for (const date of sessions) {
          const joined = joinRepeated({ ...query, sessions }, date.start, leastOccurrences(rule), rule);
          expect(joined.ok).toBe(starts.includes(date));
        }
      }),
    );
  });

  it('options are the numbers from 2 that are both allowed and available', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 40 }), (available) => {
        const expected = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].filter((count) => count <= available);
        expect(occurrenceOptions(available)).toEqual(expected);
      }),
    );
  });
});
