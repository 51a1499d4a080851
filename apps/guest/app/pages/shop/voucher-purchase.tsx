import { Suspense, useState } from 'react';
import type { OfferedVoucher } from '../../features/bookings/cart/priced-cart.ts';
import { useCart } from '../../features/bookings/cart/use-cart.ts';
import { VoucherOrder } from '../../features/bookings/cart/voucher-order.tsx';
import { limitsOf, OwnAmountField, useOwnAmount } from '../../features/vouchers/own-amount.tsx';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { useLazyPart } from '../../lib/hydration/use-lazy-part.ts';
import type { ShopBusiness } from './shop-view.ts';

const loadGift = () => import('./shop-gift.tsx');
const ShopGift = lazyPart(loadGift);
const ShopMemberships = lazyPart(() => import('./shop-memberships.tsx'));
const ShopGoods = lazyPart(() => import('./shop-goods.tsx'));
const LOAD_FAILED = 'We couldn’t open the voucher. Check your connection and try again.';

export interface VoucherPurchaseProps {
  business: ShopBusiness;
  /** Left out to show the shop's memberships and products instead. */
  voucher?: OfferedVoucher;
  /** All vouchers of the shop, to choose another amount. */
  vouchers: readonly OfferedVoucher[];
}

/** Everything sold beside appointments. One component for all of it, so that the page references a single file. */
export default function VoucherPurchase({ voucher, ...props }: VoucherPurchaseProps) {
  return voucher ? (
    <Purchase voucher={voucher} {...props} />
  ) : (
    <>
      <Suspense>
        <ShopMemberships shop={props.business} />
      </Suspense>
      <Suspense>
        <ShopGoods shop={props.business} />
      </Suspense>
    </>
  );
}

/** Buys a voucher for the guest, or as a gift with a card. */
function Purchase({ business, voucher, vouchers }: Required<VoucherPurchaseProps>) {
  const cart = useCart(business.id);
  const gift = useLazyPart(loadGift, LOAD_FAILED);
  const [qty, setQty] = useState(1);
  const own = useOwnAmount(voucher, business.country);
  function take() {
    own.ask();
    return own.amount ?? null;
  }
  return (
    <>
      <VoucherOrder
        voucher={voucher}
        cart={cart}
        isOpening={gift.isOpening}
        own={
          limitsOf(voucher)
            ? { field: <OwnAmountField label="How much?" country={business.country} {...{ voucher, own }} />, take }
            : undefined
        }
        onGift={(wanted) => {
          setQty(wanted);
          gift.open();
        }}
      />
      {gift.isOpen && (
        <Suspense>
          <ShopGift {...{ business, voucher, vouchers, cart, qty }} onClose={gift.close} />
        </Suspense>
      )}
    </>
  );
}
