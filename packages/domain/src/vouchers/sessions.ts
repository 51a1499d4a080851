import { type Minor, splitProportionally, sumOf } from '../money/index.ts';
import { addMonthsToDate, dateAt, endOfDay, type Instant, type Zone } from '../time/index.ts';

/** Limits of a package, for the form, the API and the table. */
export const packageLimits = { sessions: 100, months: 60 } as const;

/** When a package bought now expires: the end of its last day by the shop's clock. It is not a gift voucher, so it may be short. */
export function packageExpiry(boughtAt: Instant, months: number, zone: Zone): Instant {
  return endOfDay(zone, addMonthsToDate(dateAt(zone, boughtAt), months));
}

/**
 * The part of a package's price that belongs to unused sessions: deferred income, and what a proportional refund
 * returns. It is the price less the value of the used ones, so that the parts always sum to the price.
 */
export function unusedValue(
  { sessions, price }: { readonly sessions: number; readonly price: Minor },
  left: number,
): Minor {
  const used = sessions - left;
  return price - Math.floor((2 * used * price + sessions) / (2 * sessions));
}

/** A line that a package may pay for: only as a whole, with one session per date. */
export type SessionLine = {
  readonly serviceId: number;
  readonly amount: Minor;
  readonly sessions?: number;
};

export type CoveredLine = { readonly index: number /** One for each session. */; readonly amounts: readonly Minor[] };

/** The lines that sessions pay for, dearest first. A line is paid for completely or not at all. */
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
 * The sessions that a refund restores: whole ones only, dearest first. The rest of the amount is refunded by other
 * methods; a session's value beyond the amount stays used.
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

/** How much of a requested refund is possible, by whole sessions and by money from elsewhere. */
export function returnableOf(
  wanted: Minor,
  { sessions, money }: { readonly sessions: readonly { readonly amount: Minor }[]; readonly money: Minor },
): Minor {
  const bySessions = sumOf(sessionsToReturn(wanted, sessions).map(({ amount }) => amount));
  return bySessions + Math.min(wanted - bySessions, money);
}
