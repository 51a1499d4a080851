import {
  appointments,
  auditEntries,
  businesses,
  messages,
  outbox,
  reminderRules,
  reminderSettings,
  reminders,
  users,
} from '@thyme/db/schema';
import type { GuestMoves } from '@thyme/domain/bookings';
import { DEFAULT_REMINDERS } from '@thyme/domain/reminders';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { confirmedJob } from '../bookings/notifications/confirmed-job.ts';
import { followReminders, sendReminders } from './job-handlers.ts';

const HOUR = 3_600;
const MORNING = Date.UTC(2026, 5, 15, 8) / 1000;

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
let count = 0;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 30, business: { cancellation: [1] } });
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId, 'owner');
});
beforeEach(async () => {
  api.clock.set(MORNING);
  await api.db.delete(reminderRules);
  await api.db.delete(reminderSettings);
  guest = await api.signIn();
  count += 1;
  await api.db
    .update(users)
    .set({ mobile: `087 555 ${1_000 + count}` })
    .where(eq(users.id, guest.userId));
  mail.sent.length = 0;
});
afterAll(() => api.close());

const run = async () => {
  for (const job of [sendReminders, followReminders]) await api.app.services.jobs.enqueue(job, {});
  await api.runJobs();
};
const appointmentAt = (startsAt: number, options: object = {}) =>
  insertAppointment(api.db, shop, guest.userId, { startsAt, chairId: shop.chairIds[count] ?? 0, ...options });
const asPhoneOnly = () =>
  api.db
    .update(users)
    .set({ email: null, emailVerifiedAt: null, passwordHash: null })
    .where(eq(users.id, guest.userId));
const texts = () => api.db.select().from(messages).where(eq(messages.userId, guest.userId)).orderBy(desc(messages.id));
const codeIn = (body: string) => /\/r\/([\w.-]+)/.exec(body)?.[1] ?? '';

const SAVE = `mutation($id: Int!, $rules: [DeskReminderRuleInput!]!, $limit: Float, $from: Int!) {
  desk_save_reminders(business_id: $id, booked_channels: ["mail"], booked_wording: "Booked, {first name}.", rules: $rules,
    quiet_from: $from, quiet_until: 8, text_limit: $limit) { status message } }`;
type Rule = { hours_before: number; channels: string[]; asks?: boolean; fallback?: string | null; wording?: string };
const save = (
  rules: Rule[],
  { limit = 25, from = 21, as = owner }: { limit?: number | null; from?: number; as?: SignedIn } = {},
) =>
  api.run<{ desk_save_reminders: { status: number; message: string } }>(
    SAVE,
    {
      id: shop.id,
      limit,
      from,
      rules: rules.map((rule, index) => ({
        key: `r${index}`,
        asks: false,
        fallback: null,
        wording: 'Hi {first name}, {time}',
        active: true,
        ...rule,
      })),
    },
    as,
  );

const READ = `query($code: String!) { linked_reminder(code: $code) { shop first_name starts answer closed can_move cancellation { fee refund sentence } } }`;
const ANSWER = `mutation($code: String!, $answer: String!, $date: String, $time: Int) {
  answer_linked_reminder(code: $code, answer: $answer, date: $date, time: $time) { status message } }`;
type Answered = { answer_linked_reminder: { status: number; message: string } };
const reply = async (code: string, answer: string, more: object = {}) =>
  (await api.ask<Answered>(ANSWER, { code, answer, ...more })).answer_linked_reminder;

describe('a guest with a phone number only', () => {
  it('[REACH-040] gets the confirmation and the reminders by text', async () => {
    await asPhoneOnly();
    const { id } = await appointmentAt(MORNING + 24 * HOUR);
    const confirmed = { businessId: shop.id, appointmentIds: [id] };
    for (const _twice of [1, 2]) await api.app.services.jobs.enqueue(confirmedJob, confirmed);
    await api.runJobs();
    expect((await texts()).map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Booked, \w+: Willow Room, Tue 16 Jun at 9:00 am\./),
    ]);
    await run();
    const [text] = await texts();
    expect(text).toMatchObject({
      channel: 'text',
      state: 'delivered',
      recipient: `+353875551${String(count).padStart(3, '0')}`,
    });
    expect(text?.body).toMatch(
      /^Hi \w+, are you still coming to Willow Room on Tue 16 Jun at 9:00 am\? Confirm, move or cancel: http/,
    );
    expect(mail.sent).toEqual([]);
    const shown = await api.ask<{ desk_appointment: { reminder: object } }>(
      'query($id: Int!) { desk_appointment(id: $id) { reminder { answer delivery } } }',
      { id },
      owner,
    );
    expect(shown.desk_appointment.reminder).toEqual({ answer: null, delivery: 'text, delivered' });
  });
});

describe('the link in a reminder', () => {
  const asked = async (startsAt = MORNING + 24 * HOUR) => {
    await asPhoneOnly();
    const appointment = await appointmentAt(startsAt);
    await run();
    return { appointment, code: codeIn((await texts())[0]?.body ?? '') };
  };

  it('[REACH-041] confirms without a login, once, and the desk sees it', async () => {
    const { appointment, code } = await asked();
    const before = await api.ask<{ linked_reminder: object }>(READ, { code });
    expect(before.linked_reminder).toMatchObject({ shop: 'Willow Room', answer: null, closed: null });
    const open =
      'query($id: Int!) { desk_reminders(business_id: $id) { unanswered { appt_id delivery } texts spent } }';
    type Open = { desk_reminders: { unanswered: { appt_id: number }[]; texts: number } };
    const waiting = await api.ask<Open>(open, { id: shop.id }, owner);
    expect(waiting.desk_reminders.unanswered.map(({ appt_id }) => appt_id)).toContain(appointment.id);
    const [first, second] = await Promise.all([reply(code, 'confirmed'), reply(code, 'confirmed')]);
    expect([first.status, second.status].toSorted()).toEqual([0, 1]);
    expect((await reply(code, 'cancelled')).message).toContain('You’ve already answered');
    const after = await api.ask<Open>(open, { id: shop.id }, owner);
    expect(after.desk_reminders.unanswered.map(({ appt_id }) => appt_id)).not.toContain(appointment.id);
    const [row] = await api.db.select().from(appointments).where(eq(appointments.id, appointment.id));
    expect(row?.status).not.toBe('Cancelled');
  });

  it('[REACH-042] shows what cancelling costs before it cancels', async () => {
    const { appointment, code } = await asked();
    const { linked_reminder: shown } = await api.ask<{ linked_reminder: { cancellation: { sentence: string } } }>(
      READ,
      { code },
    );
    expect(shown.cancellation.sentence).not.toBe('');
    expect((await reply(code, 'cancelled')).status).toBe(1);
    const [row] = await api.db.select().from(appointments).where(eq(appointments.id, appointment.id));
    expect(row).toMatchObject({ status: 'Cancelled', cancelledBy: 'guest' });
    expect((await reply(code, 'cancelled')).status).toBe(0);
  });

  it('[REACH-043] moves by the usual rules, to a time that is free', async () => {
    const { appointment, code } = await asked();
    const times = await api.ask<{ linked_reminder_times: { dates: string[]; times: number[] } }>(
      'query($code: String!, $date: String!) { linked_reminder_times(code: $code, date: $date) { dates times } }',
      { code, date: '2026-06-18' },
    );
    const [time = 0] = times.linked_reminder_times.times;
    expect(times.linked_reminder_times.dates).toContain('2026-06-18');
    const moved = await reply(code, 'moved', { date: '2026-06-18', time });
    expect(moved.status).toBe(1);
    const [row] = await api.db.select().from(reminders).where(eq(reminders.appointmentId, appointment.id));
    expect(row?.answer).toBe('moved');
  });

  it('[POLICY-018] offers no other time where the shop does not let its guests move, and neither does the mail', async () => {
    const { code } = await asked();
    const allow = (moves: GuestMoves) =>
      api.db.update(businesses).set({ guestMoves: moves }).where(eq(businesses.id, shop.id));
    const read = async () => (await api.ask<{ linked_reminder: object }>(READ, { code })).linked_reminder;
    const times = async () =>
      (
        await api.ask<{ linked_reminder_times: { dates: string[]; times: number[] } }>(
          'query($code: String!, $date: String!) { linked_reminder_times(code: $code, date: $date) { dates times } }',
          { code, date: '2026-06-18' },
        )
      ).linked_reminder_times;
    expect(await read()).toMatchObject({ can_move: true });
    await allow('never');
    try {
      expect(await read()).toMatchObject({ can_move: false });
      expect(await times()).toEqual({ dates: [], times: [] });
      expect(await reply(code, 'moved', { date: '2026-06-18', time: Date.UTC(2026, 5, 18, 11) / 1000 })).toMatchObject({
        status: 0,
        message: 'Willow Room doesn’t move appointments online. You can cancel it, or contact Willow Room.',
      });
      guest = await api.signIn();
      count += 1;
      await appointmentAt(MORNING + 24 * HOUR);
      await run();
      const text = mail.sent.find(({ to }) => to === guest.email)?.text ?? '';
      expect(text).toMatch(/Cancel: http\S+\?do=cancel/);
      expect(text).not.toContain('do=move');
    } finally {
      await allow('start');
    }
  });

  it('[REACH-044] does nothing when forged, after the appointment began, and after it changed', async () => {
    const { appointment, code } = await asked();
    const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    expect((await api.ask<{ linked_reminder: null }>(READ, { code: forged })).linked_reminder).toBeNull();
    expect((await api.run(ANSWER, { code: forged, answer: 'confirmed' })).errors?.[0]?.message).toBe(
      'This link is no longer valid.',
    );
    api.clock.set(MORNING + 24 * HOUR);
    expect((await reply(code, 'confirmed')).message).toBe('This appointment has begun.');
    api.clock.set(MORNING);
    await api.db
      .update(appointments)
      .set({ startsAt: MORNING + 24 * HOUR + 60 })
      .where(eq(appointments.id, appointment.id));
    expect((await reply(code, 'confirmed')).message).toBe('This appointment has changed since we wrote to you.');
  });

  it('[REACH-045] is in the mail, as three answers', async () => {
    await appointmentAt(MORNING + 24 * HOUR);
    await run();
    const text = mail.sent.find(({ to }) => to === guest.email)?.text ?? '';
    expect(text).toMatch(/Yes, I’m coming: http\S+\/r\/\S+/);
    expect(text).toMatch(/Move: http\S+\?do=move/);
    expect((await reply(codeIn(text), 'confirmed')).status).toBe(1);
  });
});

describe('the report of no-shows', () => {
  it('[REACH-051] separates guests who confirmed from those who did not answer', async () => {
    const past = MORNING - 48 * HOUR;
    const history = [
      ['confirmed', 'Completed'],
      ['confirmed', 'Completed'],
      [null, 'No Show'],
      [null, 'Completed'],
    ] as const;
    for (const [index, [answer, status]] of history.entries()) {
      const startsAt = past + index * HOUR;
      const completedAt = status === 'Completed' ? startsAt + HOUR : null;
      const { id } = await appointmentAt(startsAt, { appointment: { status, completedAt } });
      const key = { businessId: shop.id, appointmentId: id, userId: guest.userId, rule: 'day', startsAt };
      const answered = answer && { answer, answeredAt: past - HOUR };
      await api.db.insert(reminders).values({ ...key, asks: true, channels: ['mail'], ...answered });
    }
    const { desk_reports: shown } = await api.ask<{ desk_reports: { rows: { label: string; values: number[] }[] }[] }>(
      `query($id: Int!) { desk_reports(business_id: $id, from: "2026-06-12", to: "2026-06-14", keys: ["reminders"]) { rows { label values } } }`,
      { id: shop.id },
      owner,
    );
    expect(shown[0]?.rows).toEqual([
      { label: 'Confirmed', values: [0] },
      { label: 'No answer', values: [50] },
      { label: 'Not asked', values: [null] },
    ]);
  });
});

describe('the rules of a shop', () => {
  it('[REACH-046] replace the defaults, with an audit entry, and only the owner can save them', async () => {
    expect((await save([{ hours_before: 5, channels: ['text'] }])).data?.desk_save_reminders.status).toBe(1);
    await appointmentAt(MORNING + 24 * HOUR);
    await run();
    expect([await texts(), mail.sent]).toEqual([[], []]);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id));
    expect(entries.map(({ action }) => action)).toContain('save-reminders');
    const staff = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    expect((await save([], { as: staff })).errors).toBeDefined();
    const twice = await save([
      { hours_before: 5, channels: ['mail'] },
      { hours_before: 5, channels: ['mail'] },
    ]);
    expect(twice.data?.desk_save_reminders).toEqual({ status: 0, message: 'Two reminders are due at the same time.' });
    expect(
      (await save([{ hours_before: 5, channels: ['mail'], wording: 'Hi {name}' }])).data?.desk_save_reminders.status,
    ).toBe(0);
  });

  it('[REACH-047] let no phone ring at night: a text due then comes in the morning, or the evening before', async () => {
    await save([{ hours_before: 10, channels: ['text'] }]);
    // Due at 3 am, for 1 pm.
    await appointmentAt(MORNING + 28 * HOUR);
    api.clock.set(MORNING + 18 * HOUR);
    await run();
    const [late] = await api.db.select().from(outbox).where(eq(outbox.userId, guest.userId)).orderBy(desc(outbox.id));
    expect(late?.dueAt).toBe(MORNING + 23 * HOUR);
    await save([{ hours_before: 2, channels: ['text'] }]);
    // Due at 6 am, for 8 am: the evening before.
    count += 1;
    guest = await api.signIn();
    await api.db
      .update(users)
      .set({ mobile: `087 555 ${3_000 + count}` })
      .where(eq(users.id, guest.userId));
    api.clock.set(MORNING);
    await appointmentAt(MORNING + 23 * HOUR);
    api.clock.set(MORNING + 11 * HOUR + 3_540);
    await run();
    expect(await texts()).toMatchObject([{ state: 'delivered' }]);
  });

  it('[REACH-048] send no more texts at the monthly limit, and use mail instead', async () => {
    await save([{ hours_before: 24, channels: ['text'] }], { limit: 0 });
    await appointmentAt(MORNING + 24 * HOUR);
    await run();
    expect([await texts(), mail.sent.length]).toEqual([[], 1]);
  });

  it('[REACH-049] use another channel for what was not delivered', async () => {
    await api.db.update(users).set({ mobile: '+353875550000' }).where(eq(users.id, guest.userId));
    await save([{ hours_before: 24, channels: ['text'], fallback: 'mail' }]);
    await appointmentAt(MORNING + 24 * HOUR);
    await run();
    expect([await texts(), mail.sent.length]).toMatchObject([[{ state: 'undelivered' }], 0]);
    api.clock.advance(16 * 60);
    await run();
    await run();
    expect(mail.sent.filter(({ to }) => to === guest.email)).toHaveLength(1);
  });

  it('[REACH-049] use no other channel for what one of two channels delivered', async () => {
    await save([{ hours_before: 24, channels: ['text'], fallback: 'mail' }]);
    const { id } = await appointmentAt(MORNING + 24 * HOUR);
    await run();
    const [row] = await api.db.select().from(reminders).where(eq(reminders.appointmentId, id));
    // A notification to a browser that never answered.
    await api.db.insert(messages).values({
      ...{ businessId: shop.id, userId: guest.userId, appointmentId: id, reminderId: row?.id ?? 0 },
      ...{ outboxId: 1_000_000_000 + id, channel: 'push', purpose: 'bookings', recipient: '1', body: 'Hi' },
      state: 'undelivered',
    });
    api.clock.advance(16 * 60);
    await run();
    expect(mail.sent).toEqual([]);
  });

  it('[REACH-060] can be tried with a text to one’s own phone, ten times an hour', async () => {
    await api.db.update(users).set({ mobile: '087 555 9000' }).where(eq(users.id, owner.userId));
    const tryOut = () =>
      api.run<{ desk_test_text: { status: number } }>(
        'mutation($id: Int!) { desk_test_text(business_id: $id, wording: "Hi {first name}") { status } }',
        { id: shop.id },
        owner,
      );
    for (let time = 0; time < 10; time += 1) expect((await tryOut()).data?.desk_test_text.status).toBe(1);
    expect((await tryOut()).errors).toHaveLength(1);
    api.clock.advance(HOUR);
    expect((await tryOut()).data?.desk_test_text.status).toBe(1);
  });

  it('[REACH-050] are the defaults of the domain until they are saved', async () => {
    const { desk_reminders: shown } = await api.ask<{
      desk_reminders: { rules: { key: string; hours_before: number }[] };
    }>('query($id: Int!) { desk_reminders(business_id: $id) { rules { key hours_before } } }', { id: shop.id }, owner);
    expect(shown.rules.map(({ hours_before }) => hours_before)).toEqual(
      DEFAULT_REMINDERS.rules.map((rule) => rule.hoursBefore),
    );
  });
});
