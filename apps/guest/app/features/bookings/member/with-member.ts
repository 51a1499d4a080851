import { quoteCart } from '@thyme/domain/bookings';
import { asMember, type MemberTerms, memberPrice, productPercentOf, servicePercent } from '@thyme/domain/memberships';
import type { CartLine, ChosenGoods, PricedCart } from '../cart/priced-cart.ts';
import { guestOf } from '../dialog/choice/group.ts';

function asMemberLine(line: CartLine, terms: readonly MemberTerms[]): CartLine {
  // The others of a group pay the usual price.
  if (!line.service || line.item.kind !== 'service' || guestOf(line) > 0) return line;
  return { ...line, item: asMember(line.item, servicePercent(terms, line.service.service_id)) };
}

/** The cart at the price of a member, by the rule that the server charges by. */
export function withMember(priced: PricedCart, terms: readonly MemberTerms[]): PricedCart {
  if (!priced.quote || terms.length === 0) return priced;
  const named = priced.lines.map((line) => asMemberLine(line, terms));
  const quoted = quoteCart(
    named.map(({ item }) => item),
    priced.quote.depositPercent,
  );
  if (!quoted.ok || quoted.value.total === priced.quote.total) return priced;
  const lines = named.map((line, index) => ({ ...line, ...quoted.value.lines[index] }));
  return { ...priced, lines, quote: quoted.value, memberSaving: priced.quote.total - quoted.value.total };
}

/** Products at the price of a member. */
export function memberGoods(goods: readonly ChosenGoods[], terms: readonly MemberTerms[]): readonly ChosenGoods[] {
  const percent = productPercentOf(terms);
  if (percent === 0) return goods;
  return goods.map((one) => ({ ...one, price: memberPrice(one.price, percent), usualPrice: one.price }));
}
