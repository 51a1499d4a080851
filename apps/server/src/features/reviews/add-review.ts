import { canRate } from '@thyme/domain/bookings';
import { COMMENT_MOST, checkReview, RATING_MISSING_MESSAGE } from '@thyme/domain/reviews';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { tooLong } from '../../graphql/text-arguments.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import { businessChanged } from '../edits/index.ts';
import { notify } from '../notifications/index.ts';
import { findOwnerAndGuest, insertReview, lockAppointment, markReviewed } from './write-store.ts';

const refused = (message: string): StatusMessage => ({ status: 0, message });

/** A guest reviews an own completed appointment, once. */
export async function addReview(
  services: Services,
  userId: number,
  form: { appointmentId: number; rating: number | null; comment: string | null },
): Promise<StatusMessage> {
  const review = checkReview(form.rating, form.comment ?? '');
  if (!review.ok) {
    const isMissing = review.refusal.code === 'rating-missing';
    return refused(isMissing ? RATING_MISSING_MESSAGE : tooLong(COMMENT_MOST));
  }
  const now = services.clock.now();
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const appointment = await lockAppointment(tx.db, userId, form.appointmentId);
    if (!appointment) return refused('This appointment could not be found.');
    const isReviewed = appointment.reviewStatus === 'Reviewed';
    if (isReviewed) return refused('You’ve already rated this appointment.');
    if (appointment.kind !== 'visit' || !canRate({ ...appointment, isReviewed }, now))
      return refused('You can rate an appointment after your visit.');
    const { businessId, id: appointmentId } = appointment;
    await insertReview(tx.db, { businessId, userId, appointmentId, ...review.value, createdAt: now });
    await markReviewed(tx.db, { businessId, appointmentId });
    await businessChanged(tx, { businessId });
    await notifyOwner(tx, { businessId, appointmentId, userId, ...review.value });
    return { status: 1, message: 'Thank you!' };
  });
}

interface Written {
  businessId: number;
  appointmentId: number;
  userId: number;
  rating: number;
  comment: string | null;
}

/** Notifies the owner at the desk. */
async function notifyOwner(tx: UnitOfWork, review: Written): Promise<void> {
  const { businessId, appointmentId, userId, rating, comment } = review;
  const people = await findOwnerAndGuest(tx.db, businessId, userId);
  if (!people) return;
  await notify(tx, {
    userId: people.ownerId,
    senderId: userId,
    businessId,
    refId: appointmentId,
    kind: 'new_review',
    title: `${people.guest} gave you ${rating} of 5`,
    message: comment ? `“${comment}”` : 'Without a comment.',
    dedupeKey: `new-review:${appointmentId}`,
  });
  await announceDeskAtCommit(tx, businessId);
}
