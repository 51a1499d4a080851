import { dateOfWall, wallOf } from '@thyme/domain/time';
import { answerOffer } from '@thyme/domain/waiting-list';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { readShop } from '../availability/index.ts';
import { type BookingAnswer, type BookingRequest, bookHeldTime, noBooking } from '../bookings/index.ts';
import { OFFER_OVER } from './answer-offer.ts';
import { acceptCall } from './calls/accept-call.ts';
import { closeOffer, deleteHold, findOffer, listHeldTimes, lockOffer } from './offer-store.ts';
import { listHeldSeats } from './seat-store.ts';
import { setRequestStatus } from './store.ts';

/** How the guest pays and, if a consultation is required, when it takes place. */
export type AcceptRequest = Pick<
  BookingRequest,
  'redeem' | 'method' | 'methodAmount' | 'walletToken' | 'savedCardId' | 'videoDatetime' | 'note'
> & { offerId: number };

/** Accepts an offer: the time is booked like any other, deposit included. */
export async function acceptOffer(
  services: Services,
  userId: number,
  { offerId, ...paying }: AcceptRequest,
  key: string | null,
): Promise<BookingAnswer> {
  const found = await findOffer(services.db, offerId);
  if (!found || found.request.userId !== userId) return noBooking('This offer was not found.');
  const { offer, request } = found;
  const { businessId, chairId, holdId, startsAt } = offer;
  if (request.callUntil !== null) return acceptCall(services, found);
  const shop = await readShop(services.db, businessId);
  if (!shop) return noBooking('This shop was not found.');
  const seats = holdId === null || chairId !== null ? [] : await listHeldSeats(services.db, businessId, holdId);
  const times = holdId === null || chairId === null ? [] : await listHeldTimes(services.db, businessId, holdId);
  const wall = wallOf(shop.zone, startsAt);
  const service = {
    pricingId: request.pricingId,
    date: dateOfWall(wall),
    time: wall,
    // Only for repeated classes.
    occurrences: seats.length > 0 ? seats.length : null,
  };
  const totals = { totalAmount: null, upfrontAmount: null, discount: null };
  return bookHeldTime(services, userId, {
    request: { businessId, services: [service], vouchers: [], ...totals, ...paying },
    key,
    operation: `accept_waiting_list_offer:${offerId}`,
    place: chairId === null ? { scheduleIds: seats } : { chairId, times },
    isOver: !answerOffer(offer, 'accept', 'guest', services.clock.now()).ok,
    overMessage: OFFER_OVER,
    take: (tx) => takeOffer(tx, offerId),
    booked: async (tx, appointmentId) => {
      const now = tx.clock.now();
      await closeOffer(tx.db, offerId, { status: 'accepted', answeredAt: now, appointmentId });
      await setRequestStatus(tx.db, request, 'booked', now);
    },
  });
}

/** Releases the hold in the transaction that books its time, so the time cannot be sold in between. False if the offer has ended. */
async function takeOffer(tx: UnitOfWork, offerId: number): Promise<boolean> {
  const found = await lockOffer(tx.db, offerId);
  if (!found || !answerOffer(found.offer, 'accept', 'guest', tx.clock.now()).ok) return false;
  const { businessId, holdId } = found.offer;
  if (holdId !== null) await deleteHold(tx.db, businessId, holdId);
  return true;
}
