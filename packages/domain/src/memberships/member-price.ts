import { type Minor, percentOf } from '../money/index.ts';
import { listInWords } from '../text/index.ts';

/** The discounts of an active membership. */
export type MemberTerms = {
  readonly name: string;
  /** Percent off services; 0 for none. */
  readonly percentOff: number;
  /** The services it applies to; null for all. */
  readonly serviceIds: readonly number[] | null;
  /** Percent off products; 0 for none. */
  readonly productPercent: number;
};

/** The highest discount, so that the price is never zero. */
export const MOST_PERCENT_OFF = 90;

const bestOf = (percents: readonly number[]): number =>
  Math.min(MOST_PERCENT_OFF, Math.max(0, ...percents.filter(Number.isFinite)));

/** The discount on a service for a guest with these memberships: the best of them, never their sum. */
export function servicePercent(memberships: readonly MemberTerms[], serviceId: number): number {
  const good = memberships.filter(({ serviceIds }) => serviceIds === null || serviceIds.includes(serviceId));
  return bestOf(good.map(({ percentOff }) => percentOff));
}

export function productPercentOf(memberships: readonly MemberTerms[]): number {
  return bestOf(memberships.map(({ productPercent }) => productPercent));
}

/** The member price of one piece. What is not free costs at least a cent. */
export function memberPrice(price: Minor, percent: number): Minor {
  if (price <= 0 || percent <= 0) return price;
  return Math.max(1, price - percentOf(price, Math.min(percent, MOST_PERCENT_OFF)));
}

export type MemberPriced<Priced> = Priced & {
  /** The member discount in percent; left out if the member price is not the better one. */
  readonly memberPercent?: number;
};

/**
 * A service at the member price: the percentage is deducted from the usual price, and if the shop has a special price,
 * the guest pays the lower of the two.
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
  /** The member discount in percent; 0 for none, and for a line that was sold at the member price. */
  readonly percent: number;
};

/** The member discounts on the lines of a bill. What is already paid does not change: nothing is deducted beyond the amount due. */
export function memberOffs(lines: readonly BilledLine[], due: Minor): Minor[] {
  const offs = lines.map(({ unitPrice, quantity, discount, percent }) =>
    Math.max(0, unitPrice * quantity - discount - memberPrice(unitPrice, percent) * quantity),
  );
  return offs.reduce((sum, off) => sum + off, 0) > due ? offs.map(() => 0) : offs;
}

/** "10% off all services, plus 10% off products"; empty without a discount. */
export function percentOffWords({
  percentOff,
  serviceNames,
  productPercent,
}: {
  readonly percentOff: number;
  /** Null for all. */
  readonly serviceNames: readonly string[] | null;
  readonly productPercent: number;
}): string {
  const services = serviceNames === null ? 'all services' : listInWords(serviceNames);
  return [
    percentOff > 0 ? `${percentOff}% off ${services}` : '',
    productPercent > 0 ? `${productPercent}% off products` : '',
  ]
    .filter(Boolean)
    .join(', plus ');
}
