import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { insertOrder } from '../orders/order-store.ts';

interface PlanOrder {
  businessId: number;
  subscriptionId: number;
  userId: number;
  amount: number;
  currency: string;
  /** Seconds in which it can be paid. */
  openFor: number;
}

export function insertPlanOrder(services: Services, { openFor, ...order }: PlanOrder): Promise<number> {
  const now = services.clock.now();
  return insertOrder(services.db, {
    ...order,
    publicId: randomToken(16),
    provider: services.cards.name,
    purpose: 'subscription',
    createdAt: now,
    expiresAt: now + openFor,
    reconcileAt: now + openFor,
  });
}
