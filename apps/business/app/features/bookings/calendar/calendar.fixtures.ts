import { wallAt } from '@thyme/domain/time';
import { TODAY } from '../../../lib/desk-page.fixtures.tsx';
import type { Calendar, Entry } from '../operations.ts';

/** Minutes of the day: `at(9, 30)`. */
export const at = (hour: number, minute = 0) => hour * 60 + minute;

interface Given extends Partial<Entry> {
  key: string;
  /** Minutes of the day. */
  from: number;
  to: number;
  date?: string;
}

/** A calendar entry; by default an appointment of a known guest. */
export function entry({ from, to, date = TODAY, ...given }: Given): Entry {
  return {
    kind: 'visit',
    chair_id: 1,
    starts: wallAt(date, from),
    ends: wallAt(date, to),
    title: 'Niamh Gallagher',
    service: 'Cut and blow-dry',
    appt_id: null,
    guest_id: 11,
    is_new_guest: false,
    status: 'Confirmed',
    arrived: false,
    late_minutes: 0,
    asked_by: null,
    asks_for: null,
    reminder_answer: null,
    total_amount: 68,
    due: 68,
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
  };
}

const TUESDAY = 2;
const WEDNESDAY = 3;

/** Two chairs, open from 9 am to 5 pm on Tuesday and Wednesday; Bea has lunch from 1 to 2 pm. */
export function calendar(entries: readonly Entry[], more: Partial<Calendar> = {}): Calendar {
  return {
    from: TODAY,
    to: TODAY,
    zone: 'Europe/Dublin',
    chairs: [
      { id: 1, name: 'Window chair', person: 'Bea', active: true, portrait: null },
      { id: 2, name: 'Back room', person: null, active: true, portrait: null },
    ],
    hours: [
      { chair_id: 1, weekday: TUESDAY, from: at(9), to: at(13), week: null, date: null },
      { chair_id: 1, weekday: TUESDAY, from: at(14), to: at(17), week: null, date: null },
      { chair_id: null, weekday: TUESDAY, from: at(9), to: at(17), week: null, date: null },
      { chair_id: null, weekday: WEDNESDAY, from: at(9), to: at(17), week: null, date: null },
    ],
    shut: [],
    entries: [...entries],
    by_room: { rooms: [], entries: [] },
    to_answer: [],
    ...more,
  };
}
