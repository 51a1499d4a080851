import type { Instant } from '@thyme/domain/time';
import type { DemoGuest } from '../people/add-guests.ts';
import type { World } from '../world.ts';
import type { SaleIds } from './add-sale.ts';
import type { SoldVoucher } from './sell-voucher.ts';

/** Deducts value from a voucher, or restores it when the amount is negative. */
export function moveVoucher({ rows }: World, sold: SoldVoucher, ids: SaleIds, amount: number, at: Instant) {
  sold.left -= amount;
  const voucherUseId = rows.add('voucherUses', {
    businessId: sold.shop.id,
    soldVoucherId: sold.id,
    saleId: ids.saleId,
    amount,
    createdAt: at,
  });
  rows.put('ledgerEntries', {
    businessId: sold.shop.id,
    ...ids,
    side: 'payment',
    kind: amount > 0 ? 'voucher_use' : 'voucher_return',
    amount,
    currency: sold.shop.currency,
    method: 'voucher',
    voucherUseId,
    createdAt: at,
  });
}

/** The first use of an unclaimed voucher assigns it to that guest. */
export function claimVoucher(sold: SoldVoucher, guest: DemoGuest) {
  sold.row.ownerId ??= guest.id;
}
