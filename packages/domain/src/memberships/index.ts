export {
  type Cancellation,
  type Cancelling,
  cancelMembership,
  MEMBERSHIP_LIFE,
  MEMBERSHIP_STATUSES,
  type MembershipStatus,
  PERIOD_LIFE,
  PERIOD_STATUSES,
  type PeriodStatus,
  REGRET_TIME,
  RUNNING_STATUSES,
} from './life.ts';
export { membershipLimits } from './limits.ts';
export {
  asMember,
  type BilledLine,
  type MemberPriced,
  type MemberTerms,
  MOST_PERCENT_OFF,
  memberOffs,
  memberPrice,
  percentOffWords,
  productPercentOf,
  servicePercent,
} from './member-price.ts';
export {
  type Anchor,
  CHARGE_MINUTE,
  chargeTime,
  isResumeDay,
  nextTry,
  OPEN_DAYS,
  periodDay,
  periodEnd,
  RETRY_DAYS,
  RHYTHMS,
  type Rhythm,
  sessionsUntil,
} from './period.ts';
export { type ConsentTerms, consentWords, pricePerPeriod, sessionWords, termWords } from './words.ts';
