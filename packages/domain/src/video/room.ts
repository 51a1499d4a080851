import type { AppointmentStatus } from '../bookings/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import { type Instant, MINUTE } from '../time/index.ts';

/** Time to look in the mirror and to find the microphone. */
export const OPENS_BEFORE_SECONDS = 15 * MINUTE;
/** A call may begin late and run over, but a room is not a place to stay. */
export const CLOSES_AFTER_SECONDS = 30 * MINUTE;

export type RoomFacts = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly isEnded: boolean;
  /** Of the appointment the call belongs to. */
  readonly status: AppointmentStatus;
};

export type EntryRefusal =
  | { readonly code: 'cancelled' | 'ended' | 'too-late' }
  | { readonly code: 'too-early'; readonly opensAt: Instant };

/** Whether its two people may go in now. Gives the moment the room closes. */
export function mayEnter(room: RoomFacts, now: Instant): Result<{ readonly closesAt: Instant }, EntryRefusal> {
  if (room.status === 'Cancelled' || room.status === 'Lapsed' || room.status === 'Held') return refuse('cancelled');
  if (room.isEnded) return refuse('ended');
  const opensAt = room.startsAt - OPENS_BEFORE_SECONDS;
  if (now < opensAt) return refuse('too-early', { opensAt });
  const closesAt = room.endsAt + CLOSES_AFTER_SECONDS;
  return now < closesAt ? ok({ closesAt }) : refuse('too-late');
}
