import { dateOfWall, formatTime, type WallSeconds, WEEKDAYS, weekdayOf } from '@thyme/domain/time';

export interface ShopTimes {
  business_id: number;
  service_name: string;
  times: number[];
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

/** The day of a time as people say it: nothing further away than a week is called by its weekday alone. */
function dayName(at: WallSeconds, now: WallSeconds): string {
  const days = Math.floor(at / DAY) - Math.floor(now / DAY);
  if (days === 0) return 'Today';
  const date = dateOfWall(at);
  const weekday = (WEEKDAYS[weekdayOf(date)] ?? '').slice(0, 3);
  return days < WEEK_DAYS ? weekday : `${weekday} ${Number(date.slice(8))}`;
}

/** By the clock on the shop's wall. Browsers take long to load their time zones, so who knows the hour there says it. */
export function freeTimes(times: readonly number[], now: WallSeconds): FreeTime[] {
  let before = '';
  return times.map((time) => {
    const at = time as WallSeconds;
    const day = dayName(at, now);
    const text = day === before ? formatTime(at) : `${day} ${formatTime(at)}`;
    before = day;
    return { at, day, text };
  });
}

/** What a pin on the map says: the time today, else the day. */
export function pinText(times: readonly number[], now: WallSeconds): string | null {
  const [first] = times;
  if (first === undefined) return null;
  const at = first as WallSeconds;
  const day = dayName(at, now);
  return day === 'Today' ? formatTime(at) : day;
}
