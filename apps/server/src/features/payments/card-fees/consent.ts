import type { FeeTerms } from '@thyme/domain/payments';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findOwnOrder, type OrderRow } from '../orders/order-store.ts';
import * as store from './store.ts';

/** What the shop asks the payer of a booking to agree to; null where it asks nothing, or cards cannot be saved. */
export async function termsOf(services: Services, order: OrderRow | null): Promise<FeeTerms | null> {
  const isBooking = order?.purpose === 'sale' && order.extra === null && order.businessId !== null;
  if (services.cards.vault === null || !isBooking || order.businessId === null) return null;
  const rule = await store.findRule(services.db, order.businessId);
  return rule && rule.percent > 0 ? { percent: rule.percent, lateHours: rule.lateHours } : null;
}

export async function readTerms(
  services: Services,
  { userId, orderId }: { userId: number; orderId: number },
): Promise<FeeTerms | null> {
  return termsOf(services, await findOwnOrder(services.db, orderId, userId));
}

/** Records what the guest agreed to, with the terms as they are now; or that they did not. */
export async function recordConsent(services: Services, order: OrderRow, agrees: boolean): Promise<boolean> {
  const { businessId, saleId, userId, id: orderId } = order;
  const terms = agrees ? await termsOf(services, order) : null;
  if (terms === null || businessId === null || saleId === null || userId === null) {
    await store.deleteConsent(services.db, orderId);
    return false;
  }
  const createdAt = services.clock.now();
  await store.saveConsent(services.db, { businessId, saleId, userId, orderId, ...terms, createdAt });
  return true;
}

/** The payment saved the card that the guest agreed to. */
export async function linkConsent(tx: UnitOfWork, order: OrderRow, savedCardId: number | null): Promise<void> {
  if (savedCardId !== null) await store.linkCard(tx.db, order.id, savedCardId);
}
