import { type Minor, splitProportionally, sumOf } from '../money/index.ts';
import { addMonthsToDate, dateAt, endOfDay, type Instant, type Zone } from '../time/index.ts';

/** Limits of a package, for the form, the API and the table. */
export const packageLimits = { sessions: 100, months: 60 } as const;

/** When a package bought now expires: the end of its last day by the shop's clock. It is no gift, so it may be short. */
export function packageExpiry(boughtAt: Instant, months: number, zone: Zone): Instant {
  return endOfDay(zone, addMonthsToDate(dateAt(zone, boughtAt), months));
}

/**
 * The part of a package's price that belongs to sessions not used yet: deferred income, and what a refund in proportion
 * returns. It is the price less what the used ones were worth, so that the parts always sum to the price.
 */
export function unusedValue(
  { sessions, price }: { readonly sessions: number; readonly price: Minor },
  left: number,
): Minor {
  const used = sessions - left;
  return price - Math.floor((2 * used * price + sessions) / (2 * sessions));
}

/** A line that a package may pay for: only whole, and by one session for each of its dates. */
export type SessionLine = {
  readonly serviceId: number;
  readonly amount: Minor;
  readonly sessions?: number;
};

export type CoveredLine = { readonly index: number /** One for each session. */; readonly amounts: readonly Minor[] };

/** The lines that sessions pay for, the dearest first. A line is paid for completely or not at all. */
export function coverLines(
  lines: readonly SessionLine[],
  { left, isGoodFor }: { readonly left: number; readonly isGoodFor: (serviceId: number) => boolean },
): CoveredLine[] {
  let rest = left;
  return lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ serviceId, amount }) => amount > 0 && isGoodFor(serviceId))
    .toSorted((a, b) => b.amount - a.amount || a.index - b.index)
    .flatMap(({ index, amount, sessions = 1 }) => {
      if (sessions < 1 || sessions > rest || sessions > amount) return [];
      rest -= sessions;
      return [
        {
          index,
          amounts: splitProportionally(
            amount,
            Array.from({ length: sessions }, () => 1),
          ),
        },
      ];
    });
}

/**
 * The sessions that a refund of an amount returns: whole ones only, the dearest first. What is left of the amount goes
 * back by other ways; what a session is worth beyond it stays used.
 */
export function sessionsToReturn<Use extends { readonly amount: Minor }>(amount: Minor, uses: readonly Use[]): Use[] {
  let left = amount;
  return uses
    .toSorted((a, b) => b.amount - a.amount)
    .filter((use) => {
      if (use.amount > left) return false;
      left -= use.amount;
      return true;
    });
}

/** How much of a wanted refund can go back, by whole sessions and by money that came from elsewhere. */
export function returnableOf(
  wanted: Minor,
  { sessions, money }: { readonly sessions: readonly { readonly amount: Minor }[]; readonly money: Minor },
): Minor {
  const bySessions = sumOf(sessionsToReturn(wanted, sessions).map(({ amount }) => amount));
  return bySessions + Math.min(wanted - bySessions, money);
}
