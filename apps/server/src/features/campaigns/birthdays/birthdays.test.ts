import { birthdayMessages, clientDetails, messages, newsChoices } from '@thyme/db/schema';
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
import { sweepMail } from '../../outbox/job-handlers.ts';
import { greetBirthdays } from '../jobs.ts';

const HOUR = 3_600;
const DAY = 86_400;
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
  guest = await api.signIn({ emailVerifiedAt: NOON, mobile: `087 555 ${6_000 + count}` });
  await api.db.update(clientDetails).set({ dob: '1988-06-20' }).where(eq(clientDetails.userId, guest.userId));
  mail.sent.length = 0;
  await save({ active: true, days_before: 5, channels: ['mail', 'text'] });
});
afterAll(() => api.close());

const SAVE = `mutation($id: Int!, $birthday: DeskBirthdayRuleInput) {
  desk_save_reminders(business_id: $id, booked_channels: ["mail"], booked_wording: "Booked.", rules: [], birthday: $birthday,
    quiet_from: 21, quiet_until: 8, text_limit: 25) { status message } }`;
const WORDING = 'Hi {first name}, ten euro off for you at {shop}: {link}';
const save = async (birthday: object | null) =>
  (
    await api.ask<{ desk_save_reminders: { status: number; message: string } }>(
      SAVE,
      { id: shop.id, birthday: birthday && { wording: WORDING, ...birthday } },
      owner,
    )
  ).desk_save_reminders;
const run = async () => {
  await api.app.services.jobs.enqueue(greetBirthdays, {});
  await api.runJobs();
};
const agree = (channel: 'mail' | 'text', isAllowed = true) =>
  api.db
    .insert(newsChoices)
    .values({ businessId: shop.id, userId: guest.userId, channel, isAllowed, source: 'account', changedAt: NOON })
    .onConflictDoUpdate({
      target: [newsChoices.businessId, newsChoices.userId, newsChoices.channel],
      set: { isAllowed },
    });
const mails = () => mail.sent.filter(({ to }) => to === guest.email);
const texts = () => api.db.select().from(messages).where(eq(messages.userId, guest.userId)).orderBy(desc(messages.id));
const rows = () => api.db.select().from(birthdayMessages).where(eq(birthdayMessages.userId, guest.userId));

it('[REACH-113] writes the owner’s words once a year, with a link to unsubscribe', async () => {
  await agree('mail');
  await run();
  await run();
  api.clock.set(NOON + DAY);
  await run();
  const [letter, ...others] = mails();
  expect(others).toEqual([]);
  expect(letter?.subject).toMatch(/^Your birthday’s coming up, \w+$/);
  expect(letter?.text).toMatch(/Hi \w+, ten euro off for you at Willow Room\n/);
  expect((await rows())[0]).toMatchObject({ year: 2026, channel: 'mail', state: 'sent' });
  const stop = /\/u\/(b-[\w.-]+)/.exec(letter?.text ?? '')?.[1];
  expect(await (await api.fetch(`/u/${stop}`)).text()).toContain('No more offers from Willow Room?');
  await api.fetch(`/u/${stop}`, { method: 'POST' });
  const choices = await api.db.select().from(newsChoices).where(eq(newsChoices.userId, guest.userId));
  expect(choices.map(({ isAllowed }) => isAllowed)).toEqual([false, false]);
  api.clock.set(Date.UTC(2027, 5, 15, 11) / 1000);
  await run();
  expect(mails()).toHaveLength(1);
});

it('[REACH-113] writes again next year to a guest who still agrees', async () => {
  await agree('mail');
  await run();
  api.clock.set(Date.UTC(2027, 5, 15, 11) / 1000);
  await run();
  expect(mails()).toHaveLength(2);
  expect((await rows()).map(({ year }) => year).toSorted()).toEqual([2026, 2027]);
});

it('[REACH-113] sends nothing without consent, and a text to those who agreed only to texts', async () => {
  await run();
  await agree('mail', false);
  await run();
  expect([mails(), await texts(), await rows()]).toEqual([[], [], []]);
  await agree('text');
  await run();
  expect(mails()).toEqual([]);
  expect((await texts()).map(({ body, purpose }) => [purpose, body])).toEqual([
    [
      'news',
      expect.stringMatching(/^Hi \w+, ten euro off for you at Willow Room: http\S+\nNo more texts: http\S+\/u\/b-/),
    ],
  ]);
});

it.each([
  ['a day too early', -1, 0],
  ['three days late', 3, 1],
  ['four days late', 4, 0],
])('[REACH-111] %s', async (_name, days, sent) => {
  await agree('mail');
  api.clock.set(NOON + days * DAY);
  await run();
  expect(mails()).toHaveLength(sent);
});

it('[REACH-113] rings no phone at night, and sends no text above the month’s limit', async () => {
  await agree('text');
  api.clock.set(NOON + 11 * HOUR);
  await run();
  expect([await texts(), await rows()]).toEqual([[], []]);
  await api.ask(SAVE.replace('text_limit: 25', 'text_limit: 0'), { id: shop.id, birthday: null }, owner);
  api.clock.set(NOON + 22 * HOUR);
  await run();
  expect(await texts()).toEqual([]);
  expect((await rows())[0]).toMatchObject({ state: 'skipped', reason: 'limit' });
});

it('[REACH-113] stops a queued greeting when the guest unsubscribes meanwhile', async () => {
  await agree('mail');
  await api.app.services.jobs.enqueue(greetBirthdays, {});
  mail.failNext(5);
  await api.runJobs();
  mail.failNext(0);
  await agree('mail', false);
  api.clock.set(NOON + HOUR);
  await api.app.services.jobs.enqueue(sweepMail, {});
  await api.runJobs();
  await run();
  expect(mails()).toEqual([]);
  expect((await rows())[0]).toMatchObject({ state: 'skipped', reason: 'said-no', sentAt: null });
});

it('[REACH-113] is off until an owner turns it on, and shows its result', async () => {
  await save({ active: false, days_before: 5, channels: ['mail'] });
  await agree('mail');
  await run();
  expect(mails()).toEqual([]);
  await save({ active: true, days_before: 5, channels: ['mail'] });
  await save(null);
  await run();
  await run();
  api.clock.set(NOON + 2 * HOUR);
  await insertAppointment(api.db, shop, guest.userId, {
    startsAt: NOON + 72 * HOUR,
    chairId: shop.chairIds[0] ?? 0,
    appointment: { createdAt: NOON + HOUR },
  });
  type Read = { desk_reminders: { birthday: object; birthday_result: object } };
  const { desk_reminders: read } = await api.ask<Read>(
    'query($id: Int!) { desk_reminders(business_id: $id) { birthday { active days_before channels wording } birthday_result { sent booked } } }',
    { id: shop.id },
    owner,
  );
  expect(read.birthday).toEqual({ active: true, days_before: 5, channels: ['mail'], wording: WORDING });
  expect(read.birthday_result).toEqual({ sent: 1, booked: 1 });
  expect((await save({ active: true, days_before: 31, channels: ['mail'] })).message).toBe(
    'Please choose between 0 and 30 days before.',
  );
});
