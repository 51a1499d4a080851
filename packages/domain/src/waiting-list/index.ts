export { type CallWish, type CallWishRefusal, isEarlierCall, waitForCall } from './calls.ts';
export {
  answerOffer,
  OFFER_ACTIONS,
  OFFER_LIFE,
  OFFER_SECONDS,
  OFFER_STATUSES,
  type OfferAction,
  type OfferRefusal,
  type OfferStatus,
  offerExpiresAt,
  QUIET_HOURS,
} from './offers.ts';
export { DATE_SCOPES, type DateScope, scopeRange } from './scopes.ts';
