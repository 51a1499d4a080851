import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { completeAppointment } from '../desk/close-appointment.ts';
import { reviewRequestMail } from '../notifications/mails.ts';
import { remindGuest } from '../notifications/reminders.ts';
import { lockAppointment } from './change-store.ts';
import * as store from './sweep-store.ts';

const BATCH = 200;

/** Sends a review request the day after, at 10 am in the shop's time zone. */
export async function sendReviewRequests(services: Services): Promise<void> {
  for (const key of await store.listToReview(services.db, services.clock.now(), BATCH))
    await inTransaction(services, (tx) =>
      remindGuest(tx, key, {
        template: reviewRequestMail,
        bell: { kind: 'review_request', title: ({ shop }) => `How was ${shop}?` },
        dedupeKey: `review-request:${key.appointmentId}`,
      }),
    );
}

/** Completes appointments for which the shop recorded nothing. */
export async function completeAll(services: Services): Promise<void> {
  for (const id of await store.listToComplete(services.db, services.clock.now(), BATCH))
    await inTransaction(services, async (tx) => {
      const locked = await lockAppointment(tx.db, id, 'system');
      if (locked) await completeAppointment(tx, locked, 'system');
    });
}
