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

/** Members are charged in the morning by the shop's clock, when the shop can answer questions. */
export const CHARGE_MINUTE = 8 * 60;

/** The anchor of a membership: the day its first period began, or the first after a pause. */
export type Anchor = { readonly on: LocalDate; readonly number: number };

/** The first day of a period. It is counted from the anchor, not from the previous period, so that the 31st returns after a short month. */
export function periodDay(rhythm: Rhythm, anchor: Anchor, number: number): LocalDate {
  const periods = number - anchor.number;
  if (rhythm === '4-weeks') return addDays(anchor.on, 28 * periods);
  return addMonthsToDate(anchor.on, periods * (rhythm === 'year' ? 12 : 1));
}

/** When the charges of a day are due. */
export function chargeTime(zone: Zone, day: LocalDate): Instant {
  return instantOf(zone, wallAt(day, CHARGE_MINUTE));
}

/** When a period ends and the next one is charged. */
export function periodEnd(zone: Zone, rhythm: Rhythm, anchor: Anchor, number: number): Instant {
  return chargeTime(zone, periodDay(rhythm, anchor, number + 1));
}

/** When the sessions of a period expire: at its end, or at that of the next one if they carry over. */
export function sessionsUntil(
  zone: Zone,
  { rhythm, carriesOver }: { readonly rhythm: Rhythm; readonly carriesOver: boolean },
  anchor: Anchor,
  number: number,
): Instant {
  return periodEnd(zone, rhythm, anchor, carriesOver ? number + 1 : number);
}

/** A pause begins with the next period. Returns the first and the last day that it can end. */
export function isResumeDay(
  day: LocalDate,
  { next, last }: { readonly next: LocalDate; readonly last: LocalDate },
): boolean {
  return day > next && day <= last;
}

/** Days after the due date on which an unpaid charge is retried; after the last one the membership ends. */
export const RETRY_DAYS = [1, 3, 7] as const;
/** The order of a period can be paid until shortly after the last attempt. */
export const OPEN_DAYS = 8;

/** The next attempt after a number of attempts; null after the last one. */
export function nextTry(dueAt: Instant, tries: number): Instant | null {
  const days = RETRY_DAYS[tries - 1];
  return days === undefined ? null : dueAt + days * 24 * HOUR;
}
