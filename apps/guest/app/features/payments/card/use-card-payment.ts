import type { BillingFields } from '@thyme/domain/payments';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CardHandle, CardOutcome } from '../providers/card-port.ts';
import type { CardPaymentPlan } from './card-payment-plan.ts';
import { useOutcome } from './use-outcome.ts';
import { useSavedCharge } from './use-saved-charge.ts';

export type Phase = 'ready' | 'paying' | 'checking';

/** How far an attempt is, and what is wrong with the card. */
function useAttempt(plan: CardPaymentPlan, card: RefObject<CardHandle | null>) {
  const [phase, setPhase] = useState<Phase>('ready');
  const [cardError, setCardError] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  /** Whether the card field was charged: errors about a saved card are not shown under the field. */
  const isField = useRef(true);
  const { take, cancel } = useOutcome(plan, {
    onChecking: () => setPhase('checking'),
    onRefused: (message) => {
      setPhase('ready');
      if (!isField.current) return;
      setCardError(message);
      if (message !== null) setRefusals((before) => before + 1);
    },
  });

  // Runs only once the field is enabled again.
  useEffect(() => {
    if (refusals > 0) card.current?.show();
  }, [refusals, card]);

  async function attempt(withField: boolean, work: () => Promise<CardOutcome>) {
    if (phase !== 'ready') return;
    isField.current = withField;
    setPhase('paying');
    setCardError(null);
    let outcome: CardOutcome;
    try {
      outcome = await work();
    } catch (error) {
      // The connection was lost while the card was being charged: only the server can find out the result.
      console.warn('The card field did not answer.', error);
      outcome = { kind: 'unknown' };
    }
    await take(outcome);
  }

  return { phase, cardError, setCardError, attempt, take, cancel, start: () => setPhase('paying') };
}

/** Runs a card payment from the button to the next page, and handles every outcome of bank, provider and network. */
export function useCardPayment(plan: CardPaymentPlan) {
  const card = useRef<CardHandle>(null);
  const saved = useSavedCharge(plan.guestOrder);
  const { attempt, ...state } = useAttempt(plan, card);
  return {
    ...state,
    card,
    saved,
    pay: async (billing: BillingFields) => {
      const field = card.current;
      if (field) await attempt(true, () => saved.payNew(() => field.pay(billing)));
    },
    paySaved: () => attempt(false, () => saved.paySaved(card.current)),
    /** Confirms a charge that was made before this page opened. */
    confirm: async () => {
      const field = card.current;
      if (field) await attempt(false, () => field.confirm());
    },
  };
}

export type CardPaymentState = ReturnType<typeof useCardPayment>;
