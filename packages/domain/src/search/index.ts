export { type Box, boxAround, distanceKm, formatDistance, type Place } from './distance.ts';
export {
  FILTER_FIELDS,
  type FilterField,
  GENDER_FILTERS,
  GENDER_LABELS,
  type GenderFilter,
  MAX_DISTANCE_KM,
  parseSearch,
  type RawSearch,
  SEARCH_FIELDS,
  type SearchField,
  type SearchParams,
  SORT_LABELS,
  SORTS,
  type Sort,
  searchFromPath,
  searchUrl,
} from './params.ts';
export { spreadTimes } from './spread-times.ts';
export {
  DAY_PARTS,
  type DayPart,
  type DayWord,
  describeWhen,
  isWithin,
  parseWhen,
  type When,
  type WhenWindow,
  whenWindow,
} from './when.ts';
export { closestWords, searchWords, slipsBetween } from './words.ts';
