export { accountClosedMail } from './closed-mail.ts';
export { addressProven } from './hooks.ts';
export { forgetPhotos } from './jobs.ts';
export {
  type BusinessPerson,
  checkBusinessPerson,
  createBusinessPerson,
  endSessionsOf,
  findBusinessPerson,
  letIn,
} from './owners.ts';
export { hashPassword, isPasswordOf } from './passwords/passwords.ts';
export { turnOffBookingMails } from './profile/booking-mails.ts';
export { countHeldVouchers, findProfile } from './profile/profile-store.ts';
export { readProfile } from './profile/read-profile.ts';
export { refuseErrors } from './sign-in/form-errors.ts';
export type { LoggedIn } from './sign-in/login.ts';
export { businessUserOf, guestOf } from './sign-in/request-viewer.ts';
export { resolveViewer } from './sign-in/resolve-viewer.ts';
export { closeSockets } from './sign-in/sessions.ts';
export type { Viewer } from './sign-in/viewer.ts';
export { deleteSessions, listLiveSessions } from './store.ts';
export { type Account, lockAccount } from './user-store.ts';
