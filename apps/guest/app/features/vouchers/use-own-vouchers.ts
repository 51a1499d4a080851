import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MyVouchersDocument } from '../../generated/graphql.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { useGrowing } from '../../lib/view/use-growing.ts';

export const VOUCHERS_STEP = 18;

/** The guest's vouchers, the newest first. */
export function useOwnVouchers() {
  const { count, moreOf } = useGrowing(VOUCHERS_STEP);
  const query = useQuery({
    queryKey: ['vouchers', count],
    queryFn: async () => (await runAsGuest(MyVouchersDocument, { count, page: 1 })).my_voucher,
    placeholderData: keepPreviousData,
  });
  const total = query.data?.paginatorInfo.total ?? 0;
  return { ...query, total, more: moreOf(total) };
}
