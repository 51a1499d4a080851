import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, DAY, dateAt, daysBetween, HOUR, isLocalDate, minuteOfWall, wallOf } from '../time/index.ts';
import {
  type Cancelling,
  CHARGE_MINUTE,
  cancelMembership,
  chargeTime,
  consentWords,
  isResumeDay,
  MEMBERSHIP_LIFE,
  MEMBERSHIP_STATUSES,
  nextTry,
  periodDay,
  periodEnd,
  pricePerPeriod,
  RETRY_DAYS,
  RHYTHMS,
  RUNNING_STATUSES,
  sessionsUntil,
  sessionWords,
  termWords,
} from './index.ts';

const days = fc.integer({ min: 0, max: 3650 }).map((n) => addDays('2024-01-01', n));
const zones = fc.constantFrom('Europe/Dublin', 'America/New_York', 'Asia/Kolkata');
const rhythms = fc.constantFrom(...RHYTHMS);

describe('the days of a membership', () => {
  it('[MEMB-001] the 31st is charged on the last day of a short month and on the 31st again', () => {
    const anchor = { on: '2027-01-31', number: 0 };
    expect([1, 2, 3, 4].map((number) => periodDay('month', anchor, number))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(periodDay('month', { on: '2027-12-31', number: 0 }, 2)).toBe('2028-02-29');
    expect(periodDay('year', { on: '2028-02-29', number: 0 }, 1)).toBe('2029-02-28');
    expect(periodDay('year', { on: '2028-02-29', number: 0 }, 4)).toBe('2032-02-29');
    expect(periodDay('4-weeks', { on: '2027-01-31', number: 3 }, 5)).toBe('2027-03-28');
  });

  it('[MEMB-001] follow each other without a gap, at eight by the shop’s clock, whatever the season', () => {
    fc.assert(
      fc.property(days, zones, rhythms, fc.nat(40), (on, zone, rhythm, number) => {
        const anchor = { on, number: 0 };
        const [day, next] = [periodDay(rhythm, anchor, number), periodDay(rhythm, anchor, number + 1)];
        expect(isLocalDate(day)).toBe(true);
        const length = daysBetween(day, next);
        expect(length).toBeGreaterThanOrEqual(28);
        expect(length).toBeLessThanOrEqual(rhythm === 'year' ? 366 : 31);
        const due = chargeTime(zone, next);
        expect(periodEnd(zone, rhythm, anchor, number)).toBe(due);
        expect(dateAt(zone, due)).toBe(next);
        expect(minuteOfWall(wallOf(zone, due))).toBe(CHARGE_MINUTE);
        if (rhythm === 'month') expect(Number(day.slice(8)) <= Number(on.slice(8))).toBe(true);
      }),
    );
  });

  it('[MEMB-003] unused sessions expire with their period, or carry over for one', () => {
    const anchor = { on: '2027-01-31', number: 0 };
    const until = (carriesOver: boolean) => sessionsUntil('Europe/Dublin', { rhythm: 'month', carriesOver }, anchor, 0);
    expect(dateAt('Europe/Dublin', until(false))).toBe('2027-02-28');
    expect(dateAt('Europe/Dublin', until(true))).toBe('2027-03-31');
  });

  it('[MEMB-007] a pause ends after the day of the next charge', () => {
    const pause = { next: '2027-02-28', last: '2028-01-31' };
    expect(isResumeDay('2027-02-28', pause)).toBe(false);
    expect(isResumeDay('2027-03-01', pause)).toBe(true);
    expect(isResumeDay('2028-01-31', pause)).toBe(true);
    expect(isResumeDay('2028-02-01', pause)).toBe(false);
  });

  it('[MEMB-009] an unpaid charge is retried after one, three and seven days', () => {
    expect([1, 2, 3, 4].map((tries) => nextTry(1000, tries))).toEqual([
      ...RETRY_DAYS.map((day) => 1000 + day * DAY),
      null,
    ]);
  });
});

const now = 1_000 * DAY;
const cancelling = (values: Partial<Cancelling> = {}): Cancelling => ({
  now,
  number: 2,
  paidAt: now - 10 * DAY,
  isUsed: false,
  isPaused: false,
  minPeriods: 0,
  noticeDays: 0,
  endOf: (number) => now + 20 * DAY + (number - 2) * 30 * DAY,
  ...values,
});

describe('cancelling', () => {
  it('[MEMB-008] runs to the end of the paid period', () => {
    expect(cancelMembership(cancelling())).toEqual({ kind: 'after', last: 2 });
  });

  it.each([
    [{ paidAt: now - HOUR }, 'refund'],
    [{ paidAt: now }, 'refund'],
    [{ paidAt: now - HOUR - 1 }, 'after'],
    [{ paidAt: now - 60, isUsed: true }, 'after'],
    [{ paidAt: now - 60, number: 0 }, 'after'],
    [{ paidAt: now - 60, minPeriods: 4 }, 'after'],
    [{ paidAt: null }, 'now'],
    [{ isPaused: true }, 'now'],
    [{ isPaused: true, minPeriods: 3 }, 'now'],
    [{ isPaused: true, minPeriods: 4 }, 'after'],
    [{ paidAt: null, minPeriods: 4 }, 'after'],
  ])('[MEMB-008] charged in the hour that it is cancelled: %o', (values, kind) => {
    expect(cancelMembership(cancelling(values))).toMatchObject({ kind });
  });

  it('[MEMB-008] a minimum term and notice are kept, and never shortened by waiting', () => {
    expect(cancelMembership(cancelling({ number: 0, minPeriods: 3 }))).toEqual({ kind: 'after', last: 2 });
    expect(cancelMembership(cancelling({ noticeDays: 20 }))).toEqual({ kind: 'after', last: 2 });
    expect(cancelMembership(cancelling({ noticeDays: 21 }))).toEqual({ kind: 'after', last: 3 });
    expect(cancelMembership(cancelling({ noticeDays: 30 }))).toEqual({ kind: 'after', last: 3 });
    const over = (number: number) => now - DAY + (number - 2) * 30 * DAY;
    expect(cancelMembership(cancelling({ endOf: over }))).toEqual({ kind: 'after', last: 2 });
    fc.assert(
      fc.property(fc.nat(24), fc.nat(90), fc.nat(30), (minPeriods, noticeDays, number) => {
        const asked = cancelling({ number, minPeriods, noticeDays, isUsed: true });
        const decided = cancelMembership(asked);
        expect(decided.kind).toBe('after');
        if (decided.kind !== 'after') return;
        expect(decided.last).toBeGreaterThanOrEqual(Math.max(number, minPeriods - 1));
        if (noticeDays > 0) expect(asked.endOf(decided.last)).toBeGreaterThanOrEqual(now + noticeDays * DAY);
      }),
    );
  });
});

describe('the life of a membership', () => {
  it('[MEMB-009] an ended one restarts only by its own first payment, and every running one can end', () => {
    expect(MEMBERSHIP_LIFE.ended).toEqual(['active']);
    for (const status of RUNNING_STATUSES) expect(MEMBERSHIP_LIFE[status]).toContain('ended');
    for (const status of MEMBERSHIP_STATUSES) expect(MEMBERSHIP_LIFE[status]).not.toContain('invited');
  });

  it('[MEMB-004] its price and sessions are shown with the interval', () => {
    expect(RHYTHMS.map((rhythm) => pricePerPeriod(4900, 'EUR', rhythm))).toEqual([
      '€49.00 a month',
      '€49.00 every 4 weeks',
      '€49.00 a year',
    ]);
    expect(sessionWords({ sessions: 1, rhythm: 'month', carriesOver: false })).toBe(
      '1 session a month; unused ones don’t carry over',
    );
    expect(sessionWords({ sessions: 2, rhythm: 'year', carriesOver: true })).toBe(
      '2 sessions a year; unused ones carry over once',
    );
  });

  it('[MEMB-004] the consent names the shop, the amount and the interval', () => {
    const terms = { shop: 'Willow Room', price: 4900, currency: 'EUR', minPeriods: 0, noticeDays: 0 } as const;
    expect(consentWords({ ...terms, rhythm: 'month' })).toBe(
      'I agree that Willow Room charges €49.00 to my card now and every month, until I cancel. I can cancel at any time, to the end of what I’ve paid for.',
    );
    expect(consentWords({ ...terms, rhythm: '4-weeks', minPeriods: 3, noticeDays: 14 })).toBe(
      'I agree that Willow Room charges €49.00 to my card now and every 4 weeks, until I cancel. The minimum term is 12 weeks; after that I can cancel with 14 days’ notice.',
    );
    expect(termWords({ minPeriods: 0, noticeDays: 0, rhythm: 'year' })).toBe('');
    expect(termWords({ minPeriods: 1, noticeDays: 7, rhythm: 'year' })).toBe('7 days’ notice');
    expect(termWords({ minPeriods: 2, noticeDays: 0, rhythm: '4-weeks' })).toBe('at least 8 weeks');
    expect(termWords({ minPeriods: 3, noticeDays: 14, rhythm: 'month' })).toBe(
      'at least 3 months, then 14 days’ notice',
    );
  });
});
