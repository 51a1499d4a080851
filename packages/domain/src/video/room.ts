import type { AppointmentStatus } from '../bookings/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import { type Instant, MINUTE } from '../time/index.ts';

/** Time to check camera and microphone. */
export const OPENS_BEFORE_SECONDS = 15 * MINUTE;
/** A call may begin late and run over, but the room does not stay open indefinitely. */
export const CLOSES_AFTER_SECONDS = 30 * MINUTE;

export type RoomFacts = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly isEnded: boolean;
  /** Status of the appointment that the call belongs to. */
  readonly status: AppointmentStatus;
};

export type EntryRefusal =
  | { readonly code: 'cancelled' | 'ended' | 'too-late' }
  | { readonly code: 'too-early'; readonly opensAt: Instant };

/** Whether the two participants may enter now. Returns when the room closes. */
export function mayEnter(room: RoomFacts, now: Instant): Result<{ readonly closesAt: Instant }, EntryRefusal> {
  if (room.status === 'Cancelled' || room.status === 'Lapsed' || room.status === 'Held') return refuse('cancelled');
  if (room.isEnded) return refuse('ended');
  const opensAt = room.startsAt - OPENS_BEFORE_SECONDS;
  if (now < opensAt) return refuse('too-early', { opensAt });
  const closesAt = room.endsAt + CLOSES_AFTER_SECONDS;
  return now < closesAt ? ok({ closesAt }) : refuse('too-late');
}
