export { announceBooked } from './announce-booked.ts';
export { RemindersType } from './desk-schema.ts';
export { readSettings } from './settings-store.ts';
export { dropOutdated } from './sweep.ts';
export { textGuest as textAboutAppointment } from './text-guest.ts';
