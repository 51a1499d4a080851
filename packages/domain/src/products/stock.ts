import { checkoutLimits } from '../payments/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';

/** Limits of a product, for form, API and table. */
export const productLimits = {
  /** The name is that of a line at the till. */
  name: checkoutLimits.productName,
  sku: 40,
  /** Why stock was corrected, or a price changed at the till. */
  reason: checkoutLimits.reason,
  /** Pieces in one movement. */
  quantity: 9_999,
  lowAt: 999,
} as const;

/** Why stock changes. Sales reduce it, refunds with a return increase it. */
export const STOCK_KINDS = ['delivery', 'sale', 'return', 'correction'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

export type StockRefusal =
  | { readonly code: 'bad-quantity' }
  | { readonly code: 'reason-missing' }
  /** A correction removes at most the stock. */
  | { readonly code: 'below-zero'; readonly stock: number };

/** A stock change recorded at the desk. A delivery adds; a correction adds or removes, with a reason. */
export function checkMovement(
  {
    kind,
    quantity,
    reason,
  }: { readonly kind: 'delivery' | 'correction'; readonly quantity: number; readonly reason: string },
  stock: number,
): Result<undefined, StockRefusal> {
  const isWhole = Number.isInteger(quantity) && quantity !== 0 && Math.abs(quantity) <= productLimits.quantity;
  if (!isWhole || (kind === 'delivery' && quantity < 0)) return refuse('bad-quantity');
  if (kind === 'correction' && reason.trim() === '') return refuse('reason-missing');
  if (quantity < 0 && stock + quantity < 0) return refuse('below-zero', { stock: Math.max(0, stock) });
  return ok();
}

/** `low`: at or below the shop's warning mark. Stock may be negative after sales at the till. */
export type StockState = 'out' | 'low' | 'enough';

export function stockState(stock: number, lowAt: number): StockState {
  if (stock <= 0) return 'out';
  return stock <= lowAt ? 'low' : 'enough';
}

export type WantedPieces = { readonly productId: number; readonly quantity: number };

/** The requested products with too little stock, each once. */
export function shortOf(wanted: readonly WantedPieces[], stock: ReadonlyMap<number, number>): number[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of wanted) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].filter(([id, quantity]) => quantity > Math.max(0, stock.get(id) ?? 0)).map(([id]) => id);
}
