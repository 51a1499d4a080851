import type Stripe from 'stripe';
import { like, type ObjectName, type StripeObjects } from './recorded.ts';
import { shapeFaults } from './shapes.ts';

/** A webhook's body as Stripe sends it, with the whole object that it is about. */
export function stripeEvent<Name extends ObjectName>(
  event: { id: string; type: Stripe.Event['type']; account?: string },
  name: Name,
  own: Partial<StripeObjects[Name]>,
): Stripe.Event {
  const object = like(name, own);
  const sent = like('event', { ...event, api_version: '2026-10-28.endive', data: { object } } as Partial<Stripe.Event>);
  const faults = shapeFaults(sent);
  if (faults.length > 0) throw new Error(`Stripe sends no such event: ${faults.join('; ')}`);
  return sent;
}
