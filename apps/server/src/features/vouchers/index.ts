export { activateBought, type Recipient, releaseBought, reserveAgain, reserveBought, type SoldOut } from './bought.ts';
export { limitChecks } from './check.ts';
export { offeredVouchers } from './offered-vouchers.ts';
export {
  type PlannedUse,
  planRedemption,
  type RedeemRefusal,
  redeemCodes,
  refundToVoucher,
  returnToVoucher,
  takeAgain,
  takeFromVouchers,
} from './redeem.ts';
export { listServiceRates } from './sold-store.ts';
export { VoucherPaymentInput } from './voucher-payment-input.ts';
