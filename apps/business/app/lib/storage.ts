export { read, remove, subscribe, write } from '@thyme/site/storage.ts';

/** What the desk keeps in the browser. The guests' site shares the box, so nothing else is touched. */
export const keys = {
  token: 'token',
  business: 'desk_business',
  /** A plan chosen before there was a shop to start it for. */
  plan: 'desk_plan',
  /** The last shop that has no list of things to do after opening any more. */
  started: 'desk_started',
} as const;
