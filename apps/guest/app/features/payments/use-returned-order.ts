import { useQuery } from '@tanstack/react-query';
import { run } from '../../lib/graphql/client.ts';
import { confirmCardPayment } from './operations.ts';
import { PAUSES, type Settled, settlePayment, wait } from './settle-payment.ts';

/** An order whose provider has a page of its own sends the guest back with its number: the server asks what became of it. */
export function useReturnedOrder(order: { orderId: number; saleId: number } | null) {
  return useQuery({
    queryKey: ['returned-order', order?.orderId],
    enabled: order !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: (): Promise<Settled> =>
      settlePayment({
        confirm: async () =>
          (await run(confirmCardPayment, { sale_id: order?.saleId ?? 0, order_id: order?.orderId ?? 0, appt_id: null }))
            .card_payment_confirm,
        pauses: PAUSES,
        pause: wait,
        isUnsure: true,
      }),
  });
}

const whole = /^[1-9]\d{0,8}$/;

/** The numbers a provider's page was told to send back. */
export function returnedOrder(search: URLSearchParams): { orderId: number; saleId: number } | null {
  const [order, sale] = [search.get('order') ?? '', search.get('sale') ?? ''];
  return whole.test(order) && whole.test(sale) ? { orderId: Number(order), saleId: Number(sale) } : null;
}
