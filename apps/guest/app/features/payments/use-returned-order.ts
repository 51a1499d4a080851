import { useQuery } from '@tanstack/react-query';
import { ConfirmCardPaymentDocument, ConfirmSubscriptionDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { PAUSES, type Settled, settlePayment, wait } from './settle-payment.ts';

/** An order that comes back from a provider's page: for a sale, or for an owner's plan. */
export type OrderBack = { orderId: number; saleId: number } | { orderId: number; planId: number };

async function askAbout(order: OrderBack) {
  if ('planId' in order) {
    const variables = { order_id: order.orderId, subscribed_id: order.planId };
    return (await run(ConfirmSubscriptionDocument, variables, { asBusiness: true })).subscription_payment;
  }
  const variables = { sale_id: order.saleId, order_id: order.orderId, appt_id: null };
  return (await run(ConfirmCardPaymentDocument, variables)).card_payment_confirm;
}

/** An order whose provider has a page of its own sends the guest back with its number: the server asks what became of it. */
export function useReturnedOrder(order: OrderBack) {
  return useQuery({
    queryKey: ['returned-order', order.orderId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: (): Promise<Settled> =>
      settlePayment({ confirm: () => askAbout(order), pauses: PAUSES, pause: wait, isUnsure: true }),
  });
}

const whole = /^[1-9]\d{0,8}$/;

/** The numbers a provider's page was told to send back. */
export function returnedOrder(search: URLSearchParams): OrderBack | null {
  const [order = '', sale = '', plan = ''] = ['order', 'sale', 'plan'].map((name) => search.get(name) ?? '');
  if (!whole.test(order)) return null;
  if (whole.test(sale)) return { orderId: Number(order), saleId: Number(sale) };
  return whole.test(plan) ? { orderId: Number(order), planId: Number(plan) } : null;
}
