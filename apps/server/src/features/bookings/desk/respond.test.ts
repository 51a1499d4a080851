import {
  appointments,
  auditEntries,
  guestStatuses,
  notifications,
  occupancies,
  outbox,
  sales,
  videoRooms,
} from '@thyme/db/schema';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';

const HOUR = 3_600;

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 6 });
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

interface Answer {
  status: number;
  message: string;
}
const ask = async (who: SignedIn, field: string): Promise<Answer> => {
  const answer = await api.ask<Record<string, Answer>>(`mutation { ${field} { status message } }`, {}, who);
  return Object.values(answer)[0] as Answer;
};
const rowOf = async (id: number) => (await api.db.select().from(appointments).where(eq(appointments.id, id)))[0];
const notificationsOf = (userId: number, businessId = shop.id) =>
  api.db
    .select({
      kind: notifications.kind,
      title: notifications.title,
      refId: notifications.refId,
      targetUrl: notifications.targetUrl,
    })
    .from(notifications)
    .where(and(eq(notifications.recipientId, userId), eq(notifications.businessId, businessId)))
    .orderBy(notifications.id);
let chair = 0;
const appointmentOf = (guest: SignedIn, startsAt: number, options: object = {}) => {
  chair = (chair + 1) % shop.chairIds.length;
  return insertAppointment(api.db, shop, guest.userId, { startsAt, chairId: shop.chairIds[chair] ?? 0, ...options });
};

describe('business responses', () => {
  it('accept, complete and record who did it; the guest is known afterwards', async () => {
    const guest = await api.signIn();
    const appointment = await appointmentOf(guest, api.clock.now() - HOUR / 2);
    expect(await ask(owner, `desk_accept(id: ${appointment.id})`)).toEqual({ status: 1, message: 'Accepted.' });
    expect(await ask(owner, `desk_complete(id: ${appointment.id})`)).toEqual({ status: 1, message: 'Completed.' });
    expect(await rowOf(appointment.id)).toMatchObject({
      status: 'Completed',
      completedAt: api.clock.now(),
      version: 3,
    });
    const [guestStatus] = await api.db.select().from(guestStatuses).where(eq(guestStatuses.userId, guest.userId));
    expect(guestStatus?.status).toBe('Known');
    expect(await ask(owner, `desk_complete(id: ${appointment.id})`)).toMatchObject({ status: 0 });
    const audit = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(appointment.id)))
      .orderBy(auditEntries.id);
    expect(audit.map(({ actorId, action, changes }) => [actorId, action, changes])).toEqual([
      [owner.userId, 'accept', { from: 'New' }],
      [owner.userId, 'complete', { from: 'Accept' }],
    ]);
  });

  it('an appointment that has not started is neither completed nor missed', async () => {
    const guest = await api.signIn();
    const appointment = await appointmentOf(guest, api.clock.now() + 30 * HOUR);
    for (const answer of ['desk_complete', 'desk_no_show'])
      expect(await ask(owner, `${answer}(id: ${appointment.id})`)).toEqual({
        status: 0,
        message: 'This appointment has not begun yet.',
      });
  });

  it('[NOTIF-017] cancelling refunds everything, and notifies the guest of the deposit', async () => {
    const guest = await api.signIn();
    const appointment = await appointmentOf(guest, api.clock.now() + 5 * HOUR, {
      paid: 2_000,
      appointment: { cancellation: [1, 2] },
    });
    expect(await ask(owner, `desk_cancel(id: ${appointment.id}, note: "A burst pipe")`)).toMatchObject({ status: 1 });
    expect(await rowOf(appointment.id)).toMatchObject({
      status: 'Cancelled',
      cancelledBy: 'business',
      cancellationFee: 0,
    });
    const [sale] = await api.db.select().from(sales).where(eq(sales.id, appointment.saleId));
    expect([sale?.claimedAmount, sale?.paidAmount]).toEqual([0, 0]);
    expect((await notificationsOf(guest.userId)).map(({ kind, title }) => [kind, title])).toEqual([
      ['booking_cancelled', 'Willow Room had to cancel Mon 15 Jun, 2:00 pm'],
      ['refundable_deposit', '€20.00 is on its way back to you'],
    ]);
  });

  it('a no-show retains what was paid, and a later refund is made once', async () => {
    const guest = await api.signIn();
    const appointment = await appointmentOf(guest, api.clock.now() - 3 * HOUR, { paid: 2_000 });
    expect(await ask(owner, `desk_return_deposit(id: ${appointment.id})`)).toMatchObject({ status: 0 });
    expect(await ask(owner, `desk_no_show(id: ${appointment.id})`)).toEqual({
      status: 1,
      message: 'Marked as a no-show. You keep what was paid.',
    });
    const [kept] = await api.db.select().from(sales).where(eq(sales.id, appointment.saleId));
    expect([kept?.claimedAmount, kept?.paidAmount]).toEqual([2_000, 2_000]);
    const answers = await Promise.all([1, 2, 3].map(() => ask(owner, `desk_return_deposit(id: ${appointment.id})`)));
    expect(answers.filter(({ status }) => status === 1)).toEqual([
      { status: 1, message: '€20.00 will be refunded to your guest.' },
    ]);
    const [sale] = await api.db.select().from(sales).where(eq(sales.id, appointment.saleId));
    expect([sale?.claimedAmount, sale?.paidAmount]).toEqual([0, 0]);
    expect((await notificationsOf(guest.userId)).map(({ kind }) => kind)).toEqual(['no_show', 'refundable_deposit']);
  });

  it('staff may respond, other businesses, guests and visitors may not: another shop’s id is treated as missing', async () => {
    const guest = await api.signIn();
    const appointment = await appointmentOf(guest, api.clock.now() + 50 * HOUR);
    const rival = await api.signInBusiness();
    const other = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, other.id, rival.userId);
    const missing = { status: 0, message: 'This appointment could not be found.' };
    const time = wall('2026-06-18 10:00');
    for (const field of [
      `desk_accept(id: ${appointment.id})`,
      `desk_decline_move(id: ${appointment.id})`,
      `desk_propose_times(id: ${appointment.id}, times: [${time}])`,
      `desk_cancel(id: ${appointment.id})`,
      `desk_complete(id: ${appointment.id})`,
      `desk_no_show(id: ${appointment.id})`,
      `desk_decide_charge(id: ${appointment.id}, charge: true)`,
      `desk_return_deposit(id: ${appointment.id})`,
    ]) {
      expect([field, await ask(rival, field)]).toEqual([field, missing]);
      for (const token of [guest.token, ''])
        expect((await api.run(`mutation { ${field} { status } }`, {}, { token })).errors?.[0]?.message).toBe(
          'Unauthenticated.',
        );
    }
    const about = `business_id: ${shop.id}, guest_id: ${guest.userId}`;
    for (const field of [`desk_warn_guest(${about})`, `desk_block_guest(${about})`, `desk_unblock_guest(${about})`])
      expect(await ask(rival, field)).toEqual({ status: 0, message: 'This guest could not be found.' });
    expect(await rowOf(appointment.id)).toMatchObject({ status: 'New', version: 1 });
    const staff = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    expect(await ask(staff, `desk_accept(id: ${appointment.id})`)).toMatchObject({ status: 1 });
    for (const field of [
      `desk_return_deposit(id: ${appointment.id})`,
      `desk_decide_charge(id: ${appointment.id}, charge: true)`,
    ])
      expect(await ask(staff, field)).toEqual({ status: 0, message: 'Only people who may see the money can do this.' });
  });

  it('invalid times are refused before anything is proposed', async () => {
    const guest = await api.signIn();
    const appointment = await appointmentOf(guest, api.clock.now() + 51 * HOUR);
    const propose = (times: string) => `desk_propose_times(id: ${appointment.id}, times: [${times}])`;
    const { errors } = await api.run(`mutation { ${propose('1,2,3,4')} { status } }`, {}, owner);
    expect(errors?.[0]?.extensions?.validation).toHaveProperty('times');
    for (const wrong of [wall('2026-06-14 10:00'), wall('2026-06-20 10:00'), -5])
      expect(await ask(owner, propose(String(wrong)))).toMatchObject({ status: 0 });
    expect(await notificationsOf(guest.userId)).toEqual([]);
  });
});

describe('a warning', () => {
  const CALL =
    'mutation($at: Int!, $id: Int!) { video_consultation_booking(video_datetime: $at, business_id: $id) { status message appointment_id nearest_times } }';
  const bookCall = async (guest: SignedIn, text: string, place = shop) =>
    (
      await api.ask<{ video_consultation_booking: Answer & { appointment_id: number | null } }>(
        CALL,
        { at: wall(text), id: place.id },
        guest,
      )
    ).video_consultation_booking;
  const warned = async () => {
    const guest = await api.signIn();
    const place = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, place.id, owner.userId);
    const booked = [];
    for (const text of ['2026-06-16 09:00', '2026-06-17 09:00'])
      booked.push(await insertAppointment(api.db, place, guest.userId, { startsAt: instant(text) }));
    const about = `business_id: ${place.id}, guest_id: ${guest.userId}`;
    expect(await ask(owner, `desk_warn_guest(${about}, reason: "Two late cancellations.")`)).toMatchObject({
      status: 1,
    });
    return { guest, place, about, booked };
  };

  it('[NOTIF-013] [API-040] requires a call within seven days, which the guest books with a separate room', async () => {
    const { guest, place } = await warned();
    expect(await notificationsOf(guest.userId, place.id)).toEqual([
      {
        kind: 'blocked_warning',
        title: 'Willow Room would like a word before your next appointment',
        refId: place.id,
        targetUrl: `/${place.slug}`,
      },
    ]);
    const [told] = await api.db
      .select({ message: notifications.message })
      .from(notifications)
      .where(and(eq(notifications.recipientId, guest.userId), eq(notifications.kind, 'blocked_warning')));
    expect(told?.message).toMatch(/^“Two late cancellations\.” Have a short video call by Mon 22 Jun,/);
    const [mail] = await api.db.select().from(outbox).where(eq(outbox.template, 'warning')).orderBy(desc(outbox.id));
    expect(mail).toMatchObject({
      recipient: guest.email,
      payload: { reason: 'Two late cancellations.', by: 'Mon 22 Jun' },
    });
    const answer = await bookCall(guest, '2026-06-18 11:00', place);
    expect(answer).toMatchObject({ status: 1, message: 'Your video call is booked.' });
    const id = answer.appointment_id ?? 0;
    expect(await rowOf(id)).toMatchObject({ kind: 'consultation', status: 'Accept', saleId: null, totalAmount: 0 });
    const [room] = await api.db.select().from(videoRooms).where(eq(videoRooms.appointmentId, id));
    expect(room).toMatchObject({ guestId: guest.userId, startsAt: instant('2026-06-18 11:00') });
    expect(
      await api.db
        .select()
        .from(occupancies)
        .where(eq(occupancies.roomId, room?.id ?? '')),
    ).toHaveLength(1);
    expect(await bookCall(guest, '2026-06-18 12:00', place)).toMatchObject({ status: 0 });
  });

  it('[NOTIF-015] a call later than that is refused, booked or moved', async () => {
    const { guest, place } = await warned();
    const late = { status: 0, message: 'Please select any date within 7 days!' };
    expect(await bookCall(guest, '2026-06-23 09:00', place)).toMatchObject(late);
    expect(await bookCall(guest, '2026-06-12 09:00', place)).toMatchObject(late);
    const { appointment_id: id } = await bookCall(guest, '2026-06-22 09:00', place);
    const move = (text: string) =>
      ask(
        guest,
        `statusUpdateForAppointment(id: ${id}, status: "Reschedule", date: "${text.slice(0, 10)}", time: ${wall(text)})`,
      );
    expect(await move('2026-06-24 09:00')).toMatchObject(late);
    expect(await move('2026-06-19 09:00')).toMatchObject({ status: 1 });
    expect(await ask(owner, `desk_accept(id: ${id})`)).toMatchObject({ status: 1 });
    const [room] = await api.db
      .select()
      .from(videoRooms)
      .where(eq(videoRooms.appointmentId, id ?? 0));
    expect(room?.startsAt).toBe(instant('2026-06-19 09:00'));
  });

  it('only the warned guest can book it, and only at a free time', async () => {
    const { place, guest } = await warned();
    const stranger = await api.signIn();
    expect(await bookCall(stranger, '2026-06-18 11:00', place)).toMatchObject({
      status: 0,
      message: 'This business has not asked for a call.',
    });
    expect(await bookCall(guest, '2026-06-16 09:00', place)).toMatchObject({
      status: 0,
      message: 'This time is taken. Please select another time.',
    });
    const calls = await Promise.all([
      bookCall(guest, '2026-06-18 15:00', place),
      bookCall(guest, '2026-06-18 16:00', place),
    ]);
    expect(calls.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  it('does not change a new guest’s status: after it is lifted, a consultation is required as before', async () => {
    const { guest, place, about } = await warned();
    expect(await ask(owner, `desk_unblock_guest(${about})`)).toMatchObject({ status: 1 });
    const [row] = await api.db
      .select()
      .from(guestStatuses)
      .where(and(eq(guestStatuses.businessId, place.id), eq(guestStatuses.userId, guest.userId)));
    expect(row).toMatchObject({ status: 'New', warnedAt: null });
  });

  it('is refused for an unregistered guest, who can still be blocked', async () => {
    const person = '{ first_name: "Una", mobile: "087 123 4567" }';
    const { desk_add_guest: added } = await api.ask<{ desk_add_guest: { id: number } }>(
      `mutation { desk_add_guest(business_id: ${shop.id}, guest: ${person}) { id } }`,
      {},
      owner,
    );
    const about = `business_id: ${shop.id}, guest_id: ${added.id}`;
    expect(await ask(owner, `desk_warn_guest(${about})`)).toEqual({
      status: 0,
      message: 'This guest has no account to answer with. Please ring them instead.',
    });
    expect(await ask(owner, `desk_block_guest(${about})`)).toMatchObject({ status: 1 });
    expect(await ask(owner, `desk_unblock_guest(${about})`)).toMatchObject({ status: 1 });
  });

  it('[NOTIF-014] [API-041] or all upcoming appointments there are cancelled, and no others', async () => {
    const { guest, place, booked } = await warned();
    const elsewhere = await appointmentOf(guest, api.clock.now() + 60 * HOUR);
    const cancelAll = () => ask(guest, `cancel_future_appointment(business_id: ${place.id})`);
    expect(await cancelAll()).toEqual({ status: 1, message: 'Your 2 appointments are cancelled.' });
    for (const { id } of booked) expect((await rowOf(id))?.status).toBe('Cancelled');
    expect((await rowOf(elsewhere.id))?.status).toBe('New');
    expect(await cancelAll()).toMatchObject({ status: 0 });
  });

  it('[NOTIF-016] [ERR-038] a block prevents bookings until it is lifted, and then the guest is notified', async () => {
    const { guest, place, about } = await warned();
    const tryBook = () =>
      book(api, guest.token, { business_id: place.id, services: [at(place.pricingId, '2026-06-19 10:00')] });
    expect(await ask(owner, `desk_block_guest(${about}, reason: "No call")`)).toMatchObject({ status: 1 });
    expect(await tryBook()).toMatchObject({ status: 0, message: 'You have been blocked by the business!' });
    expect(await ask(owner, `desk_unblock_guest(${about})`)).toMatchObject({ status: 1 });
    expect(await ask(owner, `desk_unblock_guest(${about})`)).toMatchObject({ status: 0 });
    expect((await notificationsOf(guest.userId, place.id)).at(-1)).toMatchObject({
      kind: 'unblocked',
      title: 'You can book with Willow Room again',
      targetUrl: `/${place.slug}`,
    });
    expect(await tryBook()).toMatchObject({ status: 1 });
  });
});
