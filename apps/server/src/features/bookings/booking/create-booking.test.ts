import {
  appointmentLines,
  appointments,
  guestStatuses,
  holds,
  idempotencyKeys,
  invoices,
  ledgerEntries,
  occupancies,
  saleLines,
  sales,
  seatClaims,
  servicePricings,
  serviceSchedules,
  videoRooms,
} from '@thyme/db/schema';
import { bookingLimits } from '@thyme/domain/bookings';
import { count, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  tryBooking,
  wall,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
});
afterAll(() => api.close());

const TABLES = { sales, appointments, appointmentLines, occupancies, saleLines, ledgerEntries, holds, seatClaims };

async function rows(table: PgTable & { businessId: typeof sales.businessId }, businessId: number): Promise<number> {
  const [row] = await api.db.select({ total: count() }).from(table).where(eq(table.businessId, businessId));
  return row?.total ?? 0;
}

/** How many rows of each kind a shop has, without zeros. */
async function rowsOf(shop: TestBusiness): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const [name, table] of Object.entries(TABLES)) {
    const total = await rows(table as never, shop.id);
    if (total > 0) counted[name] = total;
  }
  return counted;
}

async function secondService(shop: TestBusiness, values: Partial<typeof servicePricings.$inferInsert> = {}) {
  const [row] = await api.db
    .insert(servicePricings)
    .values({
      businessId: shop.id,
      serviceId: shop.serviceId,
      label: 'Long',
      price: 10_000,
      specialPrice: 9_000,
      durationMinutes: 30,
      ...values,
    })
    .returning();
  return row?.id ?? 0;
}

describe('a booking with nothing due now', () => {
  it('[API-059] [BOOK-017] is confirmed at once, with its sale, line, chair, claim and invoice', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const answer = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 10:00')],
      total_amount: 75,
      upfront_amount: 0,
      discount: 0,
      note: ' By the window, please. ',
    });
    expect(answer).toMatchObject({
      status: 1,
      message: 'Booking confirmed!',
      payment_status: 1,
      payment_type: null,
      payment_url: null,
      payment_amount: 0,
      held_until: null,
      alternatives: [],
    });
    expect(await rowsOf(shop)).toEqual({
      sales: 1,
      appointments: 1,
      appointmentLines: 1,
      occupancies: 1,
      saleLines: 1,
      ledgerEntries: 1,
    });
    const [appointment] = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
    expect(appointment).toMatchObject({
      id: answer.appointment_ids[0],
      saleId: answer.sale_id,
      userId: guest.userId,
      status: 'New',
      source: 'web',
      startsAt: instant('2026-06-16 10:00'),
      endsAt: instant('2026-06-16 11:00'),
      totalAmount: 7_500,
      note: 'By the window, please.',
    });
    expect(await rows(invoices as never, shop.id)).toBe(1);
  });

  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['مرحبا، لدي حساسية من العطور', 'مرحبا، لدي حساسية من العطور'],
    ['\u202Eevil\u202C text', 'evil text'],
    ['👩🏽‍🦰 curly\r\n\r\n\r\n\r\nand 🌀', '👩🏽‍🦰 curly\n\nand 🌀'],
    ['a\u0007b\u001B', 'ab'],
    ['x'.repeat(bookingLimits.note), 'x'.repeat(bookingLimits.note)],
  ])('[BOOK-080] stores the note %j as the guest’s words', async (note, stored) => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    expect((await book(api, guest.token, { business_id: shop.id, services, note })).status).toBe(1);
    const [appointment] = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
    expect(appointment?.note).toBe(stored);
  });

  it('[BOOK-026] books single, group and course services in one cart, each as a separate appointment', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const yoga = await insertClass(api.db, shop, { dates: [instant('2026-06-17 18:00')] });
    const course = await insertClass(api.db, shop, {
      name: 'Clay course',
      dates: [instant('2026-06-18 18:00'), instant('2026-06-25 18:00')],
      group: { isCourse: true, occurrences: 2, frequency: 'weekly' },
    });
    const answer = await book(api, guest.token, {
      business_id: shop.id,
      services: [
        at(shop.pricingId, '2026-06-16 10:00', { is_group: false }),
        at(yoga.pricingId, '2026-06-17 18:00', { is_group: true }),
        { service_pricing_id: course.pricingId, is_group: true },
      ],
      total_amount: 105,
    });
    expect(answer).toMatchObject({ status: 1, message: 'Booking confirmed!' });
    expect(answer.appointment_ids).toHaveLength(3);
    expect(await rowsOf(shop)).toMatchObject({ appointments: 3, appointmentLines: 3, occupancies: 1, seatClaims: 3 });
    const taken = await api.db.select().from(serviceSchedules).where(eq(serviceSchedules.businessId, shop.id));
    expect(taken.map(({ seatsTaken }) => seatsTaken)).toEqual([1, 1, 1]);
  });

  it('books a repeated class on consecutive dates, priced by them', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const dates = [16, 17, 18, 19].map((day) => instant(`2026-06-${day} 18:00`));
    const group = { groupType: 'repeated', occurrences: 4, frequency: 'daily' };
    const yoga = await insertClass(api.db, shop, { dates, group });
    const answer = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(yoga.pricingId, '2026-06-16 18:00', { is_group: true, group_type: 'repeated', occurrences: 3 })],
      total_amount: 45,
    });
    expect(answer.status).toBe(1);
    expect(await rowsOf(shop)).toMatchObject({ appointments: 1, appointmentLines: 3, seatClaims: 3, saleLines: 1 });
    const [line] = await api.db.select().from(saleLines).where(eq(saleLines.businessId, shop.id));
    expect(line).toMatchObject({ productQty: 3, unitPrice: 1_500 });
  });

  it('makes one appointment of consecutive services, at special prices', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { bufferMinutes: 15 } });
    const long = await secondService(shop);
    const answer = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 10:00'), at(long, '2026-06-16 10:00')],
      total_amount: 165,
      discount: 10,
    });
    expect(answer).toMatchObject({ status: 1 });
    expect(answer.appointment_ids).toHaveLength(1);
    const chairs = await api.db
      .select()
      .from(occupancies)
      .where(eq(occupancies.businessId, shop.id))
      .orderBy(occupancies.startsAt);
    expect(new Set(chairs.map(({ chairId }) => chairId)).size).toBe(1);
    expect(chairs.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [instant('2026-06-16 10:00'), instant('2026-06-16 11:00')],
      [instant('2026-06-16 11:00'), instant('2026-06-16 11:45')],
    ]);
  });

  it('books separate times as separate appointments of one sale', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const services = [at(shop.pricingId, '2026-06-17 14:00'), at(shop.pricingId, '2026-06-16 10:00')];
    const answer = await book(api, guest.token, { business_id: shop.id, services });
    expect(answer.appointment_ids).toHaveLength(2);
    expect(await rowsOf(shop)).toMatchObject({ sales: 1, appointments: 2, occupancies: 2, ledgerEntries: 2 });
  });

  it('keeps wall time across a change of clocks', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { weekdays: [0], business: { horizonDays: 200 } });
    const services = [at(shop.pricingId, '2026-10-25 10:00')];
    const answer = await book(api, guest.token, { business_id: shop.id, services });
    expect(answer.status).toBe(1);
    const [appointment] = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
    expect(appointment?.startsAt).toBe(Date.UTC(2026, 9, 25, 10) / 1000);
  });
});

describe('an unavailable time', () => {
  it('is refused with the three nearest free ones', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { slotDuration: 60 } });
    const request = { business_id: shop.id, services: [at(shop.pricingId, '2026-06-16 12:00')] };
    expect(await book(api, guest.token, request)).toMatchObject({ status: 1 });
    const other = await api.signIn();
    const answer = await book(api, other.token, request);
    expect(answer).toMatchObject({
      status: 0,
      message: 'This time is taken. Please select another time.',
      refused: { code: 'taken', service_pricing_id: shop.pricingId },
      sale_id: null,
      payment_status: null,
    });
    expect(answer.alternatives).toEqual(
      ['10:00', '11:00', '13:00'].map((time) => ({ date: '2026-06-16', time: wall(`2026-06-16 ${time}`) })),
    );
    expect(await rowsOf(shop)).toMatchObject({ sales: 1, appointments: 1, occupancies: 1 });
  });

  it('of a full class is refused with its nearest dates that have a place', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const dates = [16, 17, 18, 19].map((day) => instant(`2026-06-${day} 18:00`));
    const yoga = await insertClass(api.db, shop, { dates, seats: 1 });
    const request = { business_id: shop.id, services: [at(yoga.pricingId, '2026-06-17 18:00')] };
    expect(await book(api, guest.token, request)).toMatchObject({ status: 1 });
    const answer = await book(api, (await api.signIn()).token, request);
    expect(answer).toMatchObject({ status: 0, message: 'This class is full. Please select another date.' });
    expect(answer.alternatives.map(({ date }) => date)).toEqual(['2026-06-16', '2026-06-18', '2026-06-19']);
  });
});

describe('bad input', () => {
  let shop: TestBusiness;
  let repeated: { pricingId: number };
  let single: { pricingId: number };
  let foreign: TestBusiness;
  let voucherId: number;
  beforeAll(async () => {
    shop = await insertBusiness(api.db, api.clock.now());
    foreign = await insertBusiness(api.db, api.clock.now());
    repeated = await insertClass(api.db, shop, {
      dates: Array.from({ length: 20 }, (_none, day) => instant('2026-07-01 18:00') + day * 86_400),
      group: { groupType: 'repeated', occurrences: 20, frequency: 'daily' },
    });
    single = await insertClass(api.db, shop, {
      dates: [instant('2026-07-01 19:30'), instant('2026-07-02 19:30')],
      group: { groupType: 'repeated', occurrences: 2, frequency: 'daily', singleVisits: true },
    });
    const { insertVoucher } = await import('../../../../test/kit/index.ts');
    voucherId = (await insertVoucher(api.db, shop.id, { limitNumberOfSales: 5 })).id;
  });

  const service = (text: string) => ({ services: [at(shop.pricingId, text)] });
  const cases: [string, () => object, string][] = [
    ['a time in the past', () => service('2026-06-12 10:00'), 'past'],
    ['a time within the notice', () => service('2026-06-15 10:00'), 'too-soon'],
    ['a time before opening', () => service('2026-06-16 08:00'), 'outside-hours'],
    ['a time that ends after closing', () => service('2026-06-16 16:30'), 'outside-hours'],
    ['a closed weekday', () => service('2026-06-20 10:00'), 'closed'],
    ['a time off the grid', () => service('2026-06-16 10:07'), 'off-grid'],
    ['a day far ahead', () => service('2027-06-16 10:00'), 'too-far'],
    [
      'a day in the year 9999',
      () => ({ services: [{ ...at(shop.pricingId, '2026-06-16 10:00'), date: '9999-12-31', time: 36_000 }] }),
      'too-far',
    ],
    ['no time', () => ({ services: [{ service_pricing_id: shop.pricingId }] }), 'time-missing'],
    [
      'a date without a time',
      () => ({ services: [{ service_pricing_id: shop.pricingId, date: '2026-06-16' }] }),
      'bad-time',
    ],
    [
      'a time on another day than the date',
      () => ({ services: [{ ...at(shop.pricingId, '2026-06-16 10:00'), date: '2026-06-17' }] }),
      'date-and-time-differ',
    ],
    ['a negative time', () => ({ services: [{ ...at(shop.pricingId, '2026-06-16 10:00'), time: -1 }] }), 'bad-time'],
    ['a pricing of another shop', () => ({ services: [at(foreign.pricingId, '2026-06-16 10:00')] }), 'no-service'],
    ['a pricing that does not exist', () => ({ services: [at(-5, '2026-06-16 10:00')] }), 'no-service'],
    ['an empty cart', () => ({ services: [] }), 'empty-cart'],
    ['a shop that does not exist', () => ({ ...service('2026-06-16 10:00'), business_id: 999_999 }), 'no-shop'],
    [
      'one occurrence',
      () => ({ services: [at(repeated.pricingId, '2026-07-01 18:00', { occurrences: 1 })] }),
      'bad-occurrences',
    ],
    [
      'fifteen occurrences',
      () => ({ services: [at(repeated.pricingId, '2026-07-01 18:00', { occurrences: 15 })] }),
      'bad-occurrences',
    ],
    [
      'no occurrences of a class for single visits',
      () => ({ services: [at(single.pricingId, '2026-07-01 19:30', { occurrences: 0 })] }),
      'bad-occurrences',
    ],
    ['no occurrences', () => ({ services: [at(repeated.pricingId, '2026-07-01 18:00')] }), 'bad-occurrences'],
    [
      'more occurrences than are left',
      () => ({ services: [at(repeated.pricingId, '2026-07-19 18:00', { occurrences: 4 })] }),
      'too-many-occurrences',
    ],
    [
      'the same hour twice',
      () => ({ services: [at(shop.pricingId, '2026-06-16 10:00'), at(shop.pricingId, '2026-06-16 10:30')] }),
      'appointments-overlap',
    ],
    ['an invented total', () => ({ ...service('2026-06-16 10:00'), total_amount: 1 }), 'total-differs'],
    ['an invented discount', () => ({ ...service('2026-06-16 10:00'), discount: 50 }), 'total-differs'],
    ['an invented deposit', () => ({ ...service('2026-06-16 10:00'), upfront_amount: 5 }), 'total-differs'],
    [
      'no vouchers at all',
      () => ({ vouchers: [{ voucher_id: voucherId, voucher_qty: 0, voucher_owner: 'Ann' }] }),
      'bad-quantity',
    ],
    [
      'minus one voucher',
      () => ({ vouchers: [{ voucher_id: voucherId, voucher_qty: -1, voucher_owner: 'Ann' }] }),
      'bad-quantity',
    ],
    [
      'a billion vouchers',
      () => ({ vouchers: [{ voucher_id: voucherId, voucher_qty: 1e9, voucher_owner: 'Ann' }] }),
      'bad-quantity',
    ],
    [
      'more vouchers than are left',
      () => ({ vouchers: [{ voucher_id: voucherId, voucher_qty: 6, voucher_owner: 'Ann' }] }),
      'over-sales-limit',
    ],
    [
      'a voucher for nobody',
      () => ({ vouchers: [{ voucher_id: voucherId, voucher_qty: 1, voucher_owner: ' ' }] }),
      'person-missing',
    ],
    [
      'a voucher of another shop',
      () => ({ business_id: foreign.id, vouchers: [{ voucher_id: voucherId, voucher_qty: 1, voucher_owner: 'Ann' }] }),
      'no-voucher',
    ],
    [
      'a voucher without a way to pay',
      () => ({ vouchers: [{ voucher_id: voucherId, voucher_qty: 1, voucher_owner: 'Ann' }] }),
      'payment',
    ],
  ];
  it.each(cases)('%s is refused and leaves no row', async (_name, request, code) => {
    const answer = await book(api, guest.token, { business_id: shop.id, ...request() });
    expect(answer).toMatchObject({ status: 0, sale_id: null, appointment_ids: [] });
    expect(answer.refused?.code).toBe(code);
    expect(answer.message.length).toBeGreaterThan(10);
    expect(await rowsOf(shop)).toEqual({});
    expect(await rowsOf(foreign)).toEqual({});
  });

  const shapes: [string, object][] = [
    ['a quantity of 1.5', { vouchers: [{ voucher_id: 1, voucher_qty: 1.5, voucher_owner: 'Ann' }] }],
    ['occurrences of 2.5', { services: [{ service_pricing_id: 1, occurrences: 2.5 }] }],
    ['a date in words', { services: [{ service_pricing_id: 1, date: 'tomorrow', time: 36_000 }] }],
    ['a time in milliseconds', { services: [{ service_pricing_id: 1, time: 1_781_604_000_000 }] }],
    ['a negative total', { total_amount: -75 }],
    ['a third of a cent', { total_amount: 75.001 }],
    ['two payment methods', { payment_info: { stripe: 10, google: 10 } }],
    ['another source', { booking_request: 'app' }],
    ['a long note', { note: 'x'.repeat(bookingLimits.note + 1) }],
    ['21 services', { services: Array.from({ length: 21 }, () => ({ service_pricing_id: 1 })) }],
  ];
  it.each(shapes)('%s is an error and leaves no row', async (_name, request) => {
    const { errors } = await tryBooking(api, guest.token, { business_id: shop.id, ...request });
    expect(errors?.[0]?.extensions?.code).not.toBe('INTERNAL');
    expect(errors).toHaveLength(1);
    expect(await rowsOf(shop)).toEqual({});
  });

  it('requires a login', async () => {
    const { errors } = await tryBooking(api, '', { business_id: shop.id, ...service('2026-06-16 10:00') });
    expect(errors?.[0]?.message).toBe('Unauthenticated.');
    const owner = await api.signInBusiness();
    const answer = await tryBooking(api, owner.token, { business_id: shop.id, ...service('2026-06-16 10:00') });
    expect(answer.errors?.[0]?.message).toBe('Unauthenticated.');
    expect(await rowsOf(shop)).toEqual({});
  });
});

describe('the guest’s status at a shop', () => {
  const status = (businessId: number, token: string) =>
    api.ask(`query($b: Int!) { guest_status(business_id: $b) { status block } }`, { b: businessId }, { token });

  it('[API-057] [BOOK-014] is New until an appointment was completed, then Known', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const person = await api.signIn();
    expect(await status(shop.id, person.token)).toEqual({ guest_status: { status: 'New', block: false } });
    const { becomeKnown } = await import('../../guests/index.ts');
    for (let time = 0; time < 2; time += 1) await becomeKnown(api.db, shop.id, person.userId, api.clock.now());
    expect(await status(shop.id, person.token)).toEqual({ guest_status: { status: 'Known', block: false } });
  });

  it('[ERR-038] a blocked guest cannot book', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const person = await api.signIn();
    const note = { businessId: shop.id, userId: person.userId, block: true, blockedAt: api.clock.now() };
    await api.db.insert(guestStatuses).values(note);
    expect(await status(shop.id, person.token)).toEqual({ guest_status: { status: 'New', block: true } });
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    const answer = await book(api, person.token, { business_id: shop.id, services });
    expect(answer).toMatchObject({ status: 0, message: 'You have been blocked by the business!' });
    expect(await rowsOf(shop)).toEqual({});
    const check = `mutation($b: Int!, $s: [BookingServiceInput!]!) { timeslot_availability(business_id: $b, services: $s) { status message } }`;
    expect(await api.ask(check, { b: shop.id, s: services }, { token: person.token })).toEqual({
      timeslot_availability: { status: 0, message: 'You have been blocked by the business!' },
    });
  });
});

describe('the consultation rule', () => {
  const VARIANT = 'You must have to select consultation call time before the time you have selected for the services!';
  const vetting = { business: { videoVetting: true, noticeMinutes: 0 } };

  it('[BOOK-008] [BOOK-012] requires a call of a new guest before the first service', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), vetting);
    const person = await api.signIn();
    const request = { business_id: shop.id, services: [at(shop.pricingId, '2026-06-16 12:00')] };
    for (const video_datetime of [null, wall('2026-06-16 12:00'), wall('2026-06-16 13:00'), wall('2026-06-12 10:00')]) {
      const answer = await book(api, person.token, { ...request, video_datetime });
      expect(answer).toMatchObject({ status: 0, message: VARIANT });
    }
    expect(await rowsOf(shop)).toEqual({});
  });

  it('[BOOK-013] holds a room and a chair for the call', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), vetting);
    const person = await api.signIn();
    const answer = await book(api, person.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 12:00')],
      video_datetime: wall('2026-06-15 15:00'),
    });
    expect(answer.status).toBe(1);
    const [room] = await api.db.select().from(videoRooms).where(eq(videoRooms.businessId, shop.id));
    expect(room).toMatchObject({
      appointmentId: answer.appointment_ids[0],
      guestId: person.userId,
      startsAt: instant('2026-06-15 15:00'),
      endsAt: instant('2026-06-15 15:15'),
    });
    const chairs = await api.db.select().from(occupancies).where(eq(occupancies.businessId, shop.id));
    expect(chairs.filter(({ roomId }) => roomId === room?.id)).toHaveLength(1);
    const other = await book(api, (await api.signIn()).token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 14:00')],
      video_datetime: wall('2026-06-15 15:00'),
    });
    expect(other).toMatchObject({ status: 0, refused: { code: 'call-taken' } });
  });

  it('[BOOK-009] does not apply to a cart of classes', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), vetting);
    const yoga = await insertClass(api.db, shop, { dates: [instant('2026-06-17 18:00')] });
    const services = [at(yoga.pricingId, '2026-06-17 18:00')];
    expect(await book(api, (await api.signIn()).token, { business_id: shop.id, services })).toMatchObject({
      status: 1,
    });
  });

  it('[BOOK-010] does not apply to known guests, nor to shops that do not vet', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), vetting);
    const person = await api.signIn();
    await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: person.userId, status: 'Known' });
    const services = [at(shop.pricingId, '2026-06-16 12:00')];
    expect(await book(api, person.token, { business_id: shop.id, services })).toMatchObject({ status: 1 });
    const plain = await insertBusiness(api.db, api.clock.now());
    const there = [at(plain.pricingId, '2026-06-16 12:00')];
    expect(await book(api, person.token, { business_id: plain.id, services: there })).toMatchObject({ status: 1 });
    expect(await rows(videoRooms as never, plain.id)).toBe(0);
  });
});

describe('the same request twice', () => {
  it('under one key is one booking with one result, sequentially or concurrently', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const request = {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 10:00')],
      idempotency_key: 'click-1',
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(api, guest.token, request)));
    answers.push(await book(api, guest.token, request));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 1 });
    expect(await rowsOf(shop)).toMatchObject({ sales: 1, appointments: 1, occupancies: 1 });
  });

  it('with different input under the same key is an error; a refusal leaves the key free', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const idempotency_key = 'click-2';
    const early = { business_id: shop.id, services: [at(shop.pricingId, '2026-06-16 08:00')], idempotency_key };
    expect(await book(api, guest.token, early)).toMatchObject({ status: 0 });
    const right = { ...early, services: [at(shop.pricingId, '2026-06-16 10:00')] };
    expect(await book(api, guest.token, right)).toMatchObject({ status: 1 });
    const other = { ...early, services: [at(shop.pricingId, '2026-06-16 14:00')] };
    const { errors } = await tryBooking(api, guest.token, other);
    expect(errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY');
    const stranger = await api.signIn();
    expect(await book(api, stranger.token, other)).toMatchObject({ status: 1 });
    const kept = await api.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, idempotency_key));
    expect(kept).toHaveLength(2);
  });
});
