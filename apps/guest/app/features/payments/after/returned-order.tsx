import { useQuery } from '@tanstack/react-query';
import { SkeletonCard, SkeletonGroup } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ConfirmCardPaymentDocument, ConfirmSubscriptionDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { PAUSES, type Settled, settlePayment, wait } from '../order/settle-payment.ts';
import type { FailedPayment } from './failed-payment.ts';

/** An order whose guest returns from the provider's own page: for a sale, or for an owner's plan. */
export type OrderReturn = { orderId: number; saleId: number } | { orderId: number; planId: number };

const id = /^[1-9]\d{0,8}$/;

/** Reads the ids that the provider's page sends back. */
export function orderReturnIn(search: URLSearchParams): OrderReturn | null {
  const [order = '', sale = '', plan = ''] = ['order', 'sale', 'plan'].map((name) => search.get(name) ?? '');
  if (!id.test(order)) return null;
  if (id.test(sale)) return { orderId: Number(order), saleId: Number(sale) };
  return id.test(plan) ? { orderId: Number(order), planId: Number(plan) } : null;
}

async function confirm(order: OrderReturn) {
  if ('planId' in order) {
    const variables = { order_id: order.orderId, subscribed_id: order.planId };
    return (await run(ConfirmSubscriptionDocument, variables, { asBusiness: true })).subscription_payment;
  }
  const variables = { sale_id: order.saleId, order_id: order.orderId, appt_id: null };
  return (await run(ConfirmCardPaymentDocument, variables)).card_payment_confirm;
}

function useSettled(order: OrderReturn) {
  return useQuery({
    queryKey: ['returned-order', order.orderId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: (): Promise<Settled> =>
      settlePayment({ confirm: () => confirm(order), pauses: PAUSES, pause: wait, isUnsure: true }),
  });
}

/** Shows the success page only after the server has confirmed the payment, else the page for failed payments. */
export function ReturnedOrder({ order, children }: { order: OrderReturn; children: ReactNode }) {
  const { data: settled, isPending } = useSettled(order);
  if (isPending) {
    return (
      <SkeletonGroup label="Asking your bank">
        <div className="wrap py-6 md:py-10">
          <SkeletonCard />
        </div>
      </SkeletonGroup>
    );
  }
  // A payment of one part of a group returns to the link of that part.
  if (settled?.kind === 'paid' && settled.paymentUrl?.startsWith('/your-part/'))
    return <Navigate to={settled.paymentUrl} replace />;
  if (settled?.kind === 'paid') return children;
  return <Navigate to="/payment-fail" replace state={failureOf(settled, 'saleId' in order ? 'time' : 'plan')} />;
}

function failureOf(settled: Settled | undefined, kept: FailedPayment['kept']): FailedPayment {
  if (settled?.kind === 'refused') return { reason: 'declined', message: settled.message, retry: null, kept };
  if (settled?.kind === 'returned') return { reason: 'returned', message: settled.message, retry: null, kept };
  return { reason: 'unknown', retry: null, kept };
}
