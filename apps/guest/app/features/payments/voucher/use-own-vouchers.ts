import { useQuery } from '@tanstack/react-query';
import type { Minor } from '@thyme/domain/money';
import { OwnVouchersDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';

export interface OwnVoucher {
  code: string;
  remaining: Minor;
}

export const OWN_VOUCHERS = ['own-vouchers'] as const;

const none: readonly OwnVoucher[] = [];

/**
 * The guest's vouchers for a shop that are still good and hold something; those bought for somebody else are theirs to use. Without
 * the list a code can be typed all the same.
 */
export function useOwnVouchers(businessId: number, guestId: number): readonly OwnVoucher[] {
  const { data } = useQuery({
    queryKey: [...OWN_VOUCHERS, businessId],
    queryFn: async () => (await runAsGuest(OwnVouchersDocument, { count: 50, page: 1 })).my_voucher.data,
    select: (vouchers) =>
      vouchers
        .filter(({ business_id, owner_id, remaining, expiry_date }) => {
          const isGood = remaining > 0 && expiry_date > Date.now() / 1000;
          return isGood && business_id === businessId && owner_id === guestId;
        })
        .map(({ voucher_code, remaining }) => ({ code: voucher_code, remaining: Math.round(remaining * 100) })),
  });
  return data ?? none;
}
