import { appointmentLines, appointments, blockedDates, reviews, videoRooms } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  insertPicture,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';

const DAY = 86_400;
const HOUR = 3_600;

let api: TestApi;
let shop: TestBusiness;
let guest: SignedIn;
let now: number;
beforeAll(async () => {
  api = await bootApi();
  now = api.clock.now();
  const thumbnail = await insertPicture(api.db, { folder: 'business', name: 'willow' });
  shop = await insertBusiness(api.db, now, {
    business: { thumbnailId: thumbnail.id, description: 'Quiet rooms', upfrontPercent: 30, cancellation: [1, 2] },
  });
  guest = await api.signIn();
});
afterAll(() => api.close());

const FIELDS = `id business_id status date end_date discount note sub_total total_amount room_id sale_id review_status payment_status
  upfront_percent user_id payment due policy can_cancel can_reschedule can_rate
  business_info { name slug thumbnail description location country upfront_amount weekdays block_dates }
  appointment_detail { id chair duration ser_pricing_id time appt_id is_group price special_price is_course
    service_pricing { service_name duration price special_price } }`;
const LIST = `query($range: String, $keyword: String, $type: String, $count: Int, $page: Int) {
  appointments(date_range: $range, keyword: $keyword, type: $type, count: $count, page: $page) {
    data { ${FIELDS} } paginatorInfo { total count hasMorePages } counts { upcoming past } me { id first_name last_name } } }`;

interface Listed {
  data: { id: number; status: string; date: number; room_id: string | null; can_rate: boolean }[];
  paginatorInfo: { total: number; count: number; hasMorePages: boolean };
  counts: { upcoming: number; past: number };
  me: object;
}
const list = async (variables: object = {}, token = guest.token) =>
  (await api.ask<{ appointments: Listed }>(LIST, variables, { token })).appointments;
const ids = async (variables: object, token?: string) => (await list(variables, token)).data.map(({ id }) => id);

describe('appointments', () => {
  it('[APPT-001] [APPT-002] [APPT-003] [API-012] has every field, in the shop’s wall-clock time', async () => {
    await api.db.insert(blockedDates).values({ businessId: shop.id, date: '2026-06-30' });
    const appointment = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: now + 2 * DAY,
      paid: 2_250,
      appointment: { note: 'Sensitive eyes', upfrontPercent: 30, cancellation: [1, 2] },
    });
    await api.db
      .update(appointmentLines)
      .set({ specialPrice: 6_000 })
      .where(eq(appointmentLines.id, appointment.lineId));
    await api.db.insert(videoRooms).values({
      businessId: shop.id,
      id: 'room-that-nobody-can-guess',
      appointmentId: appointment.id,
      guestId: guest.userId,
      startsAt: now + DAY,
      endsAt: now + DAY + 900,
    });
    const answer = await list({ type: 'upcoming' });
    // 09:00 in the shop's time zone, an hour ahead of UTC in June.
    const wall = Date.UTC(2026, 5, 17, 9) / 1000;
    expect(answer.me).toEqual({ id: guest.userId, first_name: 'Niamh', last_name: 'Byrne' });
    expect(answer.paginatorInfo.total).toBe(1);
    expect(answer.data).toEqual([
      {
        id: appointment.id,
        business_id: shop.id,
        status: 'New',
        date: wall,
        end_date: wall + HOUR,
        discount: 0,
        note: 'Sensitive eyes',
        sub_total: 75,
        total_amount: 75,
        room_id: 'room-that-nobody-can-guess',
        sale_id: appointment.saleId,
        review_status: 'Pending',
        payment_status: 'Upfront',
        upfront_percent: 30,
        user_id: guest.userId,
        payment: 22.5,
        due: 52.5,
        policy: 'Free to cancel until Mon 15 Jun, 9:00 am, Irish time',
        can_cancel: true,
        can_reschedule: true,
        can_rate: false,
        business_info: {
          name: 'Willow Room',
          slug: shop.slug,
          thumbnail: '/uploads/business/willow.webp',
          description: 'Quiet rooms',
          location: '42 Sandford Close, Ranelagh, Dublin 6',
          country: 'IE',
          upfront_amount: 30,
          weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          block_dates: ['2026-06-30'],
        },
        appointment_detail: [
          {
            id: appointment.lineId,
            chair: shop.chairIds[0],
            duration: 60,
            ser_pricing_id: shop.pricingId,
            time: wall,
            appt_id: appointment.id,
            is_group: false,
            is_course: false,
            price: 75,
            special_price: 60,
            service_pricing: { service_name: 'Signature facial', duration: 60, price: 75, special_price: 60 },
          },
        ],
      },
    ]);
  });

  it('upcoming starts with the next, past with the latest; cancelled ones are past, unpaid ones are hidden', async () => {
    const someone = await api.signIn();
    const place = (startsAt: number, appointment: object = {}) =>
      insertAppointment(api.db, shop, someone.userId, { startsAt, appointment });
    const later = await place(now + 9 * DAY);
    const sooner = await place(now + 8 * DAY, { status: 'Accept' });
    const going = await place(now - HOUR / 2);
    const cancelled = await place(now + 7 * DAY, { status: 'Cancelled', cancelledAt: now, cancelledBy: 'guest' });
    const done = await place(now - 5 * DAY, { status: 'Completed', completedAt: now - 4 * DAY });
    await place(now + 6 * DAY, { status: 'Held' });
    await place(now + 5 * DAY, { status: 'Lapsed' });
    expect(await ids({ type: 'upcoming' }, someone.token)).toEqual([going.id, sooner.id, later.id]);
    expect(await ids({ type: 'past' }, someone.token)).toEqual([cancelled.id, done.id]);
    const all = await list({}, someone.token);
    expect(all.counts).toEqual({ upcoming: 3, past: 2 });
    expect(all.paginatorInfo.total).toBe(5);
  });

  it('[APPT-004] [APPT-005] statuses and payment statuses are the specified words', async () => {
    const someone = await api.signIn();
    const answers: [string, string][] = [];
    for (const [index, [status, paid]] of (
      [
        ['New', 0],
        ['Reschedule', 2_000],
        ['Accept', 7_500],
        ['Cancelled', 0],
      ] as const
    ).entries())
      await insertAppointment(api.db, shop, someone.userId, {
        startsAt: now + (20 + index) * DAY,
        paid,
        appointment: { status, ...(status === 'Cancelled' && { cancelledAt: now, cancelledBy: 'guest' }) },
      });
    for (const row of (await list({}, someone.token)).data as unknown as { status: string; payment_status: string }[])
      answers.push([row.status, row.payment_status]);
    expect(answers.toSorted()).toEqual([
      ['Accept', 'Paid'],
      ['Cancelled', 'Unpaid'],
      ['New', 'Unpaid'],
      ['Reschedule', 'Upfront'],
    ]);
  });

  it('[CONST-007] returns 50 at first and grows by 10', async () => {
    const someone = await api.signIn();
    const rows = Array.from({ length: 63 }, (_none, index) => ({
      businessId: shop.id,
      userId: someone.userId,
      status: 'Completed' as const,
      startsAt: now - (index + 2) * DAY,
      endsAt: now - (index + 2) * DAY + HOUR,
      completedAt: now - DAY,
      currency: 'EUR',
    }));
    await api.db.insert(appointments).values(rows);
    const first = await list({ type: 'past' }, someone.token);
    expect([first.data.length, first.paginatorInfo.total, first.paginatorInfo.hasMorePages]).toEqual([50, 63, true]);
    const grown = await list({ type: 'past', count: 60 }, someone.token);
    expect(grown.data.length).toBe(60);
    const next = await ids({ type: 'past', count: 10, page: 6 }, someone.token);
    expect(next).toEqual(grown.data.slice(50).map(({ id }) => id));
  });

  it('finds by the name of a shop or a service, ignoring accents and case, and treats patterns as text', async () => {
    const someone = await api.signIn();
    const cafe = await insertBusiness(api.db, now, { business: { name: 'Saol Bodywórk' } });
    const there = await insertAppointment(api.db, cafe, someone.userId, { startsAt: now + 3 * DAY });
    const here = await insertAppointment(api.db, shop, someone.userId, { startsAt: now + 4 * DAY });
    await api.db
      .update(appointmentLines)
      .set({ serviceName: 'Brow & 100% tint' })
      .where(eq(appointmentLines.id, here.lineId));
    expect(await ids({ keyword: 'BODYWORK' }, someone.token)).toEqual([there.id]);
    expect(await ids({ keyword: ' brow ' }, someone.token)).toEqual([here.id]);
    expect(await ids({ keyword: '100%' }, someone.token)).toEqual([here.id]);
    expect(await ids({ keyword: '%' }, someone.token)).toEqual([here.id]);
    expect(await ids({ keyword: '_' }, someone.token)).toEqual([]);
  });

  it('filters by days in the shop’s time zone', async () => {
    const someone = await api.signIn();
    // Half past midnight in Ireland is still yesterday in UTC.
    const early = Date.UTC(2026, 5, 19, 23, 30) / 1000;
    const appointment = await insertAppointment(api.db, shop, someone.userId, { startsAt: early });
    expect(await ids({ range: '2026-06-20,2026-06-20' }, someone.token)).toEqual([appointment.id]);
    expect(await ids({ range: '2026-06-19,2026-06-19' }, someone.token)).toEqual([]);
    const { errors } = await api.run(LIST, { range: '2026-06-20' }, { token: someone.token });
    expect(errors?.[0]?.extensions?.validation).toHaveProperty('date_range');
  });

  it('[APPT-015] can be reviewed afterwards, once, and not when it was cancelled', async () => {
    const someone = await api.signIn();
    const past = { startsAt: now - 3 * DAY };
    const done = await insertAppointment(api.db, shop, someone.userId, {
      ...past,
      appointment: { status: 'Completed', completedAt: now - 2 * DAY },
    });
    const cancelled = await insertAppointment(api.db, shop, someone.userId, {
      ...past,
      appointment: { status: 'Cancelled', cancelledAt: now - 4 * DAY, cancelledBy: 'guest' },
    });
    const rateable = async () =>
      (await list({ type: 'past' }, someone.token)).data.filter(({ can_rate }) => can_rate).map(({ id }) => id);
    expect(await rateable()).toEqual([done.id]);
    await api.db
      .insert(reviews)
      .values({ businessId: shop.id, userId: someone.userId, appointmentId: done.id, rating: 5 });
    await api.db.update(appointments).set({ reviewStatus: 'Reviewed' }).where(eq(appointments.id, done.id));
    expect(await rateable()).toEqual([]);
    expect(cancelled.id).toBeGreaterThan(0);
  });

  it('requires a guest’s login', async () => {
    const owner = await api.signInBusiness();
    for (const token of ['', owner.token])
      expect((await api.run(LIST, {}, { token })).errors?.[0]?.message).toBe('Unauthenticated.');
  });
});
