export { alsoBusy, type BusyRange, busyCalendar } from './busy.ts';
export { chairTimeOff } from './chair-time-off.ts';
export {
  type ClassQuery,
  type ClassSession,
  type CourseRefusal,
  classMonth,
  courseState,
  type EnrolmentState,
  joinClass,
  joinCourse,
  openSessions,
  type SessionRefusal,
  seatsLeft,
  sessionStates,
} from './classes.ts';
export { type BookedTime, type ConflictCode, conflictOf } from './conflict.ts';
export {
  type ChairDay,
  fairOrder,
  isSpreadRule,
  SPREAD_RULES,
  type Spread,
  type SpreadRule,
  spreadBusy,
  type Turn,
} from './fair-order.ts';
export { appointmentSeconds, isAppointment } from './free-cursor.ts';
export { type Gap, gapsOfDay } from './gaps.ts';
export { isFree, isPartyFree, type TimeRefusal } from './is-free.ts';
export { availabilityLimits } from './limits.ts';
export {
  addParts,
  fillOf,
  freeMinutesOf,
  minutesOf,
  type PartMinutes,
  partMinutes,
  type Workload,
  workloadOf,
} from './load.ts';
export { isLonger } from './longer-hours.ts';
export { type DayTimes, dayTimes, monthAvailability } from './month.ts';
export { firstFree, freeDays, nearestFree, type Span, type Useless } from './nearby.ts';
export {
  isOccurrences,
  leastOccurrences,
  MAX_OCCURRENCES,
  MIN_OCCURRENCES,
  type OccurrenceRule,
  occurrenceOptions,
} from './occurrences.ts';
export { type ForcedLine, type ForcedRange, forceLine } from './plan/force.ts';
export { mostTogether } from './plan/most-together.ts';
export type { PlacedLine } from './plan/place.ts';
export { partyStarts } from './plan/plan.ts';
export { LEAST_STEP, MOST_STEPS, stepsByMinutes, stepsFor, stepsProblem } from './plan/steps.ts';
export { availableOccurrences, joinRepeated, type OccurrenceRefusal, repeatedStarts } from './repeated.ts';
export { type RotaProblem, rotaDays, rotaWeekOf, spansProblem, workOn } from './rota.ts';
export { mergeHours, type Stretch } from './shop-days.ts';
export type {
  Appointment,
  AppointmentLine,
  Arrangement,
  AvailabilityQuery,
  BusyCalendar,
  DayAvailability,
  DayState,
  MonthAvailability,
  OpenHours,
  OwnDuration,
  PartCount,
  ResourceNeed,
  RotaWeek,
  ShopCalendar,
  Step,
  TimeSearch,
  Together,
} from './types.ts';
export {
  ARRANGEMENTS,
  EVENING,
  NOON,
  ROTA_WEEKS,
} from './types.ts';
