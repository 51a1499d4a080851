import { appointments, auditEntries, guestStatuses, ledgerEntries, waitingListRequests } from '@thyme/db/schema';
import { addDays, dateAt, wallOf } from '@thyme/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../../test/kit/index.ts';

const ZONE = 'Europe/Dublin';
const HOUR = 3_600;

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  const now = api.clock.now();
  shop = await insertBusiness(api.db, now, { chairs: 20 });
  const other = await insertBusiness(api.db, now);
  [owner, staff, stranger] = [await api.signInBusiness(), await api.signInBusiness(), await api.signInBusiness()];
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
  await joinBusiness(api.db, other.id, stranger.userId);
  guest = await api.signIn();
});
afterAll(() => api.close());

let chair = 0;
const appointmentAt = (startsAt: number, options: object = {}, who = guest) => {
  const chairId = shop.chairIds[chair % shop.chairIds.length] ?? 0;
  chair += 1;
  return insertAppointment(api.db, shop, who.userId, { startsAt, chairId, ...options });
};
const today = () => dateAt(ZONE, api.clock.now());

const APPOINTMENT = `query($id: Int!) { desk_appointment(id: $id) {
  id status starts guest { id first_name mobile is_new completed missed } lines { service price chair }
  total_amount due refundable may_accept may_propose may_cancel may_complete may_no_show may_arrive may_take may_return_deposit
} }`;
const GUESTS = `query($business: Int!, $search: String, $filter: String) {
  desk_guests(business_id: $business, search: $search, filter: $filter) {
    total counts { all new blocked } guests { id first_name completed next is_new is_blocked } } }`;
const GUEST = `query($business: Int!, $guest: Int!) { desk_guest(business_id: $business, guest_id: $guest) {
  id mobile note spent appointments { id status total_amount } } }`;
const WAITING = 'query($business: Int!) { desk_waiting(business_id: $business) { first_name service from_date } }';
const TAKINGS = `query($business: Int!, $from: String!, $to: String!) {
  desk_takings(business_id: $business, from: $from, to: $to) {
    days { date bookings worth taken } taken { online card cash voucher } still_to_come deposits_held } }`;

interface Detail {
  desk_appointment: Record<string, unknown> & { guest: Record<string, unknown>; due: number };
}
const detail = async (id: number, who = owner) => (await api.ask<Detail>(APPOINTMENT, { id }, who)).desk_appointment;
const messageOf = async (document: string, variables: object, who: { token: string }) =>
  (await api.run(document, variables, who)).errors?.[0]?.message;
const act = async (field: string, who = owner) => {
  const answer = await api.ask<Record<string, { status: number; message: string }>>(
    `mutation { ${field} { status message } }`,
    {},
    who,
  );
  return Object.values(answer)[0];
};

describe('an appointment at the desk', () => {
  it('shows the appointment, its money and the actions before it', async () => {
    const startsAt = api.clock.now() + 30 * HOUR;
    const appointment = await appointmentAt(startsAt, { paid: 1_500 });
    expect(await detail(appointment.id)).toMatchObject({
      status: 'New',
      starts: wallOf(ZONE, startsAt),
      guest: { id: guest.userId, is_new: true, completed: 0, missed: 0 },
      lines: [{ service: 'Signature facial', price: 75 }],
      total_amount: 75,
      due: 60,
      refundable: 15,
      may_accept: true,
      may_propose: true,
      may_cancel: true,
      may_complete: false,
      may_no_show: false,
      may_arrive: false,
      may_return_deposit: false,
    });
  });

  it('offers other actions once it has begun', async () => {
    const appointment = await appointmentAt(api.clock.now() - HOUR / 2, { appointment: { status: 'Accept' } });
    expect(await detail(appointment.id)).toMatchObject({
      may_accept: false,
      may_propose: false,
      may_cancel: false,
      may_complete: true,
      may_no_show: true,
      may_arrive: true,
    });
  });

  it('does not exist for another business, a guest or a visitor, nor while it is unpaid', async () => {
    const appointment = await appointmentAt(api.clock.now() + 31 * HOUR);
    const held = await appointmentAt(api.clock.now() + 32 * HOUR, { appointment: { status: 'Held' } });
    const missing = 'This appointment could not be found.';
    expect(await messageOf(APPOINTMENT, { id: appointment.id }, stranger)).toBe(missing);
    expect(await messageOf(APPOINTMENT, { id: 999_999 }, owner)).toBe(missing);
    expect(await messageOf(APPOINTMENT, { id: held.id }, owner)).toBe(missing);
    for (const token of [guest.token, '']) {
      expect(await messageOf(APPOINTMENT, { id: appointment.id }, { token })).toBe('Unauthenticated.');
    }
  });
});

describe('arrival', () => {
  it('[DAY-052] is recorded and can be corrected; the audit log says by whom', async () => {
    const appointment = await appointmentAt(api.clock.now() + HOUR, { appointment: { status: 'Accept' } });
    expect(await act(`desk_arrived(id: ${appointment.id}, arrived: true)`, staff)).toMatchObject({ status: 1 });
    const [row] = await api.db.select().from(appointments).where(eq(appointments.id, appointment.id));
    expect(row?.arrivedAt).toBe(api.clock.now());
    const auditLog = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, String(appointment.id)), eq(auditEntries.action, 'arrived')));
    expect(auditLog.map(({ actorId }) => actorId)).toEqual([staff.userId]);
    await act(`desk_arrived(id: ${appointment.id}, arrived: false)`);
    const [again] = await api.db.select().from(appointments).where(eq(appointments.id, appointment.id));
    expect(again?.arrivedAt).toBeNull();
  });

  it('is refused too early, afterwards, and to others', async () => {
    const early = await appointmentAt(api.clock.now() + 40 * HOUR);
    expect(await act(`desk_arrived(id: ${early.id}, arrived: true)`)).toMatchObject({ status: 0 });
    const over = await appointmentAt(api.clock.now() - 2 * HOUR, { appointment: { status: 'No Show' } });
    expect(await act(`desk_arrived(id: ${over.id}, arrived: true)`)).toMatchObject({ status: 0 });
    const refused = `mutation { desk_arrived(id: ${early.id}, arrived: true) { status } }`;
    expect(await messageOf(refused, {}, stranger)).toBe('This appointment could not be found.');
  });
});

describe('completing', () => {
  const till = (saleId: number) =>
    api.db
      .select({ amount: ledgerEntries.amount, method: ledgerEntries.method, actor: ledgerEntries.actorId })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.saleId, saleId), eq(ledgerEntries.kind, 'till')));

  it('takes the amount due at the till, once', async () => {
    const appointment = await appointmentAt(api.clock.now() - HOUR, { paid: 1_500, appointment: { status: 'Accept' } });
    expect(await act(`desk_complete(id: ${appointment.id}, take: "cash")`, staff)).toMatchObject({ status: 1 });
    expect(await till(appointment.saleId)).toEqual([{ amount: 6_000, method: 'cash', actor: staff.userId }]);
    expect((await detail(appointment.id)).due).toBe(0);
    expect(await act(`desk_complete(id: ${appointment.id}, take: "cash")`)).toMatchObject({ status: 0 });
    expect(await till(appointment.saleId)).toHaveLength(1);
  });

  it('leaves it due if nothing was paid', async () => {
    const appointment = await appointmentAt(api.clock.now() - HOUR, { appointment: { status: 'Accept' } });
    expect(await act(`desk_complete(id: ${appointment.id})`)).toMatchObject({ status: 1 });
    expect(await till(appointment.saleId)).toEqual([]);
    expect((await detail(appointment.id)).due).toBe(75);
  });

  it('takes an amount left due later, once, and records who took it', async () => {
    const appointment = await appointmentAt(api.clock.now() - HOUR, { appointment: { status: 'Accept' } });
    await act(`desk_complete(id: ${appointment.id})`);
    expect(await detail(appointment.id)).toMatchObject({ due: 75, may_take: true });
    const take = () => act(`desk_take_payment(id: ${appointment.id}, take: "card")`, staff);
    const answers = await Promise.all([take(), take()]);
    expect(answers.map((answer) => answer?.message).sort()).toEqual([
      'Nothing is left to pay for this appointment.',
      '€75.00 taken.',
    ]);
    expect(await till(appointment.saleId)).toEqual([{ amount: 7_500, method: 'card', actor: staff.userId }]);
    expect(await detail(appointment.id)).toMatchObject({ due: 0, may_take: false });
    const auditLog = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, String(appointment.id)), eq(auditEntries.action, 'take-payment')));
    expect(auditLog).toMatchObject([{ actorId: staff.userId, changes: { amount: 7_500, take: 'card' } }]);
  });

  it('takes nothing for an appointment that did not take place', async () => {
    const appointment = await appointmentAt(api.clock.now() - HOUR, { appointment: { status: 'No Show' } });
    expect(await act(`desk_take_payment(id: ${appointment.id}, take: "cash")`)).toMatchObject({ status: 0 });
    expect(await till(appointment.saleId)).toEqual([]);
  });

  it('accepts two payment methods at the desk', async () => {
    const appointment = await appointmentAt(api.clock.now() - HOUR, { appointment: { status: 'Accept' } });
    const refused = await api.run(
      `mutation { desk_complete(id: ${appointment.id}, take: "barter") { status } }`,
      {},
      owner,
    );
    expect(refused.errors?.[0]?.extensions?.code).not.toBe('INTERNAL');
    expect(refused.data?.desk_complete ?? null).toBeNull();
  });
});

describe('guests', () => {
  it('are found by name, and only guests who booked here', async () => {
    const [known] = [await api.signIn({ firstName: 'Séadna', lastName: 'Ó Briain' })];
    await appointmentAt(api.clock.now() + 50 * HOUR, {}, known);
    const ask = async (search: string) =>
      (
        await api.ask<{ desk_guests: { guests: { id: number }[] } }>(GUESTS, { business: shop.id, search }, staff)
      ).desk_guests.guests.map(({ id }) => id);
    expect(await ask('seadna o b')).toEqual([known.userId]);
    expect(await ask('100%')).toEqual([]);
    const stranded = await api.signIn({ firstName: 'Nowhere' });
    expect(await ask('Nowhere')).toEqual([]);
    expect(await messageOf(GUEST, { business: shop.id, guest: stranded.userId }, owner)).toBe(
      'This guest could not be found.',
    );
  });

  it('are counted by status', async () => {
    const blocked = await api.signIn();
    await appointmentAt(api.clock.now() + 51 * HOUR, {}, blocked);
    await act(`desk_block_guest(business_id: ${shop.id}, guest_id: ${blocked.userId}, reason: "Rude")`, staff);
    const answer = await api.ask<{
      desk_guests: { total: number; counts: { blocked: number }; guests: { id: number; is_blocked: boolean }[] };
    }>(GUESTS, { business: shop.id, filter: 'blocked' }, owner);
    expect(answer.desk_guests).toMatchObject({ total: 1, counts: { blocked: 1 } });
    expect(answer.desk_guests.guests).toEqual([expect.objectContaining({ id: blocked.userId, is_blocked: true })]);
  });

  it('have a note that only the business sees', async () => {
    const written = `mutation($note: String!) {
      desk_note_guest(business_id: ${shop.id}, guest_id: ${guest.userId}, note: $note) { status } }`;
    await api.ask(written, { note: '  Likes the window chair.  ' }, staff);
    const { desk_guest } = await api.ask<{ desk_guest: { note: string; appointments: unknown[] } }>(
      GUEST,
      { business: shop.id, guest: guest.userId },
      owner,
    );
    expect(desk_guest.note).toBe('Likes the window chair.');
    expect(desk_guest.appointments.length).toBeGreaterThan(3);
    expect(await messageOf(written, { note: 'x'.repeat(2_001) }, staff)).toBeDefined();
    expect(await messageOf(written, { note: 'mine now' }, stranger)).toBe('This business does not exist.');
    const [row] = await api.db
      .select()
      .from(guestStatuses)
      .where(and(eq(guestStatuses.businessId, shop.id), eq(guestStatuses.userId, guest.userId)));
    expect(row?.note).toBe('Likes the window chair.');
  });
});

describe('the waiting list', () => {
  it('lists who is waiting, in queue order, from today on', async () => {
    const day = addDays(today(), 3);
    const request = (date: string, at: number) => ({
      businessId: shop.id,
      userId: guest.userId,
      pricingId: shop.pricingId,
      date,
      dateScope: 'this_date' as const,
      fromDate: date,
      toDate: date,
      createdAt: at,
    });
    const now = api.clock.now();
    await api.db
      .insert(waitingListRequests)
      .values([request(addDays(today(), 5), now), request(day, now - 10), request(addDays(today(), -1), now - 20)]);
    const { desk_waiting } = await api.ask<{ desk_waiting: { from_date: string }[] }>(
      WAITING,
      { business: shop.id },
      staff,
    );
    expect(desk_waiting.map(({ from_date }) => from_date)).toEqual([day, addDays(today(), 5)]);
  });
});

describe('takings', () => {
  it('add up payments by method, and are visible to the owner only', async () => {
    const own = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, own.id, owner.userId);
    await joinBusiness(api.db, own.id, staff.userId, 'staff');
    const now = api.clock.now();
    const here = { appointment: { status: 'Accept' as const } };
    const appointment = await insertAppointment(api.db, own, guest.userId, {
      startsAt: now - HOUR,
      paid: 2_000,
      bookedAt: now - 60,
      ...here,
    });
    await insertAppointment(api.db, own, guest.userId, { startsAt: now + 48 * HOUR, paid: 1_000, bookedAt: now - 50 });
    await act(`desk_complete(id: ${appointment.id}, take: "card")`);
    const variables = { business: own.id, from: today(), to: today() };
    const { desk_takings } = await api.ask<{ desk_takings: object }>(TAKINGS, variables, owner);
    expect(desk_takings).toEqual({
      days: [{ date: today(), bookings: 1, worth: 75, taken: 85 }],
      taken: { online: 30, card: 55, cash: 0, voucher: 0 },
      still_to_come: 0,
      deposits_held: 10,
    });
    expect(await messageOf(TAKINGS, variables, staff)).toBe('Only people who may see the money can do this.');
    const back = `mutation { desk_return_deposit(id: ${appointment.id}) { status message } }`;
    expect(await api.ask(back, {}, staff)).toMatchObject({ desk_return_deposit: { status: 0 } });
  });

  it.each([
    ['2026-06-10', '2026-06-09'],
    ['2026-01-01', '2027-01-01'],
    ['2026-02-30', '2026-03-01'],
  ])('are refused for %s to %s', async (from, to) => {
    expect((await api.run(TAKINGS, { business: shop.id, from, to }, owner)).errors).toHaveLength(1);
  });
});

describe('every page of the desk', () => {
  const all: [string, string, Record<string, unknown>][] = [
    ['guests', GUESTS, {}],
    ['guest', GUEST, { guest: 1 }],
    ['waiting list', WAITING, {}],
    ['takings', TAKINGS, { from: '2026-06-01', to: '2026-06-02' }],
  ];
  it.each(all)('%s: a member of another business, a guest and a visitor see nothing', async (_name, document, rest) => {
    const variables = { business: shop.id, ...rest };
    expect(await messageOf(document, variables, stranger)).toBe('This business does not exist.');
    expect(await messageOf(document, { ...variables, business: 999_999 }, stranger)).toBe(
      'This business does not exist.',
    );
    for (const token of [guest.token, ''])
      expect(await messageOf(document, variables, { token })).toBe('Unauthenticated.');
  });
});
