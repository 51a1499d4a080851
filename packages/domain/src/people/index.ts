export { ABSENCE_KINDS, type AbsenceKind, type AbsenceProblem, absenceProblem } from './absence.ts';
export { holidayDays } from './holidays.ts';
export {
  averageRating,
  isLanguage,
  LANGUAGES,
  type Language,
  peopleLimits,
  personIdOf,
  personSlug,
  tidyLanguages,
} from './profile.ts';
export {
  CALENDARS,
  type CalendarRight,
  isAllowed,
  type Need,
  type Rights,
  ROLES,
  type Role,
  rightsOf,
} from './rights.ts';
export { type SwapProblem, type SwappedDay, swapDays, swapProblem } from './swap.ts';
