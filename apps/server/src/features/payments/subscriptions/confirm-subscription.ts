import type { Services } from '../../../platform/services.ts';
import { findOwnOrder } from '../orders/order-store.ts';
import { askedOrder, ORDER_MISSING, type PaymentAnswer } from '../orders/orders.ts';

/** The browser returned from paying for a subscription. */
export async function confirmSubscription(
  services: Services,
  { userId, orderId, subscriptionId }: { userId: number; orderId: number; subscriptionId: number },
): Promise<PaymentAnswer> {
  const order = await findOwnOrder(services.db, orderId, userId);
  if (order?.purpose !== 'subscription' || order.subscriptionId !== subscriptionId)
    return { status: 0, message: ORDER_MISSING, payment_url: null };
  return askedOrder(services, order);
}
