import {
  appointments,
  auditEntries,
  blockedDates,
  businesses,
  chairs,
  guestStatuses,
  ledgerEntries,
  occupancies,
  outbox,
  sales,
  users,
} from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  type BookingWire,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, staff, stranger] = [await api.signInBusiness(), await api.signInBusiness(), await api.signInBusiness()];
  const other = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, other.id, stranger.userId);
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

const BOOK = `mutation($business_id: Int!, $guest_id: Int, $guest: DeskGuestInput, $services: [BookingServiceInput!]!,
    $chair_id: Int, $note: String, $key: String) {
  desk_book(business_id: $business_id, guest_id: $guest_id, guest: $guest, services: $services, chair_id: $chair_id,
    note: $note, idempotency_key: $key) {
    status message payment_url sale_id appointment_ids refused { code } alternatives { date time }
  }
}`;
const FREE = `query($business_id: Int!, $ids: [Int!]!, $chair_id: Int, $date: String!) {
  desk_free_times(business_id: $business_id, service_pricing_ids: $ids, chair_id: $chair_id, date: $date) {
    time_slots { s_time } } }`;
const ADD = `mutation($business_id: Int!, $guest: DeskGuestInput!) {
  desk_add_guest(business_id: $business_id, guest: $guest) { status message id is_new } }`;

const una = { first_name: 'Una', last_name: 'Walsh', mobile: '087 123 4567' };
const withMail = { first_name: 'Cian', email: 'Cian@Mail.example' };

async function bookFor(more: object, who = owner): Promise<BookingWire> {
  const variables = { business_id: shop.id, ...more };
  return (await api.ask<{ desk_book: BookingWire }>(BOOK, variables, who)).desk_book;
}
const errorOf = async (document: string, variables: object, who: { token: string }) =>
  (await api.run(document, { business_id: shop.id, ...variables }, who)).errors?.[0];
const appointmentOf = async ({ appointment_ids: [id = 0] }: BookingWire) => {
  const [row] = await api.db.select().from(appointments).where(eq(appointments.id, id));
  if (!row) throw new Error('The visit is not there.');
  return row;
};
const free = async (date: string, chairId: number | null = null) => {
  const variables = { business_id: shop.id, ids: [shop.pricingId], chair_id: chairId, date };
  const answer = await api.ask<{ desk_free_times: { time_slots: { s_time: number }[] } }>(FREE, variables, owner);
  return answer.desk_free_times.time_slots.map(({ s_time }) => s_time);
};

describe('a booking at the desk', () => {
  it('takes a time for a caller, due at the appointment, and writes an audit entry', async () => {
    await api.db.update(businesses).set({ upfrontPercent: 50, videoVetting: true }).where(eq(businesses.id, shop.id));
    const answer = await bookFor({ guest: una, services: [at(shop.pricingId, '2026-06-16 10:00')], note: 'By phone' });
    expect(answer).toMatchObject({ status: 1, message: 'Booked.', payment_url: null });
    const appointment = await appointmentOf(answer);
    expect(appointment).toMatchObject({
      status: 'Accept',
      source: 'desk',
      note: '',
      businessNote: 'By phone',
      startsAt: instant('2026-06-16 10:00'),
      upfrontPercent: 0,
    });
    const [sale] = await api.db
      .select()
      .from(sales)
      .where(eq(sales.id, appointment.saleId ?? 0));
    expect(sale).toMatchObject({ status: 'confirmed', source: 'desk', payableNow: 0, paidAmount: 0 });
    const [claim] = await api.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.saleId, sale?.id ?? 0));
    expect(claim).toMatchObject({ side: 'claim', amount: appointment.totalAmount });
    const [guest] = await api.db.select().from(users).where(eq(users.id, appointment.userId));
    expect(guest).toMatchObject({ firstName: 'Una', mobile: '+353871234567', email: null, passwordHash: null });
    const auditLog = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, shop.id))
      .orderBy(auditEntries.id);
    expect(auditLog.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['add-guest', owner.userId],
      ['book', owner.userId],
    ]);
    expect(auditLog[1]).toMatchObject({ subject: 'appointment', subjectId: String(appointment.id) });
  });

  it('can be made by staff for a known guest, on the chair they choose', async () => {
    const guest = await api.signIn();
    await book(api, guest.token, { business_id: shop.id, services: [at(shop.pricingId, '2026-06-17 10:00')] });
    const chair = shop.chairIds[1] ?? 0;
    const request = { guest_id: guest.userId, chair_id: chair, services: [at(shop.pricingId, '2026-06-16 11:00')] };
    const answer = await bookFor(request, staff);
    const [taken] = await api.db
      .select()
      .from(occupancies)
      .where(and(eq(occupancies.businessId, shop.id), eq(occupancies.startsAt, instant('2026-06-16 11:00'))));
    expect(answer.status).toBe(1);
    expect(taken?.chairId).toBe(chair);
    expect(await bookFor(request)).toMatchObject({ status: 0, refused: { code: 'taken' } });
    const other = await bookFor({ ...request, chair_id: shop.chairIds[0] });
    expect(other.status).toBe(1);
  });

  it('sends the confirmation if an email address is known, without creating an account', async () => {
    const answer = await bookFor({ guest: withMail, services: [at(shop.pricingId, '2026-06-16 12:00')] });
    await api.runJobs();
    const { userId } = await appointmentOf(answer);
    const sent = await api.db.select().from(outbox).where(eq(outbox.businessId, shop.id));
    expect(sent.map(({ recipient, template }) => [recipient, template])).toEqual([
      ['cian@mail.example', 'booking-confirmed'],
    ]);
    const [guest] = await api.db.select().from(users).where(eq(users.id, userId));
    expect(guest).toMatchObject({ email: null, contactEmail: 'cian@mail.example' });
    const account = await api.signIn({ email: 'cian@mail.example' });
    expect(account.userId).not.toBe(userId);
  });

  it('follows the shop’s rules, but needs no notice and ignores blocked dates', async () => {
    await api.db
      .update(businesses)
      .set({ noticeMinutes: 60 * 24 * 7 })
      .where(eq(businesses.id, shop.id));
    await api.db.insert(blockedDates).values({ businessId: shop.id, date: '2026-06-16' });
    const services = (time: string) => [at(shop.pricingId, time)];
    expect((await bookFor({ guest: una, services: services('2026-06-16 10:00') })).status).toBe(1);
    for (const [time, code] of [
      ['2026-06-16 10:07', 'off-grid'],
      ['2026-06-16 03:00', 'outside-hours'],
      ['2026-06-10 10:00', 'past'],
      ['2028-06-16 10:00', 'too-far'],
    ] as const) {
      expect(await bookFor({ guest: una, services: services(time) })).toMatchObject({ status: 0, refused: { code } });
    }
    expect((await free('2026-06-16')).length).toBeGreaterThan(0);
  });

  it('shows the available times by chair', async () => {
    const [first = 0, second = 0] = shop.chairIds;
    await bookFor({ guest: una, chair_id: first, services: [at(shop.pricingId, '2026-06-16 10:00')] });
    const ten = wall('2026-06-16 10:00');
    expect(await free('2026-06-16', first)).not.toContain(ten);
    expect(await free('2026-06-16', second)).toContain(ten);
    expect(await free('2026-06-16')).toContain(ten);
  });

  it('takes a seat in a class too', async () => {
    const course = await insertClass(api.db, shop, { dates: [instant('2026-06-18 18:00')], seats: 1 });
    const services = [at(course.pricingId, '2026-06-18 18:00')];
    expect((await bookFor({ guest: una, services })).status).toBe(1);
    expect(await bookFor({ guest: withMail, services })).toMatchObject({ status: 0, refused: { code: 'no-seats' } });
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'book')));
    expect(entry?.actorId).toBe(owner.userId);
  });

  it('returns the same booking for a repeated request', async () => {
    const request = { guest: una, services: [at(shop.pricingId, '2026-06-16 10:00')], key: 'desk-once' };
    const [first, again] = [await bookFor(request), await bookFor(request)];
    expect(again.appointment_ids).toEqual(first.appointment_ids);
  });

  it('does not take what a guest holds during checkout', async () => {
    await api.db
      .update(chairs)
      .set({ active: false })
      .where(eq(chairs.id, shop.chairIds[1] ?? 0));
    await api.db.update(businesses).set({ upfrontPercent: 20 }).where(eq(businesses.id, shop.id));
    const guest = await api.signIn();
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: guest.userId });
    const paying = await book(api, guest.token, { business_id: shop.id, services, payment_info: { stripe: 15 } });
    expect(paying.held_until).not.toBeNull();
    expect(await bookFor({ guest_id: guest.userId, services })).toMatchObject({
      status: 0,
      refused: { code: 'taken' },
    });
  });
});

describe('a time that the desk and guests compete for', () => {
  it('is sold once per chair', async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, () => api.signIn()));
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    const desk = Array.from({ length: 8 }, (_none, index) =>
      bookFor({ guest: { ...una, mobile: `087 123 45${10 + index}` }, services }),
    );
    const guests = crowd.map(({ token }) => book(api, token, { business_id: shop.id, services }));
    const answers = await Promise.all([...desk, ...guests]);
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(shop.chairIds.length);
    const taken = await api.db.select().from(occupancies).where(eq(occupancies.businessId, shop.id));
    expect(taken.map(({ chairId }) => chairId).sort()).toEqual([...shop.chairIds].sort());
    const stored = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
    expect(stored).toHaveLength(shop.chairIds.length);
  });
});

describe('permission to book at a desk', () => {
  it('is limited to members of the business', async () => {
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    const guest = await api.signIn();
    expect((await errorOf(BOOK, { guest: una, services }, stranger))?.message).toBe('This business does not exist.');
    expect((await errorOf(BOOK, { guest: una, services }, guest))?.message).toBe('Unauthenticated.');
    expect((await errorOf(BOOK, { guest_id: guest.userId, services }, owner))?.message).toBe(
      'This guest could not be found.',
    );
    expect((await errorOf(BOOK, { services }, owner))?.extensions?.validation).toHaveProperty('guest_id');
    expect(await bookFor({ guest: una, services, chair_id: 2_000_000_000 })).toMatchObject({
      status: 0,
      message: 'This chair could not be found.',
    });
  });

  it('does not book for a blocked guest', async () => {
    const guest = await api.signIn();
    const blocked = { businessId: shop.id, userId: guest.userId, block: true, blockedAt: api.clock.now() };
    await api.db.insert(guestStatuses).values(blocked);
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    expect((await bookFor({ guest_id: guest.userId, services })).message).toMatch(/^You have blocked this guest/);
  });
});

describe('a walk-in guest', () => {
  type Added = { desk_add_guest: { id: number; is_new: boolean } };
  const add = async (guest: object, who = owner) =>
    (await api.ask<Added>(ADD, { business_id: shop.id, guest }, who)).desk_add_guest;

  it('is found among the guests, and stays one guest for repeated calls', async () => {
    const first = await add(una, staff);
    expect(first.is_new).toBe(true);
    expect(await add({ ...una, first_name: ' una ', mobile: '+353 87 123 4567' })).toMatchObject({
      id: first.id,
      is_new: false,
    });
    expect((await add({ ...una, first_name: 'Brian' })).is_new).toBe(true);
    const list = `query($b: Int!) { desk_guests(business_id: $b) { guests { id first_name completed } } }`;
    const { desk_guests } = await api.ask<{ desk_guests: { guests: { first_name: string }[] } }>(
      list,
      { b: shop.id },
      owner,
    );
    expect(desk_guests.guests.map(({ first_name }) => first_name)).toEqual(['Brian', 'Una']);
  });

  it.each([
    [{ ...una, mobile: '' }, 'mobile'],
    [{ ...una, mobile: '12' }, 'mobile'],
    [{ ...una, first_name: ' ' }, 'first_name'],
    [{ ...una, email: 'nobody' }, 'email'],
  ])('needs a name and a way to be reached: %o', async (guest, field) => {
    expect((await errorOf(ADD, { guest }, owner))?.extensions?.validation).toHaveProperty(field);
  });
});
