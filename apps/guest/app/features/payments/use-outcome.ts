import { notify } from '@thyme/site/notify.ts';
import { tellFailure } from '../../lib/failures.ts';
import type { CardPaymentPlan } from './card-payment-plan.ts';
import type { CardOutcome } from './card-port.ts';
import { PAUSES, settlePayment, wait } from './settle-payment.ts';
import { useLeaving } from './use-leaving.ts';

interface Ending {
  /** The server is being asked. */
  onChecking: () => void;
  /** It may be tried again; with words about the card where there are any. */
  onRefused: (message: string | null) => void;
}

/** What follows from each way a try can end. */
export function useOutcome(plan: CardPaymentPlan, { onChecking, onRefused }: Ending) {
  const { fail, goOn } = useLeaving(plan);

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
      tellFailure(error, { api: plan.api });
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
      tellFailure(error, { api: 'renew order' });
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
