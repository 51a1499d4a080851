import { type CartQuote, withGoods } from '@thyme/domain/bookings';
import type { ChosenGoods, PricedCart } from '../cart/priced-cart.ts';
import type { StoredGoods } from './stored-goods.ts';

/** The price with the products; without them where no appointment is booked to hand them over at. */
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

/** What a member pays; from a part of its own, which guests without a cart do not load. */
export interface MemberPrices {
  services: (priced: PricedCart) => PricedCart;
  goods: (chosen: readonly ChosenGoods[]) => readonly ChosenGoods[];
}

/** The same with those that are stored beside the cart, at the price that the page showed, or a member's. */
export function withStoredGoods(priced: PricedCart, stored: StoredGoods, member: MemberPrices | null): PricedCart {
  const chosen = stored.map(({ id, name, price, qty }) => ({ id, name, price, quantity: qty }));
  return withChosenGoods(member?.services(priced) ?? priced, member?.goods(chosen) ?? chosen);
}
