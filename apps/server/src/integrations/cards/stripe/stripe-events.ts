import type Stripe from 'stripe';
import type { ProviderEvent } from '../card-port.ts';
import type { EventSubject } from '../payout-port.ts';

interface Subject {
  id?: string;
  object?: string;
  payment_intent?: string | { id: string } | null;
}

/** What an event is about. Its object is only a pointer: the current state is fetched. */
export function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
  const object = data.object as Subject;
  const isOrder = object.object === 'checkout.session' || object.object === 'payment_intent';
  return {
    id,
    type,
    providerOrderId: isOrder ? (object.id ?? null) : null,
    subject: subjectOf(object),
    payload: { id, type, object: object.object ?? null },
  };
}

function subjectOf(about: Subject): EventSubject | null {
  switch (about.object) {
    case 'dispute':
    case 'payout':
    case 'account':
      return about.id === undefined ? null : { kind: about.object, id: about.id };
    case 'charge':
    case 'refund': {
      const { payment_intent: intent } = about;
      const paymentId = typeof intent === 'string' ? intent : intent?.id;
      return paymentId === undefined ? null : { kind: 'refund', id: paymentId };
    }
    default:
      return null;
  }
}
