import { SkeletonCard, SkeletonGroup } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { FailedPayment } from './failed-payment.ts';
import type { Settled } from './settle-payment.ts';
import { type OrderBack, useReturnedOrder } from './use-returned-order.ts';

interface ReturnedOrderProps {
  order: OrderBack;
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
  return <Navigate to="/payment-fail" replace state={failureOf(settled, 'saleId' in order ? 'time' : 'plan')} />;
}

function failureOf(settled: Settled | undefined, kept: FailedPayment['kept']): FailedPayment {
  if (settled?.kind === 'refused') return { reason: 'declined', message: settled.message, retry: null, kept };
  if (settled?.kind === 'returned') return { reason: 'returned', message: settled.message, retry: null, kept };
  return { reason: 'unknown', retry: null, kept };
}
