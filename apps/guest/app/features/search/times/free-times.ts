import { dateOfWall, formatTime, type WallSeconds, WEEKDAYS, weekdayOf } from '@thyme/domain/time';

export interface ShopTimes {
  business_id: number;
  service_name: string;
  times: number[];
  /** They are at the requested time. */
  matches: boolean;
}

/** A free time as a card says it: the day only where it differs from the one before. */
export interface FreeTime {
  at: number;
  /** 'Today', 'Fri', 'Mon 30' */
  day: string;
  /** 'Today 4:15 pm', '5:30 pm', 'Fri 9:00 am', 'Mon 30 9:00 am' */
  text: string;
}

const WEEK_DAYS = 7;
const DAY = 86_400;

/** The day of a time: its weekday alone only within a week. */
export function dayName(at: WallSeconds, daysAhead: number): string {
  if (daysAhead === 0) return 'Today';
  const date = dateOfWall(at);
  const weekday = (WEEKDAYS[weekdayOf(date)] ?? '').slice(0, 3);
  return daysAhead < WEEK_DAYS ? weekday : `${weekday} ${Number(date.slice(8))}`;
}

/**
 * In the shop's wall-clock time, given by the caller because browsers load time zones slowly. `knownDay` omits the day
 * where the page already shows it.
 */
export function freeTimes(times: readonly number[], now: WallSeconds, knownDay = false): FreeTime[] {
  let before = '';
  return times.map((time) => {
    const at = time as WallSeconds;
    const day = dayName(at, Math.floor(at / DAY) - Math.floor(now / DAY));
    const text = day === before || knownDay ? formatTime(at) : `${day} ${formatTime(at)}`;
    before = day;
    return { at, day, text };
  });
}

/** The text of a pin on the map: '4:15 pm' today or where the search names the day, else 'Fri 9:00 am'. */
export function pinText(first: number | null, daysAhead: number | null, knownDay = false): string | null {
  if (first === null || daysAhead === null) return null;
  const at = first as WallSeconds;
  return daysAhead === 0 || knownDay ? formatTime(at) : `${dayName(at, daysAhead)} ${formatTime(at)}`;
}
