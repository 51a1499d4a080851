import { appointments, clientDetails, messageChoices, messages, reviewRequests, reviews } from '@thyme/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { sendReviewRequests } from '../job-handlers.ts';

const HOUR = 3_600;
const DAY = 86_400;
/** Noon in Dublin. */
const NOON = Date.UTC(2026, 5, 15, 11) / 1000;

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
let count = 0;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  owner = await api.signInBusiness();
});
beforeEach(async () => {
  api.clock.set(NOON);
  shop = await insertBusiness(api.db, NOON);
  await joinBusiness(api.db, shop.id, owner.userId, 'owner');
  count += 1;
  guest = await api.signIn({ mobile: `087 555 ${7_000 + count}` });
  mail.sent.length = 0;
});
afterAll(() => api.close());

const SAVE = `mutation($id: Int!, $review: DeskReviewRuleInput, $limit: Float) {
  desk_save_reminders(business_id: $id, booked_channels: ["mail"], booked_wording: "Booked.", rules: [], review: $review,
    quiet_from: 21, quiet_until: 11, text_limit: $limit) { status message } }`;
const save = async (review: object | null, limit = 25) =>
  (
    await api.ask<{ desk_save_reminders: { message: string } }>(
      SAVE,
      {
        id: shop.id,
        limit,
        review: review && { active: true, wording: 'How was it, {first name}? {link}', ...review },
      },
      owner,
    )
  ).desk_save_reminders.message;
const wasHere = async (startsAt = NOON - DAY) => {
  const { id } = await insertAppointment(api.db, shop, guest.userId, {
    startsAt,
    chairId: shop.chairIds[0] ?? 0,
    appointment: { status: 'Completed', completedAt: startsAt + HOUR },
  });
  return id;
};
const run = async () => {
  await api.app.services.jobs.enqueue(sendReviewRequests, {});
  await api.runJobs();
};
const mails = () => mail.sent.filter(({ to }) => to === guest.email).map(({ subject }) => subject);
const texts = () => api.db.select().from(messages).where(eq(messages.userId, guest.userId)).orderBy(desc(messages.id));
const asked = () => api.db.select().from(reviewRequests).where(eq(reviewRequests.userId, guest.userId));

it('[REACH-112] asks once for each appointment, from 10 am on the day that the rule names', async () => {
  await save({ days_after: 2, channels: ['mail'] });
  await wasHere();
  await run();
  expect(mails()).toEqual([]);
  api.clock.set(NOON + DAY - 3 * HOUR);
  await run();
  expect(mails()).toEqual([]);
  api.clock.set(NOON + DAY - 2 * HOUR);
  await run();
  await run();
  expect(mails()).toEqual(['How was Willow Room?']);
  expect((await asked()).map(({ channels }) => channels)).toEqual([['mail']]);
  await wasHere(NOON - DAY + 2 * HOUR);
  await run();
  expect(mails()).toHaveLength(2);
});

it('[REACH-110] asks nobody when the rule is off, and clients that do not know it leave it unchanged', async () => {
  await save({ active: false, days_after: 1, channels: ['mail'] });
  await save(null);
  await wasHere();
  await run();
  expect([mails(), await asked()]).toEqual([[], []]);
  expect(await save({ days_after: 15, channels: ['mail'] })).toBe('Please choose between 1 and 14 days after.');
  expect(await save({ days_after: 1, channels: [] })).toBe('Please choose at least one way to send it.');
});

it('[REACH-112] sends a text with the link to the form, after the guest’s quiet hours', async () => {
  await save({ days_after: 1, channels: ['text'] });
  await wasHere();
  api.clock.set(NOON - 2 * HOUR);
  await run();
  expect(mails()).toEqual([]);
  const [text] = await texts();
  expect(text?.body).toMatch(/^How was it, \w+\? http\S+#review$/);
  expect(text?.state).toBe('waiting');
  api.clock.set(NOON - HOUR);
  await run();
  await api.runJobs();
  expect(await texts()).toHaveLength(1);
});

it('[REACH-112] sends no text above the month’s limit or against the guest’s choice', async () => {
  await save({ days_after: 1, channels: ['text'] }, 0);
  await wasHere();
  await run();
  expect(await texts()).toEqual([]);
  expect((await asked()).map(({ channels }) => channels)).toEqual([[]]);
  await save({ days_after: 1, channels: ['text'] });
  await api.db.insert(messageChoices).values({
    userId: guest.userId,
    channel: 'text',
    purpose: 'bookings',
    isAllowed: false,
    source: 'account',
    changedAt: NOON,
  });
  await wasHere(NOON - DAY + 2 * HOUR);
  await run();
  expect(await texts()).toEqual([]);
});

it('[REACH-112] does not ask who has left a review, nor days late, nor who wants no mail', async () => {
  await save({ days_after: 1, channels: ['mail'] });
  const id = await wasHere();
  await api.db.update(appointments).set({ reviewStatus: 'Reviewed' }).where(eq(appointments.id, id));
  await wasHere(NOON - 6 * DAY);
  await run();
  expect([mails(), await asked()]).toEqual([[], []]);
  await api.db.update(clientDetails).set({ emailNotification: false }).where(eq(clientDetails.userId, guest.userId));
  await wasHere(NOON - DAY + 2 * HOUR);
  await run();
  expect(mails()).toEqual([]);
});

it('[REACH-110] shows how many were asked and how many left a review', async () => {
  await save({ days_after: 1, channels: ['mail'] });
  const id = await wasHere();
  await wasHere(NOON - DAY + 2 * HOUR);
  await run();
  await api.db
    .insert(reviews)
    .values({ businessId: shop.id, userId: guest.userId, appointmentId: id, rating: 5, createdAt: NOON + HOUR });
  type Read = { desk_reminders: { review: object; review_result: object } };
  const { desk_reminders: read } = await api.ask<Read>(
    'query($id: Int!) { desk_reminders(business_id: $id) { review { active days_after channels } review_result { sent reviews } } }',
    { id: shop.id },
    owner,
  );
  expect(read.review).toEqual({ active: true, days_after: 1, channels: ['mail'] });
  expect(read.review_result).toEqual({ sent: 2, reviews: 1 });
});
