import { MAX_MINOR, type Minor, sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import type { CartQuote } from './quote-cart.ts';

/** A product that the guest orders with a booking and collects at the appointment. */
export type WantedGoods = {
  readonly name: string;
  readonly price: Minor;
  readonly quantity: number;
  /** How many can be sold. */
  readonly available: number;
};

export type GoodsRefusal =
  /** Products are handed over at an appointment. */
  | { readonly code: 'goods-alone' }
  | { readonly code: 'total-too-large' }
  | { readonly code: 'stock-short'; readonly name: string; readonly left: number };

/** Adds products to the price of a cart. They are paid in full when booking, because the shop reserves them. */
export function withGoods(quote: CartQuote, wanted: readonly WantedGoods[]): Result<CartQuote, GoodsRefusal> {
  if (wanted.length === 0) return ok(quote);
  if (!quote.lines.some(({ item }) => item.kind === 'service')) return refuse('goods-alone');
  const short = wanted.find(({ quantity, available }) => quantity > available);
  if (short) return refuse('stock-short', { name: short.name, left: Math.max(0, short.available) });
  const goods = sumOf(wanted.map(({ price, quantity }) => price * quantity));
  if (quote.total + goods > MAX_MINOR) return refuse('total-too-large');
  return ok({ ...quote, goods, total: quote.total + goods, payableNow: quote.payableNow + goods });
}

export function goodsMessage(refusal: Exclude<GoodsRefusal, { code: 'total-too-large' }>): string {
  if (refusal.code === 'goods-alone')
    return 'Products are handed over at your appointment. Please add a service to your cart.';
  const { name, left } = refusal;
  return left > 0 ? `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left.` : `${name} is out of stock.`;
}
