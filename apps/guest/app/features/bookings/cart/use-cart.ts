import { notify } from '@thyme/site/notify.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { subscribe } from '../../../lib/session/storage.ts';
import { type Entry, emptyCart, isSame, readCart, type Stored, type StoredItem, writeCart } from './stored-cart.ts';

type Wanted = Entry;

export interface Cart {
  items: Stored;
  has(item: Wanted): boolean;
  add(item: StoredItem): void;
  remove(item: Wanted): void;
  /** Another quantity; 0 removes the item. */
  setQuantity(item: Wanted, qty: number): void;
  /** Requests a person for a service; null is anyone. */
  setPerson(item: Wanted, person: number | null): void;
  /** Changes several entries at once. */
  change(to: (items: Stored) => Stored): void;
  clear(): void;
}

/** The cart of a shop, stored in the browser: it survives a reload and a login, and open tabs share it. */
export function useCart(businessId: number): Cart {
  const items = useSyncExternalStore(
    subscribe,
    () => readCart(businessId),
    () => emptyCart,
  );
  return useMemo(() => {
    const save = (next: Stored) => writeCart(businessId, next);
    const without = (item: Wanted) => readCart(businessId).filter((other) => !isSame(other, item));
    const remove = (item: Wanted) => {
      save(without(item));
      notify.success('Removed from the cart!');
    };
    return {
      items,
      has: (item) => items.some((other) => isSame(other, item)),
      add: (item) => {
        save([...without(item), item]);
        notify.success('Added to cart!');
      },
      remove,
      setQuantity: (item, qty) => {
        if (qty === 0) remove(item);
        else save(readCart(businessId).map((other) => (isSame(other, item) ? { ...other, qty } : other)));
      },
      setPerson: (item, person) =>
        save(
          readCart(businessId).map((other) =>
            isSame(other, item) && other.__typename === 'ServicePricing' ? { ...other, person } : other,
          ),
        ),
      change: (to) => save(to(readCart(businessId))),
      clear: () => save(emptyCart),
    };
  }, [businessId, items]);
}
