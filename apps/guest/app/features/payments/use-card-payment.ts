import type { BillingFields } from '@thyme/domain/payments';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { tellFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import type { CardHandle, CardOutcome } from './card-port.ts';
import type { FailedPayment } from './failed-payment.ts';
import { destinationOf } from './leave-for.ts';
import type { PaidFor } from './paid-for.ts';
import type { Renewal } from './renew-order.ts';
import { type Confirmation, PAUSES, settlePayment, wait } from './settle-payment.ts';

export interface CardPaymentPlan {
  /** The operation that confirms, for the log. */
  api: string;
  confirm: () => Promise<Confirmation>;
  /** Gives up this order and gets one that can be tried later. */
  renew: () => Promise<Renewal>;
  /** A subscription ends where the provider says no; a visit may be paid with another card. */
  endsOnDecline: boolean;
  /** The card page itself, to come back to. */
  page: string;
  paidFor: PaidFor;
  /** What stays as it is when this payment fails. */
  kept: FailedPayment['kept'];
}

export type Phase = 'ready' | 'paying' | 'checking';

/** From the press on the button to the page after it, whatever the bank, the provider or the network do meanwhile. */
export function useCardPayment(plan: CardPaymentPlan) {
  const navigate = useNavigate();
  const card = useRef<CardHandle>(null);
  const [phase, setPhase] = useState<Phase>('ready');
  const [cardError, setCardError] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);

  // Once the field can be used again, and not before.
  useEffect(() => {
    if (refusals > 0) card.current?.show();
  }, [refusals]);

  function fail(failed: Omit<FailedPayment, 'kept'>) {
    void navigate('/payment-fail', { state: { ...failed, kept: plan.kept } satisfies FailedPayment });
  }

  /** The provider's page or ours. The page that is left stays busy, so that nothing can be pressed twice. */
  function goOn(paymentUrl: string | null) {
    const target = destinationOf(paymentUrl ?? '/payment-success', window.location.origin);
    if (target && 'address' in target) window.location.assign(target.address);
    else void navigate(target?.path ?? '/payment-success', { replace: true, state: plan.paidFor });
  }

  async function settle(isUnsure: boolean) {
    setPhase('checking');
    try {
      const settled = await settlePayment({ confirm: plan.confirm, pauses: PAUSES, pause: wait, isUnsure });
      if (settled.kind === 'paid') {
        notify.success('Payment Success');
        return goOn(settled.paymentUrl);
      }
      if (settled.kind === 'open') return fail({ reason: 'unknown', retry: null });
      notify.error(settled.message);
      setPhase('ready');
    } catch (error) {
      tellFailure(error, { api: plan.api });
      fail({ reason: 'unknown', retry: null });
    }
  }

  function declined(message: string) {
    notify.error(message);
    if (plan.endsOnDecline) return fail({ reason: 'declined', message, retry: plan.page });
    refuse(message);
  }

  /** Says under the card field why not; another try is free. */
  function refuse(message: string) {
    setCardError(message);
    setRefusals((before) => before + 1);
    setPhase('ready');
  }

  async function cancelled() {
    setPhase('checking');
    try {
      const renewal = await plan.renew();
      if (renewal.kind === 'paid') return await settle(false);
      fail({ reason: 'cancelled', retry: renewal.page });
    } catch (error) {
      tellFailure(error, { api: 'renew order' });
      fail({ reason: 'cancelled', retry: null });
    }
  }

  async function take(outcome: CardOutcome) {
    switch (outcome.kind) {
      case 'paid':
        return settle(false);
      case 'unknown':
        return settle(true);
      case 'declined':
        return declined(outcome.message);
      case 'cancelled':
        return cancelled();
      case 'invalid':
        refuse(outcome.message);
    }
  }

  async function pay(billing: BillingFields) {
    if (phase !== 'ready' || !card.current) return;
    setPhase('paying');
    setCardError(null);
    let outcome: CardOutcome;
    try {
      outcome = await card.current.pay(billing);
    } catch (error) {
      // The line broke while the card was being charged: only the server can find out what became of it.
      console.warn('The card field did not answer.', error);
      outcome = { kind: 'unknown' };
    }
    await take(outcome);
  }

  return { card, phase, cardError, setCardError, pay, take, cancel: cancelled, start: () => setPhase('paying') };
}
