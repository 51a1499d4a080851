export {
  type AppointmentEntries,
  type AppointmentMoney,
  attributePaid,
  type Claim,
  moneyOfAppointments,
} from './attribution.ts';
export { type BillingFields, billingErrors, billingLimits } from './billing.ts';
export { billingFromProfile, type PostTown, type ProfileAddress } from './billing-from-profile.ts';
export {
  type CancellationInput,
  type CancellationOutcome,
  type Charge,
  cancellationFee,
  chargeAt,
  chargedFromHours,
  DECIDE_DAYS,
  DECIDE_SECONDS,
  freeUntil,
  isPolicyCode,
  LATE_PERCENT,
  LATE_SECONDS,
  type PolicyCode,
  type PolicyFacts,
  type PolicySegment,
  type PolicyTerms,
  policyFacts,
  policySentence,
  policyTimeline,
  SAME_DAY_PERCENT,
} from './cancellation.ts';
export {
  type CancellationStep,
  cancellationLimits,
  checkSteps,
  leadWords,
  type StepsRefusal,
  stepsMessage,
} from './cancellation-steps.ts';
export {
  CARD_FEE_GRACE,
  CARD_FEE_LIFE,
  CARD_FEE_STATUSES,
  type CardFeeReason,
  type CardFeeStatus,
  cardFeeLimits,
  costSentence,
  FEE_UNDONE,
  type FeeTerms,
  feeConsentWords,
  feeReason,
  lateFee,
  lateFeeSentence,
  mayObject,
  mostFee,
} from './card-fee.ts';
export { meansInWords, UNNAMED_CARD } from './card-words.ts';
export {
  type Bill,
  billOf,
  type Checkout,
  type CheckoutRefusal,
  checkoutLimits,
  type Product,
  priceOf,
  settle,
  type Tender,
} from './checkout.ts';
export { feeShare, type RefundOfFee } from './fee-refund.ts';
export { FORGIVEN_EVERY, FORGIVEN_SENTENCE, type Forgiveness, forgive, isForgiven } from './forgiveness.ts';
export {
  isPayable,
  type LedgerEntry,
  type LedgerSums,
  ledgerSums,
  type PaymentStatus,
  paymentStatus,
} from './ledger.ts';
export {
  isSettled,
  ORDER_LIFE,
  ORDER_STATUSES,
  type OrderStatus,
  REFUND_LIFE,
  REFUND_STATUSES,
  type RefundStatus,
  SALE_LIFE,
  SALE_STATUSES,
  type SaleStatus,
} from './life-cycles.ts';
export {
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentPlan,
  type PlannedPayment,
  type PlanRefusal,
  planPayment,
} from './payment-plan.ts';
export {
  carriedOver,
  changesAtOnce,
  GRACE_DAYS,
  monthlyRate,
  monthsOf,
  type PlanPrice,
  planFor,
  REMINDER_DAYS,
  TRIAL_DAYS,
  upgradePrice,
} from './plan-change.ts';
export { REFUND_WORKING_DAYS, type RefundStage, refundExpectedBy, refundStage } from './refund-progress.ts';
export {
  type MoneySource,
  type RefundPart,
  type RefundRefusal,
  refundableOf,
  splitOwnFirst,
  splitRefund,
} from './refund-split.ts';
export {
  CARD_BRANDS,
  CARD_MISSING_MESSAGE,
  type CardBrand,
  type CardFace,
  cardBrand,
  cardName,
  expiredCardMessage,
  expiresThisMonth,
  expiryWords,
  isCardExpired,
} from './saved-card.ts';
export { type ShownFeeStatus, shownFeeStatus } from './shown-fee.ts';
export {
  mostTo,
  type PaidBy,
  planRefund,
  REFUND_WAYS,
  type RefundWay,
  type TillRefund,
  type TillRefundRefusal,
} from './till-refund.ts';
export {
  checkTip,
  splitTip,
  suggestTips,
  TIP_LIMITS,
  type TipRefusal,
  type TipShare,
  type Work,
} from './tip.ts';
export {
  type CreditableLine,
  creditLines,
  type TaxedLine,
  type VatBreakdown,
  type VatGroup,
  vatBreakdown,
  vatIn,
} from './vat.ts';
