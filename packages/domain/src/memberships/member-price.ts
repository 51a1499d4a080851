import { type Minor, percentOf } from '../money/index.ts';

/** What a membership takes off while it is active. */
export type MemberTerms = {
  readonly name: string;
  /** Off services; 0 for none. */
  readonly percentOff: number;
  /** Those that it is taken off; null for all. */
  readonly serviceIds: readonly number[] | null;
  /** Off products; 0 for none. */
  readonly productPercent: number;
};

/** The most that a membership takes off: a price of nothing would be no price. */
export const MOST_PERCENT_OFF = 90;

const bestOf = (percents: readonly number[]): number =>
  Math.min(MOST_PERCENT_OFF, Math.max(0, ...percents.filter(Number.isFinite)));

/** What is off a service for a guest with these memberships: the best of them, never their sum. */
export function servicePercent(memberships: readonly MemberTerms[], serviceId: number): number {
  const good = memberships.filter(({ serviceIds }) => serviceIds === null || serviceIds.includes(serviceId));
  return bestOf(good.map(({ percentOff }) => percentOff));
}

export function productPercentOf(memberships: readonly MemberTerms[]): number {
  return bestOf(memberships.map(({ productPercent }) => productPercent));
}

/** What a member pays for one. What costs anything still costs a cent. */
export function memberPrice(price: Minor, percent: number): Minor {
  if (price <= 0 || percent <= 0) return price;
  return Math.max(1, price - percentOf(price, Math.min(percent, MOST_PERCENT_OFF)));
}

export type MemberPriced<Priced> = Priced & {
  /** What the membership takes off in percent; left out where its price is not the better one. */
  readonly memberPercent?: number;
};

/**
 * A service at the member's price: the percentage is taken off the usual price, and where the shop has a special price, the
 * guest pays the lower of the two.
 */
export function asMember<Priced extends { readonly price: Minor; readonly specialPrice: Minor }>(
  priced: Priced,
  percent: number,
): MemberPriced<Priced> {
  const own = memberPrice(priced.price, percent);
  const now = priced.specialPrice > 0 ? priced.specialPrice : priced.price;
  return own < now ? { ...priced, specialPrice: own, memberPercent: percent } : priced;
}

/** A line of a bill at the till. */
export type BilledLine = {
  readonly unitPrice: Minor;
  readonly quantity: number;
  readonly discount: Minor;
  /** What a membership takes off it in percent; 0 for none, and for a line that was sold at a member's price. */
  readonly percent: number;
};

/**
 * What a member has off the lines of a bill. What was paid already is not changed: where less is still to be paid, nothing
 * is taken off.
 */
export function memberOffs(lines: readonly BilledLine[], due: Minor): Minor[] {
  const offs = lines.map(({ unitPrice, quantity, discount, percent }) =>
    Math.max(0, unitPrice * quantity - discount - memberPrice(unitPrice, percent) * quantity),
  );
  return offs.reduce((sum, off) => sum + off, 0) > due ? offs.map(() => 0) : offs;
}

/** "10% off all services, 10% off products"; empty where a membership takes nothing off. */
export function percentWords({
  percentOff,
  serviceNames,
  productPercent,
}: {
  readonly percentOff: number;
  /** Null for all. */
  readonly serviceNames: readonly string[] | null;
  readonly productPercent: number;
}): string {
  const services = serviceNames === null ? 'all services' : serviceNames.join(', ');
  return [
    percentOff > 0 ? `${percentOff}% off ${services}` : '',
    productPercent > 0 ? `${productPercent}% off products` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
