export { read, remove, subscribe, write } from '@thyme/site/storage.ts';

/** The desk's keys in localStorage. The guest site shares the storage, so other keys are not touched. */
export const keys = {
  token: 'token',
  business: 'desk_business',
} as const;
