export {
  findMembership,
  isMember,
  lockBusiness,
  type Membership,
  moneyRefusal,
  refusalOf,
  requireMembership,
} from './membership.ts';
export { findOwner } from './owner.ts';
export {
  chairWithin,
  guestsReachedBy,
  onlyChairOf,
  reachedBy,
  reachesAppointment,
  reachesChairs,
  reachesGuest,
  requireClassReach,
} from './reach.ts';
