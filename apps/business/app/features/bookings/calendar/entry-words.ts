import { formatTime } from '@thyme/domain/time';
import type { BadgeTone } from '@thyme/ui';
import type { Entry, Seated } from '../operations.ts';

/** The state of a calendar block, which its colour encodes. */
export type Tone =
  | 'new'
  | 'moving'
  | 'booked'
  | 'in-chair'
  | 'late'
  | 'done'
  | 'missed'
  | 'class'
  | 'class-now'
  | 'call'
  | 'blocked'
  | 'held';

const LATE_AFTER = 60;

export function toneOf(entry: Entry, nowWall: number): Tone {
  const isNow = entry.starts <= nowWall && nowWall < entry.ends;
  switch (entry.kind) {
    case 'class':
      return isNow ? 'class-now' : 'class';
    case 'call':
      return 'call';
    case 'block':
      return 'blocked';
    case 'hold':
      return 'held';
    default:
      return appointmentTone(entry, nowWall);
  }
}

function appointmentTone(entry: Entry, nowWall: number): Tone {
  if (entry.status === 'Completed') return 'done';
  if (entry.status === 'No Show') return 'missed';
  if (entry.arrived) return 'in-chair';
  if (nowWall > entry.starts + LATE_AFTER && nowWall < entry.ends) return 'late';
  if (entry.status === 'Reschedule') return 'moving';
  return entry.status === 'New' ? 'new' : 'booked';
}

/** '9:00 – 10:30 am', '11:30 am – 1:00 pm'. */
export function spanWords(starts: number, ends: number): string {
  const [from, to] = [formatTime(starts), formatTime(ends)];
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} – ${to}` : `${from} – ${to}`;
}

/** '10:45', without am or pm, where the scale at the side says it. */
export function shortTime(wall: number): string {
  return formatTime(wall).slice(0, -3);
}

/** The badge in a block's corner. */
export function markOf(entry: Entry, tone: Tone, nowWall: number): string | null {
  if (entry.late_minutes > 0 && !entry.arrived && isToCome(entry.status)) return `${entry.late_minutes} min late`;
  if (tone === 'new') return 'New';
  if (tone === 'moving') return 'Reschedule';
  if (tone === 'in-chair') return 'In the chair';
  if (tone === 'missed') return 'No-show';
  if (tone === 'late') return lateWords(nowWall - entry.starts);
  if (tone === 'booked' && entry.starts > nowWall) return answerWords(entry.reminder_answer);
  return null;
}

/** The guest's answer to the reminder. */
function answerWords(answer: string | null | undefined): string | null {
  if (answer === 'confirmed') return 'Confirmed';
  return answer === 'unanswered' ? 'No answer' : null;
}

const isToCome = (status: string | null | undefined) =>
  status === 'New' || status === 'Accept' || status === 'Reschedule';

export function lateWords(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  return minutes < 60 ? `${minutes} min late` : 'Not marked yet';
}

/** The line at the bottom of a block: money, or what is asked. */
export function footOf(entry: Entry, money: (amount: number) => string): string | null {
  if (entry.kind !== 'visit' || entry.total_amount === null || entry.total_amount === undefined) return null;
  if (entry.status === 'No Show') return null;
  const due = entry.due ?? 0;
  if (entry.status === 'Completed') return due > 0 ? `${money(due)} open` : null;
  if (due <= 0) return 'Fully paid';
  if (due >= entry.total_amount) return `${money(due)} on the day`;
  return `${money(due)} of ${money(entry.total_amount)} on the day`;
}

export function holdWords(purpose: string | null | undefined): string {
  if (purpose === 'reschedule') return 'Held for a new time';
  return purpose === 'waiting-list' ? 'Offered to the waiting list' : 'Being booked';
}

/** 'held 6 min more', or 'held less than a minute more'. */
export function heldWords(seconds: number): string {
  const minutes = Math.round(Math.max(0, seconds) / 60);
  if (minutes < 1) return 'held less than a minute more';
  return minutes < 60 ? `held ${minutes} min more` : `held ${Math.round(minutes / 60)} h more`;
}

/** Badge of a guest with a seat on a class date. */
export function seatBadge({ status, attendance }: Pick<Seated, 'status' | 'attendance'>): [BadgeTone, string] {
  if (attendance === 'missed') return ['danger', status === 'No Show' ? 'No-show' : 'Missed'];
  if (status === 'Completed') return ['neutral', 'Came'];
  if (status === 'No Show') return ['danger', 'No-show'];
  if (attendance === 'here') return ['green', 'Here'];
  if (status === 'New') return ['clay', 'New'];
  return status === 'Reschedule' ? ['honey', 'Wants to move'] : ['green', 'Coming'];
}
