import { useQuery, useQueryClient } from '@tanstack/react-query';
import { goodsLimits } from '@thyme/domain/products';
import { BusinessProductsDocument, type BusinessProductsQuery } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { ChosenGoods } from '../cart/priced-cart.ts';
import { type StoredGoods, setPieces, useStoredGoods } from './stored-goods.ts';

export type OfferedProduct = BusinessProductsQuery['business_products'][number];

const STALE_MS = 15_000;

/** How many of a product can be chosen. */
export const mostOf = ({ left }: Pick<OfferedProduct, 'left'>): number =>
  Math.min(goodsLimits.quantity, left ?? goodsLimits.quantity);

/** What is stored, as far as the shop still has it. */
export function chosenOf(stored: StoredGoods, offered: readonly OfferedProduct[]): ChosenGoods[] {
  return stored.flatMap(({ id, qty }) => {
    const product = offered.find((one) => one.id === id);
    const quantity = product ? Math.min(qty, mostOf(product)) : 0;
    if (!product || quantity === 0) return [];
    return [{ id, name: product.name, price: Math.round(product.price * 100), quantity }];
  });
}

/** The products of a shop and what the guest has chosen of them. */
export function useGoods(businessId: number) {
  const client = useQueryClient();
  const stored = useStoredGoods(businessId);
  const queryKey = ['business-products', businessId];
  const { data: offered = [], isError } = useQuery({
    queryKey,
    queryFn: async () => (await run(BusinessProductsDocument, { business_id: businessId })).business_products,
    staleTime: STALE_MS,
  });
  return {
    offered,
    isError,
    chosen: chosenOf(stored, offered),
    quantityOf: (id: number) => stored.find((one) => one.id === id)?.qty ?? 0,
    setQuantity: ({ id, name, price }: OfferedProduct, qty: number) =>
      setPieces(businessId, { id, name, price: Math.round(price * 100), qty }),
    /** The server had less than the page showed. */
    refresh: () => void client.invalidateQueries({ queryKey }),
  };
}

export type Goods = ReturnType<typeof useGoods>;
