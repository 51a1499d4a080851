export { insertAppointment, joinBusiness, type TestAppointment } from './appointments.ts';
export { at, type BookingWire, book, instant, tryBooking, wall } from './bookings.ts';
export { type ApiOptions, bootApi, type RunOptions, type TestApi, type WireAnswer } from './boot-api.ts';
export { runDbCommand } from './db-command.ts';
export {
  insertBusiness,
  insertClass,
  insertPicture,
  insertVoucher,
  refreshListing,
  type TestBusiness,
} from './fixtures.ts';
export { type MailServer, mailServer } from './mail-server.ts';
export { memoryLog } from './memory-log.ts';
export { recordingMail } from './recording-mail.ts';
export { businessUser, guestUser, type SignedIn } from './sign-in.ts';
export { type CalendarStandIn, startCalendars } from './stand-ins/calendar-stand-in.ts';
