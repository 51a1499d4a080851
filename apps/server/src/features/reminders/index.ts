export { announceBooked } from './announce-booked.ts';
export { readSettings } from './settings-store.ts';
export { dropOutdated } from './sweep.ts';
