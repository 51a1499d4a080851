import type { Minor } from '../money/index.ts';

/** How long a business tries a plan before it pays. */
export const TRIAL_DAYS = 30;

/** How long a business that has not paid keeps its plan, and guests its page. */
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

/** A dearer plan starts at once, a cheaper one when what is paid for has been used. */
export function changesAtOnce(from: PlanPrice, to: PlanPrice): boolean {
  return monthlyRate(to) > monthlyRate(from);
}

/**
 * What a dearer plan costs for the rest of a period that is paid for. Null where nothing is paid for, or the two
 * have different periods: then a whole new one is paid, and what is unused extends it.
 */
export function upgradePrice(
  { from, to }: { from: PlanPrice; to: PlanPrice },
  { left, whole }: { left: number; whole: number },
): Minor | null {
  if (from.price === 0 || from.period !== to.period || whole <= 0) return null;
  return Math.max(0, Math.round(((to.price - from.price) * Math.max(0, left)) / whole));
}
