export {
  AMOUNT_LIMITS_MESSAGES,
  type AmountLimitsRefusal,
  type AmountOffer,
  type AmountRefusal,
  amountMessage,
  amountRange,
  checkAmountLimits,
  readAmount,
  voucherTerms,
} from './amount.ts';
export {
  balanceSentence,
  type Coverable,
  type Coverage,
  type CoverageWords,
  type CoveringUse,
  coverageOf,
  coverageSentence,
  suggestedUse,
} from './coverage.ts';
export { deskVoucherMessage } from './desk-words.ts';
export {
  GIFT_DAYS_AHEAD,
  GIFT_HOUR,
  GIFT_MESSAGES,
  type GiftRefusal,
  type GiftState,
  type GiftWish,
  type GivenVoucher,
  giftSendAt,
  giftState,
  isChangeable,
  isSendable,
  VOUCHER_COLOURS,
  type VoucherColour,
} from './gift.ts';
export { voucherLimits } from './limits.ts';
export {
  type HeldVoucher,
  partlyCoveredMessage,
  type RedeemLine,
  type Redemption,
  redeemVoucher,
  redeemVouchers,
  VOUCHER_MESSAGES,
  type VoucherRefusal,
  type VouchersRefusal,
  type VoucherUse,
  type WantedAmounts,
} from './redeem.ts';
export {
  expiryAfterReturn,
  isOverpriced,
  LEAST_MONTHS,
  normaliseVoucherCode,
  OVERPRICED_MESSAGE,
  PERSON_MISSING_MESSAGE,
  voucherExpiry,
} from './sale.ts';
export {
  coverLines,
  packageExpiry,
  packageLimits,
  returnableOf,
  sessionsToReturn,
  unusedValue,
} from './sessions.ts';
export { SOLD_VOUCHER_LIFE, SOLD_VOUCHER_STATUSES, type SoldVoucherStatus } from './sold-status.ts';
