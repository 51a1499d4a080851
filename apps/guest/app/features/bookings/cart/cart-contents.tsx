import { Button } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { GoodsLines } from '../goods/goods-lines.tsx';
import { dropPieces } from '../goods/stored-goods.ts';
import { focusMarks } from './cart-focus.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSums } from './cart-sums.tsx';
import { memberSavingOf, type PricedCart } from './priced-cart.ts';
import type { Cart } from './use-cart.ts';

export interface CartContentsProps {
  cart: Cart;
  priced: PricedCart;
  country: string;
  /** The shop is registered for VAT. */
  hasVat: boolean;
  /** The first time at which the whole cart can be booked. */
  soonest?: ReactNode;
  /** One sentence about cancelling. */
  policy: string;
  onNext: () => void;
  /** The shop has blocked the guest. */
  blocked?: boolean;
  /** The dialog is being loaded. */
  opening?: boolean;
}

/** A cart with items, beside the page or in the sheet of a phone. */
export function CartContents(props: CartContentsProps) {
  const { cart, priced, country, hasVat, soonest, policy, onNext, opening, blocked = false } = props;
  if (!priced.quote) return null;
  return (
    <>
      <CartLines lines={priced.lines} cart={cart} country={country} />
      <GoodsLines goods={priced.goods ?? []} country={country} onRemove={dropPieces} />
      {soonest}
      <CartSums
        quote={priced.quote}
        saving={{ services: priced.memberSaving ?? 0, all: memberSavingOf(priced) }}
        country={country}
        hasVat={hasVat}
      />
      <Button
        {...focusMarks.opener}
        variant="clay"
        size="lg"
        wide
        className="mt-5"
        onClick={onNext}
        disabled={blocked}
        busy={opening ?? false}
      >
        Next <ArrowRight aria-hidden="true" />
      </Button>
      <p role={blocked ? 'status' : undefined} className="mt-3 text-center text-sm text-ink-soft">
        {blocked ? <span className="text-danger">You have been blocked by the business!</span> : policy}
      </p>
    </>
  );
}
