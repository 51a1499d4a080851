import { type FeeTerms, feeConsentWords } from '@thyme/domain/payments';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findOwnOrder, type OrderRow } from '../orders/order-store.ts';
import * as store from './store.ts';

/** The fee consent that a shop asks for; null if it asks for none, or cards cannot be saved. */
export async function termsOfShop({ db, cards }: Services, businessId: number): Promise<FeeTerms | null> {
  const rule = cards.vault === null ? null : await store.findRule(db, businessId);
  return rule && rule.percent > 0 ? { percent: rule.percent, lateHours: rule.lateHours } : null;
}

/** The same for the payer of a booking. Sales of vouchers only, tips and fees need no consent. */
async function termsOf(services: Services, order: OrderRow | null): Promise<FeeTerms | null> {
  if (order?.purpose !== 'sale' || order.extra !== null || order.businessId === null || order.saleId === null)
    return null;
  const { businessId, saleId } = order;
  const isBooking = await store.hasComing(services.db, { businessId, saleId }, services.clock.now());
  return isBooking ? termsOfShop(services, businessId) : null;
}

export async function readTerms(
  services: Services,
  { userId, orderId }: { userId: number; orderId: number },
): Promise<FeeTerms | null> {
  return termsOf(services, await findOwnOrder(services.db, orderId, userId));
}

/** Records the guest's consent with the current terms, or its refusal. The card is already known if a saved one pays. */
export async function recordConsent(
  services: Services,
  order: OrderRow,
  { agrees, savedCardId = null }: { agrees: boolean; savedCardId?: number | null },
): Promise<boolean> {
  const { businessId, saleId, userId, id: orderId } = order;
  const terms = agrees ? await termsOf(services, order) : null;
  if (terms === null || businessId === null || saleId === null || userId === null) {
    await store.deleteConsent(services.db, orderId);
    return false;
  }
  const consent = { businessId, saleId, userId, orderId, savedCardId, ...terms };
  const words = feeConsentWords(terms);
  await store.saveConsent(services.db, { ...consent, words, createdAt: services.clock.now() });
  return true;
}

/** Links the consent to the card that the payment saved. */
export async function linkConsent(tx: UnitOfWork, order: OrderRow, savedCardId: number | null): Promise<void> {
  if (savedCardId !== null) await store.linkCard(tx.db, order.id, savedCardId);
}

/** Whether the fee of an order can still be paid. */
export async function isFeeOpen(db: Db, { businessId, appointmentId }: OrderRow): Promise<boolean> {
  if (businessId === null || appointmentId === null) return false;
  return (await store.listOpenFees(db, { businessId, appointmentId })).length > 0;
}
