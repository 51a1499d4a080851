import { consentWords } from '@thyme/domain/memberships';
import type { Currency, Minor } from '@thyme/domain/money';
import { HOUR } from '@thyme/domain/time';
import { withIdempotency } from '../../platform/database/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { readGuestStatus } from '../guests/index.ts';
import { listOpenOrders, NOT_COMPLETED, savedCardMessage, startPayment, usableCard } from '../payments/index.ts';
import { findSaleStatus, lockSale, SaleLost } from '../sales/index.ts';
import { writePeriodSale } from './period-sale.ts';
import {
  findCurrent,
  insertMembership,
  lockMembership,
  type MembershipRow,
  updateMembership,
} from './store/member-store.ts';
import { findOffer, type Offer } from './store/offer-store.ts';
import { findByNumber, insertPeriod, updatePeriod } from './store/period-store.ts';

/** How long the first payment may take. */
const OPEN_FOR = HOUR;

export interface JoinRequest {
  userId: number;
  businessId: number;
  offerId: number;
  /** The guest ticked the box beside `consentWords`. */
  agrees: boolean;
  /** The price shown on the page. */
  price: Minor;
  /** A saved card to pay with; without one the guest enters a card. */
  savedCardId: number | null;
  key: string | null;
}

export interface JoinAnswer {
  status: 0 | 1;
  message: string;
  payment_url: string | null;
}

class Refused extends Error {}
const refused = (message: string): JoinAnswer => ({ status: 0, message, payment_url: null });

/** Joins: the membership waits for its first payment and starts with it. Repeated before that, it returns the same payment. */
export async function joinMembership(services: Services, request: JoinRequest): Promise<JoinAnswer> {
  const { userId, savedCardId, key, ...input } = request;
  if (services.cards.vault === null) return refused('Memberships can’t be paid here at the moment.');
  if (!request.agrees) return refused('Please agree to the regular payment first.');
  if (savedCardId !== null) {
    const usable = await usableCard(services, userId, savedCardId);
    if (!usable.ok) return refused(savedCardMessage(usable.refusal));
  }
  const call = { owner: `user:${userId}`, key, operation: 'join_membership', input: { ...input, savedCardId } };
  try {
    const { orderId } = await withIdempotency(services, call, (tx) => join(tx, request));
    const charge = savedCardId === null ? {} : { method: 'stripe', savedCardId };
    const started = await startPayment(services, { orderId, ...charge });
    if (started.status === 'paid')
      return { status: 1, message: 'Welcome. Your membership has started.', payment_url: null };
    if (started.status !== 'open') return refused(started.failure ?? NOT_COMPLETED);
    if (started.paymentUrl === null) return refused(started.failure ?? NOT_COMPLETED);
    return { status: 1, message: '', payment_url: started.paymentUrl };
  } catch (error) {
    if (error instanceof Refused) return refused(error.message);
    if (error instanceof SaleLost) return refused('Something has changed in the meantime. Please try again.');
    throw error;
  }
}

async function join(tx: UnitOfWork, request: JoinRequest): Promise<{ orderId: number }> {
  const { userId, businessId, offerId, price } = request;
  const offer = await findOffer(tx.db, businessId, offerId);
  const known = offer ? await findCurrent(tx.db, { businessId, offerId, userId }) : null;
  // An invited guest can join an offer that is no longer public.
  if (!offer?.published || !(offer.isOffered || known?.status === 'invited'))
    throw new Refused('This membership is no longer offered.');
  if (offer.price !== price) throw new Refused('The price has changed. Please check and try again.');
  const { block } = await readGuestStatus(tx.db, businessId, userId);
  if (block) throw new Refused(`${offer.shop} doesn’t take online bookings from you. Please get in touch with them.`);
  if (known?.status === 'pending') {
    const open = await findOpen(tx, known);
    if (open !== null) return { orderId: open };
  } else if (known && known.status !== 'invited') throw new Refused('You’re already a member.');
  const consent = consentWords({ ...offer, currency: offer.currency as Currency });
  const now = tx.clock.now();
  const agreed = { status: 'pending', consent, consentedAt: now, savedCardId: request.savedCardId } as const;
  const id = known?.id ?? (await insertMembership(tx.db, { businessId, offerId, userId, ...agreed, createdAt: now }));
  if (id === null) throw new Refused('You’re already joining in another window.');
  if (known) await updateMembership(tx.db, known.id, agreed);
  return { orderId: await openFirst(tx, { id, offer, userId }) };
}

async function openFirst(
  tx: UnitOfWork,
  { id, offer, userId }: { id: number; offer: Offer; userId: number },
): Promise<number> {
  const { businessId, price: amount, currency } = offer;
  const now = tx.clock.now();
  const first = { businessId, membershipId: id, number: 0, startsAt: now, amount, currency, createdAt: now };
  const periodId = (await insertPeriod(tx.db, first)) ?? (await findByNumber(tx.db, id, 0))?.id;
  if (periodId === undefined) throw new Error(`Membership ${id} has no period.`);
  await updatePeriod(tx.db, periodId, { status: 'due', startsAt: now });
  return writePeriodSale(tx, { offer, shop: offer, userId, periodId, expiresAt: now + OPEN_FOR });
}

/** The order of a first payment that can still be made. */
async function findOpen(tx: UnitOfWork, { businessId, id }: MembershipRow): Promise<number | null> {
  const period = await findByNumber(tx.db, id, 0);
  if (!period?.saleId) return null;
  const key = { businessId, saleId: period.saleId };
  await lockSale(tx.db, key);
  await lockMembership(tx.db, id);
  if ((await findSaleStatus(tx.db, key)) !== 'pending') return null;
  return (await listOpenOrders(tx.db, key)).at(-1)?.id ?? null;
}
