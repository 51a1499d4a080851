import { listInWords, midSentence } from '@thyme/domain/text';
import { DAY, formatDay, formatMinutes, MONTHS, WEEKDAYS } from '@thyme/domain/time';
import type { BadgeTone } from '@thyme/ui';
import type { ListedAppointment } from './use-appointments.ts';

/** Unix seconds that show a wall clock when read in UTC. */
type Wall = number;

const paymentWords: Record<string, string> = { Upfront: 'Partially Paid' };
const paymentTones: Record<string, BadgeTone> = { Paid: 'green', Upfront: 'honey' };

type Payable = Pick<ListedAppointment, 'payment_status' | 'total_amount' | 'upcoming'>;

/**
 * The payment's label: 'Upfront' is shown as 'Partially Paid', and an appointment without a price, which the API calls
 * paid, as 'Free'. 'Unpaid' is a warning only once the appointment is over: until then nothing is owed.
 */
export function paymentMark({ payment_status: status, total_amount: total, upcoming }: Payable): Mark {
  if (status === 'Paid' && total === 0) return { text: 'Free', tone: 'neutral' };
  const isOwed = status === 'Unpaid' && !upcoming;
  return { text: paymentWords[status] ?? status, tone: paymentTones[status] ?? (isOwed ? 'clay' : 'neutral') };
}

interface Mark {
  text: string;
  tone: BadgeTone;
}

type Marked = Payable & Pick<ListedAppointment, 'status' | 'can_rate' | 'kind'>;

/** The most important note about an appointment in a list. */
export function markOf(appointment: Marked): Mark {
  const { status, can_rate: canRate, kind } = appointment;
  if (status === 'Cancelled' || status === 'No Show') return { text: status, tone: 'neutral' };
  if (status === 'Reschedule') return { text: 'Reschedule', tone: 'plum' };
  if (canRate) return { text: 'Rate Us', tone: 'clay' };
  if (kind === 'consultation') return { text: 'Video call', tone: 'plum' };
  return paymentMark(appointment);
}

/** 'Thursday 13 August'; with its year when it is not the current one. */
export function longDay(wall: Wall, nowWall: Wall): string {
  const date = new Date(wall * 1000);
  const year = date.getUTCFullYear();
  const other = year === new Date(nowWall * 1000).getUTCFullYear() ? '' : ` ${year}`;
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}${other}`;
}

const dayOf = (wall: Wall) => Math.floor(wall / DAY);

/** How far away an upcoming day is: 'Today', 'Tomorrow', 'In 7 days'. Both are in the shop's wall-clock time. */
export function distanceWords(wall: Wall, nowWall: Wall): string | null {
  const days = dayOf(wall) - dayOf(nowWall);
  if (days < 0) return null;
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}

/** 'Today', 'Tomorrow', else the day itself: 'Thu 13 Aug'. */
export function nearDay(wall: Wall, nowWall: Wall): string {
  const days = dayOf(wall) - dayOf(nowWall);
  return days === 0 || days === 1 ? (distanceWords(wall, nowWall) ?? '') : formatDay(wall);
}

/** How long it takes: all services together, or one date of a class. Nothing for a call, which has no lines. */
export function minutesOf(lines: readonly { duration: number; is_group: boolean }[]): string {
  const [first] = lines;
  if (!first) return '';
  return formatMinutes(first.is_group ? first.duration : lines.reduce((sum, { duration }) => sum + duration, 0));
}

/** 'Cut & finish, wash & blow-dry and brow shape': what was booked, in one line. */
export function servicesLine(names: readonly string[]): string {
  const unique = [...new Set(names)];
  return listInWords(unique.map((name, index) => (index === 0 ? name : midSentence(name))));
}
