import {
  addDays,
  dateOfWall,
  formatDay,
  formatTime,
  type LocalDate,
  type WallSeconds,
  WEEKDAYS,
  type Weekday,
  wallAt,
  weekdayName,
  weekdayOf,
} from '@thyme/domain/time';

/** A span of one weekday in the shop's wall-clock time, in minutes after midnight. */
export interface Span {
  from: number;
  to: number;
}

/** A day of the week with its opening spans, earliest first; none means closed. */
export interface WeekdayHours {
  weekday: Weekday;
  spans: Span[];
}

export interface Opening {
  week: readonly WeekdayHours[];
  closedDates: readonly LocalDate[];
}

/** The shop's hours from the wire, where days have names and times are seconds after midnight. */
export function openingOf(business: {
  work_hours: readonly { weekday: string; s_time: number; e_time: number }[];
  close_date: readonly LocalDate[];
}): Opening {
  const week = WEEKDAYS.map((name, weekday) => ({
    weekday: weekday as Weekday,
    spans: business.work_hours
      .filter((hours) => hours.weekday === name)
      .map(({ s_time, e_time }) => ({ from: Math.floor(s_time / 60), to: Math.floor(e_time / 60) }))
      .sort((a, b) => a.from - b.from),
  }));
  return { week, closedDates: business.close_date };
}

export type OpeningState =
  | { open: true; closesAt: WallSeconds }
  | { open: false; opensAt: WallSeconds; today: boolean }
  | { open: false; opensAt: null };

/** How far ahead to look for the next opening; beyond that, none is shown. */
const LOOK_AHEAD_DAYS = 14;

export function spansOn({ week, closedDates }: Opening, date: LocalDate): Span[] {
  if (closedDates.includes(date)) return [];
  return week.find((day) => day.weekday === weekdayOf(date))?.spans ?? [];
}

/** Whether the shop is open at this wall-clock time, and when that changes. */
export function openingAt(opening: Opening, now: WallSeconds): OpeningState {
  const today = dateOfWall(now);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const date = addDays(today, ahead);
    for (const span of spansOn(opening, date)) {
      const from = wallAt(date, span.from);
      const to = wallAt(date, span.to);
      if (now >= to) continue;
      return now >= from ? { open: true, closesAt: to } : { open: false, opensAt: from, today: ahead === 0 };
    }
  }
  return { open: false, opensAt: null };
}

const WEEK_DAYS = 7;

/** A weekday alone means the next one: a week ahead and later, the date is added. */
function dayFrom(today: LocalDate, at: WallSeconds): string {
  const date = dateOfWall(at);
  if (date === addDays(today, 1)) return 'tomorrow';
  return date < addDays(today, WEEK_DAYS) ? weekdayName(weekdayOf(date)) : `${formatDay(at)},`;
}

/** 'Open now, closes 8:00 pm' in its two parts. */
export function describeOpening(state: OpeningState, now: WallSeconds): { lead: string; rest: string } {
  if (state.open) return { lead: 'Open now', rest: `closes ${formatTime(state.closesAt)}` };
  if (state.opensAt === null) return { lead: 'Closed', rest: '' };
  const time = formatTime(state.opensAt);
  if (state.today) return { lead: 'Closed', rest: `opens ${time}` };
  return { lead: 'Closed', rest: `opens ${dayFrom(dateOfWall(now), state.opensAt)} ${time}` };
}
