import { answerOffer } from '@thyme/domain/waiting-list';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { readShop } from '../../availability/index.ts';
import { type BookingAnswer, noBooking, takeCall } from '../../bookings/index.ts';
import { shareCalendar } from '../../edits/index.ts';
import { OFFER_OVER } from '../answer-offer.ts';
import { closeOffer, deleteHold, lockOffer, type OfferRow } from '../offer-store.ts';
import { type RequestRow, setRequestStatus } from '../store.ts';

const taken = (appointmentId: number): BookingAnswer => ({
  ...noBooking('Your video call is booked.'),
  status: 1,
  paymentStatus: 1,
  appointmentIds: [appointmentId],
});

/** Accepts an offered call: it is booked, or the guest's call is moved to it. Idempotent. */
export async function acceptCall(
  services: Services,
  { offer: { id, businessId }, request }: { offer: OfferRow; request: RequestRow },
): Promise<BookingAnswer> {
  const shop = await readShop(services.db, businessId);
  if (!shop) return noBooking('This shop was not found.');
  return inTransaction(services, async (tx) => {
    await shareCalendar(tx.db, businessId);
    const offer = (await lockOffer(tx.db, id))?.offer;
    if (offer?.status === 'accepted' && offer.appointmentId !== null) return taken(offer.appointmentId);
    const now = tx.clock.now();
    if (!offer || offer.chairId === null || !answerOffer(offer, 'accept', 'guest', now).ok)
      return noBooking(OFFER_OVER);
    if (offer.holdId !== null) await deleteHold(tx.db, businessId, offer.holdId);
    const { chairId, startsAt, endsAt } = offer;
    const appointmentId = await takeCall(tx, { shop, userId: request.userId, chairId, startsAt, endsAt });
    await closeOffer(tx.db, id, { status: 'accepted', answeredAt: now, appointmentId });
    await setRequestStatus(tx.db, request, 'booked', now);
    return taken(appointmentId);
  });
}
