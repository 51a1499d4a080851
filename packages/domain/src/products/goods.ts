/** Limits of the products that a guest orders with a booking. */
export const goodsLimits = {
  lines: 10,
  /** Pieces of one product. */
  quantity: 10,
} as const;

/** From here on a guest reads how many are left. */
const FEW = 3;

/** Pieces that can still be sold: what is there, without those that are held for guests who are paying. */
export function availableOf(stock: number, held: number): number {
  return Math.max(0, stock - held);
}

/** How many are left, where a guest is told: 0 is out of stock, null is enough. How much a shop has is its own matter. */
export function leftToSay(available: number): number | null {
  return available > FEW ? null : available;
}
