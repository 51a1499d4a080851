import { type Minor, percentOf, splitProportionally } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import { DAY, type Instant } from '../time/index.ts';

/** A piece of work in an appointment: its person and duration. `person` is null if it cannot be attributed to one. */
export type Work = { readonly person: number | null; readonly minutes: number };

export type TipShare = { readonly person: number | null; readonly amount: Minor };

/** A tip belongs to the people who did the work, by their time. The shares sum to the tip; empty shares are left out. */
export function splitTip(tip: Minor, work: readonly Work[]): TipShare[] {
  const minutes = new Map<number | null, number>();
  for (const { person, minutes: own } of work) minutes.set(person, (minutes.get(person) ?? 0) + own);
  if (minutes.size === 0) minutes.set(null, 1);
  const people = [...minutes.keys()];
  const shares = splitProportionally(tip, [...minutes.values()]);
  return people.map((person, index) => ({ person, amount: shares[index] ?? 0 })).filter(({ amount }) => amount > 0);
}

/** How long after an appointment its guest can add a tip. */
export const TIP_DAYS = 60;
/** The limits of a single tip. */
export const TIP_LIMITS = { least: 100, most: 50_000 } as const;

export type TipRefusal = { readonly code: 'not-over' | 'too-late' | 'too-little' | 'too-much' };

/** Whether a guest may add a tip to an appointment now. */
export function checkTip(
  amount: Minor,
  { isCompleted, endedAt, now }: { readonly isCompleted: boolean; readonly endedAt: Instant; readonly now: Instant },
): Result<undefined, TipRefusal> {
  if (!isCompleted) return refuse('not-over');
  if (now > endedAt + TIP_DAYS * DAY) return refuse('too-late');
  if (amount < TIP_LIMITS.least) return refuse('too-little');
  return amount > TIP_LIMITS.most ? refuse('too-much') : ok();
}

const STEP = 50;

/** Three suggested amounts: about 10, 15 and 20 percent, in steps of 50 cents, without duplicates. */
export function suggestTips(price: Minor): Minor[] {
  const suggested: Minor[] = [];
  for (const percent of [10, 15, 20]) {
    const near = Math.round(percentOf(price, percent) / STEP) * STEP;
    const least = (suggested.at(-1) ?? TIP_LIMITS.least - STEP) + STEP;
    suggested.push(Math.min(TIP_LIMITS.most, Math.max(near, least)));
  }
  return [...new Set(suggested)];
}
