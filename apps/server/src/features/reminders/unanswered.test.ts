import { auditEntries, chairs, messages, reminders, users } from '@thyme/db/schema';
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
} from '../../../test/kit/index.ts';
import { deliveryOf } from './delivery.ts';
import { sendReminders } from './job-handlers.ts';

const HOUR = 3_600;
const MORNING = Date.UTC(2026, 5, 15, 8) / 1000;

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
let count = 0;
beforeAll(async () => {
  api = await bootApi({ mail: recordingMail() });
  shop = await insertBusiness(api.db, MORNING, { chairs: 30 });
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId, 'owner');
});
beforeEach(async () => {
  api.clock.set(MORNING);
  guest = await api.signIn();
  count += 1;
  const mobile = `087 555 ${4_000 + count}`;
  await api.db.update(users).set({ mobile }).where(eq(users.id, guest.userId));
});
afterAll(() => api.close());

/** An appointment a day ahead whose guest was asked just now. */
async function ask() {
  const startsAt = MORNING + 24 * HOUR;
  const appointment = await insertAppointment(api.db, shop, guest.userId, {
    startsAt,
    chairId: shop.chairIds[count] ?? 0,
  });
  await api.app.services.jobs.enqueue(sendReminders, {});
  await api.runJobs();
  return appointment;
}

interface Row {
  appt_id: number;
  text_cost: number | null;
  asked_again: number | null;
}
const waiting = async (as = owner) =>
  (
    await api.ask<{ desk_unanswered: Row[] }>(
      'query($id: Int!) { desk_unanswered(business_id: $id) { appt_id text_cost asked_again } }',
      { id: shop.id },
      as,
    )
  ).desk_unanswered;
const rowOf = async (id: number, as = owner) => (await waiting(as)).find(({ appt_id }) => appt_id === id);
const confirm = async (id: number, confirmed = true) =>
  (
    await api.ask<{ desk_confirm_attendance: { status: number; message: string } }>(
      'mutation($id: Int!, $confirmed: Boolean!) { desk_confirm_attendance(id: $id, confirmed: $confirmed) { status message } }',
      { id, confirmed },
      owner,
    )
  ).desk_confirm_attendance;
const textAgain = async (id: number) =>
  (
    await api.ask<{ desk_ask_again: { status: number; message: string } }>(
      'mutation($id: Int!) { desk_ask_again(id: $id) { status message } }',
      { id },
      owner,
    )
  ).desk_ask_again;
const reminderOf = async (id: number) =>
  (
    await api.ask<{ desk_appointment: { reminder: { answer: string | null; recorded_by: string | null } } }>(
      'query($id: Int!) { desk_appointment(id: $id) { reminder { answer recorded_by } } }',
      { id },
      owner,
    )
  ).desk_appointment.reminder;
const texts = () => api.db.select().from(messages).where(eq(messages.userId, guest.userId)).orderBy(desc(messages.id));
const linkIn = (body = '') => /\/r\/([\w.-]+)/.exec(body)?.[1] ?? '';
const reply = async (code: string, answer: string) =>
  (
    await api.ask<{ answer_linked_reminder: { status: number } }>(
      'mutation($code: String!, $answer: String!) { answer_linked_reminder(code: $code, answer: $answer) { status } }',
      { code, answer },
    )
  ).answer_linked_reminder.status;

it('[REACH-064] an open question is listed for the shop once half of the time has passed', async () => {
  const { id } = await ask();
  expect(await rowOf(id)).toBeUndefined();
  api.clock.set(MORNING + 12 * HOUR);
  expect(await rowOf(id)).toMatchObject({ text_cost: 0.07, asked_again: null });
  api.clock.set(MORNING + 24 * HOUR);
  expect(await rowOf(id)).toBeUndefined();
});

it('[REACH-064] each open question says what became of its own messages', async () => {
  const asPhoneOnly = (mobile: string) =>
    api.db
      .update(users)
      .set({ email: null, emailVerifiedAt: null, passwordHash: null, mobile })
      .where(eq(users.id, guest.userId));
  await asPhoneOnly(`087 555 ${4_000 + count}`);
  const reached = await ask();
  count += 1;
  guest = await api.signIn();
  // The demo phone of this number is off.
  await asPhoneOnly('+353875550000');
  const missed = await ask();
  api.clock.set(MORNING + 12 * HOUR);
  const { desk_unanswered: rows } = await api.ask<{ desk_unanswered: { appt_id: number; delivery: string }[] }>(
    'query($id: Int!) { desk_unanswered(business_id: $id) { appt_id delivery } }',
    { id: shop.id },
    owner,
  );
  const deliveryOfOne = (id: number) => rows.find(({ appt_id }) => appt_id === id)?.delivery;
  expect([deliveryOfOne(reached.id), deliveryOfOne(missed.id)]).toEqual(['text, delivered', 'text, not delivered']);
});

it('[REACH-064] names the channels of a question', () => {
  const text = { channel: 'text', state: 'undelivered' };
  const words = deliveryOf({ channels: ['mail', 'text', 'push'], fallback: null }, [text]);
  expect(words).toBe('email; text, not delivered; notification, not sent');
});

it('[REACH-065] the desk can mark a guest as confirmed and undo it, with audit entries', async () => {
  const { id } = await ask();
  api.clock.set(MORNING + 12 * HOUR);
  expect(await confirm(id)).toMatchObject({ status: 1, message: expect.stringContaining('marked as confirmed') });
  expect(await rowOf(id)).toBeUndefined();
  const [member] = await api.db.select().from(users).where(eq(users.id, owner.userId));
  expect(await reminderOf(id)).toEqual({ answer: 'confirmed', recorded_by: member?.firstName });
  expect(await confirm(id, false)).toMatchObject({ status: 1 });
  expect(await rowOf(id)).toBeDefined();
  const entries = await api.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.subjectId, String(id))))
    .orderBy(auditEntries.id);
  expect(entries.map(({ action }) => action)).toEqual(['confirm-attendance', 'withdraw-attendance']);
});

it('[REACH-065] the guest’s own answer overrides the desk’s', async () => {
  const { id } = await ask();
  api.clock.set(MORNING + 12 * HOUR);
  expect((await textAgain(id)).status).toBe(1);
  const code = linkIn((await texts())[0]?.body);
  expect((await confirm(id)).status).toBe(1);
  expect(await reply(code, 'confirmed')).toBe(1);
  expect(await reminderOf(id)).toEqual({ answer: 'confirmed', recorded_by: null });
  expect(await confirm(id, false)).toMatchObject({ status: 0 });
  expect(await confirm(id)).toMatchObject({ status: 0 });
});

it('[REACH-066] the desk can ask again by text, once, with the same link', async () => {
  const { id } = await ask();
  api.clock.set(MORNING + 12.5 * HOUR);
  const pressed = await Promise.all([textAgain(id), textAgain(id)]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([0, 1]);
  const [text, ...others] = await texts();
  expect(others).toEqual([]);
  expect(text?.body).toMatch(/^Hi \w+, still coming to Willow Room on Tue 16 Jun at 9:00 am\?/);
  // The wait starts again, and there is no second text.
  expect(await rowOf(id)).toBeUndefined();
  api.clock.set(MORNING + 19 * HOUR);
  expect(await rowOf(id)).toMatchObject({ text_cost: null, asked_again: expect.any(Number) });
  expect(await reply(linkIn(text?.body), 'confirmed')).toBe(1);
});

it('[REACH-066] offers no text to a guest who refused them, and none after the guest has answered', async () => {
  const { id } = await ask();
  api.clock.set(MORNING + 12 * HOUR);
  const refuse = 'mutation { save_message_choice(channel: "text", purpose: "bookings", allowed: false) { status } }';
  await api.ask(refuse, {}, guest);
  expect((await rowOf(id))?.text_cost).toBeNull();
  expect((await textAgain(id)).status).toBe(0);
  await confirm(id);
  expect((await textAgain(id)).message).toContain('answered already');
  expect(await texts()).toEqual([]);
});

it('[REACH-067] members limited to their own calendar see only their own guests', async () => {
  const { id } = await ask();
  api.clock.set(MORNING + 12 * HOUR);
  const staff = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, staff.userId, 'staff', { calendar: 'own' });
  expect(await rowOf(id, staff)).toBeUndefined();
  const refused = await api.run(
    'mutation($id: Int!) { desk_confirm_attendance(id: $id, confirmed: true) { status } }',
    { id },
    staff,
  );
  expect(refused.errors?.[0]?.message).toBe('This appointment could not be found.');
  await api.db
    .update(chairs)
    .set({ staffId: staff.userId })
    .where(eq(chairs.id, shop.chairIds[count] ?? 0));
  expect(await rowOf(id, staff)).toBeDefined();
  const [row] = await api.db.select().from(reminders).where(eq(reminders.appointmentId, id));
  expect(row?.answer).toBeNull();
});
