import { appointments, occupancies, videoRooms } from '@thyme/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  type TestApi,
  wall,
} from '../../../../test/kit/index.ts';

const NOON = instant('2026-06-15 12:00');

let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ now: NOON });
});
afterAll(() => api.close());

const vetting = (more = {}) =>
  insertBusiness(api.db, NOON, { business: { videoVetting: true, noticeMinutes: 0, ...more }, chairs: 2 });
type Shop = Awaited<ReturnType<typeof vetting>>;

const roomsOf = ({ id }: Shop) => api.db.select().from(videoRooms).where(eq(videoRooms.businessId, id));

/** A new guest with an appointment on Thursday and a call on Wednesday. */
async function withCall(shop: Shop) {
  const guest = await api.signIn();
  const first = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, '2026-06-18 10:00')],
    video_datetime: wall('2026-06-17 10:00'),
  });
  expect(first.status).toBe(1);
  return { ...guest, appointmentId: first.appointment_ids[0] ?? 0 };
}

const again = (shop: Shop, token: string, when: string, more = {}) =>
  book(api, token, { business_id: shop.id, services: [at(shop.pricingId, when)], ...more });

describe('one call is enough', () => {
  it('[BOOK-104] an upcoming call counts for every appointment after it, and for none before it', async () => {
    const shop = await vetting();
    const { token } = await withCall(shop);
    expect(await again(shop, token, '2026-06-18 14:00')).toMatchObject({ status: 1 });
    expect(await again(shop, token, '2026-06-17 10:15')).toMatchObject({ status: 1 });
    expect(await again(shop, token, '2026-06-17 09:00')).toMatchObject({
      status: 0,
      refused: { code: 'call-missing' },
    });
    expect(await roomsOf(shop)).toHaveLength(1);
  });

  it('[BOOK-104] a second booking creates no second room, even when a client sends a call', async () => {
    const shop = await vetting();
    const { token } = await withCall(shop);
    const sent = { video_datetime: wall('2026-06-17 15:00') };
    expect(await again(shop, token, '2026-06-19 14:00', sent)).toMatchObject({ status: 1 });
    expect(await roomsOf(shop)).toHaveLength(1);
  });

  it('[BOOK-104] a call that both attended counts for good, whatever became of its appointment', async () => {
    const shop = await vetting();
    const { token, appointmentId } = await withCall(shop);
    const met = { guestJoinedAt: NOON, businessJoinedAt: NOON, endedAt: NOON, endedBy: 'guest' };
    await api.db.update(videoRooms).set(met).where(eq(videoRooms.businessId, shop.id));
    const ofGuest = and(eq(appointments.businessId, shop.id), eq(appointments.id, appointmentId));
    await api.db.update(appointments).set({ status: 'No Show' }).where(ofGuest);
    expect(await again(shop, token, '2026-06-16 09:00')).toMatchObject({ status: 1 });
  });

  it('[BOOK-104] a cancelled call, a missed one and another shop’s do not count', async () => {
    const shop = await vetting();
    const { token, appointmentId } = await withCall(shop);
    const other = await vetting();
    expect(await again(other, token, '2026-06-19 10:00')).toMatchObject({ refused: { code: 'call-missing' } });
    api.clock.set(instant('2026-06-17 11:00'));
    expect(await again(shop, token, '2026-06-19 10:00')).toMatchObject({ refused: { code: 'call-missing' } });
    api.clock.set(NOON);
    const cancel = `mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status } }`;
    await api.run(cancel, { id: appointmentId }, { token });
    expect(await again(shop, token, '2026-06-19 10:00')).toMatchObject({ refused: { code: 'call-missing' } });
  });

  it('[BOOK-104] a paid call is paid once', async () => {
    const shop = await vetting({ consultationPrice: 2_000 });
    const { token } = await withCall(shop);
    const query = `query($b: Int!, $s: [BookingServiceInput!]!) { price_availability(business_id: $b, services: $s) { total_amount } }`;
    const total = async (when: string) =>
      (
        await api.ask<{ price_availability: { total_amount: number } }>(
          query,
          { b: shop.id, s: [at(shop.pricingId, when)] },
          { token },
        )
      ).price_availability.total_amount;
    expect(await total('2026-06-19 10:00')).toBe(75);
    expect(await total('2026-06-16 10:00')).toBe(95);
  });
});

it('[CALL-004] cancelling the appointment ends its call and frees the time of it', async () => {
  const shop = await vetting();
  const { token, appointmentId } = await withCall(shop);
  const ofCalls = and(eq(occupancies.businessId, shop.id), isNotNull(occupancies.roomId));
  expect(await api.db.$count(occupancies, ofCalls)).toBe(1);
  const cancel = 'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status } }';
  await api.ask(cancel, { id: appointmentId }, { token });
  expect(await roomsOf(shop)).toMatchObject([{ endedBy: 'system' }]);
  expect(await api.db.$count(occupancies, ofCalls)).toBe(0);
});

describe('moving an appointment that has a call before it', () => {
  const MOVE = `mutation($id: Int!, $date: String!, $time: Int!) {
    statusUpdateForAppointment(id: $id, status: "Reschedule", date: $date, time: $time) { status message } }`;
  interface Moved {
    statusUpdateForAppointment: { status: number; message: string };
  }
  const move = async (token: string, id: number, when: string) =>
    (await api.ask<Moved>(MOVE, { id, date: when.slice(0, 10), time: wall(when) }, { token }))
      .statusUpdateForAppointment;

  it.each(['2026-06-16 10:00', '2026-06-17 09:00', '2026-06-17 10:00'])(
    '[BOOK-125] to %s, before the call has ended, is refused and says when the call is',
    async (when) => {
      const shop = await vetting();
      const { token, appointmentId } = await withCall(shop);
      expect(await move(token, appointmentId, when)).toEqual({
        status: 0,
        message: 'Your video call with Willow Room is on Wed 17 Jun, 10:00 am. Please select a time after it.',
      });
    },
  );

  it('[BOOK-125] to a time after the call, or by a known guest, is allowed', async () => {
    const shop = await vetting();
    const { token, appointmentId } = await withCall(shop);
    expect(await move(token, appointmentId, '2026-06-17 10:15')).toMatchObject({ status: 1 });
    const met = { guestJoinedAt: NOON, businessJoinedAt: NOON, endedAt: NOON, endedBy: 'guest' };
    await api.db.update(videoRooms).set(met).where(eq(videoRooms.businessId, shop.id));
    expect(await move(token, appointmentId, '2026-06-16 10:00')).toMatchObject({ status: 1 });
  });

  it('[BOOK-125] the appointment of a class needs no call, and may be earlier', async () => {
    const shop = await vetting();
    const dates = [instant('2026-06-16 18:00'), instant('2026-06-19 18:00')];
    const yoga = await insertClass(api.db, shop, { dates });
    const { token } = await withCall(shop);
    const booked = await book(api, token, {
      business_id: shop.id,
      services: [at(yoga.pricingId, '2026-06-19 18:00')],
    });
    expect(await move(token, booked.appointment_ids[0] ?? 0, '2026-06-16 18:00')).toMatchObject({ status: 1 });
  });
});

describe('classes in the same cart', () => {
  it('[BOOK-009] [BOOK-011] the call comes before the first service; a class may be earlier', async () => {
    const shop = await vetting();
    const yoga = await insertClass(api.db, shop, { dates: [instant('2026-06-16 18:00')] });
    const services = [at(yoga.pricingId, '2026-06-16 18:00'), at(shop.pricingId, '2026-06-18 10:00')];
    const { token } = await api.signIn();
    const request = { business_id: shop.id, services, video_datetime: wall('2026-06-17 10:00') };
    expect(await book(api, token, request)).toMatchObject({ status: 1 });
  });
});
