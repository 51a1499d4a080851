/** Limits of the products that a guest orders with a booking. */
export const goodsLimits = {
  lines: 10,
  /** Pieces of one product. */
  quantity: 10,
} as const;

/** From here on a guest sees how many are left. */
const FEW = 3;

/** Pieces that can still be sold: the stock without those held for guests who are paying. */
export function availableOf(stock: number, held: number): number {
  return Math.max(0, stock - held);
}

/** The number left that a guest sees: 0 is out of stock, null is enough. A shop's exact stock is private. */
export function leftToSay(available: number): number | null {
  return available > FEW ? null : available;
}
