import { describe, expect, it } from 'vitest';
import { distanceWords, longDay, markOf, minutesOf, nearDay, paymentMark, servicesLine } from './appointment-words.ts';

const wall = (text: string) => Date.parse(`${text}Z`) / 1000;
const now = wall('2026-08-06T09:00');

describe('words for appointments', () => {
  it.each([
    ['Upfront', 'Partially Paid'],
    ['Paid', 'Paid'],
    ['Unpaid', 'Unpaid'],
  ])('[APPT-006] payment status %s is shown as %s', (status, label) => {
    expect(paymentMark({ payment_status: status, total_amount: 68, upcoming: true }).text).toBe(label);
  });

  it('[GUESTB-003] an appointment without a price is free, not paid', () => {
    const free = { payment_status: 'Paid', total_amount: 0, upcoming: true };
    expect(paymentMark(free)).toEqual({ text: 'Free', tone: 'neutral' });
    expect(markOf({ ...free, status: 'New', can_rate: false, kind: 'visit' }).text).toBe('Free');
  });

  it.each([
    [{ status: 'New', payment_status: 'Upfront', can_rate: false, kind: 'visit', upcoming: true }, 'Partially Paid'],
    [{ status: 'Reschedule', payment_status: 'Paid', can_rate: false, kind: 'visit', upcoming: true }, 'Reschedule'],
    [{ status: 'Completed', payment_status: 'Paid', can_rate: true, kind: 'visit', upcoming: true }, 'Rate Us'],
    [{ status: 'Cancelled', payment_status: 'Paid', can_rate: true, kind: 'visit', upcoming: true }, 'Cancelled'],
    [{ status: 'New', payment_status: 'Paid', can_rate: false, kind: 'consultation', upcoming: true }, 'Video call'],
  ])('%o is marked %s', (appointment, text) => {
    expect(markOf({ ...appointment, total_amount: 68 }).text).toBe(text);
  });

  it('[APPT-042] Unpaid is a warning only when the appointment is over', () => {
    const unpaid = { status: 'New', payment_status: 'Unpaid', total_amount: 68, can_rate: false, kind: 'visit' };
    expect(markOf({ ...unpaid, upcoming: true })).toEqual({ text: 'Unpaid', tone: 'neutral' });
    expect(markOf({ ...unpaid, upcoming: false })).toEqual({ text: 'Unpaid', tone: 'clay' });
  });

  it.each([
    ['2026-08-06T18:00', 'Today'],
    ['2026-08-07T00:15', 'Tomorrow'],
    ['2026-08-13T11:30', 'In 7 days'],
    ['2026-08-05T11:30', null],
  ])('%s is %s away', (day, words) => {
    expect(distanceWords(wall(day), now)).toBe(words);
  });

  it('names days, with the year when it is another', () => {
    expect(longDay(wall('2026-08-13T11:30'), now)).toBe('Thursday 13 August');
    expect(longDay(wall('2027-01-04T11:30'), now)).toBe('Monday 4 January 2027');
    expect(nearDay(wall('2026-08-07T17:30'), now)).toBe('Tomorrow');
    expect(nearDay(wall('2026-08-13T11:30'), now)).toBe('Thu 13 Aug');
  });

  it('says how long it takes: all services of an appointment, one date of a class', () => {
    const [wash, cut] = [
      { duration: 15, is_group: false },
      { duration: 60, is_group: false },
    ];
    const date = { duration: 60, is_group: true };
    expect([minutesOf([wash, cut]), minutesOf([date, date, date]), minutesOf([])]).toEqual(['1 h 15 min', '1 h', '']);
  });

  it('[APPT-059] names services once, in a line', () => {
    expect(servicesLine(['Slow flow', 'Slow flow', 'Head massage'])).toBe('Slow flow and head massage');
    expect(servicesLine(['Cut', 'Colour', 'Blow-dry'])).toBe('Cut, colour and blow-dry');
  });
});
