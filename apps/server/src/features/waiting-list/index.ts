export { type AcceptRequest, acceptOffer } from './accept-offer.ts';
export { declineOffer } from './answer-offer.ts';
export { offerByHand } from './offer-by-hand.ts';
export {
  type JoinAnswer,
  joinWaitingList,
  leaveWaitingList,
  listWaiting,
  type WaitingRequest,
  waitAgain,
} from './requests.ts';
export { type FreedTimes, wakeForDays, wakeForMore, wakeWaitingList } from './wake.ts';
