import {
  appointments,
  blockedDates,
  businesses,
  chairs,
  closedDates,
  guestStatuses,
  holds,
  notifications,
  occupancies,
  outbox,
  servicePricings,
  timeBlocks,
  videoRooms,
  waitingListOffers,
  waitingListRequests,
} from '@thyme/db/schema';
import { OFFER_SECONDS } from '@thyme/domain/waiting-list';
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
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../test/kit/index.ts';
import { waitingRequests } from '../../../test/kit/waiting-list.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { releaseSale } from '../sales/release.ts';
import { sweepWaitingList } from './job-handlers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const DAY = '2026-06-16';
const TEN = `${DAY} 10:00`;

const { join, waiting, accept, decline, cancel, runOffers } = waitingRequests(() => api, DAY);

interface Scene {
  shop: TestBusiness;
  owner: SignedIn;
  appointmentId: number;
}

/** A shop whose one chair is booked at ten; the rest of the day is free. */
async function scene(options: Parameters<typeof insertBusiness>[2] = {}): Promise<Scene> {
  const shop = await insertBusiness(api.db, api.clock.now(), options);
  const owner = await api.signIn();
  const payment_info = options.business?.upfrontPercent ? { stripe: 15 } : null;
  const answer = await book(api, owner.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, TEN)],
    payment_info,
  });
  return { shop, owner, appointmentId: answer.appointment_ids[0] ?? 0 };
}

it('[NOTIF-041] an offer of a shop abroad names its zone', async () => {
  const set = await scene({ business: { zone: 'America/New_York', country: 'US' } });
  const guest = await api.signIn();
  await join(set.shop, guest);
  await cancel(set);
  const [offered] = await api.db.select().from(notifications).where(eq(notifications.recipientId, guest.userId));
  expect(offered?.message).toContain('Tue 16 Jun, 10:00 am New York time');
});

describe('joining', () => {
  it('[API-055] [SLOT-013] queues guests by day, week or month and returns their position', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const people = [await api.signIn(), await api.signIn(), await api.signIn(), await api.signIn()] as const;
    expect(await join(shop, people[0])).toMatchObject({ status: 1, position: 1 });
    expect(await join(shop, people[1], { date_scope: 'this_week' })).toMatchObject({ status: 1, position: 2 });
    expect(await join(shop, people[2], { date_scope: 'this_month' })).toMatchObject({ status: 1, position: 3 });
    expect(await join(shop, people[3], { date: '2026-06-24' })).toMatchObject({ status: 1, position: 2 });
    const rows = await api.db
      .select()
      .from(waitingListRequests)
      .where(eq(waitingListRequests.businessId, shop.id))
      .orderBy(waitingListRequests.id);
    expect(rows.map(({ fromDate, toDate }) => [fromDate, toDate])).toEqual([
      [DAY, DAY],
      ['2026-06-15', '2026-06-21'],
      ['2026-06-01', '2026-06-30'],
      ['2026-06-24', '2026-06-24'],
    ]);
    expect(await waiting(people[2])).toMatchObject([{ status: 'waiting', position: 3, offer: null }]);
  });

  it('is idempotent, and leaving makes room', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const [first, second] = [await api.signIn(), await api.signIn()];
    const joined = await join(shop, first);
    expect(await join(shop, first)).toMatchObject({ status: 1, position: 1, request_id: joined.request_id });
    await join(shop, second);
    const leave = `mutation($id: Int!) { leave_waiting_list(request_id: $id) { status } }`;
    const id = joined.request_id;
    expect(await api.ask(leave, { id }, { token: second.token })).toEqual({ leave_waiting_list: { status: 0 } });
    expect(await api.ask(leave, { id }, { token: first.token })).toEqual({ leave_waiting_list: { status: 1 } });
    expect(await waiting(first)).toEqual([]);
    expect(await waiting(second)).toMatchObject([{ position: 1 }]);
  });

  it('is refused if there is nothing to wait for, and for another guest', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const foreign = await insertBusiness(api.db, api.clock.now());
    const dates = [instant(`${DAY} 18:00`)];
    const course = await insertClass(api.db, shop, { dates, group: { isCourse: true } });
    await api.db.insert(closedDates).values({ businessId: shop.id, date: '2026-06-17' });
    const [guest, other, blocked] = [await api.signIn(), await api.signIn(), await api.signIn()];
    const note = { businessId: shop.id, userId: blocked.userId, block: true, blockedAt: api.clock.now() };
    await api.db.insert(guestStatuses).values(note);
    for (const more of [
      { date: '2026-06-12' },
      { date: '2027-06-12' },
      { date: '2026-06-17' },
      { guest_id: other.userId },
      { business_id: 999_999 },
      { service_pricing_id: foreign.pricingId },
      { service_pricing_id: course.pricingId },
    ]) {
      expect(await join(shop, guest, more)).toMatchObject({ status: 0, position: null });
    }
    expect(await join(shop, blocked)).toMatchObject({ status: 0, message: 'You have been blocked by the business!' });
    const query = `mutation { cancellation_request(date: "${DAY}", business_id: ${shop.id}, date_scope: "this_year", service_pricing_id: ${shop.pricingId}) { status } }`;
    const { errors } = await api.run(query, {}, { token: guest.token });
    expect(errors?.[0]?.extensions?.validation).toHaveProperty('date_scope');
    const visitor = await api.run(query.replace('this_year', 'this_week'), {});
    expect(visitor.errors?.[0]?.message).toBe('Unauthenticated.');
    const rows = await api.db.select().from(waitingListRequests).where(eq(waitingListRequests.businessId, shop.id));
    expect(rows).toEqual([]);
  });
});

describe('a freed time', () => {
  it('is held for the first guest, who is notified', async () => {
    const here = await scene();
    const [first, second] = [await api.signIn(), await api.signIn()];
    await join(here.shop, first);
    await join(here.shop, second);
    await join(here.shop, here.owner);
    const now = api.clock.now();
    await cancel(here);
    const [mine] = await waiting(first);
    expect(mine).toMatchObject({
      status: 'offered',
      offer: { date: DAY, time: wall(TEN), expires_at: now + OFFER_SECONDS },
    });
    expect(await waiting(second)).toMatchObject([{ status: 'waiting', offer: null }]);
    const [notification] = await api.db.select().from(notifications).where(eq(notifications.recipientId, first.userId));
    expect(notification).toMatchObject({
      kind: 'waiting_list_offer',
      refId: mine?.offer?.id,
      businessId: here.shop.id,
    });
    const [mail] = await api.db.select().from(outbox).where(eq(outbox.userId, first.userId));
    expect(mail).toMatchObject({ template: 'waiting-list-offer', recipient: first.email });
    const stranger = await book(api, (await api.signIn()).token, {
      business_id: here.shop.id,
      services: [at(here.shop.pricingId, TEN)],
    });
    expect(stranger).toMatchObject({ status: 0, refused: { code: 'taken' } });
    const none = await api.db
      .select()
      .from(appointments)
      .where(and(eq(appointments.businessId, here.shop.id), eq(appointments.userId, first.userId)));
    expect(none).toEqual([]);
  });

  it('is seen by the shop, by its clock, and who waits on is seen without one', async () => {
    const here = await scene();
    const member = await api.signInBusiness();
    await joinBusiness(api.db, here.shop.id, member.userId);
    for (const _ of [1, 2]) await join(here.shop, await api.signIn());
    await cancel(here);
    const { desk_waiting } = await api.ask<{ desk_waiting: object[] }>(
      'query($b: Int!) { desk_waiting(business_id: $b) { offered } }',
      { b: here.shop.id },
      member,
    );
    expect(desk_waiting).toEqual([{ offered: wall(TEN) }, { offered: null }]);
  });

  it('[BOOK-104] requires a call of a new guest, unless there is one before the offered time', async () => {
    const here = await scene();
    await api.db.update(businesses).set({ videoVetting: true }).where(eq(businesses.id, here.shop.id));
    const guest = await api.signIn();
    await join(here.shop, guest);
    await cancel(here);
    const offerId = (await waiting(guest))[0]?.offer?.id ?? 0;
    expect(await accept(guest, offerId)).toMatchObject({ status: 0, refused: { code: 'call-missing' } });
    const other = await book(api, guest.token, {
      business_id: here.shop.id,
      services: [at(here.shop.pricingId, '2026-06-17 10:00')],
      video_datetime: wall('2026-06-15 15:00'),
    });
    expect(other).toMatchObject({ status: 1 });
    expect(await accept(guest, offerId)).toMatchObject({ status: 1 });
  });

  it('is booked by accepting, once however often', async () => {
    const here = await scene();
    const guest = await api.signIn();
    await join(here.shop, guest);
    await cancel(here);
    const offerId = (await waiting(guest))[0]?.offer?.id ?? 0;
    const answers = await Promise.all([1, 2, 3].map(() => accept(guest, offerId)));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    const booked = await api.db
      .select()
      .from(appointments)
      .where(and(eq(appointments.businessId, here.shop.id), eq(appointments.userId, guest.userId)));
    expect(booked).toMatchObject([{ status: 'New', source: 'waiting-list', startsAt: instant(TEN) }]);
    expect(await waiting(guest)).toEqual([]);
    const [offer] = await api.db.select().from(waitingListOffers).where(eq(waitingListOffers.id, offerId));
    expect(offer).toMatchObject({ status: 'accepted', appointmentId: booked[0]?.id });
    const [request] = await api.db
      .select()
      .from(waitingListRequests)
      .where(eq(waitingListRequests.businessId, here.shop.id));
    expect(request?.status).toBe('booked');
  });

  it('goes to the next when declined, and the guest stays on the list', async () => {
    const here = await scene();
    const [first, second] = [await api.signIn(), await api.signIn()];
    await join(here.shop, first);
    await join(here.shop, second);
    await cancel(here);
    const offerId = (await waiting(first))[0]?.offer?.id ?? 0;
    expect(await decline(second, offerId)).toMatchObject({ status: 0 });
    expect(await decline(first, offerId)).toMatchObject({ status: 1 });
    expect(await decline(first, offerId)).toMatchObject({ status: 0 });
    await runOffers();
    expect(await waiting(first)).toMatchObject([{ status: 'waiting', offer: null }]);
    expect(await waiting(second)).toMatchObject([{ status: 'offered', offer: { time: wall(TEN) } }]);
  });

  it('[SLOT-041] at night waits for the morning, so that no one loses an offer while asleep', async () => {
    const here = await scene();
    const [first, second] = [await api.signIn(), await api.signIn()];
    await join(here.shop, first);
    await join(here.shop, second);
    const now = api.clock.now();
    api.clock.set(instant('2026-06-15 22:48'));
    await cancel(here);
    const morning = instant('2026-06-16 08:15');
    const [{ offer } = { offer: null }] = await waiting(first);
    expect(offer?.expires_at).toBe(morning);
    const inbox = () =>
      api.ask('{ myNotification(count: 1) { data { status actions answer_by } } }', {}, { token: first.token });
    api.clock.set(instant('2026-06-16 07:30'));
    await sweepWaitingList.run(api.app.services, {});
    await runOffers();
    expect(await waiting(second)).toMatchObject([{ status: 'waiting' }]);
    expect(await inbox()).toMatchObject({
      myNotification: {
        data: [{ status: 'waiting_list_offer', actions: ['accept-offer', 'decline-offer'], answer_by: morning }],
      },
    });
    const mails = await api.db.select().from(outbox).where(eq(outbox.userId, first.userId));
    expect(mails.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ until: 'Tue 16 Jun, 8:15 am (Irish time)' }),
    );
    expect(await accept(first, offer?.id ?? 0)).toMatchObject({ status: 1 });
    api.clock.set(now);
  });

  it('[BOOK-104] needs no second call from a guest whose call took place, even if they missed the appointment', async () => {
    const here = await scene({ business: { videoVetting: false } });
    await api.db.update(businesses).set({ videoVetting: true }).where(eq(businesses.id, here.shop.id));
    const guest = await api.signIn();
    await join(here.shop, guest);
    await cancel(here);
    const offerId = (await waiting(guest))[0]?.offer?.id ?? 0;
    expect(await accept(guest, offerId)).toMatchObject({ status: 0, refused: { code: 'call-missing' } });
    const now = api.clock.now();
    const visit = await insertAppointment(api.db, here.shop, guest.userId, {
      startsAt: now - 7_200,
      appointment: { status: 'No Show' },
    });
    await api.db.insert(videoRooms).values({
      businessId: here.shop.id,
      id: `took-place-${visit.id}`.padEnd(40, 'x'),
      appointmentId: visit.id,
      guestId: guest.userId,
      startsAt: now - 10_800,
      endsAt: now - 9_900,
      guestJoinedAt: now - 10_800,
      businessJoinedAt: now - 10_800,
      endedAt: now - 9_900,
      endedBy: 'business',
    });
    expect(await accept(guest, offerId)).toMatchObject({ status: 1 });
  });

  it('goes to the next guest after fifteen minutes without an answer; accepting is then too late', async () => {
    const here = await scene();
    const [first, second] = [await api.signIn(), await api.signIn()];
    await join(here.shop, first);
    await join(here.shop, second);
    await cancel(here);
    const offerId = (await waiting(first))[0]?.offer?.id ?? 0;
    await sweepWaitingList.run(api.app.services, {});
    expect(await waiting(first)).toMatchObject([{ status: 'offered' }]);
    api.clock.advance(OFFER_SECONDS);
    expect(await accept(first, offerId)).toMatchObject({ status: 0, appointment_ids: [] });
    await sweepWaitingList.run(api.app.services, {});
    await runOffers();
    expect(await waiting(first)).toMatchObject([{ status: 'waiting' }]);
    const [theirs] = await waiting(second);
    expect(theirs?.offer?.time).toBe(wall(TEN));
    api.clock.advance(OFFER_SECONDS);
    await sweepWaitingList.run(api.app.services, {});
    await runOffers();
    const left = await api.db.select().from(occupancies).where(eq(occupancies.businessId, here.shop.id));
    expect(left).toEqual([]);
    const kept = await api.db.select().from(holds).where(eq(holds.businessId, here.shop.id));
    expect(kept).toEqual([]);
  });

  it('is offered on a blocked date, where the service fits and the chair offers it', async () => {
    const here = await scene();
    await api.db.insert(blockedDates).values({ businessId: here.shop.id, date: DAY });
    const guest = await api.signIn();
    await join(here.shop, guest);
    await cancel(here);
    expect(await waiting(guest)).toMatchObject([{ status: 'offered' }]);
  });

  it('is offered to as many as fit into it', async () => {
    const here = await scene({ pricing: { durationMinutes: 120 } });
    const [short] = await api.db
      .insert(servicePricings)
      .values({ businessId: here.shop.id, serviceId: here.shop.serviceId, price: 4_000, durationMinutes: 60 })
      .returning();
    const people = [await api.signIn(), await api.signIn(), await api.signIn()];
    for (const person of people) await join(here.shop, person, { service_pricing_id: short?.id });
    await cancel(here);
    const offered = await Promise.all(people.map(async (person) => (await waiting(person))[0]?.offer?.time ?? null));
    expect(offered).toEqual([wall(TEN), wall(`${DAY} 11:00`), null]);
  });

  it('that is accepted but not paid costs no guest their position', async () => {
    const here = await scene({ business: { upfrontPercent: 20 } });
    const [guest, second] = [await api.signIn(), await api.signIn()];
    await join(here.shop, guest);
    await join(here.shop, second);
    await cancel(here);
    const offerId = (await waiting(guest))[0]?.offer?.id ?? 0;
    const answer = await accept(guest, offerId, { pay: { stripe: 15 } });
    expect(await waiting(guest)).toEqual([]);
    const key = { businessId: here.shop.id, saleId: answer.sale_id ?? 0 };
    await inTransaction(api.app.services, (tx) => releaseSale(tx, key));
    await runOffers();
    expect(await waiting(guest)).toMatchObject([{ status: 'waiting', position: 1, offer: null }]);
    expect(await waiting(second)).toMatchObject([{ status: 'offered', offer: { time: wall(TEN) } }]);
  });

  it('on a day that has been closed since cannot be accepted', async () => {
    const here = await scene();
    const guest = await api.signIn();
    await join(here.shop, guest);
    await cancel(here);
    const offerId = (await waiting(guest))[0]?.offer?.id ?? 0;
    await api.db.insert(closedDates).values({ businessId: here.shop.id, date: DAY });
    const message = 'The business is closed on this day. Please select another day.';
    expect(await accept(guest, offerId)).toMatchObject({ status: 0, message, appointment_ids: [] });
  });

  it('with a deposit is held while the guest pays', async () => {
    const here = await scene({ business: { upfrontPercent: 20 } });
    const guest = await api.signIn();
    await join(here.shop, guest);
    await cancel(here);
    const offerId = (await waiting(guest))[0]?.offer?.id ?? 0;
    expect(await accept(guest, offerId)).toMatchObject({ status: 0, message: 'Please select your payment method!' });
    const answer = await accept(guest, offerId, { pay: { stripe: 15 }, key: 'yes' });
    expect(answer).toMatchObject({ status: 1, payment_status: 0, payment_amount: 15 });
    expect(answer.payment_url).toBeTruthy();
    expect(await accept(guest, offerId, { pay: { stripe: 15 }, key: 'yes' })).toEqual(answer);
  });

  it("another guest's offer can be neither seen nor changed", async () => {
    const here = await scene();
    const [guest, stranger] = [await api.signIn(), await api.signIn()];
    await join(here.shop, guest);
    await cancel(here);
    const offerId = (await waiting(guest))[0]?.offer?.id ?? 0;
    const missing = await accept(stranger, 999_999);
    expect(await accept(stranger, offerId)).toEqual(missing);
    expect(await decline(stranger, offerId)).toEqual(await decline(stranger, 999_999));
    expect(await waiting(guest)).toMatchObject([{ status: 'offered' }]);
  });
});

describe('what a shop reopens', () => {
  async function openShop(options: Parameters<typeof insertBusiness>[2] = {}) {
    const shop = await insertBusiness(api.db, api.clock.now(), options);
    const owner = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, owner.userId);
    const change = async (field: string) => {
      expect(await api.ask(`mutation { change: ${field} { status } }`, {}, owner)).toEqual({ change: { status: 1 } });
      await runOffers();
    };
    return { shop, change };
  }

  it('as a day is offered to waiting guests, one after the other', async () => {
    const { shop, change } = await openShop();
    await api.db.insert(blockedDates).values({ businessId: shop.id, date: DAY });
    const yoga = await insertClass(api.db, shop, { dates: [instant(`${DAY} 18:00`)], seats: 1 });
    const people = [await api.signIn(), await api.signIn(), await api.signIn(), await api.signIn()] as const;
    await join(shop, people[0]);
    await join(shop, people[1], { date_scope: 'this_week' });
    await join(shop, people[2], { service_pricing_id: yoga.pricingId });
    await join(shop, people[3], { date: '2026-06-17' });
    await change(`desk_reopen_days(business_id: ${shop.id}, kind: "blocked", from: "${DAY}", to: "${DAY}")`);
    const offered = await Promise.all(people.map(async (person) => (await waiting(person))[0]?.offer?.time ?? null));
    expect(offered).toEqual([wall(`${DAY} 09:00`), wall(TEN), wall(`${DAY} 18:00`), null]);
  });

  /** The only chair is booked from nine to five, and a guest waits. */
  async function fullDay() {
    const { shop, change } = await openShop();
    const [block] = await api.db.insert(timeBlocks).values({ businessId: shop.id, note: 'Full' }).returning();
    const span = { startsAt: instant(`${DAY} 09:00`), endsAt: instant(`${DAY} 17:00`) };
    const [chairId = 0] = shop.chairIds;
    await api.db.insert(occupancies).values({ businessId: shop.id, chairId, ...span, timeBlockId: block?.id ?? 0 });
    const guest = await api.signIn();
    await join(shop, guest);
    const offered = async () => (await waiting(guest))[0]?.offer?.time ?? null;
    return { shop, change, guest, offered };
  }
  const hours = (shop: TestBusiness, closes: number, weekday = 2) =>
    `desk_save_hours(business_id: ${shop.id}, hours: [{ weekday: ${weekday}, from: 540, to: ${closes} }])`;

  it('as a longer day is offered, and saving the same hours again offers nothing', async () => {
    const { shop, change, offered } = await fullDay();
    await change(hours(shop, 1020));
    expect(await offered()).toBeNull();
    await change(hours(shop, 1140));
    expect(await offered()).toBe(wall(`${DAY} 17:00`));
  });

  it('as another chair is offered, and one that is reactivated', async () => {
    const { shop, change, guest, offered } = await fullDay();
    await change(`desk_save_chair(business_id: ${shop.id}, name: "By the window", person: "")`);
    expect(await offered()).toBe(wall(`${DAY} 09:00`));
    await decline(guest, (await waiting(guest))[0]?.offer?.id ?? 0);
    const other = await fullDay();
    const [away] = await api.db
      .insert(chairs)
      .values({ businessId: other.shop.id, name: 'In the cellar', position: 1, active: false })
      .returning();
    await other.change(`desk_set_chair_active(business_id: ${other.shop.id}, id: ${away?.id}, active: true)`);
    expect(await other.offered()).toBe(wall(`${DAY} 09:00`));
  });

  it('is not offered on a date that is still blocked', async () => {
    const { shop, change, offered } = await fullDay();
    await api.db.insert(blockedDates).values({ businessId: shop.id, date: DAY });
    await change(hours(shop, 1140));
    await change(`desk_save_chair(business_id: ${shop.id}, name: "By the window", person: "")`);
    expect(await offered()).toBeNull();
  });

  it('as a time is offered, and a class has a queue of its own', async () => {
    const { shop, change } = await openShop();
    const [block] = await api.db.insert(timeBlocks).values({ businessId: shop.id, note: 'Lunch' }).returning();
    const span = { startsAt: instant(TEN), endsAt: instant(`${DAY} 11:00`) };
    const [chairId = 0] = shop.chairIds;
    await api.db.insert(occupancies).values({ businessId: shop.id, chairId, ...span, timeBlockId: block?.id ?? 0 });
    const yoga = await insertClass(api.db, shop, { dates: [instant(`${DAY} 18:00`)], seats: 1 });
    const [guest, other] = [await api.signIn(), await api.signIn()];
    expect(await join(shop, other, { service_pricing_id: yoga.pricingId })).toMatchObject({ position: 1 });
    expect(await join(shop, guest)).toMatchObject({ position: 1 });
    await change(`desk_unblock_time(business_id: ${shop.id}, id: ${block?.id})`);
    expect(await waiting(guest)).toMatchObject([{ status: 'offered', offer: { time: wall(TEN) } }]);
    expect(await waiting(other)).toMatchObject([{ status: 'waiting' }]);
  });
});

describe('past days', () => {
  it('expire their requests', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const guest = await api.signIn();
    await join(shop, guest, { date: '2026-06-17' });
    const before = api.clock.now();
    api.clock.set(instant('2026-06-17 23:59'));
    await sweepWaitingList.run(api.app.services, {});
    expect(await waiting(guest)).toHaveLength(1);
    api.clock.set(instant('2026-06-18 00:01'));
    await sweepWaitingList.run(api.app.services, {});
    expect(await waiting(guest)).toEqual([]);
    api.clock.set(before);
  });
});
