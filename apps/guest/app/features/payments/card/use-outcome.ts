import { notify } from '@thyme/site/notify.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { useNavigate } from 'react-router';
import { showFailure } from '../../../lib/failures.ts';
import type { FailedPayment } from '../after/failed-payment.ts';
import { PAUSES, settlePayment, wait } from '../order/settle-payment.ts';
import { destinationOf } from '../payment-destination.ts';
import type { CardOutcome } from '../providers/card-port.ts';
import type { CardPaymentPlan } from './card-payment-plan.ts';

interface Ending {
  /** The request is in progress. */
  onChecking: () => void;
  /** It can be tried again; with a message about the card where there is one. */
  onRefused: (message: string | null) => void;
}

/** Navigation away from the card page. The page stays busy meanwhile, so that nothing can be pressed twice. */
function useNextPage({ kept, paidFor }: CardPaymentPlan) {
  const navigate = useNavigate();
  return {
    fail: (failed: Omit<FailedPayment, 'kept'>) =>
      void navigate('/payment-fail', { state: { ...failed, kept } satisfies FailedPayment }),
    /** To the provider's page, or to one of ours. */
    goOn: (paymentUrl: string | null) => {
      const target = destinationOf(paymentUrl ?? '/payment-success', window.location.origin);
      if (target && 'address' in target) thisWindow.goTo(target.address);
      else void navigate(target?.path ?? '/payment-success', { replace: true, state: paidFor });
    },
  };
}

/** Handles each outcome of an attempt to pay. */
export function useOutcome(plan: CardPaymentPlan, { onChecking, onRefused }: Ending) {
  const { fail, goOn } = useNextPage(plan);

  async function settle(isUnsure: boolean) {
    onChecking();
    try {
      const settled = await settlePayment({ confirm: plan.confirm, pauses: PAUSES, pause: wait, isUnsure });
      if (settled.kind === 'paid') {
        notify.success('Payment Success');
        return goOn(settled.paymentUrl);
      }
      if (settled.kind === 'open') return fail({ reason: 'unknown', retry: null });
      notify.error(settled.message);
      if (settled.kind === 'returned') return fail({ reason: 'returned', message: settled.message, retry: null });
      plan.onDecline();
      onRefused(null);
    } catch (error) {
      showFailure(error, { api: plan.api });
      fail({ reason: 'unknown', retry: null });
    }
  }

  async function cancel() {
    onChecking();
    try {
      const renewal = await plan.renew();
      if (renewal.kind === 'paid') return await settle(false);
      fail({ reason: 'cancelled', retry: renewal.page, order: renewal.orderId });
    } catch (error) {
      showFailure(error, { api: 'renew order' });
      fail({ reason: 'cancelled', retry: null });
    }
  }

  function decline(message: string) {
    notify.error(message);
    plan.onDecline();
    if (plan.endsOnDecline) fail({ reason: 'declined', message, retry: plan.page });
    else onRefused(message);
  }

  async function take(outcome: CardOutcome) {
    switch (outcome.kind) {
      case 'paid':
        return settle(false);
      case 'unknown':
        return settle(true);
      case 'declined':
        return decline(outcome.message);
      case 'cancelled':
        return cancel();
      case 'invalid':
        return onRefused(outcome.message);
    }
  }

  return { take, cancel };
}
