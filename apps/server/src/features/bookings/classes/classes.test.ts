import {
  appointmentLines,
  appointments,
  auditEntries,
  ledgerEntries,
  notifications,
  outbox,
  seatClaims,
  serviceSchedules,
} from '@thyme/db/schema';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { refundNews, walletToken } from '../../../../test/kit/paying.ts';
import { completeAll } from '../appointments/sweeps.ts';

const THURSDAYS = ['2026-06-18 19:00', '2026-06-25 19:00', '2026-07-02 19:00'];
const NOW = instant('2026-06-15 09:00');

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  api = await bootApi({ now: NOW });
  [owner, staff] = [await api.signInBusiness(), await api.signInBusiness()];
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(NOW);
  shop = await insertBusiness(api.db, NOW, { chairs: 2, business: { upfrontPercent: 20 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

type Made = Awaited<ReturnType<typeof insertClass>>;
const weekly = (seats = 8): Promise<Made> =>
  insertClass(api.db, shop, {
    dates: THURSDAYS.map((day) => instant(day)),
    seats,
    group: { groupType: 'repeated', occurrences: 3, frequency: 'weekly' },
  });
const course = (): Promise<Made> =>
  insertClass(api.db, shop, {
    dates: THURSDAYS.map((day) => instant(day)),
    group: { isCourse: true, occurrences: 3, frequency: 'weekly' },
  });
const idOf = (made: Made, index: number) => made.schedules[index]?.id ?? 0;

/** Books all three dates and pays the deposit with a wallet. */
async function enrol(
  made: Made,
  { guest, paid, occurrences }: { guest: SignedIn; paid: number; occurrences?: number },
) {
  const service = at(made.pricingId, THURSDAYS[0] ?? '', occurrences ? { occurrences } : {});
  const answer = await book(api, guest.token, {
    business_id: shop.id,
    services: [service],
    payment_info: { google: paid },
    google_pay_token: await walletToken(api, 'google', paid),
  });
  expect(answer).toMatchObject({ status: 1, payment_status: 1 });
  return answer.appointment_ids[0] ?? 0;
}

const seatsOf = async (id: number) =>
  (
    await api.db
      .select({ scheduleId: seatClaims.scheduleId })
      .from(seatClaims)
      .innerJoin(appointmentLines, eq(appointmentLines.id, seatClaims.lineId))
      .where(eq(appointmentLines.appointmentId, id))
      .orderBy(seatClaims.scheduleId)
  ).map(({ scheduleId }) => scheduleId);
const rowOf = async (id: number) => (await api.db.select().from(appointments).where(eq(appointments.id, id)))[0];
const sumOf = async (id: number, side: string) =>
  (
    await api.db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.appointmentId, id), eq(ledgerEntries.side, side)))
  )
    .map(({ amount }) => amount)
    .reduce((sum, amount) => sum + amount, 0);
const refundedFor = async (id: number) =>
  (
    await api.db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.appointmentId, id), eq(ledgerEntries.kind, 'refund')))
  )
    .map(({ amount }) => -amount)
    .reduce((sum, amount) => sum + amount, 0);

const CANCEL = `mutation($business: Int!, $id: Int!, $instead: Int, $note: String) {
  desk_cancel_class_date(business_id: $business, id: $id, instead_id: $instead, note: $note) { status message } }`;
type Answer = { status: number; message: string; is_full?: boolean };
const cancelDate = async (id: number, more: object = {}, who = owner) =>
  (await api.ask<{ desk_cancel_class_date: Answer }>(CANCEL, { business: shop.id, id, ...more }, who))
    .desk_cancel_class_date;
const mailsTo = async (template: string) =>
  (
    await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, template), eq(outbox.businessId, shop.id)))
  ).map(({ payload }) => payload as Record<string, string>);

describe('cancelling one date', () => {
  it('[CLASS-003] of a repeated class drops only that date, refunds its share and names it', async () => {
    const made = await weekly();
    const guest = await api.signIn();
    const id = await enrol(made, { guest, paid: 9, occurrences: 3 });
    expect(await cancelDate(idOf(made, 1), { note: 'I have to be away.' })).toEqual({
      status: 1,
      message: 'The date is cancelled. 1 guest notified, €3.00 on its way back.',
    });
    expect(await seatsOf(id)).toEqual([idOf(made, 0), idOf(made, 2)]);
    expect(await rowOf(id)).toMatchObject({
      status: 'New',
      totalAmount: 3_000,
      startsAt: instant(THURSDAYS[0] ?? ''),
      endsAt: instant(THURSDAYS[2] ?? '') + 3_600,
    });
    expect([await sumOf(id, 'claim'), await refundedFor(id)]).toEqual([3_000, 300]);
    const [bell] = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, guest.userId), eq(notifications.kind, 'booking_cancelled')));
    expect(bell?.title).toContain('had to cancel Thu 25 Jun, 7:00 pm');
    expect(bell?.message).toContain('Your other dates stay: Thu 18 Jun, 7:00 pm and Thu 2 Jul, 7:00 pm.');
    expect(await mailsTo('class-date-cancelled')).toMatchObject([
      { cancelled: 'Thu 25 Jun, 7:00 pm', refund: '€3.00', note: 'I have to be away.' },
    ]);
    expect(await mailsTo('booking-cancelled')).toEqual([]);
  });

  it('[CLASS-003] one after another: the shares sum to what was paid, and the last one ends the booking', async () => {
    const made = await weekly();
    const id = await enrol(made, { guest: await api.signIn(), paid: 9, occurrences: 3 });
    for (const index of [2, 0, 1]) expect(await cancelDate(idOf(made, index))).toMatchObject({ status: 1 });
    expect(await rowOf(id)).toMatchObject({ status: 'Cancelled', cancelledBy: 'business' });
    expect([await sumOf(id, 'claim'), await refundedFor(id)]).toEqual([0, 900]);
  });

  it('[CLASS-003] of a course reduces the price by its share', async () => {
    const made = await course();
    const id = await enrol(made, { guest: await api.signIn(), paid: 3 });
    await cancelDate(idOf(made, 0));
    expect(await rowOf(id)).toMatchObject({ totalAmount: 1_000, startsAt: instant(THURSDAYS[1] ?? '') });
    expect([await sumOf(id, 'claim'), await refundedFor(id)]).toEqual([1_000, 100]);
    const [line] = await api.db.select().from(appointmentLines).where(eq(appointmentLines.appointmentId, id));
    expect(line).toMatchObject({ price: 1_000, scheduleId: idOf(made, 1) });
  });

  it('[CLASS-004] offers another date instead, which the guest may return for its share', async () => {
    const made = await insertClass(api.db, shop, { dates: THURSDAYS.map((day) => instant(day)) });
    const guest = await api.signIn();
    const id = await enrol(made, { guest, paid: 3 });
    expect(await cancelDate(idOf(made, 0), { instead: idOf(made, 2) })).toMatchObject({
      message: 'The date is cancelled. 1 guest moved to the other date.',
    });
    expect(await seatsOf(id)).toEqual([idOf(made, 2)]);
    expect(await rowOf(id)).toMatchObject({ startsAt: instant(THURSDAYS[2] ?? '') });
    expect(await mailsTo('class-date-moved')).toMatchObject([
      { was: 'Thu 18 Jun, 7:00 pm', now: 'Thu 2 Jul, 7:00 pm', isOffer: true },
    ]);
    const given = `query($id: Int!) { appointment(id: $id) { given_dates { schedule_id } } }`;
    expect(await api.ask(given, { id }, guest)).toEqual({
      appointment: { given_dates: [{ schedule_id: idOf(made, 2) }] },
    });
    const GIVE = `mutation($id: Int!, $date: Int!) { give_back_class_date(appt_id: $id, schedule_id: $date) { status message } }`;
    const stranger = await api.signIn();
    const asked = { id, date: idOf(made, 2) };
    expect(await api.ask(GIVE, asked, stranger)).toMatchObject({ give_back_class_date: { status: 0 } });
    expect(await api.ask(GIVE, asked, guest)).toMatchObject({ give_back_class_date: { status: 1 } });
    expect(await refundedFor(id)).toBe(300);
    expect(await api.ask(GIVE, asked, guest)).toMatchObject({ give_back_class_date: { status: 0 } });
  });

  it('[NOTIF-033] a date that the guest returns sends refundable_deposit, and its mail names the refund', async () => {
    const made = await weekly();
    const guest = await api.signIn();
    const id = await enrol(made, { guest, paid: 6, occurrences: 2 });
    await cancelDate(idOf(made, 0), { instead: idOf(made, 2) });
    const GIVE = `mutation($id: Int!, $date: Int!) { give_back_class_date(appt_id: $id, schedule_id: $date) { status } }`;
    expect(await api.ask(GIVE, { id, date: idOf(made, 2) }, guest)).toMatchObject({
      give_back_class_date: { status: 1 },
    });
    const news = await refundNews(api, guest.userId);
    expect([news.titles, news.mails]).toEqual([['€3.00 is on its way back to you'], ['class-date-cancelled']]);
  });

  it.each([
    ['the guest returns', 'guest'],
    ['the shop cancels', 'business'],
  ])('[CLASS-016] when %s the last date, both sides read who did it, and all of it is refunded', async (_, by) => {
    const made = await insertClass(api.db, shop, { dates: THURSDAYS.map((day) => instant(day)) });
    const guest = await api.signIn();
    const id = await enrol(made, { guest, paid: 3 });
    await cancelDate(idOf(made, 0), { instead: idOf(made, 2) });
    const GIVE = `mutation($id: Int!, $date: Int!) { give_back_class_date(appt_id: $id, schedule_id: $date) { status } }`;
    if (by === 'guest') await api.ask(GIVE, { id, date: idOf(made, 2) }, guest);
    else await cancelDate(idOf(made, 2));
    expect(await mailsTo('booking-cancelled')).toMatchObject([{ by, fee: '', refund: '€3.00' }]);
    const titlesOf = async (userId: number, kind: 'booking_cancelled' | 'guest_cancelled') => {
      const rows = await api.db
        .select({ title: notifications.title })
        .from(notifications)
        .where(and(eq(notifications.recipientId, userId), eq(notifications.refId, id), eq(notifications.kind, kind)));
      return rows.map(({ title }) => title);
    };
    const [toGuest, toShop] = [
      await titlesOf(guest.userId, 'booking_cancelled'),
      await titlesOf(owner.userId, 'guest_cancelled'),
    ];
    if (by === 'guest') {
      expect(toGuest).toEqual([]);
      expect(toShop).toEqual([expect.stringMatching(/cancelled Thu 2 Jul, 7:00 pm$/)]);
    } else {
      expect(toGuest).toEqual(['Willow Room had to cancel Thu 2 Jul, 7:00 pm']);
      expect(toShop).toEqual([]);
    }
    expect(await refundedFor(id)).toBe(300);
  });

  it('[CLASS-005] is refused for a date that has started, and happens once on concurrent requests', async () => {
    const made = await weekly();
    const id = await enrol(made, { guest: await api.signIn(), paid: 9, occurrences: 3 });
    const answers = await Promise.all([cancelDate(idOf(made, 1)), cancelDate(idOf(made, 1), {}, staff)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 1]);
    expect(answers.find(({ status }) => status === 0)?.message).toBe('This date has been cancelled already.');
    expect(await refundedFor(id)).toBe(300);
    api.clock.set(instant(THURSDAYS[0] ?? '') + 60);
    expect(await cancelDate(idOf(made, 0))).toMatchObject({
      status: 0,
      message: 'This date has begun. Mark who was there instead.',
    });
  });

  it('[CLASS-006] in the form of the service asks first, and drops only that date', async () => {
    const made = await weekly();
    const id = await enrol(made, { guest: await api.signIn(), paid: 9, occurrences: 3 });
    const CLOSE = `mutation($business: Int!, $day: String!, $decisions: [DeskDecisionInput!]) {
      desk_close_days(business_id: $business, from: $day, to: $day, kind: "closed", decisions: $decisions) {
        status conflicts { appt_id starts choices is_part } } }`;
    const close = (decisions: object[]) =>
      api.ask<{ desk_close_days: object }>(CLOSE, { business: shop.id, day: '2026-06-25', decisions }, owner);
    expect((await close([])).desk_close_days).toMatchObject({
      status: 0,
      conflicts: [{ appt_id: id, choices: ['keep', 'cancel'], is_part: true }],
    });
    expect((await close([{ appt_id: id, choice: 'cancel' }])).desk_close_days).toMatchObject({ status: 1 });
    expect(await seatsOf(id)).toEqual([idOf(made, 0), idOf(made, 2)]);
    expect(await rowOf(id)).toMatchObject({ status: 'New', totalAmount: 3_000 });
    expect(await refundedFor(id)).toBe(300);
  });
});

const ADD = `mutation($business: Int!, $id: Int!, $guest: DeskGuestInput, $guestId: Int, $anyway: Boolean, $key: String) {
  desk_add_to_class(business_id: $business, id: $id, guest: $guest, guest_id: $guestId, anyway: $anyway, idempotency_key: $key) {
    status message is_full has_begun appt_id } }`;
const add = async (id: number, more: object, who = staff) =>
  (
    await api.ask<{ desk_add_to_class: Answer & { appt_id: number | null } }>(
      ADD,
      { business: shop.id, id, ...more },
      who,
    )
  ).desk_add_to_class;
const maud = { first_name: 'Maud', mobile: '0871234567' };
const seatsTaken = async (id: number) => {
  const [row] = await api.db.select().from(serviceSchedules).where(eq(serviceSchedules.id, id));
  return [row?.seatsTaken, row?.seats];
};

describe('the list of a date', () => {
  it('[CLASS-007] adds a new guest on one date of a repeated class, once per request', async () => {
    const made = await weekly();
    const first = await add(idOf(made, 1), { guest: maud, key: 'add-1' });
    expect(first).toMatchObject({ status: 1, is_full: false });
    expect(await add(idOf(made, 1), { guest: maud, key: 'add-1' })).toEqual(first);
    expect(await seatsOf(first.appt_id ?? 0)).toEqual([idOf(made, 1)]);
    expect(await seatsTaken(idOf(made, 1))).toEqual([1, 8]);
  });

  it('[CLASS-008] warns when the date is full, and adds a place when the owner confirms', async () => {
    const made = await weekly(1);
    await add(idOf(made, 0), { guest: maud });
    const other = { first_name: 'Tess', mobile: '0877654321' };
    expect(await add(idOf(made, 0), { guest: other })).toMatchObject({
      status: 0,
      is_full: true,
      message: 'This date is full: 1 of 1 places are taken.',
    });
    expect(await seatsTaken(idOf(made, 0))).toEqual([1, 1]);
    expect(await add(idOf(made, 0), { guest: other, anyway: true })).toMatchObject({ status: 1 });
    expect(await seatsTaken(idOf(made, 0))).toEqual([2, 2]);
  });

  it('[CLASS-014] warns when the date has started, full or not, and adds the guest when the owner confirms', async () => {
    const made = await weekly(1);
    await add(idOf(made, 0), { guest: maud });
    api.clock.set(instant(THURSDAYS[0] ?? '') + 600);
    const other = { first_name: 'Tess', mobile: '0877654321' };
    expect(await add(idOf(made, 0), { guest: other, key: 'late' })).toMatchObject({
      status: 0,
      is_full: true,
      has_begun: true,
      message: 'This date began on Thu 18 Jun, 7:00 pm. This date is full: 1 of 1 places are taken.',
    });
    const added = await add(idOf(made, 0), { guest: other, anyway: true, key: 'late' });
    expect(added).toMatchObject({ status: 1, has_begun: false });
    expect(await add(idOf(made, 0), { guest: other, anyway: true, key: 'late' })).toEqual(added);
    expect(await seatsTaken(idOf(made, 0))).toEqual([2, 2]);
    expect(await rowOf(added.appt_id ?? 0)).toMatchObject({ status: 'Accept', startsAt: instant(THURSDAYS[0] ?? '') });
    const foreign = await insertBusiness(api.db, NOW, { chairs: 1 });
    const theirs = await insertClass(api.db, foreign, { dates: [instant(THURSDAYS[0] ?? '')] });
    expect(await add(idOf(theirs, 0), { guest: other, anyway: true })).toMatchObject({
      status: 0,
      message: 'This date could not be found.',
    });
  });

  it('[CLASS-014] a started course is joined from the chosen date on', async () => {
    const made = await course();
    api.clock.set(instant(THURSDAYS[1] ?? '') - 600);
    expect(await add(idOf(made, 1), { guest: maud })).toMatchObject({
      status: 0,
      has_begun: true,
      message: 'This course has begun. They get a place from Thu 25 Jun on, at the full price.',
    });
    const { appt_id: appt } = await add(idOf(made, 1), { guest: maud, anyway: true });
    expect(await seatsOf(appt ?? 0)).toEqual([idOf(made, 1), idOf(made, 2)]);
  });

  const MOVE = `mutation($business: Int!, $id: Int!, $appt: Int!, $to: Int!, $anyway: Boolean) {
    desk_move_in_class(business_id: $business, id: $id, appt_id: $appt, to_id: $to, anyway: $anyway) { status message is_full } }`;
  const move = async (variables: object) =>
    (await api.ask<{ desk_move_in_class: Answer }>(MOVE, { business: shop.id, ...variables }, staff))
      .desk_move_in_class;

  it('[CLASS-009] moves a guest to another date and notifies them; to a full one only after a warning', async () => {
    const made = await weekly(1);
    const guest = await api.signIn();
    const appt = (await add(idOf(made, 0), { guest: maud })).appt_id ?? 0;
    await add(idOf(made, 1), { guest: { first_name: 'Tess', mobile: '0877654321' } });
    const there = { id: idOf(made, 0), appt, to: idOf(made, 1) };
    expect(await move(there)).toMatchObject({ status: 0, is_full: true });
    expect(await seatsOf(appt)).toEqual([idOf(made, 0)]);
    expect(await move({ ...there, anyway: true })).toMatchObject({ status: 1 });
    expect(await seatsOf(appt)).toEqual([idOf(made, 1)]);
    expect(await rowOf(appt)).toMatchObject({ startsAt: instant(THURSDAYS[1] ?? '') });
    expect([await seatsTaken(idOf(made, 0)), await seatsTaken(idOf(made, 1))]).toEqual([
      [0, 1],
      [2, 2],
    ]);
    const elsewhere = await insertClass(api.db, shop, { name: 'Pilates', dates: [instant('2026-06-19 19:00')] });
    const wrong = { id: idOf(made, 1), appt, to: idOf(elsewhere, 0) };
    expect(await move(wrong)).toMatchObject({ status: 0, message: 'This is a date of another class.' });
    expect(guest.userId).toBeGreaterThan(0);
  });

  const CHECK = `mutation($business: Int!, $id: Int!, $appt: Int!, $attendance: String) {
    desk_check_in(business_id: $business, id: $id, appt_id: $appt, attendance: $attendance) { status message } }`;
  const mark = async (id: number, appt: number, attendance: string | null) =>
    (await api.ask<{ desk_check_in: Answer }>(CHECK, { business: shop.id, id, appt, attendance }, staff)).desk_check_in;

  it('[CLASS-010] attendance leads to No Show only when every date was missed, and can be corrected', async () => {
    const made = await weekly();
    const appt = await enrol(made, { guest: await api.signIn(), paid: 6, occurrences: 2 });
    expect(await mark(idOf(made, 0), appt, 'missed')).toMatchObject({
      status: 0,
      message: 'This date hasn’t begun yet.',
    });
    api.clock.set(instant(THURSDAYS[0] ?? '') + 600);
    expect(await mark(idOf(made, 0), appt, 'missed')).toMatchObject({ status: 1 });
    expect(await rowOf(appt)).toMatchObject({ status: 'New' });
    api.clock.set(instant(THURSDAYS[1] ?? '') + 600);
    expect(await mark(idOf(made, 1), appt, 'missed')).toMatchObject({ status: 1 });
    expect(await rowOf(appt)).toMatchObject({ status: 'No Show' });
    expect(await mark(idOf(made, 1), appt, 'here')).toMatchObject({ status: 1, message: 'Here.' });
    expect(await rowOf(appt)).toMatchObject({ status: 'Accept' });
  });

  it('[CLASS-015] a guest marked as missed after the system completed it becomes a No Show, in new ledger entries', async () => {
    const made = await insertClass(api.db, shop, { dates: [instant(THURSDAYS[0] ?? '')] });
    const guest = await api.signIn();
    const appt = await enrol(made, { guest, paid: 3 });
    const before = await api.db.select().from(ledgerEntries).where(eq(ledgerEntries.appointmentId, appt));
    const total = await sumOf(appt, 'claim');
    api.clock.set(instant(THURSDAYS[0] ?? '') + 3 * 86_400);
    await completeAll(api.app.services);
    expect(await rowOf(appt)).toMatchObject({ status: 'Completed' });
    expect(await mark(idOf(made, 0), appt, 'missed')).toMatchObject({ status: 1, message: 'Marked as missed.' });
    expect(await rowOf(appt)).toMatchObject({ status: 'No Show', completedAt: null });
    // What was paid is retained, and nothing more is due.
    expect(await sumOf(appt, 'claim')).toBe(300);
    const after = await api.db.select().from(ledgerEntries).where(eq(ledgerEntries.appointmentId, appt));
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.filter(({ kind }) => kind === 'cancellation').map(({ amount }) => amount)).toEqual([-total]);
    expect(await mark(idOf(made, 0), appt, null)).toMatchObject({ status: 1 });
    expect([(await rowOf(appt))?.status, await sumOf(appt, 'claim')]).toEqual(['Accept', total]);
  });

  it('[CLASS-011] a message goes to everyone by mail, in the shop’s words, and lists who has no address', async () => {
    const made = await insertClass(api.db, shop, { dates: [instant(THURSDAYS[0] ?? '')] });
    const guest = await api.signIn({ firstName: 'Niamh' });
    await enrol(made, { guest, paid: 3 });
    await add(idOf(made, 0), { guest: maud });
    const text = 'Bring a mat <b>please</b> 🧘\n\nSee you there.';
    const SEND = `mutation($business: Int!, $id: Int!, $text: String!) { desk_message_class(business_id: $business, id: $id, text: $text) { status message } }`;
    expect(await api.ask(SEND, { business: shop.id, id: idOf(made, 0), text }, staff)).toEqual({
      desk_message_class: { status: 1, message: 'Sent to 1 guest. Please phone Maud: we have no email address.' },
    });
    expect(await mailsTo('class-message')).toMatchObject([{ firstName: 'Niamh', service: 'Evening yoga', text }]);
    const long = await api.run(SEND, { business: shop.id, id: idOf(made, 0), text: 'x'.repeat(2_001) }, staff);
    expect(long.errors).toHaveLength(1);
    const entries = await api.db.select().from(auditEntries).where(like(auditEntries.action, 'message-class'));
    expect(entries).toHaveLength(1);
  });

  it('[CLASS-012] the place of a class is its room', async () => {
    const SAVE = `mutation($business: Int!, $category: Int!, $dates: [Int!]!) { desk_save_service(business_id: $business, category_id: $category,
      name: "Braiding", pricings: [{ price: 15, duration: 60 }], group: { kind: "class", seats: 4, dates: $dates }) { status id } }`;
    const dates = [at(1, THURSDAYS[0] ?? '').time];
    const { desk_save_service: saved } = await api.ask<{ desk_save_service: { status: number } }>(
      SAVE,
      { business: shop.id, category: shop.categoryId, dates },
      owner,
    );
    expect(saved.status).toBe(1);
    const [schedule] = await api.db.select().from(serviceSchedules).where(eq(serviceSchedules.businessId, shop.id));
    const appt = (await add(schedule?.id ?? 0, { guest: maud })).appt_id ?? 0;
    const LOOK = 'query($id: Int!) { desk_appointment(id: $id) { lines { chair } } }';
    const { desk_appointment } = await api.ask<{ desk_appointment: { lines: { chair: string | null }[] } }>(
      LOOK,
      { id: appt },
      staff,
    );
    expect(desk_appointment.lines).toEqual([{ chair: expect.any(String) }]);
  });
});
