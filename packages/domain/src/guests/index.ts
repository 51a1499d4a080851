export { daysOfMonth, formatBirthday, isBirthdayText } from './birthday.ts';
export { type DuplicateReason, duplicateReasons, joinsOnProof, type Person } from './duplicates.ts';
export { guestLimits } from './limits.ts';
export {
  type GuestRecord,
  type MergeChoice,
  type MergeRefusal,
  type MergeResult,
  type MergeSide,
  mergeGuests,
  planMerge,
} from './merge.ts';
export { MOST_TAGS, type TagRefusal, tidyTags } from './tags.ts';
