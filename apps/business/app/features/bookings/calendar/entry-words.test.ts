import { wallAt } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../operations.ts';
import { footOf, holdWords, lateWords, markOf, seatBadge, spanWords, toneOf } from './entry-words.ts';

const at = (minutes: number) => wallAt('2026-11-17', minutes);
const visit = (given: Partial<Entry> = {}): Entry => ({
  key: 'visit-1',
  kind: 'visit',
  chair_id: 1,
  starts: at(600),
  ends: at(660),
  title: 'Orla Kennedy',
  service: 'Cut & finish',
  appt_id: 1,
  guest_id: 2,
  is_new_guest: false,
  status: 'Accept',
  arrived: false,
  late_minutes: 0,
  asked_by: null,
  asks_for: null,
  reminder_answer: null,
  total_amount: 68,
  due: 54.4,
  schedule_id: null,
  seats: null,
  seats_taken: null,
  is_course: false,
  room_id: null,
  has_guest_joined: false,
  purpose: null,
  expires_at: null,
  block_id: null,
  ...given,
});
const money = (amount: number) => `€${amount.toFixed(2)}`;

describe('an appointment to come', () => {
  it('[REACH-041] says whether the guest confirmed', () => {
    const before = at(500);
    const marks = (['confirmed', 'unanswered', 'moved', null] as const).map((reminder_answer) =>
      markOf(visit({ reminder_answer }), 'booked', before),
    );
    expect(marks).toEqual(['Confirmed', 'No answer', null, null]);
    expect(markOf(visit({ reminder_answer: 'confirmed' }), 'booked', at(600))).toBeNull();
  });
});

describe('an appointment that runs late', () => {
  it('[DAY-010] says by how much, until the guest is in the chair', () => {
    const late = visit({ late_minutes: 15 });
    expect(markOf(late, toneOf(late, at(540)), at(540))).toBe('15 min late');
    const here = visit({ late_minutes: 15, arrived: true });
    expect(markOf(here, toneOf(here, at(600)), at(600))).toBe('In the chair');
    const done = visit({ late_minutes: 15, status: 'Completed' });
    expect(markOf(done, toneOf(done, at(700)), at(700))).toBeNull();
  });
});

describe('what a block means', () => {
  it.each([
    [{ status: 'New' }, 500, 'new'],
    [{ status: 'Accept' }, 500, 'booked'],
    [{ status: 'Reschedule' }, 500, 'moving'],
    [{ status: 'Accept' }, 600, 'booked'],
    [{ status: 'Accept' }, 605, 'late'],
    [{ status: 'New' }, 605, 'late'],
    [{ status: 'Accept', arrived: true }, 605, 'in-chair'],
    [{ status: 'Accept' }, 700, 'booked'],
    [{ status: 'Completed', arrived: true }, 605, 'done'],
    [{ status: 'No Show' }, 605, 'missed'],
    [{ kind: 'class' }, 500, 'class'],
    [{ kind: 'class' }, 630, 'class-now'],
    [{ kind: 'block' }, 630, 'blocked'],
    [{ kind: 'call' }, 630, 'call'],
    [{ kind: 'hold' }, 630, 'held'],
  ])('%o at minute %i is %s', (given, minute, tone) => {
    expect(toneOf(visit(given), at(minute))).toBe(tone);
  });
});

describe('words', () => {
  it('say am and pm once where they are the same', () => {
    expect(spanWords(at(540), at(630))).toBe('9:00 – 10:30 am');
    expect(spanWords(at(690), at(780))).toBe('11:30 am – 1:00 pm');
  });

  it('say how late a guest is', () => {
    expect(markOf(visit(), 'late', at(605))).toBe('5 min late');
    expect(lateWords(70 * 60)).toBe('Not marked yet');
  });

  it('name the amount that is due', () => {
    expect(footOf(visit(), money)).toBe('€54.40 of €68.00 on the day');
    expect(footOf(visit({ due: 0 }), money)).toBe('Fully paid');
    expect(footOf(visit({ due: 68 }), money)).toBe('€68.00 on the day');
    expect(footOf(visit({ status: 'Completed', due: 10 }), money)).toBe('€10.00 open');
    expect(footOf(visit({ status: 'No Show' }), money)).toBeNull();
    expect(footOf(visit({ kind: 'class', total_amount: null }), money)).toBeNull();
  });

  it.each([
    ['reschedule', 'Held for a new time'],
    ['waiting-list', 'Offered to the waiting list'],
    ['booking', 'Being booked'],
  ])('say what a %s hold is for', (purpose, words) => {
    expect(holdWords(purpose)).toBe(words);
  });
});

describe('a guest with a seat', () => {
  it.each([
    [{ status: 'New', arrived: false }, 'New'],
    [{ status: 'Accept', arrived: false }, 'Coming'],
    [{ status: 'Accept', arrived: true, attendance: 'here' }, 'Here'],
    [{ status: 'Accept', arrived: true, attendance: null }, 'Coming'],
    [{ status: 'Accept', arrived: false, attendance: 'missed' }, 'Missed'],
    [{ status: 'Reschedule', arrived: false }, 'Wants to move'],
    [{ status: 'Completed', arrived: true }, 'Came'],
    [{ status: 'No Show', arrived: false }, 'No-show'],
  ])('%j is %s', (seated, words) => {
    expect(seatBadge({ attendance: null, ...seated })[1]).toBe(words);
  });
});
