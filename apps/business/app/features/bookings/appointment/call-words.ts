import { leftWords } from '@thyme/site/countdown.tsx';
import type { Appointment } from '../operations.ts';

type Call = NonNullable<Appointment['call']>;

export function isRoomOpen({ opens_at, closes_at, has_ended }: Call, now: number): boolean {
  return opens_at <= now && now < closes_at && !has_ended;
}

/** Whether the call was ended early and can still be reopened. */
export function isReopenable({ opens_at, closes_at, has_ended }: Call, now: number): boolean {
  return has_ended && opens_at <= now && now < closes_at;
}

/** The state of a call: upcoming, open or over. */
export function callWords(call: Call, name: string, now: number): string {
  if (call.has_ended) return 'The call has taken place.';
  if (now >= call.closes_at)
    return call.has_guest_joined
      ? `The call time has passed. ${name} joined.`
      : `The call time has passed. ${name} didn’t join.`;
  const about = `About ${call.minutes} minutes.`;
  if (call.has_guest_joined) return `${about} ${name} has joined.`;
  if (isRoomOpen(call, now)) return `${about} The room is open.`;
  return `${about} The room opens in ${leftWords(call.opens_at - now)}.`;
}
