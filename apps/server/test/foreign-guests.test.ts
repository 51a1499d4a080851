import {
  cardOrders,
  holds,
  invoices,
  notifications,
  saleLines,
  soldVouchers,
  videoRooms,
  waitingListOffers,
  waitingListRequests,
} from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  insertVoucher,
  instant,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from './kit/index.ts';

/** Everything of a guest that another one could refer to. */
interface Ids {
  appointment: number;
  rated: number;
  sale: number;
  order: number;
  voucher: number;
  code: string;
  notification: number;
  room: string;
  session: number;
  request: number;
  offer: number;
}

const MISSING: Ids = {
  appointment: 900_001,
  rated: 900_002,
  sale: 900_003,
  order: 900_004,
  voucher: 900_005,
  code: 'NONE-0000',
  notification: 900_006,
  room: 'a-room-that-was-never-opened',
  session: 900_007,
  request: 900_008,
  offer: 900_009,
};

let api: TestApi;
let shop: TestBusiness;
let victim: SignedIn;
let thief: SignedIn;
let ids: Ids;

beforeAll(async () => {
  api = await bootApi();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
  victim = await api.signIn();
  thief = await api.signIn();
  ids = await belongings();
});
afterAll(() => api.close());

async function belongings(): Promise<Ids> {
  const { db } = api;
  const now = api.clock.now();
  const { id: businessId } = shop;
  const userId = victim.userId;
  const appointment = await insertAppointment(db, shop, userId, { startsAt: instant('2026-06-18 10:00'), paid: 2_000 });
  const past = await insertAppointment(db, shop, userId, {
    startsAt: instant('2026-06-10 10:00'),
    appointment: { status: 'Completed', completedAt: now - 86_400 },
  });
  await db.insert(invoices).values({
    businessId,
    saleId: appointment.saleId,
    prefix: 'WR',
    number: 1,
    buyer: { name: 'Niamh Byrne' },
    seller: { name: 'Willow Room' },
  });
  const offerRow = await insertVoucher(db, businessId);
  const [line] = await db
    .insert(saleLines)
    .values({
      businessId,
      saleId: appointment.saleId,
      kind: 'voucher',
      voucherId: offerRow.id,
      productName: 'V',
      unitPrice: 10_000,
    })
    .returning();
  const [voucher] = await db
    .insert(soldVouchers)
    .values({
      businessId,
      voucherId: offerRow.id,
      saleId: appointment.saleId,
      saleLineId: line?.id ?? 0,
      buyerId: userId,
      owner: 'Niamh Byrne',
      ownerId: userId,
      code: 'WILW-7Q2K',
      terms: { name: 'V', title: '', color: 'sage', retail: 10_000, validFor: 60, services: [] },
      value: 10_000,
      remaining: 10_000,
      currency: 'EUR',
      purchasedAt: now,
      expiresAt: now + 5 * 365 * 86_400,
    })
    .returning();
  const [order] = await db.select().from(cardOrders).where(eq(cardOrders.userId, userId));
  const [notification] = await db
    .insert(notifications)
    .values({ recipientId: userId, kind: 'unblocked', title: 'Secret title', message: 'Secret message' })
    .returning();
  const room = 'room-of-the-other-guest-1';
  await db.insert(videoRooms).values({
    businessId,
    id: room,
    appointmentId: appointment.id,
    guestId: userId,
    startsAt: now + 60,
    endsAt: now + 960,
  });
  const [request] = await db
    .insert(waitingListRequests)
    .values({
      businessId,
      userId,
      pricingId: shop.pricingId,
      date: '2026-06-19',
      dateScope: 'this_date',
      fromDate: '2026-06-19',
      toDate: '2026-06-19',
      status: 'offered',
    })
    .returning();
  const times = { startsAt: instant('2026-06-19 10:00'), endsAt: instant('2026-06-19 11:00') };
  const [hold] = await db
    .insert(holds)
    .values({ businessId, userId, purpose: 'waiting-list', createdAt: now, expiresAt: now + 900 })
    .returning();
  const [offer] = await db
    .insert(waitingListOffers)
    .values({
      businessId,
      requestId: request?.id ?? 0,
      chairId: shop.chairIds[0] ?? 0,
      holdId: hold?.id ?? 0,
      expiresAt: now + 900,
      createdAt: now,
      ...times,
    })
    .returning();
  return {
    appointment: appointment.id,
    rated: past.id,
    sale: appointment.saleId,
    order: order?.id ?? 0,
    voucher: voucher?.id ?? 0,
    code: voucher?.code ?? '',
    notification: notification?.id ?? 0,
    room,
    session: victim.sessionId,
    request: request?.id ?? 0,
    offer: offer?.id ?? 0,
  };
}

interface Attempt {
  name: string;
  kind: 'query' | 'mutation';
  field(of: Ids): string;
}

const answer = '{ status message }';
const attempts: Attempt[] = [
  { name: 'appointment', kind: 'query', field: (of) => `appointment(id: ${of.appointment}) { id note status }` },
  {
    name: 'invoice',
    kind: 'query',
    field: (of) => `invoice(sale_id: ${of.sale}, appt_id: ${of.appointment}) { inv_no buyer_name }`,
  },
  { name: 'invoice of the sale alone', kind: 'query', field: (of) => `invoice(sale_id: ${of.sale}) { inv_no }` },
  {
    name: 'guest_voucher',
    kind: 'query',
    field: (of) => `guest_voucher(id: ${of.voucher}) { voucher_code remaining }`,
  },
  ...['Cancelled', 'Accept'].map(
    (status): Attempt => ({
      name: `status ${status}`,
      kind: 'mutation',
      field: (of) =>
        `statusUpdateForAppointment(id: ${of.appointment}, status: "${status}") { status message appointment { id } }`,
    }),
  ),
  {
    name: 'status Reschedule',
    kind: 'mutation',
    field: (of) =>
      `statusUpdateForAppointment(id: ${of.appointment}, status: "Reschedule", date: "2026-06-22", time: ${wall('2026-06-22 10:00')}) { status message nearest_times appointment { id } }`,
  },
  {
    name: 'add_review',
    kind: 'mutation',
    field: (of) => `add_review(appt_id: ${of.rated}, rating: 1, comment: "Bad") ${answer}`,
  },
  {
    name: 'notificationDelete',
    kind: 'mutation',
    field: (of) => `notificationDelete(ids: "[${of.notification}]") ${answer}`,
  },
  {
    name: 'make_payment',
    kind: 'mutation',
    field: (of) => `make_payment(sale_id: ${of.sale}, appt_id: ${of.appointment}, payment_type: "stripe") ${answer}`,
  },
  {
    name: 'card_payment_confirm',
    kind: 'mutation',
    field: (of) => `card_payment_confirm(sale_id: ${of.sale}, order_id: ${of.order}) ${answer}`,
  },
  { name: 'video_token', kind: 'mutation', field: (of) => `video_token(room_id: "${of.room}") { token }` },
  { name: 'end_video_call', kind: 'mutation', field: (of) => `end_video_call(room_id: "${of.room}") ${answer}` },
  { name: 'end_session', kind: 'mutation', field: (of) => `end_session(id: ${of.session}) ${answer}` },
  {
    name: 'leave_waiting_list',
    kind: 'mutation',
    field: (of) => `leave_waiting_list(request_id: ${of.request}) ${answer}`,
  },
  {
    name: 'decline_waiting_list_offer',
    kind: 'mutation',
    field: (of) => `decline_waiting_list_offer(offer_id: ${of.offer}) ${answer}`,
  },
  {
    name: 'accept_waiting_list_offer',
    kind: 'mutation',
    field: (of) => `accept_waiting_list_offer(offer_id: ${of.offer}) ${answer}`,
  },
  { name: 'claim_voucher', kind: 'mutation', field: (of) => `claim_voucher(voucher_code: "${of.code}") ${answer}` },
];

/** The victim's data as one fingerprint per table. Attempt counters and the attacker's own rows are excluded. */
const TABLES = [
  'appointments',
  'appointment_lines',
  'occupancies',
  'holds',
  'sales',
  'ledger_entries',
  'payments',
  'refunds',
  'card_orders',
  'invoices',
  'sold_vouchers',
  'voucher_uses',
  'notifications',
  'reviews',
  'video_rooms',
  'waiting_list_requests',
  'waiting_list_offers',
  'reschedule_proposals',
];
async function fingerprint(): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of TABLES) {
    const { rows } = await api.db.execute<{ print: string }>(
      sql`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${sql.identifier(table)} t`,
    );
    prints[table] = rows[0]?.print ?? '';
  }
  return prints;
}

const documentOf = ({ kind, field }: Attempt, of: Ids) => `${kind} { ${field(of)} }`;
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, item) => (key === 'locations' || key === 'id' ? undefined : item));

describe('another guest', () => {
  it.each(attempts)(
    '$name: another guest’s id is treated exactly like a missing one, and nothing changes',
    async (attempt) => {
      const before = await fingerprint();
      const foreign = await api.run(documentOf(attempt, ids), {}, thief);
      const missing = await api.run(documentOf(attempt, MISSING), {}, thief);
      expect(plain(foreign)).toEqual(plain(missing));
      expect(JSON.stringify(foreign)).not.toMatch(/Secret|Niamh Byrne|WILW/);
      // A misspelt operation would prove nothing.
      expect(JSON.stringify(foreign)).not.toMatch(/Cannot query|Unknown argument|Unknown type|Syntax Error/);
      expect(await fingerprint()).toEqual(before);
    },
  );

  it('in a batch: the same', async () => {
    const before = await fingerprint();
    for (let from = 0; from < attempts.length; from += 9) {
      const part = attempts.slice(from, from + 9);
      const send = (of: Ids) =>
        api.batch(
          part.map((attempt) => ({ query: documentOf(attempt, of) })),
          thief,
        );
      expect(plain(await send(ids))).toEqual(plain(await send(MISSING)));
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('by alias, beside something of their own: the same', async () => {
    const before = await fingerprint();
    for (const attempt of attempts) {
      const own =
        attempt.kind === 'query'
          ? 'own: profileInformation { first_name }'
          : 'own: notificationDelete(ids: "[]") { status }';
      const send = (of: Ids) =>
        api.run(`${attempt.kind} { ${own} first: ${attempt.field(of)} second: ${attempt.field(of)} }`, {}, thief);
      const [foreign, missing] = [await send(ids), await send(MISSING)];
      expect([attempt.name, plain(foreign)]).toEqual([attempt.name, plain(missing)]);
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('lists contain nothing of theirs', async () => {
    const lists = await api.ask<Record<string, unknown>>(
      `{ appointments { data { id } counts { upcoming past } } myNotification { total } my_voucher { data { id } }
         my_favorite_business { data { id } } clientReport { total_appt total_voucher } }`,
      {},
      thief,
    );
    expect(lists).toEqual({
      appointments: { data: [], counts: { upcoming: 0, past: 0 } },
      myNotification: { total: 0 },
      my_voucher: { data: [] },
      my_favorite_business: { data: [] },
      clientReport: { total_appt: 0, total_voucher: 0 },
    });
  });

  it('cannot act for another guest by their id: guest_id, channels, files', async () => {
    const before = await fingerprint();
    const answer = await api.run(
      `mutation { cancellation_request(business_id: ${shop.id}, date: "2026-06-22", date_scope: "this_date",
        guest_id: ${victim.userId}, service_pricing_id: ${shop.pricingId}) { status message } }`,
      {},
      thief,
    );
    const rows = await api.db.select().from(waitingListRequests).where(eq(waitingListRequests.userId, victim.userId));
    expect([rows.length, JSON.stringify(answer).includes('"status":1')]).toEqual([1, false]);
    expect(await fingerprint()).toEqual(before);
    const headers = { authorization: `Bearer ${thief.token}` };
    expect((await api.fetch(`/api/invoices/${ids.sale}.pdf`, { headers })).status).toBe(404);
    const socket = io(api.url, {
      path: '/realtime',
      transports: ['websocket'],
      auth: { token: thief.token },
      forceNew: true,
    });
    const join = (name: string) => socket.emitWithAck('join', name) as Promise<object>;
    const refused = { status: 0, message: 'No such channel.' };
    for (const name of [
      `client-detail.${victim.clientDetailId}`,
      `video-call-end.${victim.userId}`,
      `video-room.${ids.room}`,
    ])
      expect([name, await join(name)]).toEqual([name, refused]);
    socket.close();
  });

  it('the owner of all this still has it', async () => {
    const { appointment } = await api.ask<{ appointment: object }>(
      `{ appointment(id: ${ids.appointment}) { status } }`,
      {},
      victim,
    );
    expect(appointment).toEqual({ status: 'New' });
  });
});
