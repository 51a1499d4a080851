import {
  appointments,
  calendarFeeds,
  ledgerEntries,
  notifications,
  occupancies,
  outbox,
  refunds,
  rescheduleProposals,
  sales,
  videoRooms,
} from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { waiveFees } from './job-handlers.ts';

let api: TestApi;
let shop: TestBusiness;
let guest: SignedIn;
let owner: SignedIn;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  shop = await insertBusiness(api.db, api.clock.now(), {
    chairs: 4,
    business: { cancellation: [1, 2], email: 'hello@willow.example' },
  });
  guest = await api.signIn();
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

const UPDATE = `mutation($id: Int!, $status: String!, $ids: [Int!], $date: String, $time: Int, $note: String, $version: Int, $key: String) {
  statusUpdateForAppointment(id: $id, status: $status, service_pricing_ids: $ids, date: $date, time: $time, note: $note,
    version: $version, idempotency_key: $key) { status message nearest_times appointment { id status cancellation_fee cancelled_by } } }`;
interface Answer {
  status: number;
  message: string;
  appointment: { status: string; cancellation_fee: number | null; cancelled_by: string | null } | null;
}
const update = async (variables: object, token = guest.token) =>
  (await api.ask<{ statusUpdateForAppointment: Answer }>(UPDATE, variables, { token })).statusUpdateForAppointment;
const cancel = (id: number, more: object = {}) => update({ id, status: 'Cancelled', ids: [shop.pricingId], ...more });

const QUOTE = `query($id: Int!) { appointment(id: $id) { cancellation_quote {
  percent fee refund refund_to_card refund_to_voucher decided_by_business sentence parts { kind label amount }
  timeline { from until percent decided_by_business } } } }`;
const quote = async (id: number) =>
  (await api.ask<{ appointment: { cancellation_quote: Record<string, unknown> | null } }>(QUOTE, { id }, guest))
    .appointment.cancellation_quote;

let hour = 9;
/** An appointment with a chair and a time of its own. */
const appointmentOn = (day: string, options: Partial<Parameters<typeof insertAppointment>[3]> = {}, place = shop) => {
  hour = hour >= 16 ? 9 : hour + 1;
  return insertAppointment(api.db, place, guest.userId, {
    startsAt: instant(`${day} ${String(hour).padStart(2, '0')}:00`),
    paid: 7_500,
    appointment: { cancellation: [1, 2] },
    ...options,
  });
};
const rowOf = async (id: number) => (await api.db.select().from(appointments).where(eq(appointments.id, id)))[0];

describe('the cancellation quote', () => {
  it('is shown beforehand, with the refund’s destination and a timeline until the appointment', async () => {
    const appointment = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant('2026-06-16 15:00'),
      paid: 5_000,
      appointment: { cancellation: [1, 2] },
      chairId: shop.chairIds[3] ?? 0,
    });
    expect(await quote(appointment.id)).toEqual({
      percent: 50,
      fee: 37.5,
      refund: 12.5,
      refund_to_card: 12.5,
      refund_to_voucher: 0,
      decided_by_business: false,
      sentence: 'Cancelling now costs 50% of the services',
      parts: [{ kind: 'card', label: 'Visa ending 4242', amount: 12.5 }],
      timeline: [
        {
          from: Date.UTC(2026, 5, 15, 9) / 1000,
          until: Date.UTC(2026, 5, 16, 0) / 1000,
          percent: 50,
          decided_by_business: false,
        },
        {
          from: Date.UTC(2026, 5, 16, 0) / 1000,
          until: Date.UTC(2026, 5, 16, 15) / 1000,
          percent: 100,
          decided_by_business: false,
        },
      ],
    });
  });

  it('is null once it cannot be cancelled', async () => {
    const past = await appointmentOn('2026-06-10');
    expect(await quote(past.id)).toBeNull();
  });
});

describe('Cancelled', () => {
  it('[APPT-021] [API-038] frees the chair, refunds the money, retains the fee and notifies both sides once', async () => {
    const appointment = await appointmentOn('2026-06-16');
    const answer = await cancel(appointment.id, { note: 'My train is late' });
    expect(answer).toMatchObject({
      status: 1,
      message: 'Your appointment is cancelled. €37.50 is on its way back.',
      appointment: { status: 'Cancelled', cancellation_fee: 37.5, cancelled_by: 'guest' },
    });
    expect(await api.db.select().from(occupancies).where(eq(occupancies.lineId, appointment.lineId))).toEqual([]);
    const [sale] = await api.db.select().from(sales).where(eq(sales.id, appointment.saleId));
    expect([sale?.claimedAmount, sale?.paidAmount]).toEqual([3_750, 3_750]);
    const sent = await api.db.select().from(refunds).where(eq(refunds.saleId, appointment.saleId));
    expect(sent.map(({ amount }) => amount)).toEqual([3_750]);
    await api.runJobs();
    const mails = mail.sent.filter(({ subject }) => subject.startsWith('Cancelled: Tue 16 Jun'));
    expect(mails.map(({ to }) => to)).toEqual([guest.email]);
    expect(mails[0]?.attachments?.[0]?.content).toContain('METHOD:CANCEL');
    expect(mails[0]?.text).toContain('€37.50');
    const notified = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, owner.userId), eq(notifications.refId, appointment.id)));
    expect(notified.map(({ kind, message }) => [kind, message])).toEqual([
      ['guest_cancelled', 'Signature facial. “My train is late”'],
    ]);
  });

  it('a second time, or for a past one, is refused and changes nothing', async () => {
    const appointment = await appointmentOn('2026-06-22');
    await cancel(appointment.id);
    const before = await rowOf(appointment.id);
    expect(await cancel(appointment.id)).toMatchObject({
      status: 0,
      message: 'This appointment can no longer be cancelled.',
    });
    expect(await rowOf(appointment.id)).toEqual(before);
    const past = await appointmentOn('2026-06-11');
    expect(await cancel(past.id)).toMatchObject({
      status: 0,
      message: 'This appointment has begun and cannot be cancelled.',
    });
  });

  it('with an older version, or with services of another appointment, is refused', async () => {
    const appointment = await appointmentOn('2026-06-23');
    expect(await cancel(appointment.id, { version: 7 })).toMatchObject({
      status: 0,
      message: 'This appointment has changed in the meantime. Please check it again.',
    });
    expect(await cancel(appointment.id, { ids: [shop.pricingId, 999] })).toMatchObject({ status: 0 });
    expect((await rowOf(appointment.id))?.status).toBe('New');
    expect(await cancel(appointment.id, { version: 1 })).toMatchObject({ status: 1 });
  });

  it('[APPT-019] a guest may send only Cancelled, Reschedule and Accept', async () => {
    const appointment = await appointmentOn('2026-06-24');
    for (const status of ['Completed', 'No Show', 'New', 'Held', 'cancelled', ''])
      expect(await update({ id: appointment.id, status })).toMatchObject({
        status: 0,
        message: 'Please send Cancelled, Reschedule or Accept.',
      });
    expect((await rowOf(appointment.id))?.version).toBe(1);
  });

  it('ten times concurrently gives one cancellation, one refund, one mail', async () => {
    const appointment = await appointmentOn('2026-06-25');
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(appointment.id)));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    const entries = await api.db.select().from(ledgerEntries).where(eq(ledgerEntries.appointmentId, appointment.id));
    expect(entries.filter(({ kind }) => kind === 'cancellation')).toHaveLength(1);
    expect(await api.db.select().from(refunds).where(eq(refunds.saleId, appointment.saleId))).toHaveLength(1);
    const mails = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `cancelled:${appointment.id}`));
    expect(mails).toHaveLength(1);
  });

  it('repeated with the same key returns the same result', async () => {
    const appointment = await appointmentOn('2026-06-26');
    const [first, second] = [
      await cancel(appointment.id, { key: 'tap-1' }),
      await cancel(appointment.id, { key: 'tap-1' }),
    ];
    expect(second).toEqual(first);
    expect(first.status).toBe(1);
  });

  it('ends its calls and its open proposal', async () => {
    const appointment = await appointmentOn('2026-06-29', { appointment: { status: 'Reschedule', cancellation: [] } });
    const now = api.clock.now();
    await api.db.insert(rescheduleProposals).values({
      businessId: shop.id,
      appointmentId: appointment.id,
      proposedBy: 'business',
      previousStartsAt: now,
      createdAt: now,
      autoAcceptAt: now + 86_400,
    });
    await api.db.insert(videoRooms).values({
      businessId: shop.id,
      id: `room-of-visit-${appointment.id}-secret`,
      appointmentId: appointment.id,
      guestId: guest.userId,
      startsAt: now + 3_600,
      endsAt: now + 4_500,
    });
    expect(await cancel(appointment.id)).toMatchObject({ status: 1 });
    const [proposal] = await api.db
      .select()
      .from(rescheduleProposals)
      .where(eq(rescheduleProposals.appointmentId, appointment.id));
    expect([proposal?.status, proposal?.decidedBy]).toEqual(['withdrawn', 'guest']);
    const [room] = await api.db.select().from(videoRooms).where(eq(videoRooms.appointmentId, appointment.id));
    expect(room?.endedAt).toBe(now);
  });

  it('respects the mail setting: guests who decline mails get none', async () => {
    const quiet = await api.signIn();
    await api.ask('mutation { guestProfileUpdate(email_notification: false) { status } }', {}, quiet);
    const appointment = await insertAppointment(api.db, shop, quiet.userId, {
      startsAt: instant('2026-06-30 09:00'),
      chairId: shop.chairIds[2] ?? 0,
    });
    await update({ id: appointment.id, status: 'Cancelled' }, quiet.token);
    await api.runJobs();
    expect(mail.sent.filter(({ to }) => to === quiet.email)).toEqual([]);
    expect(await api.db.select().from(calendarFeeds)).toEqual([]);
  });
});

describe('[CONST-034] [APPT-021] where the business decides about the charge', () => {
  const DECIDE =
    'mutation($id: Int!, $charge: Boolean!) { desk_decide_charge(id: $id, charge: $charge) { status message } }';
  const decide = async (id: number, charge: boolean, token = owner.token) =>
    (await api.ask<{ desk_decide_charge: { status: number; message: string } }>(DECIDE, { id, charge }, { token }))
      .desk_decide_charge;

  it('the business decides, the money is retained, and waiving refunds it once', async () => {
    const appointment = await appointmentOn('2026-07-01', { appointment: { cancellation: [3] } });
    expect(await cancel(appointment.id)).toMatchObject({ status: 1, message: 'Your appointment is cancelled.' });
    expect(await rowOf(appointment.id)).toMatchObject({ chargeDecision: 'asked', cancellationFee: 7_500 });
    const questions = await api.db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(and(eq(notifications.recipientId, owner.userId), eq(notifications.refId, appointment.id)));
    expect(questions).toEqual([{ kind: 'charge_question' }]);
    const answers = await Promise.all([decide(appointment.id, false), decide(appointment.id, false)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([0, 1]);
    expect(await rowOf(appointment.id)).toMatchObject({ chargeDecision: 'waived', cancellationFee: 0 });
    const [sale] = await api.db.select().from(sales).where(eq(sales.id, appointment.saleId));
    expect([sale?.claimedAmount, sale?.paidAmount]).toEqual([0, 0]);
    const refunded = await api.db
      .select({ kind: notifications.kind, title: notifications.title })
      .from(notifications)
      .where(and(eq(notifications.recipientId, guest.userId), eq(notifications.refId, appointment.id)));
    expect(refunded).toEqual([{ kind: 'refundable_deposit', title: '€75.00 is on its way back to you' }]);
  });

  it('no decision within a week refunds it', async () => {
    const start = api.clock.now();
    const appointment = await appointmentOn('2026-07-03', { appointment: { cancellation: [3] } });
    await cancel(appointment.id);
    api.clock.advance(7 * 86_400 - 60);
    await waiveFees.run(api.app.services, {});
    expect(await rowOf(appointment.id)).toMatchObject({ chargeDecision: 'asked', cancellationFee: 7_500 });
    api.clock.advance(60);
    await waiveFees.run(api.app.services, {});
    expect(await rowOf(appointment.id)).toMatchObject({ chargeDecision: 'waived', cancellationFee: 0 });
    const [sale] = await api.db.select().from(sales).where(eq(sales.id, appointment.saleId));
    expect([sale?.claimedAmount, sale?.paidAmount]).toEqual([0, 0]);
    expect(await decide(appointment.id, true)).toMatchObject({ status: 0 });
    api.clock.set(start);
  });

  it('charging retains it', async () => {
    const appointment = await appointmentOn('2026-07-02', { appointment: { cancellation: [3] } });
    await cancel(appointment.id);
    expect(await decide(appointment.id, true)).toEqual({ status: 1, message: 'You keep €75.00.' });
    expect(await rowOf(appointment.id)).toMatchObject({ chargeDecision: 'charged', cancellationFee: 7_500 });
    expect(await api.db.select().from(refunds).where(eq(refunds.saleId, appointment.saleId))).toEqual([]);
  });
});
