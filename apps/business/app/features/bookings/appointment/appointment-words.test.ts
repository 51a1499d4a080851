import { wallAt } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '../operations.ts';
import { guestWords, moneyBadge, placeWords, statusBadge, whenWords } from './appointment-words.ts';

const guest = {
  id: 1,
  first_name: 'Orla',
  last_name: 'Kennedy',
  mobile: null,
  email: null,
  note: '',
  allergies: '',
  tags: [],
  texts_allowed: null,
};
const known = { ...guest, is_new: false, is_blocked: false, completed: 14, missed: 0, cancelled_late: 0 };

describe('an appointment in words', () => {
  it('says today where it is', () => {
    const span = { starts: wallAt('2026-11-17', 930), ends: wallAt('2026-11-17', 990) };
    expect(whenWords(span, '2026-11-17')).toBe('Today, 3:30 – 4:30 pm');
    expect(whenWords(span, '2026-11-16')).toBe('Tue 17 Nov, 3:30 – 4:30 pm');
  });

  it.each([
    [{}, 'Known guest, 14 appointments, none missed'],
    [{ missed: 1, cancelled_late: 2 }, 'Known guest, 14 appointments, 1 missed, 2 late cancellations'],
    [{ is_new: true, completed: 0 }, 'New guest, first appointment'],
    [{ is_blocked: true }, 'Blocked guest'],
  ])('tells what the shop knows of a guest: %o', (given, words) => {
    expect(guestWords({ ...known, ...given })).toBe(words);
  });

  it.each([
    ['New', null, 'New'],
    ['Reschedule', 'guest', 'Asked to reschedule'],
    ['Reschedule', 'business', 'New time proposed'],
    ['Accept', null, 'Accepted'],
    ['Completed', null, 'Completed'],
    ['No Show', null, 'No-show'],
    ['Cancelled', null, 'Cancelled by the guest'],
  ])('%s, proposed by %s, is %s', (status, by, words) => {
    const appointment = { status, arrived: null, cancelled_by: 'guest', proposal: by ? { by } : null };
    expect(statusBadge(appointment as Appointment)[1]).toBe(words);
  });

  it.each([
    [0, 0, 'Accept', null],
    [68, 0, 'Accept', 'Paid'],
    [68, 50, 'New', 'Partially Paid'],
    [68, 68, 'New', 'Unpaid'],
    [68, 68, 'Cancelled', null],
  ])('of %d with %d due and %s the money is %s', (total_amount, due, status, words) => {
    expect(moneyBadge({ total_amount, due, status } as Appointment)?.[1] ?? null).toBe(words);
  });

  it('names each place once', () => {
    const line = { person: 'Aisling', chair: 'Chair 1' } as Appointment['lines'][number];
    const lines = [line, line, { ...line, person: null, chair: 'Chair 2' }];
    expect(placeWords({ kind: 'visit', lines })).toBe('Aisling, Chair 1 · Chair 2');
    expect(placeWords({ kind: 'visit', lines: [{ ...line, person: null, chair: null }] })).toBe('At the shop');
    expect(placeWords({ kind: 'consultation', lines: [] })).toBe('Video consultation');
  });
});
