import type { BillingFields } from '@thyme/domain/payments';
import { useEffect, useRef, useState } from 'react';
import type { CardHandle, CardOutcome } from '../providers/card-port.ts';
import type { CardPaymentPlan } from './card-payment-plan.ts';
import { useOutcome } from './use-outcome.ts';

export type Phase = 'ready' | 'paying' | 'checking';

/** From the press on the button to the page after it, whatever the bank, the provider or the network do meanwhile. */
export function useCardPayment(plan: CardPaymentPlan) {
  const card = useRef<CardHandle>(null);
  const [phase, setPhase] = useState<Phase>('ready');
  const [cardError, setCardError] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const { take, cancel } = useOutcome(plan, {
    onChecking: () => setPhase('checking'),
    onRefused: (message) => {
      setPhase('ready');
      setCardError(message);
      if (message !== null) setRefusals((before) => before + 1);
    },
  });

  // Once the field can be used again, and not before.
  useEffect(() => {
    if (refusals > 0) card.current?.show();
  }, [refusals]);

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

  return { card, phase, cardError, setCardError, pay, take, cancel, start: () => setPhase('paying') };
}
