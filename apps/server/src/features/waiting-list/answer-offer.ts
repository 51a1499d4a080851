import { dateAt } from '@thyme/domain/time';
import { answerOffer } from '@thyme/domain/waiting-list';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceAtCommit, readShop } from '../availability/index.ts';
import { closeOffer, deleteHold, findOpenOffer, listLapsedOffers, lockOffer, type OfferRow } from './offer-store.ts';
import { listHeldSeats } from './seat-store.ts';
import { type RequestRow, setRequestStatus } from './store.ts';
import { wakeWaitingList } from './wake.ts';

export const OFFER_OVER = 'This offer has ended. We’ll tell you when another time comes free.';

/** Declines an offer: the time goes to the next guest, and this guest stays on the list. */
export async function declineOffer(services: Services, userId: number, offerId: number): Promise<StatusMessage> {
  return inTransaction(services, async (tx) => {
    const found = await lockOffer(tx.db, offerId);
    if (!found || found.request.userId !== userId) return { status: 0, message: 'This offer was not found.' };
    const step = answerOffer(found.offer, 'decline', 'guest', tx.clock.now());
    if (!step.ok) return { status: 0, message: OFFER_OVER };
    await endWith(tx, found, 'declined');
    return { status: 1, message: 'Thanks for letting us know. You’re still on the list for other times.' };
  });
}

/** Declines the open offer of a guest who leaves the list. */
export async function declineOpenOffer(tx: UnitOfWork, request: RequestRow): Promise<void> {
  const offer = await findOpenOffer(tx.db, request);
  if (offer) await endWith(tx, { offer, request }, 'declined');
}

/** Expires an unanswered offer; an answered or running one does not change. */
export async function lapseOffer(services: Services, offerId: number): Promise<void> {
  await inTransaction(services, async (tx) => {
    const found = await lockOffer(tx.db, offerId);
    if (!found || !answerOffer(found.offer, 'lapse', 'system', tx.clock.now()).ok) return;
    await endWith(tx, found, 'lapsed');
  });
}

const BATCH = 200;

export async function lapseOffers(services: Services): Promise<void> {
  for (const id of await listLapsedOffers(services.db, services.clock.now(), BATCH)) await lapseOffer(services, id);
}

async function endWith(
  tx: UnitOfWork,
  { offer, request }: { offer: OfferRow; request: RequestRow },
  status: 'declined' | 'lapsed',
): Promise<void> {
  const { businessId, chairId, holdId, startsAt, endsAt } = offer;
  const now = tx.clock.now();
  await closeOffer(tx.db, offer.id, { status, answeredAt: now });
  await setRequestStatus(tx.db, request, 'waiting', now);
  const seats = holdId === null ? [] : await listHeldSeats(tx.db, businessId, holdId);
  if (holdId !== null) await deleteHold(tx.db, businessId, holdId);
  const freed = chairId === null ? [] : [{ chairId, startsAt, endsAt }];
  await wakeWaitingList(tx, { businessId, freed, seats, passedBy: [request.userId] });
  const shop = await readShop(tx.db, businessId);
  if (shop) await announceAtCommit(tx, businessId, [dateAt(shop.zone, startsAt)]);
}
