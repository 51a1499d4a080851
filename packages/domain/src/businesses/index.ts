export { businessLimits } from './limits.ts';
export { checkSlug, FIXED_ADDRESSES, SLUG_LEAST, SLUG_MOST, type SlugRefusal, slugIdeas, slugOf } from './slug.ts';
export {
  ENOUGH_BOOKINGS,
  ENOUGH_PHOTOS,
  isStarted,
  START_TASKS,
  type StartState,
  type StartTask,
  startTasks,
} from './start.ts';
