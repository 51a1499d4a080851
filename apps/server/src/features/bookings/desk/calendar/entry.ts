import type { listAppointmentLines, listCalls, listClassDates } from './calendar-store.ts';

export type VisitRow = Awaited<ReturnType<typeof listAppointmentLines>>[number];
export type ClassRow = Awaited<ReturnType<typeof listClassDates>>[number];
export type CallRow = Awaited<ReturnType<typeof listCalls>>[number];

/** Something in a column of the calendar. */
export type Entry = { key: string; chairId: number | null; startsAt: number; endsAt: number } & (
  | { kind: 'visit'; appointment: VisitRow }
  | { kind: 'class'; date: ClassRow }
  | { kind: 'call'; call: CallRow }
  /** Without an id it is a time when a room is in use. */
  | { kind: 'block'; blockId: number | null; note: string }
  | { kind: 'hold'; purpose: string; expiresAt: number; firstName: string; service: string | null }
);
