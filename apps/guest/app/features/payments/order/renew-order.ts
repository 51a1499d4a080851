import { destinationOf } from '../payment-destination.ts';

export type Renewal =
  /** The payment had arrived after all. */
  | { kind: 'paid' }
  /** The new order's card page; null where it is over. */
  | { kind: 'fresh'; page: string | null; orderId: number | null };

/** Cancels an order at the server and requests a new one. */
export async function renewOrder(orderId: number, token: string): Promise<Renewal> {
  const response = await fetch(`/api/orders/${orderId}/renew`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  });
  const answer = (await response.json()) as { status?: number; order_id?: number; payment_url?: string | null };
  if (answer.status !== 1) return { kind: 'fresh', page: null, orderId: null };
  if (answer.order_id === undefined) return { kind: 'paid' };
  const target = answer.payment_url ? destinationOf(answer.payment_url, window.location.origin) : null;
  return { kind: 'fresh', page: target && 'path' in target ? target.path : null, orderId: answer.order_id };
}
