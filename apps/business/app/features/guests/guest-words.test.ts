import { wallAt } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import { appointmentBadge, dayWords, recordWords, rowBadge, rowWords, sinceWords } from './guest-words.ts';
import type { Guest, GuestAppointment, GuestRow } from './operations.ts';

const TODAY = '2026-11-17';
const row = (given: Partial<GuestRow> = {}): GuestRow => ({
  id: 1,
  first_name: 'Orla',
  last_name: 'Kennedy',
  completed: 3,
  missed: 0,
  last: wallAt('2026-10-01', 600),
  next: null,
  is_new: false,
  is_blocked: false,
  is_asked: false,
  ...given,
});

describe('a date in the history of a guest', () => {
  it('[GUEST-009] has its year where that is not this one', () => {
    expect(dayWords(wallAt('2025-11-25', 540), TODAY)).toBe('Tue 25 Nov 2025');
    expect(dayWords(wallAt('2026-11-25', 540), TODAY)).toBe('Wed 25 Nov');
    expect(rowWords(row({ next: wallAt('2027-01-05', 540) }), TODAY)).toBe('Next: Tue 5 Jan 2027, 9:00 am');
  });
});

describe('a guest in the list', () => {
  it.each([
    [{}, 'Last here Thu 1 Oct 2026', null],
    [{ next: wallAt(TODAY, 720) }, 'Today, 12:00 pm', null],
    [{ next: wallAt('2026-11-20', 540) }, 'Next: Fri 20 Nov, 9:00 am', null],
    [{ last: null, is_new: true }, 'Hasn’t been in yet', 'New'],
    [{ is_asked: true, is_new: true }, 'Asked for a call', 'Asked'],
    [{ is_blocked: true }, 'Blocked from booking', 'Blocked'],
  ])('%o reads %s', (given, words, badge) => {
    expect(rowWords(row(given), TODAY)).toBe(words);
    expect(rowBadge(row(given))?.[1] ?? null).toBe(badge);
  });
});

describe('what the shop knows of a guest', () => {
  it('begins with the first booking', () => {
    const guest = { is_new: false, is_blocked: false, since: wallAt('2024-03-02') } as Guest;
    expect(sinceWords(guest)).toBe('Known guest since March 2024');
  });

  it('counts appointments, the guest’s own cancellations and no-shows', () => {
    const appointments = [
      { status: 'Cancelled', cancelled_by: 'guest' },
      { status: 'Cancelled', cancelled_by: 'business' },
    ] as GuestAppointment[];
    expect(recordWords({ came: 7, missed: 2, appointments } as Guest)).toBe(
      '7 appointments, 1 cancellation, 2 no-shows',
    );
    expect(recordWords({ came: 1, missed: 0, appointments: [] as GuestAppointment[] } as Guest)).toBe('1 appointment');
    expect(recordWords({ came: 0, missed: 1, appointments: [] as GuestAppointment[] } as Guest)).toBe(
      'Hasn’t been in yet, 1 no-show',
    );
  });

  it.each([
    ['Completed', 'Came'],
    ['No Show', 'No-show'],
    ['Cancelled', 'Cancelled'],
    ['New', 'Coming'],
    ['Reschedule', 'Coming'],
  ])('%s is shown as %s', (status, words) => {
    expect(appointmentBadge({ status } as GuestAppointment)[1]).toBe(words);
  });
});
