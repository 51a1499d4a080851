import {
  appointmentLines,
  appointments,
  holds,
  notifications,
  occupancies,
  rescheduleProposals,
  seatClaims,
  serviceSchedules,
  waitingListOffers,
  waitingListRequests,
} from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  insertClass,
  instant,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';
import { acceptOneIfDue } from './due.ts';
import { sweepProposals } from './job-handlers.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

let api: TestApi;
let beside: TestApi;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  beside = await bootApi({ beside: api, mail });
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

interface Scene {
  shop: TestBusiness;
  guest: SignedIn;
  owner: SignedIn;
}

async function scene(business: object = {}): Promise<Scene> {
  const shop = await insertBusiness(api.db, api.clock.now(), { business });
  const owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
  return { shop, owner, guest: await api.signIn() };
}

const UPDATE = `mutation($id: Int!, $status: String!, $ids: [Int!], $date: String, $time: Int, $note: String) {
  statusUpdateForAppointment(id: $id, status: $status, service_pricing_ids: $ids, date: $date, time: $time, note: $note) {
    status message nearest_times appointment { status date version
      move { proposed_by note auto_accept_at previous_date options { position date } } } } }`;
interface Answer {
  status: number;
  message: string;
  nearest_times: number[];
  appointment: { status: string; date: number; move: Record<string, unknown> | null } | null;
}
const update = async (server: TestApi, guest: SignedIn, variables: object) =>
  (await server.ask<{ statusUpdateForAppointment: Answer }>(UPDATE, variables, guest)).statusUpdateForAppointment;
const reschedule = (guest: SignedIn, id: number, text: string, note = '') =>
  update(api, guest, { id, status: 'Reschedule', date: text.slice(0, 10), time: wall(text), note });

const desk = async (owner: SignedIn, field: string) =>
  Object.values(
    await api.ask<Record<string, { status: number; message: string }>>(
      `mutation { ${field} { status message } }`,
      {},
      owner,
    ),
  )[0];
const propose = (owner: SignedIn, id: number, ...times: string[]) =>
  desk(owner, `desk_propose_times(id: ${id}, times: [${times.map(wall).join()}], note: "The boiler is being fixed")`);

const rowOf = async (id: number) => (await api.db.select().from(appointments).where(eq(appointments.id, id)))[0];
const notificationsOf = async (userId: number, refId: number) =>
  api.db
    .select({ kind: notifications.kind, message: notifications.message })
    .from(notifications)
    .where(and(eq(notifications.recipientId, userId), eq(notifications.refId, refId)))
    .orderBy(notifications.id);
const chairTimes = async (shop: TestBusiness) =>
  (await api.db.select().from(occupancies).where(eq(occupancies.businessId, shop.id)))
    .map(({ startsAt }) => startsAt)
    .toSorted((a, b) => a - b);

describe('a guest requests another time', () => {
  it('[APPT-020] [APPT-022] [NOTIF-010] holds it, keeps the old one, and notifies the business', async () => {
    const { shop, guest, owner } = await scene();
    const appointment = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant('2026-06-18 10:00'),
      paid: 7_500,
    });
    const answer = await update(api, guest, {
      id: appointment.id,
      status: 'Reschedule',
      ids: [shop.pricingId],
      date: '2026-06-19',
      time: wall('2026-06-19 14:00'),
      note: 'A weekday would be calmer',
    });
    expect(answer.status).toBe(1);
    expect(answer.appointment).toMatchObject({
      status: 'Reschedule',
      date: wall('2026-06-18 10:00'),
      move: {
        proposed_by: 'guest',
        note: 'A weekday would be calmer',
        auto_accept_at: api.clock.now() + DAY,
        options: [{ position: 1, date: wall('2026-06-19 14:00') }],
      },
    });
    expect(await chairTimes(shop)).toEqual([instant('2026-06-18 10:00'), instant('2026-06-19 14:00')]);
    expect(await notificationsOf(owner.userId, appointment.id)).toMatchObject([{ kind: 'guest_moves' }]);
    expect(await desk(owner, `desk_accept(id: ${appointment.id})`)).toEqual({ status: 1, message: 'Accepted.' });
    expect(await rowOf(appointment.id)).toMatchObject({
      status: 'Accept',
      startsAt: instant('2026-06-19 14:00'),
      endsAt: instant('2026-06-19 15:00'),
    });
    expect(await chairTimes(shop)).toEqual([instant('2026-06-19 14:00')]);
    expect(await notificationsOf(guest.userId, appointment.id)).toEqual([
      { kind: 'accept_reschedule_appointment', message: 'Fri 19 Jun, 2:00 pm, signature facial.' },
    ]);
    await api.runJobs();
    const moved = mail.sent.filter(({ to }) => to === guest.email);
    expect(moved.map(({ subject }) => subject)).toEqual(['Moved: Fri 19 Jun, 2:00 pm, Willow Room']);
    expect(moved[0]?.attachments?.[0]?.content).toContain('DTSTART:20260619T130000Z');
    expect(await api.db.select().from(holds).where(eq(holds.businessId, shop.id))).toEqual([]);
  });

  it('half an hour later in the only chair: its own time is free for itself only', async () => {
    const { shop, guest, owner } = await scene({ bufferMinutes: 15 });
    const stranger = await api.signIn();
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    const SLOTS = `query($b: Int!, $p: [Int!], $a: Int) {
      time_slots(business_id: $b, date: "2026-06-18", service_pricing_ids: $p, appointment_id: $a) { time_slots { s_time } } }`;
    const offered = async (who: SignedIn, appointment: number | null) => {
      const variables = { b: shop.id, p: [shop.pricingId], a: appointment };
      const answer = await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(SLOTS, variables, who);
      return answer.time_slots.time_slots.some(({ s_time }) => s_time === wall('2026-06-18 10:30'));
    };
    expect(await offered(guest, appointment.id)).toBe(true);
    expect(await offered(guest, null)).toBe(false);
    expect(await offered(stranger, appointment.id)).toBe(false);
    expect(await reschedule(guest, appointment.id, '2026-06-18 10:30')).toMatchObject({ status: 1 });
    expect(await chairTimes(shop)).toEqual([instant('2026-06-18 10:00'), instant('2026-06-18 11:00')]);
    await desk(owner, `desk_accept(id: ${appointment.id})`);
    const times = await api.db.select().from(occupancies).where(eq(occupancies.businessId, shop.id));
    expect(times.map(({ startsAt, endsAt, lineId, holdId }) => [startsAt, endsAt, lineId, holdId])).toEqual([
      [instant('2026-06-18 10:30'), instant('2026-06-18 11:45'), appointment.lineId, null],
    ]);
    expect(await reschedule(guest, appointment.id, '2026-06-18 10:00')).toMatchObject({ status: 1 });
    await desk(owner, `desk_decline_move(id: ${appointment.id})`);
    expect(await chairTimes(shop)).toEqual([instant('2026-06-18 10:30')]);
  });

  it('is never charged again', async () => {
    const { shop, guest, owner } = await scene();
    const appointment = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant('2026-06-18 10:00'),
      paid: 7_500,
    });
    await reschedule(guest, appointment.id, '2026-06-19 10:00');
    await desk(owner, `desk_accept(id: ${appointment.id})`);
    const { appointment: shown } = await api.ask<{ appointment: object }>(
      `query { appointment(id: ${appointment.id}) { payment due payment_status } }`,
      {},
      guest,
    );
    expect(shown).toEqual({ payment: 75, due: 0, payment_status: 'Paid' });
  });

  it.each([
    ['2026-06-14 10:00', 'This time has passed. Please select another time.'],
    ['2026-06-20 10:00', 'The business is closed on this day. Please select another day.'],
    ['2026-06-19 20:00', 'This time is outside the business hours. Please select another time.'],
    ['2026-06-19 10:07', 'This time is not offered. Please select one of the times shown.'],
    ['2026-06-18 10:00', 'That’s the time you already have.'],
    ['2027-06-18 10:00', 'The business does not take bookings that far ahead yet.'],
  ])('to %s is refused: %s', async (text, message) => {
    const { shop, guest } = await scene();
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    expect(await reschedule(guest, appointment.id, text)).toMatchObject({ status: 0, message });
    expect(await rowOf(appointment.id)).toMatchObject({ status: 'New', version: 1 });
    expect(await api.db.select().from(holds).where(eq(holds.businessId, shop.id))).toEqual([]);
  });

  it('for a taken time is refused with the nearest free ones; without a time it is refused too', async () => {
    const { shop, guest } = await scene();
    const stranger = await api.signIn();
    await book(api, stranger.token, { business_id: shop.id, services: [at(shop.pricingId, '2026-06-19 12:00')] });
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    const answer = await reschedule(guest, appointment.id, '2026-06-19 12:00');
    expect(answer).toMatchObject({ status: 0, message: 'This time is taken. Please select another time.' });
    expect(answer.nearest_times).toEqual(['10:45', '11:00', '13:00'].map((time) => wall(`2026-06-19 ${time}`)));
    expect(await update(api, guest, { id: appointment.id, status: 'Reschedule' })).toMatchObject({
      status: 0,
      message: 'Please select a date and time.',
    });
  });

  it('for a taken time does not suggest the current time', async () => {
    const { shop, guest } = await scene();
    const stranger = await api.signIn();
    await book(api, stranger.token, { business_id: shop.id, services: [at(shop.pricingId, '2026-06-19 12:00')] });
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-19 11:00') });
    const { nearest_times: nearest } = await reschedule(guest, appointment.id, '2026-06-19 12:00');
    expect(nearest).toEqual(['10:45', '13:00', '13:15'].map((time) => wall(`2026-06-19 ${time}`)));
  });

  it('and its held time is offered to the waiting list once the business declines', async () => {
    const { shop, guest, owner } = await scene();
    const waiting = await api.signIn();
    const [date, ten] = ['2026-06-19', instant('2026-06-19 10:00')];
    const wish = { date, fromDate: date, toDate: date, dateScope: 'this_date' as const };
    await api.db
      .insert(waitingListRequests)
      .values({ businessId: shop.id, userId: waiting.userId, pricingId: shop.pricingId, ...wish });
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    expect(await reschedule(guest, appointment.id, '2026-06-19 10:00')).toMatchObject({ status: 1 });
    const offers = () => api.db.select().from(waitingListOffers).where(eq(waitingListOffers.businessId, shop.id));
    await api.runJobs();
    expect(await offers()).toEqual([]);
    expect(await desk(owner, `desk_decline_move(id: ${appointment.id})`)).toMatchObject({ status: 1 });
    await api.runJobs();
    expect(await offers()).toMatchObject([{ startsAt: ten, status: 'open' }]);
  });

  it('many concurrent requests for taken times all get a response', async () => {
    const { shop } = await scene();
    const stranger = await api.signIn();
    await book(api, stranger.token, { business_id: shop.id, services: [at(shop.pricingId, '2026-06-19 12:00')] });
    const wishes = [];
    for (let index = 0; index < 12; index += 1) {
      const guest = await api.signIn();
      const startsAt = instant('2026-06-22 09:00') + index * HOUR * 24;
      wishes.push({ guest, appointment: await insertAppointment(api.db, shop, guest.userId, { startsAt }) });
    }
    const answers = await Promise.all(
      wishes.map(({ guest, appointment }) => reschedule(guest, appointment.id, '2026-06-19 12:00')),
    );
    expect(answers.map(({ status, nearest_times }) => [status, nearest_times.length])).toEqual(
      answers.map(() => [0, 3]),
    );
  });

  it('a cancelled or past appointment cannot be moved', async () => {
    const { shop, guest } = await scene();
    const past = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-12 10:00') });
    expect(await reschedule(guest, past.id, '2026-06-19 10:00')).toMatchObject({
      status: 0,
      message: 'This appointment has begun and cannot be moved.',
    });
    const cancelled = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant('2026-06-18 10:00'),
      appointment: { status: 'Cancelled', cancelledAt: api.clock.now(), cancelledBy: 'guest' },
    });
    expect(await reschedule(guest, cancelled.id, '2026-06-19 10:00')).toMatchObject({
      status: 0,
      message: 'This appointment can no longer be moved.',
    });
  });

  it('proposers cannot accept their own time; a second proposal replaces the first', async () => {
    const { shop, guest } = await scene();
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    await reschedule(guest, appointment.id, '2026-06-19 10:00');
    expect(await update(api, guest, { id: appointment.id, status: 'Accept' })).toMatchObject({ status: 0 });
    expect(await reschedule(guest, appointment.id, '2026-06-22 10:00')).toMatchObject({ status: 1 });
    expect(await chairTimes(shop)).toEqual([instant('2026-06-18 10:00'), instant('2026-06-22 10:00')]);
    const proposals = await api.db
      .select({ status: rescheduleProposals.status })
      .from(rescheduleProposals)
      .where(eq(rescheduleProposals.appointmentId, appointment.id))
      .orderBy(rescheduleProposals.id);
    expect(proposals).toEqual([{ status: 'replaced' }, { status: 'open' }]);
  });

  it('declined by the business, the appointment does not change', async () => {
    const { shop, guest, owner } = await scene();
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    await reschedule(guest, appointment.id, '2026-06-19 10:00');
    mail.sent.length = 0;
    expect(await desk(owner, `desk_decline_move(id: ${appointment.id}, note: "Sorry")`)).toMatchObject({ status: 1 });
    expect(await rowOf(appointment.id)).toMatchObject({ status: 'Accept', startsAt: instant('2026-06-18 10:00') });
    expect(await chairTimes(shop)).toEqual([instant('2026-06-18 10:00')]);
    await api.runJobs();
    const mailed = mail.sent.filter(({ to }) => to === guest.email);
    expect(mailed.map(({ subject }) => subject)).toEqual(['Still Thu 18 Jun, 10:00 am, Willow Room']);
    expect(mailed[0]?.text).toContain('“Sorry”');
  });

  it('a class moves to another of its dates, seat by seat; a course does not move', async () => {
    const { shop, guest, owner } = await scene();
    const dates = ['2026-06-18 18:00', '2026-06-25 18:00', '2026-07-02 18:00'].map((text) => instant(text));
    const yoga = await insertClass(api.db, shop, { dates, seats: 1 });
    const booked = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(yoga.pricingId, '2026-06-18 18:00', { is_group: true })],
    });
    const [id = 0] = booked.appointment_ids;
    expect(await reschedule(guest, id, '2026-06-25 18:00')).toMatchObject({ status: 1 });
    await desk(owner, `desk_accept(id: ${id})`);
    const taken = await api.db
      .select({ taken: serviceSchedules.seatsTaken })
      .from(serviceSchedules)
      .where(eq(serviceSchedules.groupId, yoga.groupId))
      .orderBy(serviceSchedules.startsAt);
    expect(taken.map((row) => row.taken)).toEqual([0, 1, 0]);
    const [line] = await api.db.select().from(appointmentLines).where(eq(appointmentLines.appointmentId, id));
    expect(line).toMatchObject({ scheduleId: yoga.schedules[1]?.id, startsAt: dates[1] });
    expect(
      await api.db
        .select()
        .from(seatClaims)
        .where(eq(seatClaims.lineId, line?.id ?? 0)),
    ).toHaveLength(1);
    const course = await insertClass(api.db, shop, { dates, group: { isCourse: true }, name: 'Course' });
    const whole = await book(api, guest.token, {
      business_id: shop.id,
      services: [{ service_pricing_id: course.pricingId, is_group: true }],
    });
    expect(await reschedule(guest, whole.appointment_ids[0] ?? 0, '2026-06-25 18:00')).toMatchObject({
      status: 0,
      message: 'A course, or several dates of a class, cannot be moved. You can cancel it instead.',
    });
  });
});

describe('a business proposes', () => {
  const proposed = async (...times: string[]) => {
    const all = await scene();
    const appointment = await insertAppointment(api.db, all.shop, all.guest.userId, {
      startsAt: instant('2026-06-25 10:00'),
    });
    expect(await propose(all.owner, appointment.id, ...times)).toMatchObject({ status: 1 });
    return { ...all, appointment };
  };

  it('[NOTIF-009] the guest is notified, and may accept one of three times', async () => {
    const { shop, guest, appointment } = await proposed('2026-06-26 13:00', '2026-06-29 09:00', '2026-06-30 09:00');
    expect(await notificationsOf(guest.userId, appointment.id)).toEqual([
      {
        kind: 'reschedule_request',
        message:
          'Was Thu 25 Jun, 10:00 am. Proposed Fri 26 Jun, 1:00 pm or Mon 29 Jun, 9:00 am or Tue 30 Jun, 9:00 am. “The boiler is being fixed”',
      },
    ]);
    expect(
      await update(api, guest, {
        id: appointment.id,
        status: 'Accept',
        date: '2026-06-26',
        time: wall('2026-06-26 14:00'),
      }),
    ).toMatchObject({ status: 0, message: 'Please select one of the times on offer.' });
    const time = wall('2026-06-29 09:00');
    const accept = { id: appointment.id, status: 'Accept', date: '2026-06-29', time };
    expect(await update(api, guest, accept)).toMatchObject({
      status: 1,
      appointment: { status: 'Accept', date: time },
    });
    expect(await chairTimes(shop)).toEqual([instant('2026-06-29 09:00')]);
  });

  it('no appointment moves to a day that has been closed since, neither by an answer nor automatically', async () => {
    const { guest, owner, shop, appointment } = await proposed('2026-06-26 13:00');
    const close = `desk_close_days(business_id: ${shop.id}, from: "2026-06-26", to: "2026-06-26", kind: "closed")`;
    expect(await desk(owner, close)).toMatchObject({ status: 1 });
    expect(await update(api, guest, { id: appointment.id, status: 'Accept' })).toMatchObject({ status: 0 });
    const kept = { startsAt: instant('2026-06-25 10:00') };
    expect(await rowOf(appointment.id)).toMatchObject({ ...kept, status: 'Reschedule' });
    await api.db
      .update(rescheduleProposals)
      .set({ autoAcceptAt: api.clock.now() })
      .where(eq(rescheduleProposals.appointmentId, appointment.id));
    await acceptOneIfDue(api.app.services, appointment.id);
    expect(await rowOf(appointment.id)).toMatchObject({ ...kept, status: 'Accept' });
    expect(await chairTimes(shop)).toEqual([kept.startsAt]);
  });

  it('[NOTIF-011] the guest may cancel: the held times are released', async () => {
    const { shop, guest, appointment } = await proposed('2026-06-26 13:00');
    expect(await update(api, guest, { id: appointment.id, status: 'Cancelled' })).toMatchObject({ status: 1 });
    expect(await chairTimes(shop)).toEqual([]);
  });

  it('[CONST-017] without an answer the first time is accepted after 24 hours, not before', async () => {
    const { guest, appointment } = await proposed('2026-06-26 13:00', '2026-06-29 09:00');
    api.clock.advance(DAY - 1);
    await api.runJobs();
    expect((await rowOf(appointment.id))?.status).toBe('Reschedule');
    api.clock.advance(1);
    await api.app.services.jobs.enqueue(sweepProposals, {});
    await api.runJobs();
    expect(await rowOf(appointment.id)).toMatchObject({ status: 'Accept', startsAt: instant('2026-06-26 13:00') });
    const [proposal] = await api.db
      .select()
      .from(rescheduleProposals)
      .where(eq(rescheduleProposals.appointmentId, appointment.id));
    expect([proposal?.status, proposal?.decidedBy]).toEqual(['accepted', 'system']);
    expect((await notificationsOf(guest.userId, appointment.id)).map(({ kind }) => kind)).toEqual([
      'reschedule_request',
      'accept_reschedule_appointment',
    ]);
  });

  it('two tabs on two processes and the 24-hour job concurrently: one transition, one notification', async () => {
    const { guest, appointment, shop } = await proposed('2026-06-26 13:00');
    const before = (await rowOf(appointment.id))?.version ?? 0;
    api.clock.advance(DAY);
    const answers = await Promise.all([
      update(api, guest, { id: appointment.id, status: 'Accept' }),
      update(beside, guest, { id: appointment.id, status: 'Accept' }),
      acceptOneIfDue(api.app.services, appointment.id),
      acceptOneIfDue(beside.app.services, appointment.id),
    ]);
    expect(answers.filter((answer) => answer?.status === 1).length).toBeLessThanOrEqual(1);
    expect(await rowOf(appointment.id)).toMatchObject({ status: 'Accept', version: before + 1 });
    const kinds = (await notificationsOf(guest.userId, appointment.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['reschedule_request', 'accept_reschedule_appointment']);
    expect(await chairTimes(shop)).toEqual([instant('2026-06-26 13:00')]);
  });

  it('Accept and Cancelled concurrently: one of them wins, and the chairs agree with it', async () => {
    const { guest, appointment, shop } = await proposed('2026-06-30 13:00');
    await Promise.all([
      update(api, guest, { id: appointment.id, status: 'Accept' }),
      update(beside, guest, { id: appointment.id, status: 'Cancelled' }),
    ]);
    const row = await rowOf(appointment.id);
    const chairs = await chairTimes(shop);
    if (row?.status === 'Cancelled') expect(chairs).toEqual([]);
    else expect([row?.status, chairs]).toEqual(['Accept', [instant('2026-06-30 13:00')]]);
  });

  it('a proposal for a near time is settled before it starts', async () => {
    const all = await scene({ noticeMinutes: 0 });
    const soon = api.clock.now() + 5 * HOUR;
    const appointment = await insertAppointment(api.db, all.shop, all.guest.userId, { startsAt: soon });
    await propose(all.owner, appointment.id, '2026-06-30 11:00');
    const [proposal] = await api.db
      .select()
      .from(rescheduleProposals)
      .where(eq(rescheduleProposals.appointmentId, appointment.id));
    expect(proposal?.autoAcceptAt).toBe(soon - HOUR);
  });
});
