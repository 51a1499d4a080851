export { activateBought, type Recipient, releaseBought, reserveAgain, reserveBought, type SoldOut } from './bought.ts';
export { limitChecks } from './check.ts';
export { insertVoucher, lockVoucher, replaceVoucherServices, updateVoucher } from './edit-store.ts';
export { listMemberTerms } from './members/terms-store.ts';
export { offeredVouchers, type VoucherOffer } from './offered-vouchers.ts';
export { listGuestPackages } from './packages/guest-packages.ts';
export { refundSession, returnSession, takeSessionAgain } from './packages/return-session.ts';
export {
  listReturnedSessions,
  listUsedSessions,
  lockLapsed,
  lockSoldPackage,
} from './packages/session-store.ts';
export {
  entryOfUse,
  type PlannedUse,
  planRedemption,
  type RedeemRefusal,
  redeemCodes,
  refundToVoucher,
  returnToVoucher,
  takeAgain,
  takeFromVouchers,
} from './redeem.ts';
export { insertUse, listServiceRates, type SoldVoucherRow, setEnd } from './sold-store.ts';
export { VoucherPaymentInput } from './voucher-payment-input.ts';
