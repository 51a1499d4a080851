import {
  appointments,
  auditEntries,
  messages,
  newsChoices,
  outbox,
  rebookings,
  reminderSettings,
} from '@thyme/db/schema';
import { and, desc, eq } from 'drizzle-orm';
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
import { recordBounce } from '../../messages/bounces/record-bounce.ts';
import { sweepMail } from '../../outbox/job-handlers.ts';
import { askGuestsBack } from '../jobs.ts';

const WEEK = 7 * 86_400;
const HOUR = 3_600;
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
  guest = await api.signIn({ emailVerifiedAt: NOON, mobile: `087 555 ${5_000 + count}` });
  mail.sent.length = 0;
  await save({ active: true, weeks_after: 6, channels: ['mail', 'text'] });
});
afterAll(() => api.close());

const SAVE = `mutation($id: Int!, $rebook: DeskRebookRuleInput) {
  desk_save_reminders(business_id: $id, booked_channels: ["mail"], booked_wording: "Booked.", rules: [], rebook: $rebook,
    quiet_from: 21, quiet_until: 8, text_limit: 25) { status message } }`;
const WORDING = 'Hi {first name}, time again? {link}';
const save = async (rebook: object | null, as = owner) =>
  (
    await api.ask<{ desk_save_reminders: { status: number; message: string } }>(
      SAVE,
      { id: shop.id, rebook: rebook && { wording: WORDING, ...rebook } },
      as,
    )
  ).desk_save_reminders;
const run = async () => {
  await api.app.services.jobs.enqueue(askGuestsBack, {});
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
const wasHere = (weeksAgo: number) => {
  const startsAt = NOON - weeksAgo * WEEK - HOUR;
  return insertAppointment(api.db, shop, guest.userId, {
    startsAt,
    chairId: shop.chairIds[0] ?? 0,
    appointment: { status: 'Completed', completedAt: startsAt + HOUR },
  });
};
const mails = () => mail.sent.filter(({ to }) => to === guest.email);
const texts = () => api.db.select().from(messages).where(eq(messages.userId, guest.userId)).orderBy(desc(messages.id));
const rows = () => api.db.select().from(rebookings).where(eq(rebookings.userId, guest.userId));

it('[REACH-071] writes once to a guest who agreed, with three free times and an unsubscribe link', async () => {
  await wasHere(6);
  await agree('mail');
  await run();
  await run();
  const [letter, ...others] = mails();
  expect(others).toEqual([]);
  expect(letter?.subject).toMatch(/^Time again, \w+\? Willow Room has room for you$/);
  expect(letter?.text.match(/\d:\d\d [ap]m/g)).toHaveLength(3);
  const stop = /\/u\/(r-[\w.-]+)/.exec(letter?.text ?? '')?.[1];
  const asked = await api.fetch(`/u/${stop}`);
  expect(await asked.text()).toContain('No more offers from Willow Room?');
  await api.fetch(`/u/${stop}`, { method: 'POST' });
  const choices = await api.db.select().from(newsChoices).where(eq(newsChoices.userId, guest.userId));
  expect(choices.map(({ isAllowed }) => isAllowed)).toEqual([false, false]);
  expect((await rows())[0]).toMatchObject({ state: 'sent', channel: 'mail' });
});

it('[REACH-071] [NOTIF-041] names the zone of a shop abroad beside its free times', async () => {
  shop = await insertBusiness(api.db, NOON, { business: { zone: 'America/New_York' } });
  await joinBusiness(api.db, shop.id, owner.userId, 'owner');
  await save({ active: true, weeks_after: 6, channels: ['mail'] });
  await wasHere(6);
  await agree('mail');
  await run();
  expect(mails()[0]?.text.match(/\d:\d\d [ap]m New York time/g)).toHaveLength(3);
});

it('[BOOKSC-004] does not count a message that came back as sent', async () => {
  await wasHere(6);
  await agree('mail');
  await run();
  await run();
  const [sent] = await api.db.select().from(outbox).where(eq(outbox.userId, guest.userId));
  const bounce = {
    address: guest.email.toLowerCase(),
    messageIds: [sent?.messageId ?? ''],
    reason: '5.1.1',
    isFinal: true,
  };
  expect(await recordBounce(api.app.services, bounce)).toBe('recorded');
  expect((await rows())[0]).toMatchObject({ state: 'failed', reason: 'undelivered', sentAt: null });
  await run();
  expect((await rows())[0]?.state).toBe('failed');
});

it('[REACH-071] writes again only after another appointment', async () => {
  await wasHere(6);
  await agree('mail');
  await run();
  api.clock.set(NOON + WEEK);
  await run();
  expect(mails()).toHaveLength(1);
});

it('[REACH-072] sends nothing without consent on a channel of the rule', async () => {
  await wasHere(6);
  await run();
  expect([mails(), await texts(), await rows()]).toEqual([[], [], []]);
  await agree('mail', false);
  await run();
  expect([mails(), await rows()]).toEqual([[], []]);
  await agree('text');
  await run();
  expect(mails()).toEqual([]);
  expect((await texts()).map(({ body, purpose }) => [purpose, body])).toEqual([
    ['news', expect.stringMatching(/^Hi \w+, time again\? http\S+\nNo more texts: http\S+\/u\/r-/)],
  ]);
});

it.each([
  ['too early', 5.9],
  ['long ago', 8.1],
])('[REACH-073] %s is no time to write', async (_name, weeks) => {
  await wasHere(weeks);
  await agree('mail');
  await run();
  expect(mails()).toEqual([]);
});

it('[REACH-073] skips a guest who has booked again, even when the message is already queued', async () => {
  await wasHere(6);
  await agree('mail');
  const coming = { startsAt: NOON + 48 * HOUR, chairId: shop.chairIds[0] ?? 0 };
  const { id } = await insertAppointment(api.db, shop, guest.userId, coming);
  await run();
  expect(mails()).toEqual([]);
  await api.db
    .update(appointments)
    .set({ status: 'Cancelled', cancelledAt: NOON, cancelledBy: 'guest' })
    .where(eq(appointments.id, id));
  await api.app.services.jobs.enqueue(askGuestsBack, {});
  mail.failNext(5);
  await api.runJobs();
  mail.failNext(0);
  await insertAppointment(api.db, shop, guest.userId, { ...coming, startsAt: NOON + 50 * HOUR });
  api.clock.set(NOON + HOUR);
  await api.app.services.jobs.enqueue(sweepMail, {});
  await api.runJobs();
  expect(mails()).toEqual([]);
  const [row] = await api.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.userId, guest.userId), eq(outbox.template, 'rebook')));
  expect(row).toMatchObject({ state: 'cancelled', lastError: 'booked' });
});

it('[REACH-074] sends nothing in the guest’s quiet hours', async () => {
  await wasHere(6);
  await agree('mail');
  api.clock.set(NOON + 11 * HOUR);
  await run();
  expect([mails(), await rows()]).toEqual([[], []]);
  api.clock.set(NOON + 22 * HOUR);
  await run();
  expect(mails()).toHaveLength(1);
});

it('[REACH-075] the rule is off until an owner turns it on, and clients that do not know it leave it unchanged', async () => {
  await api.db.delete(reminderSettings).where(eq(reminderSettings.businessId, shop.id));
  type Read = { desk_reminders: { rebook: { active: boolean; weeks_after: number }; rebook_result: object } };
  const read = async () =>
    (
      await api.ask<Read>(
        'query($id: Int!) { desk_reminders(business_id: $id) { rebook { active weeks_after } rebook_result { sent booked } } }',
        { id: shop.id },
        owner,
      )
    ).desk_reminders;
  expect((await read()).rebook).toEqual({ active: false, weeks_after: 6 });
  await wasHere(6);
  await agree('mail');
  await run();
  expect(mails()).toEqual([]);
  await save({ active: true, weeks_after: 6, channels: ['mail'] });
  await save(null);
  expect((await read()).rebook).toEqual({ active: true, weeks_after: 6 });
  await run();
  api.clock.set(NOON + 2 * HOUR);
  const { id } = await insertAppointment(api.db, shop, guest.userId, {
    startsAt: NOON + 72 * HOUR,
    chairId: shop.chairIds[0] ?? 0,
  });
  await api.db
    .update(appointments)
    .set({ createdAt: NOON + HOUR })
    .where(eq(appointments.id, id));
  await run();
  expect((await read()).rebook_result).toEqual({ sent: 1, booked: 1 });
  expect((await save({ active: true, weeks_after: 0, channels: ['mail'] })).message).toBe(
    'Please choose between 1 and 52 weeks after.',
  );
  const [entry] = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'save-reminders'))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry?.changes).toMatchObject({ rebook: 6 });
});
