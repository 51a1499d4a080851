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
