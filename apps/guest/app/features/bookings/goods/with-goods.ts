import { type CartQuote, withGoods } from '@thyme/domain/bookings';
import type { ChosenGoods, PricedCart } from '../cart/priced-cart.ts';
import type { StoredGoods } from './stored-goods.ts';

/** The price with the products; without them where nothing is booked that they could be handed over at. */
function quoteWithGoods(quote: CartQuote, goods: readonly ChosenGoods[]): CartQuote {
  const priced = withGoods(
    quote,
    goods.map((one) => ({ ...one, available: one.quantity })),
  );
  return priced.ok ? priced.value : quote;
}

/** A priced cart with products to take home. */
export function withChosenGoods(priced: PricedCart, goods: readonly ChosenGoods[]): PricedCart {
  if (!priced.quote || goods.length === 0) return priced;
  const quote = quoteWithGoods(priced.quote, goods);
  return quote === priced.quote ? priced : { ...priced, quote, goods };
}

/** The same with those that are stored beside the cart, at the price that the page showed. */
export const withStoredGoods = (priced: PricedCart, stored: StoredGoods): PricedCart =>
  withChosenGoods(
    priced,
    stored.map(({ id, name, price, qty }) => ({ id, name, price, quantity: qty })),
  );
