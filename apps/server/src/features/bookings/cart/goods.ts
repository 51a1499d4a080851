import type { WantedGoods } from '@thyme/domain/bookings';
import { type MemberTerms, memberPrice, productPercentOf } from '@thyme/domain/memberships';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { Services } from '../../../platform/services.ts';
import { listOnline } from '../../products/index.ts';
import { readVat } from '../desk/till/till-store.ts';
import type { CartRequest } from './request.ts';

/** A product that the guest orders, at the shop's own price and rate. */
export interface CartGoods extends WantedGoods {
  productId: number;
  vatRate: number | null;
  /** Its price without a membership. */
  listPrice: number;
  /** The member discount in percent; 0 for none. */
  memberPercent: number;
}

export type NoProduct = { readonly code: 'no-product'; readonly index: number };

/** The products of a cart; one that is no longer sold online is treated like another shop's. */
export async function loadGoods(
  services: Services,
  { businessId, products = [] }: CartRequest,
  viewer: number | null,
): Promise<Result<CartGoods[], NoProduct>> {
  if (products.length === 0) return ok([]);
  const online = await listOnline(services, businessId, viewer);
  const vatOf = await readVat(services.db, businessId, services.clock.now());
  const goods: CartGoods[] = [];
  for (const [index, { productId, quantity }] of products.entries()) {
    const known = online.find(({ id }) => id === productId);
    if (!known) return refuse('no-product', { index });
    const { name, price, available, rate } = known;
    const vatRate = vatOf(name, null, rate);
    goods.push({ productId, name, price, listPrice: price, memberPercent: 0, quantity, available, vatRate });
  }
  return ok(goods);
}

/** The products at the member price. */
export function memberGoods(goods: readonly CartGoods[], terms: readonly MemberTerms[]): CartGoods[] {
  const percent = productPercentOf(terms);
  return goods.map((one) => {
    const price = memberPrice(one.listPrice, percent);
    return price < one.listPrice ? { ...one, price, memberPercent: percent } : one;
  });
}
