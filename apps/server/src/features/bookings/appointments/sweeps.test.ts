import { appointments, clientDetails, outbox } from '@thyme/db/schema';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { sweepMail } from '../../outbox/job-handlers.ts';
import { sendReminders, sendReviewRequests } from '../../reminders/job-handlers.ts';
import { completeAppointments } from './job-handlers.ts';

const HOUR = 3_600;

let api: TestApi;
let shop: TestBusiness;
let guest: SignedIn;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 12, business: { cancellation: [1] } });
});
beforeEach(async () => {
  guest = await api.signIn();
  mail.sent.length = 0;
});
afterAll(() => api.close());

const subjects = () => mail.sent.filter(({ to }) => to === guest.email).map(({ subject }) => subject);
const run = async (...jobs: (typeof sendReminders)[]) => {
  for (const job of jobs) await api.app.services.jobs.enqueue(job, {});
  await api.runJobs();
};
let chair = 0;
const appointmentAt = (startsAt: number, options: object = {}) => {
  chair = (chair + 1) % shop.chairIds.length;
  return insertAppointment(api.db, shop, guest.userId, { startsAt, chairId: shop.chairIds[chair] ?? 0, ...options });
};

describe('a booking', () => {
  it('is confirmed by mail with its calendar file, once, and by a notification', async () => {
    const { appointment_ids: ids } = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-18 10:00')],
    });
    await api.runJobs();
    await api.runJobs();
    const [sent, ...more] = mail.sent.filter(({ to }) => to === guest.email);
    expect([sent?.subject, more]).toEqual(['Booked: Thu 18 Jun, 10:00 am, Willow Room', []]);
    expect(sent?.text).toContain('Thursday 18 June, 10:00 am');
    expect(sent?.text).toContain('Free to cancel until Tue 16 Jun, 10:00 am, Irish time');
    const [file] = sent?.attachments ?? [];
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(file?.content).toContain('DTSTART:20260618T090000Z');
    const link = /Add to calendar: (\S+)/.exec(sent?.text ?? '')?.[1] ?? '';
    expect((await api.fetch(new URL(link).pathname)).status).toBe(200);
    const { myNotification } = await api.ask<{ myNotification: { data: { status: string; ref_id: number }[] } }>(
      '{ myNotification { data { status ref_id } } }',
      {},
      guest,
    );
    expect(myNotification.data).toEqual([{ status: 'booking_confirmed', ref_id: ids[0] }]);
  });
});

describe('reminders', () => {
  it('[NOTIF-036] are sent 24 hours and 2 hours before, each once and with the time, however often the job runs', async () => {
    const now = api.clock.now();
    await appointmentAt(now + 24 * HOUR + 60);
    await run(sendReminders);
    expect(subjects()).toEqual([]);
    api.clock.set(now + 60);
    await run(sendReminders, sendReminders);
    await run(sendReminders);
    expect(subjects()).toEqual(['Tomorrow, 9:01 am: Willow Room']);
    const bell = await api.ask<{ myNotification: { data: object[] } }>(
      '{ myNotification { data { status title } } }',
      {},
      guest,
    );
    expect(bell.myNotification.data).toEqual([{ status: 'reminder', title: 'Tomorrow, 9:01 am at Willow Room' }]);
    api.clock.set(now + 22 * HOUR + 60);
    await run(sendReminders);
    await run(sendReminders);
    expect(subjects()).toEqual(['Tomorrow, 9:01 am: Willow Room', 'In two hours, 9:01 am: Willow Room']);
    api.clock.set(now);
  });

  it('are not sent to guests who decline mails, for cancelled appointments or for very recent bookings', async () => {
    const now = api.clock.now();
    await appointmentAt(now + 23 * HOUR, { bookedAt: now - 60 });
    await appointmentAt(now + 20 * HOUR, {
      appointment: { status: 'Cancelled', cancelledAt: now, cancelledBy: 'guest' },
    });
    await run(sendReminders);
    expect(subjects()).toEqual([]);
    await appointmentAt(now + 22 * HOUR);
    await api.db.update(clientDetails).set({ emailNotification: false }).where(eq(clientDetails.userId, guest.userId));
    await run(sendReminders);
    expect(subjects()).toEqual([]);
  });

  it('follow a moved appointment to its new time', async () => {
    const now = api.clock.now();
    const appointment = await appointmentAt(now + 23 * HOUR);
    await run(sendReminders);
    await api.db
      .update(appointments)
      .set({ startsAt: now + 48 * HOUR, endsAt: now + 49 * HOUR })
      .where(eq(appointments.id, appointment.id));
    api.clock.set(now + 24 * HOUR);
    await run(sendReminders);
    expect(subjects()).toEqual(['Tomorrow, 8:00 am: Willow Room', 'Tomorrow, 9:00 am: Willow Room']);
    api.clock.set(now);
  });

  it('are retried while the mail server is down, and the metrics show it', async () => {
    const now = api.clock.now();
    await appointmentAt(now + 21 * HOUR);
    mail.failNext(1);
    await run(sendReminders);
    expect(subjects()).toEqual([]);
    const figures = async () => (await api.fetch('/metrics')).text();
    expect(await figures()).toMatch(/thyme_mails_total\{outcome="retried"\} 1/);
    const [row] = await api.db.select().from(outbox).where(like(outbox.lastError, '%away%'));
    expect(row).toMatchObject({ state: 'waiting', tries: 1 });
    api.clock.advance(60);
    await run(sweepMail);
    expect(subjects()).toEqual(['Tomorrow, 6:00 am: Willow Room']);
    api.clock.set(now);
  });
});

describe('after the appointment', () => {
  it('it is completed after half a day without a response, and its guest gets a review request the next morning, once', async () => {
    const appointment = await appointmentAt(instant('2026-06-15 09:00'));
    const status = async () =>
      (await api.db.select().from(appointments).where(eq(appointments.id, appointment.id)))[0]?.status;
    api.clock.set(instant('2026-06-15 21:59'));
    await run(completeAppointments);
    expect(await status()).toBe('New');
    api.clock.set(instant('2026-06-15 22:00'));
    await run(completeAppointments);
    expect(await status()).toBe('Completed');
    api.clock.set(instant('2026-06-16 09:59'));
    await run(sendReviewRequests);
    expect(subjects()).toEqual([]);
    api.clock.set(instant('2026-06-16 10:00'));
    await run(sendReviewRequests);
    await run(sendReviewRequests);
    expect(subjects()).toEqual(['How was Willow Room?']);
  });

  it('guests who have left a review get no request', async () => {
    api.clock.set(instant('2026-06-15 09:00'));
    const appointment = await appointmentAt(instant('2026-06-14 09:00'), {
      appointment: { status: 'Completed', completedAt: instant('2026-06-14 10:00') },
    });
    await api.ask(`mutation { add_review(appt_id: ${appointment.id}, rating: 5) { status } }`, {}, guest);
    api.clock.set(instant('2026-06-15 12:00'));
    await run(sendReviewRequests);
    expect(subjects()).toEqual([]);
  });
});
