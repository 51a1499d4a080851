import { describe, expect, it } from 'vitest';
import { busyCalendar, type ClassSession, type ShopCalendar } from '../availability/index.ts';
import { instantOf, wallAt } from '../time/index.ts';
import { type BookableOffer, groupAppointments, planCall, planTimes, type TimeWish } from './index.ts';

const ZONE = 'Europe/Dublin';
const at = (date: string, minute: number) => instantOf(ZONE, wallAt(date, minute));
const TUESDAY = '2026-06-16';
const now = at('2026-06-15', 540);

const shop: ShopCalendar = {
  zone: ZONE,
  hours: ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, from: 540, to: 1020 })),
  closedWeekdays: [],
  closedDates: [],
  blockedDates: [],
  slotMinutes: 15,
  noticeMinutes: 0,
  horizonDays: 90,
};
const query = (chairs: number[] = [1], taken: { chair: number; from: number; to: number }[] = []) => ({
  shop,
  now,
  busy: busyCalendar(chairs, taken),
});

const cut: BookableOffer = { minutes: 60, bufferMinutes: 0 };
const colour: BookableOffer = { minutes: 90, bufferMinutes: 15 };
const wish = (offer: BookableOffer, minute: number): TimeWish => ({ offer, at: at(TUESDAY, minute) });
const session = (id: number, start: number, taken = 0): ClassSession => ({ id, start, minutes: 60, seats: 4, taken });
const dates = [600, 660].map((minute, index) => session(index + 1, at(TUESDAY, minute)));
const course: BookableOffer = { ...cut, group: { isCourse: true, isRepeated: false, sessions: dates } };

describe('a cart', () => {
  it('combines services with the same start into one appointment', () => {
    const plan = planTimes(query(), [wish(cut, 600), wish(colour, 600)]);
    expect(plan).toMatchObject({
      ok: true,
      value: [{ startsAt: at(TUESDAY, 600), endsAt: at(TUESDAY, 750), wishes: [0, 1] }],
    });
    if (!plan.ok) return;
    // Only the last service adds its buffer.
    expect(plan.value[0]?.placed.map(({ busyUntil }) => busyUntil)).toEqual([at(TUESDAY, 660), at(TUESDAY, 765)]);
  });

  it('combines services that follow one another into one appointment, on the grid or not', () => {
    const odd: BookableOffer = { minutes: 50, bufferMinutes: 10 };
    const plan = planTimes(query(), [wish(cut, 650), wish(odd, 600)]);
    expect(plan).toMatchObject({ ok: true, value: [{ wishes: [1, 0], startsAt: at(TUESDAY, 600) }] });
  });

  it('keeps separate times apart, and does not book the buffer after one for the next', () => {
    expect(planTimes(query(), [wish(colour, 600), wish(cut, 720)])).toMatchObject({ ok: true, value: [{}, {}] });
    expect(planTimes(query(), [wish(colour, 600), wish(cut, 695 - 5)])).toMatchObject({ ok: true, value: [{}] });
    const tight = planTimes(query(), [wish({ ...colour, bufferMinutes: 60 }, 600), wish(cut, 705)]);
    expect(tight).toEqual({ ok: false, refusal: { code: 'taken', index: 1, indexes: [1] } });
    const other = planTimes(query([1, 2]), [wish({ ...colour, bufferMinutes: 60 }, 600), wish(cut, 705)]);
    expect(other.ok && other.value.map(({ placed }) => placed[0]?.chair)).toEqual([1, 2]);
  });

  it('says which item is refused, with the others of the same appointment', () => {
    const taken = [{ chair: 1, from: at(TUESDAY, 660), to: at(TUESDAY, 720) }];
    const plan = planTimes(query([1], taken), [wish(cut, 840), wish(cut, 600), wish(colour, 600)]);
    expect(plan).toEqual({ ok: false, refusal: { code: 'taken', index: 1, indexes: [1, 2] } });
  });

  it('needs a time for each service, and none for a course', () => {
    expect(planTimes(query(), [wish(cut, 600), { offer: cut }])).toEqual({
      ok: false,
      refusal: { code: 'time-missing', index: 1, indexes: [1] },
    });
    const backwards = { ...course, group: { isCourse: true, isRepeated: false, sessions: dates.toReversed() } };
    expect(planTimes(query(), [{ offer: backwards, at: at(TUESDAY, 660) }])).toMatchObject({
      ok: true,
      value: [{ startsAt: at(TUESDAY, 600), endsAt: at(TUESDAY, 720), sessions: dates, wishes: [0] }],
    });
    expect(planTimes(query(), [{ offer: course }])).toMatchObject({
      ok: true,
      value: [{ sessions: dates, placed: [] }],
    });
    const strange = planTimes(query(), [{ offer: course, at: at(TUESDAY, 601) }]);
    expect(strange).toMatchObject({ refusal: { code: 'not-listed' } });
  });

  it('never books a guest in two places at once, classes included', () => {
    expect(planTimes(query(), [wish(cut, 600), wish(cut, 630)])).toMatchObject({
      refusal: { code: 'appointments-overlap', index: 1 },
    });
    expect(planTimes(query([1, 2]), [wish(cut, 600), wish(cut, 630)])).toMatchObject({
      refusal: { code: 'appointments-overlap', index: 1 },
    });
    expect(planTimes(query(), [{ offer: course }, wish(cut, 615)])).toMatchObject({
      refusal: { code: 'appointments-overlap' },
    });
    expect(planTimes(query(), [{ offer: course }, { offer: course }])).toMatchObject({
      refusal: { code: 'appointments-overlap', index: 1 },
    });
  });

  it.each([
    ['past', at('2026-06-12', 600)],
    ['closed', at('2026-06-20', 600)],
    ['outside-hours', at(TUESDAY, 480)],
    ['outside-hours', at(TUESDAY, 990)],
    ['off-grid', at(TUESDAY, 607)],
    ['too-far', at('2027-06-16', 600)],
  ])('refuses a time that is %s', (code, moment) => {
    expect(planTimes(query(), [{ offer: cut, at: moment }])).toMatchObject({ ok: false, refusal: { code, index: 0 } });
  });

  it('joins one date of a class', () => {
    const yoga: BookableOffer = { ...cut, group: { isCourse: false, isRepeated: false, sessions: dates } };
    expect(planTimes(query(), [{ offer: yoga, at: at(TUESDAY, 660) }])).toMatchObject({
      ok: true,
      value: [{ startsAt: at(TUESDAY, 660), endsAt: at(TUESDAY, 720), sessions: [{ id: 2 }], placed: [] }],
    });
    const refused = (given: TimeWish) => {
      const plan = planTimes(query(), [wish(cut, 840), given]);
      return plan.ok ? null : plan.refusal;
    };
    expect(refused({ offer: yoga })).toEqual({ code: 'time-missing', index: 1, indexes: [1] });
    expect(refused({ offer: yoga, at: at(TUESDAY, 601) })).toEqual({ code: 'not-listed', index: 1, indexes: [1] });
    const full = {
      ...yoga,
      group: { isCourse: false, isRepeated: false, sessions: [session(1, at(TUESDAY, 600), 4)] },
    };
    expect(refused({ offer: full, at: at(TUESDAY, 600) })).toMatchObject({ code: 'no-seats', index: 1 });
  });

  it('plans appointments in the order of their times, and one may follow another at once', () => {
    const yoga: BookableOffer = { ...cut, group: { isCourse: false, isRepeated: false, sessions: dates } };
    const plan = planTimes(query(), [wish(cut, 720), { offer: yoga, at: at(TUESDAY, 660) }, wish(cut, 540)]);
    expect(plan.ok && plan.value.map(({ wishes }) => wishes)).toEqual([[2], [1], [0]]);
  });

  it('lets a guest come between two dates of a class, and not during one', () => {
    const sessions = [16, 23].map((day) => session(day, at(`2026-06-${day}`, 660)));
    const weekly: BookableOffer = { ...cut, group: { isCourse: false, isRepeated: true, sessions } };
    const classes = { offer: weekly, at: at(TUESDAY, 660), occurrences: 2 };
    expect(planTimes(query(), [classes, { offer: cut, at: at('2026-06-18', 660) }])).toMatchObject({ ok: true });
    expect(planTimes(query(), [classes, { offer: cut, at: at('2026-06-23', 690) }])).toMatchObject({
      refusal: { code: 'appointments-overlap', index: 1, indexes: [1] },
    });
  });

  it('keeps services with the same start in the order of the cart, however they are given', () => {
    const starts = [1, 0].map((index) => ({ index, at: 600, minutes: 30 }));
    expect(groupAppointments(starts)).toEqual([{ at: 600, endsAt: 600 + 3600, indexes: [0, 1] }]);
  });

  it('joins a repeated class on consecutive dates', () => {
    const weekly: BookableOffer = {
      ...cut,
      group: {
        isCourse: false,
        isRepeated: true,
        sessions: [16, 23, 30].map((day) => session(day, at(`2026-06-${day}`, 1080))),
      },
    };
    const start = at(TUESDAY, 1080);
    const joined = planTimes(query(), [{ offer: weekly, at: start, occurrences: 3 }]);
    expect(joined).toMatchObject({ ok: true, value: [{ endsAt: at('2026-06-30', 1140), sessions: [{}, {}, {}] }] });
    for (const [occurrences, code] of [
      [undefined, 'bad-occurrences'],
      [1, 'bad-occurrences'],
      [15, 'bad-occurrences'],
      [4, 'too-many-occurrences'],
    ] as const) {
      expect(planTimes(query(), [{ offer: weekly, at: start, occurrences }])).toMatchObject({ refusal: { code } });
    }
  });
});

describe('a consultation call', () => {
  it('takes a chair that the cart does not use', () => {
    const appointments = planTimes(query(), [wish(cut, 600)]);
    if (!appointments.ok) throw new Error(appointments.refusal.code);
    expect(planCall(query(), at(TUESDAY, 585), 15, appointments.value)).toMatchObject({
      ok: true,
      value: { chair: 1 },
    });
    expect(planCall(query(), at(TUESDAY, 630), 15, appointments.value)).toMatchObject({ refusal: { code: 'taken' } });
    expect(planCall(query([1, 2]), at(TUESDAY, 630), 15, appointments.value)).toMatchObject({ value: { chair: 2 } });
  });
});
