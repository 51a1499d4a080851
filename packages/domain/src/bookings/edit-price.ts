import { MAX_MINOR, type Minor, percentOf, splitProportionally, sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';

/** A service of an appointment, at its selling price. */
export type PricedLine = {
  readonly price: Minor;
  /** 0 means none. */
  readonly specialPrice: Minor;
};

/** The business's discount: an amount, or a whole percentage of the services. */
export type DeskDiscount = { readonly amount: Minor } | { readonly percent: number };

export type EditedPrice = {
  /** The price of the services before discounts. */
  readonly subTotal: Minor;
  /** Special prices and the desk's discount together. */
  readonly discount: Minor;
  readonly deskDiscount: Minor;
  readonly total: Minor;
  /** The total discount of each line. The totals of the lines sum to the total. */
  readonly off: readonly Minor[];
};

export type EditPriceRefusal =
  | { readonly code: 'no-lines' | 'bad-price' | 'bad-discount' }
  | { readonly code: 'discount-over-price'; readonly most: Minor };

const isAmount = (amount: Minor) => Number.isInteger(amount) && amount >= 0 && amount <= MAX_MINOR;

/** The price of an edited appointment. A discount never exceeds the price. */
export function priceEdited(
  lines: readonly PricedLine[],
  discount: DeskDiscount | null,
): Result<EditedPrice, EditPriceRefusal> {
  if (lines.length === 0) return refuse('no-lines');
  if (lines.some(({ price, specialPrice }) => !isAmount(price) || !isAmount(specialPrice) || specialPrice > price))
    return refuse('bad-price');
  const units = lines.map(({ price, specialPrice }) => (specialPrice > 0 ? specialPrice : price));
  const most = sumOf(units);
  if (
    discount &&
    'percent' in discount &&
    (!Number.isInteger(discount.percent) || discount.percent < 0 || discount.percent > 100)
  )
    return refuse('bad-discount');
  const deskDiscount = !discount ? 0 : 'amount' in discount ? discount.amount : percentOf(most, discount.percent);
  if (!isAmount(deskDiscount)) return refuse('bad-discount');
  if (deskDiscount > most) return refuse('discount-over-price', { most });
  const shares = splitProportionally(deskDiscount, units);
  const subTotal = sumOf(lines.map(({ price }) => price));
  return ok({
    subTotal,
    deskDiscount,
    discount: subTotal - most + deskDiscount,
    total: most - deskDiscount,
    off: lines.map(({ price }, index) => price - (units[index] ?? 0) + (shares[index] ?? 0)),
  });
}

/** The final price of a line, by its id; a new line has none. */
export type NetLine = { readonly id: number | null; readonly net: Minor };

/** What each line of a settled invoice adds to it. */
export function billedMore(before: readonly NetLine[], after: readonly NetLine[]): readonly Minor[] {
  const old = new Map(before.map(({ id, net }) => [id, net]));
  return after.map(({ id, net }) => Math.max(0, net - (id === null ? 0 : (old.get(id) ?? 0))));
}

/**
 * What the guest owes in all once the services cost `total` instead of `before`. A refund has lowered the claim below
 * the price: what is added is claimed on top, and a lower price only lowers the claim where it is still above it.
 */
export function claimAfterEdit({ before, total, claimed }: { before: Minor; total: Minor; claimed: Minor }): Minor {
  return Math.max(claimed + total - before, Math.min(claimed, total));
}
