import { lazy, Suspense, useState } from 'react';
import type { OfferedVoucher } from '../../features/bookings/cart/priced-cart.ts';
import { useCart } from '../../features/bookings/cart/use-cart.ts';
import { VoucherOrder } from '../../features/bookings/cart/voucher-order.tsx';
import { useLazyPart } from '../../lib/hydration/use-lazy-part.ts';
import type { ShopBusiness } from './shop-view.ts';

const loadGift = () => import('./shop-gift.tsx');
const ShopGift = lazy(loadGift);
const LOAD_FAILED = 'We couldn’t open the voucher. Check your connection and try again.';

export interface VoucherPurchaseProps {
  business: ShopBusiness;
  voucher: OfferedVoucher;
  /** All that the shop sells, to change one's mind about the amount. */
  vouchers: readonly OfferedVoucher[];
}

/** Buying a voucher for oneself, or for somebody else with a card. */
export default function VoucherPurchase({ business, voucher, vouchers }: VoucherPurchaseProps) {
  const cart = useCart(business.id);
  const gift = useLazyPart(loadGift, LOAD_FAILED);
  const [qty, setQty] = useState(1);
  return (
    <>
      <VoucherOrder
        voucher={voucher}
        cart={cart}
        isOpening={gift.isOpening}
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
