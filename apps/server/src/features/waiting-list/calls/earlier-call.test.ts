import { appointments, notifications, occupancies, outbox, videoRooms, waitingListRequests } from '@thyme/db/schema';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';
import { waitingRequests } from '../../../../test/kit/waiting-list.ts';
import { sweepWaitingList } from '../job-handlers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const DAY = '2026-06-16';
const VISIT = `${DAY} 15:00`;
const { waiting, accept, decline, cancel, runOffers } = waitingRequests(() => api, DAY);

let shop: TestBusiness;
let guest: SignedIn;
beforeEach(async () => {
  shop = await vetting();
  guest = await api.signIn({ firstName: 'Niamh' });
});

/** A shop that meets new guests by video first, with one chair. */
const vetting = (business: object = {}) =>
  insertBusiness(api.db, api.clock.now(), { business: { videoVetting: true, consultationMinutes: 15, ...business } });

const JOIN = `mutation($shop: Int!, $pricing: Int!, $date: String!, $before: Int) {
  cancellation_request(business_id: $shop, service_pricing_id: $pricing, date: $date, date_scope: "this_date", call_before: $before) {
    status message position request_id } }`;

async function ask(who = guest, before = VISIT, place = shop) {
  const variables = { shop: place.id, pricing: place.pricingId, date: before.slice(0, 10), before: wall(before) };
  return (
    await api.ask<{ cancellation_request: { status: number; message: string; request_id: number | null } }>(
      JOIN,
      variables,
      who,
    )
  ).cancellation_request;
}

/** Something that occupies the chair from nine to ten, and is then removed. */
async function freed(from = `${DAY} 09:00`, place = shop): Promise<void> {
  const other = await api.signIn();
  const { id: appointmentId } = await insertAppointment(api.db, place, other.userId, { startsAt: instant(from) });
  await cancel({ shop: place, appointmentId });
}

const offerOf = async (who = guest) => (await waiting(who)).find(({ offer }) => offer)?.offer ?? null;

describe('waiting for an earlier call', () => {
  it('[CALL-001] [CALL-002] a guest is notified in the app and by mail, with a link, when an early enough call becomes free', async () => {
    expect(await ask()).toMatchObject({
      status: 1,
      message: expect.stringContaining('in time for Tue 16 Jun, 3:00 pm'),
    });
    await freed();
    const offer = await offerOf();
    expect(offer).toMatchObject({ date: DAY, time: wall(`${DAY} 09:00`) });
    const [bell] = await api.db.select().from(notifications).where(eq(notifications.recipientId, guest.userId));
    expect(bell).toMatchObject({
      kind: 'waiting_list_offer',
      title: expect.stringContaining('An earlier call has come free with'),
      message: 'Tue 16 Jun, 9:00 am. You asked us to tell you.',
      targetUrl: '/profile/notification',
    });
    const mails = await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.userId, guest.userId), eq(outbox.template, 'waiting-list-call')));
    expect(mails).toHaveLength(1);
    // The length of the call is held, not that of the service.
    const held = await api.db
      .select()
      .from(occupancies)
      .where(and(eq(occupancies.businessId, shop.id), isNotNull(occupancies.holdId)));
    expect(held).toMatchObject([{ startsAt: instant(`${DAY} 09:00`), endsAt: instant(`${DAY} 09:15`) }]);
  });

  it('[CALL-001] is in the guest’s list with the latest end of the call, which other requests do not have', async () => {
    await ask();
    const sale = { business_id: shop.id, service_pricing_id: shop.pricingId, date: '2026-06-23' };
    const join = `mutation($business_id: Int!, $service_pricing_id: Int!, $date: String!) {
      cancellation_request(business_id: $business_id, service_pricing_id: $service_pricing_id, date: $date, date_scope: "this_date") { status } }`;
    await api.ask(join, sale, guest);
    const { waiting_list } = await api.ask<{ waiting_list: { date: string; call_until: number | null }[] }>(
      '{ waiting_list { date call_until } }',
      {},
      guest,
    );
    expect(waiting_list.toSorted((a, b) => a.date.localeCompare(b.date))).toEqual([
      { date: DAY, call_until: wall(`${DAY} 13:00`) },
      { date: '2026-06-23', call_until: null },
    ]);
  });

  it('[CALL-001] of a shop that does not exist is refused', async () => {
    expect(await ask(guest, VISIT, { ...shop, id: 2_000_000_000 })).toMatchObject({
      status: 0,
      message: 'This shop was not found.',
    });
  });

  it('[CALL-002] a call that would be too late for the appointment is not offered', async () => {
    await ask(guest, `${DAY} 10:00`);
    await freed(`${DAY} 09:00`);
    expect(await offerOf()).toBeNull();
  });

  it('[CALL-002] no guest gets two offers at once, nor a second one for a call they declined', async () => {
    await ask();
    await freed(`${DAY} 09:00`);
    await freed(`${DAY} 11:00`);
    expect(await api.db.$count(notifications, eq(notifications.recipientId, guest.userId))).toBe(1);
    const offer = await offerOf();
    expect(await decline(guest, offer?.id ?? 0)).toMatchObject({ status: 1 });
    await runOffers();
    await freed(`${DAY} 09:00`);
    const again = await offerOf();
    expect(again?.time).not.toBe(wall(`${DAY} 09:00`));
  });

  it('[CALL-003] accepting books a separate call, once; the guest may then book any later time', async () => {
    await ask();
    await freed();
    const offer = await offerOf();
    const [first, second] = [await accept(guest, offer?.id ?? 0), await accept(guest, offer?.id ?? 0)];
    expect(first).toMatchObject({ status: 1, message: 'Your video call is booked.' });
    expect(second.appointment_ids).toEqual(first.appointment_ids);
    const calls = await api.db.select().from(videoRooms).where(eq(videoRooms.guestId, guest.userId));
    expect(calls).toMatchObject([{ startsAt: instant(`${DAY} 09:00`), endedAt: null }]);
    expect(await waiting(guest)).toEqual([]);
    const booked = await book(api, guest.token, { business_id: shop.id, services: [at(shop.pricingId, VISIT)] });
    expect(booked.status).toBe(1);
  });

  it('[CALL-003] a guest with a later call has it moved, and its old time is free again', async () => {
    const booked = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-18 15:00')],
      video_datetime: wall('2026-06-17 10:00'),
    });
    expect(booked.status).toBe(1);
    await ask();
    await freed();
    const taken = await accept(guest, (await offerOf())?.id ?? 0);
    expect(taken).toMatchObject({ status: 1, appointment_ids: booked.appointment_ids });
    const rooms = await api.db.select().from(videoRooms).where(eq(videoRooms.guestId, guest.userId));
    expect(rooms).toMatchObject([{ startsAt: instant(`${DAY} 09:00`), endsAt: instant(`${DAY} 09:15`) }]);
    const kept = await api.db
      .select()
      .from(occupancies)
      .where(and(eq(occupancies.businessId, shop.id), isNotNull(occupancies.roomId)));
    expect(kept.map(({ startsAt }) => startsAt)).toEqual([instant(`${DAY} 09:00`)]);
    const [visit] = await api.db
      .select()
      .from(appointments)
      .where(eq(appointments.id, booked.appointment_ids[0] ?? 0));
    expect(visit?.startsAt).toBe(instant('2026-06-18 15:00'));
  });

  it('[CALL-002] a call no earlier than the booked one is not offered', async () => {
    await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-18 15:00')],
      video_datetime: wall(`${DAY} 09:00`),
    });
    await ask();
    await freed(`${DAY} 10:00`);
    expect(await offerOf()).toBeNull();
  });

  it('[CALL-001] asking again changes the appointment, and remains one request', async () => {
    const [first, second] = [await ask(), await ask(guest, `${DAY} 12:00`)];
    expect(second.request_id).toBe(first.request_id);
    const rows = await api.db.select().from(waitingListRequests).where(eq(waitingListRequests.userId, guest.userId));
    expect(rows).toMatchObject([{ callUntil: instant(`${DAY} 10:00`) }]);
  });

  it('[CALL-001] is refused if no call is needed, if it is paid, and if it is too late', async () => {
    const plain = await insertBusiness(api.db, api.clock.now());
    expect(await ask(guest, VISIT, plain)).toMatchObject({ status: 0, message: expect.stringContaining('don’t need') });
    const paid = await vetting({ consultationPrice: 2000 });
    expect(await ask(guest, VISIT, paid)).toMatchObject({ status: 0, message: expect.stringContaining('paid for') });
    expect(await ask(guest, '2020-01-01 10:00')).toMatchObject({
      status: 0,
      message: expect.stringContaining('no time'),
    });
  });
});

describe('it ends', () => {
  const statusOf = async () => {
    const rows = await api.db
      .select({ status: waitingListRequests.status })
      .from(waitingListRequests)
      .where(eq(waitingListRequests.userId, guest.userId))
      .orderBy(asc(waitingListRequests.id));
    return rows.map(({ status }) => status);
  };
  const later = () =>
    book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-18 15:00')],
      video_datetime: wall('2026-06-17 10:00'),
    });

  it('[CALL-004] when the call has taken place', async () => {
    await later();
    await ask();
    await api.db
      .update(videoRooms)
      .set({ guestJoinedAt: api.clock.now(), businessJoinedAt: api.clock.now() })
      .where(eq(videoRooms.guestId, guest.userId));
    await freed();
    expect(await offerOf()).toBeNull();
    await sweepWaitingList.run(api.app.services, {});
    expect(await statusOf()).toEqual(['expired']);
  });

  it('[CALL-004] when the appointment is cancelled; an open offer goes to the next guest', async () => {
    const { appointment_ids } = await later();
    await ask();
    await freed();
    expect(await statusOf()).toEqual(['offered']);
    const CANCEL = `mutation($id: Int!, $ids: [Int!]) {
      statusUpdateForAppointment(id: $id, status: "Cancelled", service_pricing_ids: $ids) { status message } }`;
    await api.ask(CANCEL, { id: appointment_ids[0], ids: [shop.pricingId] }, guest);
    expect(await statusOf()).toEqual(['left']);
    const held = await api.db
      .select()
      .from(occupancies)
      .where(and(eq(occupancies.businessId, shop.id), isNotNull(occupancies.holdId)));
    expect(held).toEqual([]);
  });

  it('[CALL-004] but not while another appointment is upcoming, nor by booking one', async () => {
    await ask();
    await later();
    await runOffers();
    expect(await statusOf()).toEqual(['waiting']);
  });
});
