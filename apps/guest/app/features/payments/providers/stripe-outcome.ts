import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { CardOutcome } from './card-port.ts';

/** The meaning of Stripe's response. Without a response from the bank, the charge may have succeeded nevertheless. */
export function outcomeOf({ error, paymentIntent }: PaymentIntentResult): CardOutcome {
  if (!error) return paymentIntent?.status === 'succeeded' ? { kind: 'paid' } : { kind: 'unknown' };
  const message = error.message ?? 'Your card was declined.';
  switch (error.type) {
    case 'validation_error':
      return { kind: 'invalid', message };
    case 'api_connection_error':
    case 'api_error':
      return { kind: 'unknown' };
    default:
      return { kind: 'declined', message };
  }
}
