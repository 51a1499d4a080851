export { blockGuest, unblockGuest, warnGuest } from './block-guest.ts';
export { lockGuestStatus, readWarning } from './block-guest-store.ts';
export { eraseFiles } from './files/erase-files.ts';
export {
  becomeKnown,
  becomeNewAgain,
  type GuestStatusRecord,
  isNameless,
  readGuestStatus,
  WELCOME,
} from './guest-status.ts';
export { joinLater } from './merge/join-later.ts';
export { findGuest, presentGuest } from './store.ts';
export { type AddedGuest, addGuest, addNameless, dropNameless, type GuestForm } from './walk-in-guest.ts';
