import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { ownVouchers } from './operations.ts';

export const VOUCHERS_STEP = 18;

/** The guest's vouchers: always the first page, which grows by a step with each "load more". */
export function useOwnVouchers() {
  const [count, setCount] = useState(VOUCHERS_STEP);
  const query = useQuery({
    queryKey: ['vouchers', count],
    queryFn: async () => (await runAsGuest(ownVouchers, { count, page: 1 })).my_voucher,
    placeholderData: keepPreviousData,
  });
  const total = query.data?.paginatorInfo.total ?? 0;
  return { ...query, total, more: total > count ? () => setCount(count + VOUCHERS_STEP) : null };
}
