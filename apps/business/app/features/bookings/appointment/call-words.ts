import { leftWords } from '@thyme/site/countdown.tsx';
import type { Appointment } from '../operations.ts';

type Call = NonNullable<Appointment['call']>;

export function isRoomOpen({ opens_at, closes_at, has_ended }: Call, now: number): boolean {
  return opens_at <= now && now < closes_at && !has_ended;
}

/** An ended call can be reopened until its scheduled end. */
export function isReopenable({ opens_at, closes_at, has_ended }: Call, now: number): boolean {
  return has_ended && opens_at <= now && now < closes_at;
}

/** The state of a call in words: upcoming, open or over. */
export function callWords(call: Call, name: string, now: number): string {
  if (call.has_ended) return 'The call has taken place.';
  if (now >= call.closes_at)
    return call.has_guest_joined ? `Its time is over. ${name} was there.` : `Its time is over. ${name} did not come.`;
  const about = `About ${call.minutes} minutes.`;
  if (call.has_guest_joined) return `${about} ${name} has come in.`;
  if (isRoomOpen(call, now)) return `${about} The room is open.`;
  return `${about} The door opens in ${leftWords(call.opens_at - now)}.`;
}
