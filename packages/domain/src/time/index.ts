export {
  formatDay,
  formatDayTime,
  formatLongDate,
  formatMinutes,
  formatTime,
  MONTHS,
  WEEKDAYS,
  weekdayName,
  zoneLabel,
} from './format.ts';
export { isHomeClock, withZone, zonedDayTime, zonedTime } from './home-clock.ts';
export {
  addDays,
  addMonths,
  addMonthsToDate,
  type DateRange,
  dateOfDay,
  dateOfWall,
  datesIn,
  dayNumber,
  daysBetween,
  isLocalDate,
  isLocalMonth,
  minuteOfWall,
  monthOf,
  monthRange,
  wallAt,
  weekdayOf,
  weekdayOfDay,
  weekRange,
} from './local-date.ts';
export { spokenDate } from './spoken-date.ts';
export { spokenTime } from './spoken-time.ts';
export {
  DAY,
  type DayNumber,
  HOUR,
  type Instant,
  type LocalDate,
  type LocalMonth,
  MINUTE,
  type WallSeconds,
  type Weekday,
  type Zone,
} from './types.ts';
export {
  dateAt,
  endOfDay,
  existsOnWall,
  instantOf,
  instantWhenReached,
  resolveWall,
  startOfDay,
  type WallMoment,
  wallEndOf,
  wallOf,
} from './wall-clock.ts';
export { parseDateRange, parseWireDate, parseWireTime, type WireTimeRefusal } from './wire.ts';
export { zoneOfPlace } from './zone-of-place.ts';
export { changeAfter, isZone, offsetAt } from './zone-offsets.ts';
