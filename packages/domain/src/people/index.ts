export { ABSENCE_KINDS, type AbsenceKind, type AbsenceProblem, absenceProblem } from './absence.ts';
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
