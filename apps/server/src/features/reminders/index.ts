export { announceBooked } from './announce-booked.ts';
export { dropOutdated } from './sweep.ts';
