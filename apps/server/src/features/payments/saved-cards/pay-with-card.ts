import type { Services } from '../../../platform/services.ts';
import { findOwnOrder } from '../orders/order-store.ts';
import { askedOrder, missingOrder, type PaymentAnswer } from '../orders/orders.ts';
import { startPayment } from '../orders/start.ts';
import { savedCardMessage, usableCard } from './saved-cards.ts';

/** Pays an open order of the guest with one of their saved cards. Idempotent. */
export async function payWithSavedCard(
  services: Services,
  { userId, orderId, cardId, agreesToFee }: { userId: number; orderId: number; cardId: number; agreesToFee: boolean },
): Promise<PaymentAnswer> {
  const order = await findOwnOrder(services.db, orderId, userId);
  if (order?.purpose !== 'sale') return missingOrder();
  const usable = await usableCard(services, userId, cardId);
  if (!usable.ok) return { status: 0, message: savedCardMessage(usable.refusal), payment_url: null };
  await startPayment(services, { orderId, method: 'stripe', savedCardId: cardId, agreesToFee });
  return askedOrder(services, order);
}
