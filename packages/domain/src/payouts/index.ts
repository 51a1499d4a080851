export { type MoneyPlaces, PAYOUT_KINDS, type PayoutEntry, type PayoutKind, placesOf } from './entries.ts';
export { type ChargedFee, feeOfRefund } from './fee.ts';
export {
  ACCOUNT_STATES,
  type AccountState,
  DISPUTE_LIFE,
  DISPUTE_STATUSES,
  type DisputeStatus,
  isWithdrawn,
  PAYOUT_LIFE,
  PAYOUT_STATUSES,
  type PayoutStatus,
} from './life-cycles.ts';
export { lastPayoutPeriod, nextPayoutPeriod, type PayoutPeriod } from './schedule.ts';
