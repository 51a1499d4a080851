import {
  dateOfWall,
  formatDay,
  formatTime,
  type LocalDate,
  MONTHS,
  type WallSeconds,
  WEEKDAYS,
  wallAt,
} from '@thyme/domain/time';

const isThisYear = (date: LocalDate, today: LocalDate) => date.slice(0, 4) === today.slice(0, 4);

/** 'Tue 17 Nov', with the year when it is not this one. */
export function dayWords(date: LocalDate, today: LocalDate): string {
  return formatDay(wallAt(date), { year: !isThisYear(date, today) });
}

/** 'Today, 1:30 pm', 'Fri 14 Nov 2025, 9:00 am'. */
export function dayTimeWords(wall: WallSeconds, today: LocalDate): string {
  const date = dateOfWall(wall);
  return `${date === today ? 'Today' : dayWords(date, today)}, ${formatTime(wall)}`;
}

/** Within a sentence: 'today at 1:30 pm', 'Fri 14 Nov 2025 at 9:00 am'. */
export function dayTimeInText(wall: WallSeconds, today: LocalDate): string {
  const date = dateOfWall(wall);
  return `${date === today ? 'today' : dayWords(date, today)} at ${formatTime(wall)}`;
}

/** 'Saturday 22 August', with the year when it is not this one. */
export function longDayWords(date: LocalDate, today: LocalDate): string {
  const [year = '', month = '1', day = '1'] = date.split('-');
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${weekday} ${Number(day)} ${MONTHS[Number(month) - 1]}${isThisYear(date, today) ? '' : ` ${year}`}`;
}
