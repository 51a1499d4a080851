import type { LifeCycle } from '../life-cycle/index.ts';
import { DAY, HOUR, type Instant } from '../time/index.ts';

/**
 * `invited`: the desk offered it to a guest. `pending`: its first payment is in progress. `past_due`: a period is
 * unpaid, so it grants nothing. `paused`: nothing is charged until a day.
 */
export const MEMBERSHIP_STATUSES = ['invited', 'pending', 'active', 'past_due', 'paused', 'ended'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];
export const MEMBERSHIP_LIFE: LifeCycle<MembershipStatus> = {
  invited: ['pending', 'ended'],
  pending: ['active', 'ended'],
  active: ['past_due', 'paused', 'ended'],
  past_due: ['active', 'ended'],
  paused: ['active', 'ended'],
  // A late first payment: nothing was granted or ended before.
  ended: ['active'],
};

/** Statuses of a current member. */
export const RUNNING_STATUSES = ['active', 'past_due', 'paused'] as const satisfies readonly MembershipStatus[];

export const PERIOD_STATUSES = ['due', 'paid', 'failed', 'refunded'] as const;
export type PeriodStatus = (typeof PERIOD_STATUSES)[number];
export const PERIOD_LIFE: LifeCycle<PeriodStatus> = {
  due: ['paid', 'failed'],
  // A payment in progress when the membership ended.
  failed: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

/** How long a renewal can be refunded after it was charged. */
export const REGRET_TIME = HOUR;

export type Cancelling = {
  readonly now: Instant;
  /** The current period. */
  readonly number: number;
  /** When it was paid; null while it is not. */
  readonly paidAt: Instant | null;
  /** Whether a session of the current period was used. */
  readonly isUsed: boolean;
  readonly isPaused: boolean;
  readonly minPeriods: number;
  readonly noticeDays: number;
  /** When a period ends. */
  readonly endOf: (number: number) => Instant;
};

export type Cancellation =
  /** It ends now: nothing is paid for. */
  | { readonly kind: 'now' }
  /** It ends now, and what was charged within the hour is refunded in full. */
  | { readonly kind: 'refund' }
  /** It runs to the end of this period; periods until then are charged. */
  | { readonly kind: 'after'; readonly last: number };

/**
 * When a membership ends if it is cancelled now. It runs to the end of the paid period, or for its minimum term and
 * notice. An unused renewal that was charged within the last hour is refunded, so that it does not matter which of the
 * two came a minute earlier. The first period is a purchase, not a renewal.
 */
export function cancelMembership(asked: Cancelling): Cancellation {
  const { now, number, paidAt, isUsed, isPaused, minPeriods, noticeDays, endOf } = asked;
  let last = Math.max(number, minPeriods - 1);
  // The notice counts against later periods only: the current one is paid anyway.
  while (noticeDays > 0 && endOf(last) < now + noticeDays * DAY) last += 1;
  if (isPaused && minPeriods - 1 <= number) return { kind: 'now' };
  if (last > number) return { kind: 'after', last };
  if (paidAt === null) return { kind: 'now' };
  const isFresh = number > 0 && now - paidAt <= REGRET_TIME && !isUsed;
  return isFresh ? { kind: 'refund' } : { kind: 'after', last };
}
