import { useQuery } from '@tanstack/react-query';
import { OwnVouchersDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';

export interface OwnVoucher {
  code: string;
  /** In cents; for a package, in sessions. */
  remaining: number;
  /** The name of the package, where it is one. */
  name?: string;
}

export const OWN_VOUCHERS = ['own-vouchers'] as const;

const none: readonly OwnVoucher[] = [];

/**
 * The guest's valid vouchers for a shop that have a balance, without gifts to others. If the list cannot be loaded, a
 * code can still be typed.
 */
export function useOwnVouchers(businessId: number, guestId: number): readonly OwnVoucher[] {
  const { data } = useQuery({
    queryKey: [...OWN_VOUCHERS, businessId],
    queryFn: () => runAsGuest(OwnVouchersDocument, { count: 50, page: 1 }),
    select: ({ my_voucher: vouchers, my_packages: packages }) => {
      const isGood = ({ business_id, expiry_date }: { business_id: number; expiry_date: number }) =>
        business_id === businessId && expiry_date > Date.now() / 1000;
      return [
        ...packages
          .filter((one) => isGood(one) && one.sessions_left > 0)
          .map(({ code, name, sessions_left }) => ({ code, name, remaining: sessions_left })),
        ...vouchers.data
          .filter((one) => isGood(one) && one.remaining > 0 && one.owner_id === guestId)
          .map(({ voucher_code, remaining }) => ({ code: voucher_code, remaining: Math.round(remaining * 100) })),
      ];
    },
  });
  return data ?? none;
}
