import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
} from '../../../../test/kit/index.ts';
import { makePayment, walletToken } from '../../../../test/kit/paying.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { sendReminders, sendReviewRequests } from '../../reminders/job-handlers.ts';
import { placeholdersOf } from '../../reminders/send-reminder.ts';
import { announceLate } from './running-late.ts';
import { readAppointment } from './send.ts';

const HOUR = 3_600;
const TIME = '2:15 pm New York time';

let api: TestApi;
let guest: SignedIn;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  guest = await api.signIn();
});
afterAll(() => api.close());

const inNewYork = (business = {}) =>
  insertBusiness(api.db, api.clock.now(), {
    business: { zone: 'America/New_York', country: 'US', upfrontPercent: 0, ...business },
  });
const lastMail = (to: string) => mail.sent.filter((sent) => sent.to === to).at(-1);

it('[NOTIF-041] mails, notifications and calendar name the zone of a shop abroad; the shop itself needs none', async () => {
  const shop = await inNewYork({ email: 'desk@hudson.test' });
  await book(api, guest.token, { business_id: shop.id, services: [at(shop.pricingId, '2026-06-17 14:15')] });
  await api.runJobs();
  const confirmed = lastMail(guest.email);
  expect(confirmed?.subject).toContain(`Wed 17 Jun, ${TIME}`);
  expect(confirmed?.text).toContain(`Wednesday 17 June, ${TIME}`);
  const file = String(confirmed?.attachments?.[0]?.content).replaceAll('\r\n ', '');
  expect(file).toContain('DTSTART:20260617T181500Z');
  expect(file).toContain(`DESCRIPTION:Wed 17 Jun\\, ${TIME}`);
  const { myNotification: bell } = await api.ask<{
    myNotification: { data: { message: string; zone_label: string }[] };
  }>('{ myNotification { data { message zone_label } } }', {}, guest);
  expect(bell.data[0]?.message).toContain(`Wed 17 Jun, ${TIME}`);
  expect(bell.data[0]?.zone_label).toBe('New York time');
  expect(lastMail('desk@hudson.test')?.subject).toMatch(/has booked Wed 17 Jun, 2:15 pm$/);
});

it('[NOTIF-041] a reminder names the zone in its subject', async () => {
  const shop = await inNewYork();
  const before = api.clock.now();
  await book(api, guest.token, { business_id: shop.id, services: [at(shop.pricingId, '2026-06-18 14:15')] });
  await api.runJobs();
  api.clock.set(Date.UTC(2026, 5, 17, 18, 30) / 1000);
  await api.app.services.jobs.enqueue(sendReminders, {});
  await api.runJobs();
  expect(lastMail(guest.email)?.subject).toContain(`Tomorrow, ${TIME}`);
  api.clock.set(before);
});

it('[NOTIF-041] a text, and the word that the shop runs late, name the zone', async () => {
  const shop = await inNewYork();
  const startsAt = Date.UTC(2026, 5, 19, 18, 15) / 1000;
  const key = await insertAppointment(api.db, shop, guest.userId, { startsAt });
  const ref = { businessId: shop.id, appointmentId: key.id };
  await inTransaction(api.app.services, (tx) => announceLate(tx, { ...ref, minutes: 15 }));
  await api.runJobs();
  expect(lastMail(guest.email)?.text).toContain(`About 2:30 pm instead of ${TIME}`);
  const { myNotification: bell } = await api.ask<{ myNotification: { data: { message: string }[] } }>(
    '{ myNotification { data { message } } }',
    {},
    guest,
  );
  expect(bell.data[0]?.message).toContain('start at about 2:30 pm New York time');
  const described = await inTransaction(api.app.services, (tx) => readAppointment(tx, ref));
  expect(placeholdersOf(described, startsAt, '')).toMatchObject({ day: 'Fri 19 Jun', time: TIME });
});

const wallet = async (amount: number) => ({
  payment_info: { google: amount },
  google_pay_token: await walletToken(api, 'google', amount),
});

it('[NOTIF-041] a receipt, and the day until which a group may pay, name the zone', async () => {
  // €75 a place, in the currency of the test's wallet.
  const shop = await insertBusiness(api.db, api.clock.now(), {
    chairs: 2,
    business: { zone: 'America/New_York', upfrontPercent: 20 },
  });
  const { sale_id: saleId } = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, '2026-06-22 14:15')],
    ...(await wallet(15)),
  });
  const rest = { payment_type: 'google', google_pay_token: await walletToken(api, 'google', 60) };
  await makePayment(api, guest.token, { sale_id: saleId, ...rest });
  await api.runJobs();
  const receipt = mail.sent.find(({ subject }) => subject === 'Receipt: €60.00 to Willow Room');
  expect(receipt?.text).toMatch(/Paid on.*\d [ap]m New York time/);
  await book(api, guest.token, {
    business_id: shop.id,
    services: [0, 1].map((place) => at(shop.pricingId, '2026-06-23 14:15', { guest: place })),
    group: { arrange: 'start', names: ['Aoife'], each_pays: true },
    ...(await wallet(15)),
  });
  await api.runJobs();
  expect(lastMail(guest.email)?.text).toMatch(/They have until .*\d [ap]m New York time to pay/);
});

it('[APPT-041] the mail that asks for a review says which name is shown', async () => {
  const now = api.clock.now();
  const shop = await insertBusiness(api.db, now);
  await insertAppointment(api.db, shop, guest.userId, {
    startsAt: now - 26 * HOUR,
    appointment: { status: 'Completed', completedAt: now - 24 * HOUR },
  });
  api.clock.set(Date.UTC(2026, 5, 16, 10) / 1000);
  await api.app.services.jobs.enqueue(sendReviewRequests, {});
  await api.runJobs();
  expect(lastMail(guest.email)?.text).toContain('with your first name and the initial of your last name');
});
