export { shareCalendar, shareCalendarOf, takeCalendar, takeCalendarAlone } from './calendar-lock.ts';
export { type ChangeAnswer, changeShop, type Decision, type EditContext, Refused } from './change-shop.ts';
export {
  type AppointmentChoice,
  type AppointmentDecision,
  type Conflict,
  classDateOf,
  classKey,
  type EditConflictCode,
  upcomingAppointments,
} from './conflict.ts';
export { businessChanged } from './hooks.ts';
