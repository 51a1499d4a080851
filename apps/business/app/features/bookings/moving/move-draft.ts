import { bookingLimits } from '@thyme/domain/bookings';
import { dateOfWall, formatDay, formatTime, isLocalDate, minuteOfWall, wallAt } from '@thyme/domain/time';
import type { Appointment } from '../operations.ts';
import type { MoveAsk } from './move-ask.ts';

/** Own words to the guest, and the standard ones at the time of writing. */
export interface GuestMessage {
  text: string;
  standard: string;
}

/** The move dialog's form values. */
export interface MoveDraft {
  date: string;
  /** The minute of the day; null while there is none. */
  minute: number | null;
  chairId: number | null;
  minutes: number;
  isLengthChanged: boolean;
  tell: string;
  /** Null for the standard words. */
  message: GuestMessage | null;
  /** Whether the rest of the group moves too. */
  isWhole: boolean;
  /** The unit of a room that it should get; null unless it was dragged in a room's column. */
  roomId: number | null;
  /** Takes the price of the person it goes to. */
  takesPrice: boolean;
}

const COMING = ['New', 'Accept', 'Reschedule'];

/** The other members of the group who are still to come. */
export const comingWith = ({ together }: Pick<Appointment, 'together'>) =>
  together.filter(({ status }) => COMING.includes(status));

/** 'All three' and 'Only Cian'; null without a group. */
export function groupChoice(appointment: Appointment): { all: string; one: string } | null {
  const others = comingWith(appointment).length;
  if (others === 0) return null;
  const all = others === 1 ? 'Both of them' : `All ${NUMBERS[others + 1] ?? others + 1}`;
  return { all, one: `Only ${appointment.companion || appointment.guest.first_name}` };
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The dragged line, or the whole appointment. */
function heldPart(appointment: Appointment, { lineId }: MoveAsk): { starts: number; minutes: number } {
  const line = appointment.lines.find(({ id }) => id === lineId);
  if (line) return { starts: line.starts, minutes: line.minutes };
  return { starts: appointment.starts, minutes: Math.round((appointment.ends - appointment.starts) / 60) };
}

/** Initial values: the drop position, or the current one. A changed start notifies the guest by default, if they can be reached. */
export function startingDraft(appointment: Appointment, asked: MoveAsk): MoveDraft {
  const part = heldPart(appointment, asked);
  const starts = asked.starts ?? part.starts;
  const chairs = new Set(appointment.lines.map(({ chair_id }) => chair_id));
  const own = chairs.size === 1 ? ([...chairs][0] ?? null) : null;
  const isMoved = starts !== part.starts || asked.starts === null;
  return {
    date: dateOfWall(starts),
    minute: minuteOfWall(starts),
    chairId: asked.chairId ?? own,
    minutes: asked.minutes ?? part.minutes,
    isLengthChanged: asked.minutes !== null && asked.minutes !== part.minutes,
    tell: isMoved ? (appointment.tell[0] ?? 'nobody') : 'nobody',
    message: null,
    roomId: asked.room?.to ?? null,
    takesPrice: false,
    // Another person or length is for one of them; another time is usually for all.
    isWhole: isMoved && asked.minutes === null && comingWith(appointment).length > 0,
  };
}

/** The start in wall-clock time; null while the fields are incomplete. */
export function movePlace({ date, minute, minutes }: MoveDraft): { start: number | null; isWhole: boolean } {
  if (!isLocalDate(date) || minute === null) return { start: null, isWhole: false };
  return {
    start: wallAt(date, minute),
    isWhole: Number.isInteger(minutes) && minutes >= 5 && minutes <= 720,
  };
}

/** By how many characters own words are too long; 0 if they are not. */
export const tooLongBy = (message: GuestMessage | null): number =>
  Math.max(0, (message?.text.trim().length ?? 0) - bookingLimits.moveMessage);

/** Own words as they are sent; null for the standard ones. */
export function sentMessage({ tell, message }: Pick<MoveDraft, 'tell' | 'message'>): string | null {
  const text = message?.text.trim() ?? '';
  return tell === 'nobody' || text === '' || text === message?.standard ? null : text;
}

/** 'Move Niamh to 2:30 pm?', with the day where that changes; 'Move Niamh' while the time is the same. */
export function moveTitle(name: string, draft: MoveDraft, { starts }: Pick<Appointment, 'starts'>): string {
  const { start } = movePlace(draft);
  if (start === null || start === starts) return `Move ${name}`;
  const day = draft.date === dateOfWall(starts) ? '' : `${formatDay(start)}, `;
  return `Move ${name} to ${day}${formatTime(start)}?`;
}
