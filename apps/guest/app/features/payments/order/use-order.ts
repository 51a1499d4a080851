import { useQuery } from '@tanstack/react-query';
import type { Confirmation } from './settle-payment.ts';

export const ORDER_MISSING = 'Order not found';

/**
 * Reads the order's status once, when the page opens: a paid order is not paid again after a reload, a press on Back or
 * a return from the bank's own page.
 */
export function useOrder(key: readonly unknown[], confirm: () => Promise<Confirmation>) {
  return useQuery({
    queryKey: ['order', ...key],
    queryFn: confirm,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
