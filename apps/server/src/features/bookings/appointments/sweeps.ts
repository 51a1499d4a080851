import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import type { MailTemplate } from '../../outbox/index.ts';
import { completeAppointment } from '../desk/close-appointment.ts';
import { dayReminderMail, hoursReminderMail, reviewRequestMail } from '../notifications/mails.ts';
import type { Reminded } from '../notifications/reminder-mails.ts';
import { type Reminding, remindGuest } from '../notifications/reminders.ts';
import { lockAppointment } from './change-store.ts';
import * as store from './sweep-store.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const BATCH = 200;

interface Reminder {
  name: 'day' | 'hours';
  template: MailTemplate<Reminded>;
  /** How long before the appointment the reminder is due, and how late it may still be sent. */
  ahead: number;
  latest: number;
  /** No reminder for a booking made later than this. */
  bookedBefore: number;
  bell?: Reminding['bell'];
}

const REMINDERS: readonly Reminder[] = [
  {
    name: 'day',
    template: dayReminderMail,
    ahead: DAY,
    latest: 18 * HOUR,
    bookedBefore: 2 * HOUR,
    bell: { kind: 'reminder', title: ({ when, time, shop }) => `${when}, ${time} at ${shop}` },
  },
  { name: 'hours', template: hoursReminderMail, ahead: 2 * HOUR, latest: HOUR / 2, bookedBefore: HOUR },
];

/** Enqueues the reminders that are due; the dedupe key makes repeated runs harmless. */
export async function remindAll(services: Services): Promise<void> {
  for (const reminder of REMINDERS) {
    const due = await store.listToRemind(services.db, services.clock.now(), { ...reminder, limit: BATCH });
    for (const { businessId, appointmentId, ...expected } of due)
      await inTransaction(services, (tx) =>
        remindGuest(
          tx,
          { businessId, appointmentId },
          {
            template: reminder.template,
            expected,
            near: reminder.name,
            ...(reminder.bell ? { bell: reminder.bell } : {}),
            dedupeKey: `reminder-${reminder.name}:${appointmentId}:${expected.startsAt}`,
          },
        ),
      );
  }
}

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
