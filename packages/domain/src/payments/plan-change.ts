import type { Minor } from '../money/index.ts';

/** The length of a trial. */
export const TRIAL_DAYS = 30;

/** How long an unpaid business keeps its plan and its page. */
export const GRACE_DAYS = 14;

/** The owner is reminded this long before the trial ends. */
export const REMINDER_DAYS = 3;

export type PlanPrice = { readonly price: Minor; readonly period: string };

const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

export const monthsOf = ({ period }: Pick<PlanPrice, 'period'>): number => MONTHS[period] ?? 1;

/** The price of a month. */
export const monthlyRate = (plan: PlanPrice): number => plan.price / monthsOf(plan);

/**
 * Converts the unused seconds of the old plan into seconds of the new one. Rates are prices for the same period; a free
 * plan has nothing to convert.
 */
export function carriedOver(unused: number, oldRate: number, newRate: number): number {
  if (newRate <= 0) return 0;
  return Math.max(0, Math.ceil((unused * oldRate) / newRate));
}

export type SizedPlan = PlanPrice & { readonly diaries: number | null };

/** The cheapest plan of a period that is for at least this many diaries; null if none is. */
export function planFor<Plan extends SizedPlan>(plans: readonly Plan[], diaries: number, period: string): Plan | null {
  const fitting = plans.filter((plan) => plan.period === period && plan.diaries !== null && plan.diaries >= diaries);
  return fitting.toSorted((a, b) => a.price - b.price)[0] ?? null;
}

/** A dearer plan starts at once, a cheaper one after the paid period. */
export function changesAtOnce(from: PlanPrice, to: PlanPrice): boolean {
  return monthlyRate(to) > monthlyRate(from);
}

/**
 * The price of a dearer plan for the rest of a paid period. Null if nothing is paid, or the two have different periods:
 * then a whole new one is paid, and the unused part extends it.
 */
export function upgradePrice(
  { from, to }: { from: PlanPrice; to: PlanPrice },
  { left, whole }: { left: number; whole: number },
): Minor | null {
  if (from.price === 0 || from.period !== to.period || whole <= 0) return null;
  return Math.max(0, Math.round(((to.price - from.price) * Math.max(0, left)) / whole));
}
