import { thisWindow } from '@thyme/site/this-window.ts';
import { useNavigate } from 'react-router';
import type { CardPaymentPlan } from './card-payment-plan.ts';
import type { FailedPayment } from './failed-payment.ts';
import { destinationOf } from './leave-for.ts';

/** The ways from the card page to the next one. The page that is left stays busy, so that nothing can be pressed twice. */
export function useLeaving({ kept, paidFor }: CardPaymentPlan) {
  const navigate = useNavigate();
  return {
    fail: (failed: Omit<FailedPayment, 'kept'>) =>
      void navigate('/payment-fail', { state: { ...failed, kept } satisfies FailedPayment }),
    /** The provider's page or ours. */
    goOn: (paymentUrl: string | null) => {
      const target = destinationOf(paymentUrl ?? '/payment-success', window.location.origin);
      if (target && 'address' in target) thisWindow.goTo(target.address);
      else void navigate(target?.path ?? '/payment-success', { replace: true, state: paidFor });
    },
  };
}
