import { ok, type Result, refuse } from '../result/index.ts';
import { DAY, dateAt, dayNumber, type Instant, instantWhenReached } from '../time/index.ts';
import { isChairFree } from './busy.ts';
import { appointmentSeconds, bufferSeconds, chairIndexes, isAppointment } from './free-cursor.ts';
import { eachStart, type ShopDays, shopDays } from './shop-days.ts';
import type { Appointment, AvailabilityQuery, BusyCalendar } from './types.ts';

/** A line in its chair; `busyUntil` includes the buffer after the appointment. */
export type PlacedLine = {
  readonly chair: number;
  readonly from: Instant;
  readonly to: Instant;
  readonly busyUntil: Instant;
  /** Put there by the business although it overlaps something. */
  readonly isOverride?: boolean;
};

export type TimeRefusal = {
  readonly code:
    | 'bad-appointment'
    | 'past'
    | 'too-soon'
    | 'too-far'
    | 'closed'
    | 'blocked'
    | 'outside-hours'
    | 'off-grid'
    | 'taken'
    | 'appointments-overlap';
};

/** Assigns a chair to each line: one chair for all lines if possible, otherwise with as few changes as possible. */
function placeLines(busy: BusyCalendar, appointment: Appointment, at: Instant): PlacedLine[] | undefined {
  let clock: number = at;
  const choices = appointment.map((line, position) => {
    const from = clock;
    clock += line.minutes * 60;
    const to = clock;
    const busyUntil = position === appointment.length - 1 ? to + bufferSeconds(appointment) : to;
    const free = chairIndexes(busy, line.chairs).filter((index) => isChairFree(busy, index, from, to, busyUntil));
    return { from, to, busyUntil, free };
  });
  const whole = choices[0]?.free.find((index) => choices.every(({ free }) => free.includes(index)));
  const placed: PlacedLine[] = [];
  let current = whole;
  for (const { free, ...times } of choices) {
    if (current === undefined || !free.includes(current)) current = free[0];
    if (current === undefined) return undefined;
    placed.push({ chair: busy.chairs[current] as number, ...times });
  }
  return placed;
}

function whyNotOnGrid(days: ShopDays, day: number, at: Instant, seconds: number): 'outside-hours' | 'off-grid' {
  const fits = days.stretches(day).some((stretch) => {
    const opens = instantWhenReached(days.zone, day * DAY + stretch.from * 60);
    return at >= opens && at + seconds <= instantWhenReached(days.zone, day * DAY + stretch.to * 60);
  });
  return fits ? 'off-grid' : 'outside-hours';
}

/** Whether the appointment can start at exactly `at`, with the chair of each line, or why not. */
export function isFree(
  { shop, busy, appointment, now }: AvailabilityQuery,
  at: Instant,
): Result<PlacedLine[], TimeRefusal> {
  if (!isAppointment(appointment)) return refuse('bad-appointment');
  const days = shopDays(shop);
  if (at < now) return refuse('past');
  if (at < now + days.noticeSeconds) return refuse('too-soon');
  const day = dayNumber(dateAt(shop.zone, at));
  if (day > dayNumber(dateAt(shop.zone, now)) + (shop.horizonDays ?? Number.POSITIVE_INFINITY))
    return refuse('too-far');
  const status = days.status(day);
  if (status !== 'open') return refuse(status);
  const seconds = appointmentSeconds(appointment);
  let isOnGrid = false;
  eachStart(days, day, seconds, (start) => {
    if (start === at) isOnGrid = true;
  });
  if (!isOnGrid) return refuse(whyNotOnGrid(days, day, at, seconds));
  const placed = placeLines(busy, appointment, at);
  return placed ? ok(placed) : refuse('taken');
}
