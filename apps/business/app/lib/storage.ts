export { read, remove, subscribe, write } from '@thyme/site/storage.ts';

/** The desk's keys in local storage. The guest site shares the origin, so nothing else may be touched. */
export const keys = {
  token: 'token',
  business: 'desk_business',
  /** A plan chosen before there was a shop. */
  plan: 'desk_plan',
  /** The last shop whose start list is finished. */
  started: 'desk_started',
} as const;
