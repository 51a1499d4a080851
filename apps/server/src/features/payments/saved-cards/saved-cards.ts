import { CARD_MISSING_MESSAGE, type CardFace, expiredCardMessage, isCardExpired } from '@thyme/domain/payments';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { ProviderUnavailable, type VaultCard } from '../../../integrations/cards/card-port.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { recordConsent } from '../card-fees/consent.ts';
import { deleteVaultCard, deleteVaultCustomer } from '../jobs.ts';
import { findOwnOrder, type OrderRow } from '../orders/order-store.ts';
import * as store from './store.ts';

export type { SavedCardRow } from './store.ts';

export type SavedCardRefusal =
  | { readonly code: 'card-missing' }
  | { readonly code: 'card-expired'; readonly card: CardFace };

export function savedCardMessage(refusal: SavedCardRefusal): string {
  return refusal.code === 'card-missing' ? CARD_MISSING_MESSAGE : expiredCardMessage(refusal.card);
}

/** The guest's cards at the configured provider, last used first. */
export function ownCards({ db, cards }: Services, userId: number): Promise<store.SavedCardRow[]> {
  return cards.vault === null ? Promise.resolve([]) : store.listCards(db, { userId, provider: cards.name });
}

/** A saved card that can be charged now. */
export async function usableCard({ db, cards, clock }: Services, userId: number | null, cardId: number) {
  const isKept = userId !== null && cards.vault !== null;
  const found = isKept ? await store.findCard(db, { userId, provider: cards.name }, cardId) : null;
  return found ? checkExpiry(found, clock.now()) : refuse('card-missing');
}

type Found = NonNullable<Awaited<ReturnType<typeof store.findCard>>>;

function checkExpiry(found: Found, now: number): Result<Found, SavedCardRefusal> {
  return isCardExpired(found.card, now) ? refuse('card-expired', { card: found.card }) : ok(found);
}

/** Sets whether the card that pays an order is saved: the guest's own decision, for an order that is still open. */
export async function saveCardOfOrder(
  services: Services,
  {
    userId,
    orderId,
    isSaved,
    agreesToFee,
  }: { userId: number; orderId: number; isSaved: boolean; agreesToFee: boolean },
): Promise<StatusMessage> {
  const { vault, name } = services.cards;
  const order = await findOwnOrder(services.db, orderId, userId);
  if (vault === null || order?.purpose !== 'sale' || order.provider !== name || order.providerOrderId === null)
    return { status: 0, message: 'Order not found' };
  try {
    const isAgreed = await recordConsent(services, order, { agrees: agreesToFee });
    const isKept = isAgreed || order.isRecurring;
    const customer = isSaved || isKept ? await customerOf(services, userId) : null;
    // Recurring charges need a card that is set up for them.
    await vault.keepCard(order.providerOrderId, customer, isKept);
    return { status: 1, message: '' };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, order: orderId }, 'a card could not be marked to be saved');
    return { status: 0, message: 'We can’t save your card at the moment. You can still pay with it.' };
  }
}

/** Saves the card that pays for a plan for later periods, as its page says. If it cannot be saved, the owner gets a mail with a link instead. */
export async function keepCardOfPlan(services: Services, order: OrderRow): Promise<void> {
  const { vault, name } = services.cards;
  if (vault === null || order.provider !== name || order.providerOrderId === null || order.userId === null) return;
  try {
    await vault.keepCard(order.providerOrderId, await customerOf(services, order.userId), true);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, order: order.id }, 'the card of a plan could not be marked to be saved');
  }
}

async function customerOf({ db, cards }: Services, userId: number): Promise<string> {
  const owner = { userId, provider: cards.name };
  const known = await store.findCustomer(db, owner);
  if (known !== null) return known;
  if (cards.vault === null) throw new Error('The card provider saves no cards.');
  const customer = { reference: `thyme-guest-${userId}`, email: null, key: `customer-${userId}` };
  await store.insertCustomer(db, owner, await cards.vault.createCustomer(customer));
  return (await store.findCustomer(db, owner)) ?? Promise.reject(new Error('The customer was not stored.'));
}

/** Stores the display data of a card once its payment has saved it at the provider. Returns its id. */
export async function storeSavedCard(tx: UnitOfWork, order: OrderRow, card: VaultCard): Promise<number | null> {
  // Card data that does not fit the table must not stop the payment from being settled.
  const isPlausible = /^\d{4}$/.test(card.last4) && card.expMonth >= 1 && card.expMonth <= 12;
  if (order.userId === null || !isPlausible || card.expYear < 2000 || card.expYear > 2100) return null;
  const { provider, userId } = order;
  const replaced = await store.putCard(tx.db, { userId, provider }, card, tx.clock.now());
  if (replaced !== null) await tx.jobs.enqueue(deleteVaultCard, { provider, cardId: replaced }, { transaction: tx.db });
  return store.findByReference(tx.db, { userId, provider }, card.id);
}

/** Deletes a saved card here at once, and at the provider after the commit. Another guest's card is treated as missing. */
export async function deleteSavedCard(services: Services, userId: number, id: number): Promise<StatusMessage> {
  return inTransaction(services, async (tx) => {
    const card = await store.deleteCard(tx.db, userId, id);
    if (!card) return { status: 0, message: 'That card is no longer saved.' };
    const { provider, providerCardId: cardId } = card;
    await tx.jobs.enqueue(deleteVaultCard, { provider, cardId }, { transaction: tx.db });
    return { status: 1, message: 'Card removed.' };
  });
}

/** For a closed account: the provider deletes the customer with all its cards after the commit. */
export async function forgetCards(tx: UnitOfWork, userId: number): Promise<void> {
  for (const { provider, providerCustomerId: customerId } of await store.deleteAll(tx.db, userId))
    await tx.jobs.enqueue(deleteVaultCustomer, { provider, customerId }, { transaction: tx.db });
}

/** A card of a provider that is no longer configured cannot be deleted there; nothing here refers to it any more. */
export async function deleteAtProvider(
  { cards, log }: Services,
  what: { provider: string; cardId: string } | { provider: string; customerId: string },
): Promise<void> {
  if (cards.name !== what.provider || cards.vault === null) {
    log.error({ ...what }, 'a saved card cannot be deleted at a provider that is not configured');
    return;
  }
  if ('cardId' in what) await cards.vault.deleteCard(what.cardId);
  else await cards.vault.deleteCustomer(what.customerId);
}
