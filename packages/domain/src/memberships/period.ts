import {
  addDays,
  addMonthsToDate,
  HOUR,
  type Instant,
  instantOf,
  type LocalDate,
  wallAt,
  type Zone,
} from '../time/index.ts';

/** How often a membership is paid. */
export const RHYTHMS = ['month', '4-weeks', 'year'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Members are charged in the morning by the shop's clock, when somebody can answer a question about it. */
export const CHARGE_MINUTE = 8 * 60;

/** Where the days of a membership are counted from: the day that its first period began, or the first after a pause. */
export type Anchor = { readonly on: LocalDate; readonly number: number };

/**
 * The day that a period begins. It is counted from the anchor, not from the period before, so that the 31st comes back
 * after a short month.
 */
export function periodDay(rhythm: Rhythm, anchor: Anchor, number: number): LocalDate {
  const periods = number - anchor.number;
  if (rhythm === '4-weeks') return addDays(anchor.on, 28 * periods);
  return addMonthsToDate(anchor.on, periods * (rhythm === 'year' ? 12 : 1));
}

/** The instant that a day's charges are due. */
export function chargeTime(zone: Zone, day: LocalDate): Instant {
  return instantOf(zone, wallAt(day, CHARGE_MINUTE));
}

/** When a period ends and the next one is charged. */
export function periodEnd(zone: Zone, rhythm: Rhythm, anchor: Anchor, number: number): Instant {
  return chargeTime(zone, periodDay(rhythm, anchor, number + 1));
}

/** Until when the sessions of a period can be used: its end, or that of the next one where they carry over. */
export function sessionsUntil(
  zone: Zone,
  { rhythm, carriesOver }: { readonly rhythm: Rhythm; readonly carriesOver: boolean },
  anchor: Anchor,
  number: number,
): Instant {
  return periodEnd(zone, rhythm, anchor, carriesOver ? number + 1 : number);
}

/** A pause begins with the next period. The first day that it can end, and the last. */
export function isResumeDay(
  day: LocalDate,
  { next, last }: { readonly next: LocalDate; readonly last: LocalDate },
): boolean {
  return day > next && day <= last;
}

/** Days after the due one on which an unpaid charge is tried again; after the last one the membership ends. */
export const RETRY_DAYS = [1, 3, 7] as const;
/** The order of a period can be paid until a little after the last try. */
export const OPEN_DAYS = 8;

/** When a charge is tried next after so many tries; null when that was the last one. */
export function nextTry(dueAt: Instant, tries: number): Instant | null {
  const days = RETRY_DAYS[tries - 1];
  return days === undefined ? null : dueAt + days * 24 * HOUR;
}
