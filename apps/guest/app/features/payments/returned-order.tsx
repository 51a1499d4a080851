import { SkeletonCard, SkeletonGroup } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { FailedPayment } from './failed-payment.ts';
import { useReturnedOrder } from './use-returned-order.ts';

interface ReturnedOrderProps {
  order: { orderId: number; saleId: number };
  children: ReactNode;
}

/** Says that it is paid only once the server knows so; what is not paid is told on the page for that. */
export function ReturnedOrder({ order, children }: ReturnedOrderProps) {
  const { data: settled, isPending } = useReturnedOrder(order);
  if (isPending) {
    return (
      <SkeletonGroup label="Asking your bank">
        <div className="wrap py-6 md:py-10">
          <SkeletonCard />
        </div>
      </SkeletonGroup>
    );
  }
  if (settled?.kind === 'paid') return children;
  const failed: FailedPayment =
    settled?.kind === 'refused'
      ? { reason: 'declined', message: settled.message, retry: null, kept: 'time' }
      : { reason: 'unknown', retry: null, kept: 'time' };
  return <Navigate to="/payment-fail" replace state={failed} />;
}
