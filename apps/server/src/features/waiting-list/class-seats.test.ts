import { appointments, notifications, serviceSchedules } from '@thyme/db/schema';
import { OFFER_SECONDS } from '@thyme/domain/waiting-list';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../test/kit/index.ts';
import { waitingRequests } from '../../../test/kit/waiting-list.ts';
import { sweepWaitingList } from './job-handlers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const DAY = '2026-06-16';
const { join, waiting, accept, decline, cancel, runOffers } = waitingRequests(() => api, DAY);

describe('a freed seat of a class', () => {
  const EVENING = `${DAY} 18:00`;
  const NEXT_WEEK = '2026-06-23 18:00';
  const isRepeated = { group: { groupType: 'repeated', frequency: 'weekly', occurrences: 2 } } as const;

  /** A class with one seat per date, and a guest on all of them. */
  async function fullClass(options: Partial<Parameters<typeof insertClass>[2]> = {}, occurrences?: number) {
    const shop = await insertBusiness(api.db, api.clock.now());
    const yoga = await insertClass(api.db, shop, { dates: [instant(EVENING)], seats: 1, ...options });
    const owner = await api.signIn();
    const more = { is_group: true, ...(occurrences ? { group_type: 'repeated', occurrences } : {}) };
    const services = [at(yoga.pricingId, EVENING, more)];
    const answer = await book(api, owner.token, { business_id: shop.id, services });
    expect(answer).toMatchObject({ status: 1 });
    const wish = { service_pricing_id: yoga.pricingId };
    return { shop, yoga, owner, wish, appointmentId: answer.appointment_ids[0] ?? 0 };
  }
  const seatsTaken = async (shop: TestBusiness) =>
    (
      await api.db
        .select({ taken: serviceSchedules.seatsTaken })
        .from(serviceSchedules)
        .where(eq(serviceSchedules.businessId, shop.id))
        .orderBy(serviceSchedules.startsAt)
    ).map(({ taken }) => taken);

  it('is held for the first guest, goes to the next when declined, and is booked by accepting', async () => {
    const here = await fullClass();
    const [first, second, other] = [await api.signIn(), await api.signIn(), await api.signIn()];
    // A guest who waits for a treatment on that day is not offered a seat.
    await join(here.shop, other);
    expect(await join(here.shop, first, here.wish)).toMatchObject({ status: 1 });
    expect(await join(here.shop, second, here.wish)).toMatchObject({ status: 1 });
    await cancel(here);
    expect(await waiting(other)).toMatchObject([{ status: 'waiting' }]);
    const [asked] = await waiting(first);
    expect(asked).toMatchObject({ status: 'offered', offer: { date: DAY, time: wall(EVENING) } });
    expect(await seatsTaken(here.shop)).toEqual([1]);
    expect(await decline(first, asked?.offer?.id ?? 0)).toMatchObject({ status: 1 });
    await runOffers();
    const [next] = await waiting(second);
    expect(next).toMatchObject({ status: 'offered' });
    expect(await accept(second, next?.offer?.id ?? 0)).toMatchObject({ status: 1, message: 'Booking confirmed!' });
    expect(await seatsTaken(here.shop)).toEqual([1]);
    const booked = await api.db.select().from(appointments).where(eq(appointments.userId, second.userId));
    expect(booked).toMatchObject([{ status: 'New', startsAt: instant(EVENING), totalAmount: 1_500 }]);
    expect(await waiting(first)).toMatchObject([{ status: 'waiting', offer: null }]);
  });

  it('expires like any other, and the seat is free again', async () => {
    const here = await fullClass();
    const guest = await api.signIn();
    await join(here.shop, guest, here.wish);
    await cancel(here);
    const offerId = (await waiting(guest))[0]?.offer?.id ?? 0;
    api.clock.advance(OFFER_SECONDS);
    await sweepWaitingList.run(api.app.services, {});
    expect(await accept(guest, offerId)).toMatchObject({ status: 0 });
    expect(await seatsTaken(here.shop)).toEqual([0]);
  });

  it('comes with the minimum number of dates of a repeated class', async () => {
    const dates = [instant(EVENING), instant(NEXT_WEEK)];
    const here = await fullClass({ dates, ...isRepeated }, 2);
    const guest = await api.signIn();
    await join(here.shop, guest, here.wish);
    await cancel(here);
    const [notification] = await api.db.select().from(notifications).where(eq(notifications.recipientId, guest.userId));
    expect(notification?.message).toContain('16 Jun');
    expect(notification?.message).toContain('23 Jun');
    expect(notification?.services).toMatchObject([{ occurrences: 2 }]);
    expect(await seatsTaken(here.shop)).toEqual([1, 1]);
    const offerId = (await waiting(guest))[0]?.offer?.id ?? 0;
    expect(await accept(guest, offerId)).toMatchObject({ status: 1 });
    expect(await seatsTaken(here.shop)).toEqual([1, 1]);
    const [appointment] = await api.db.select().from(appointments).where(eq(appointments.userId, guest.userId));
    expect(appointment).toMatchObject({ status: 'New', totalAmount: 3_000 });
  });

  it('[SLOT-030] [SLOT-035] is one date if the class allows single dates', async () => {
    const dates = [instant(EVENING), instant(NEXT_WEEK)];
    const group = { ...isRepeated.group, singleVisits: true };
    const here = await fullClass({ dates, group }, 2);
    const guest = await api.signIn();
    await join(here.shop, guest, here.wish);
    await cancel(here);
    const offerId = (await waiting(guest))[0]?.offer?.id ?? 0;
    expect(await seatsTaken(here.shop)).toEqual([1, 0]);
    expect(await accept(guest, offerId)).toMatchObject({ status: 1 });
    const [appointment] = await api.db.select().from(appointments).where(eq(appointments.userId, guest.userId));
    expect(appointment).toMatchObject({ status: 'New', totalAmount: 1_500 });
  });
});

describe('a full course', () => {
  const STARTS = [`${DAY} 18:00`, '2026-06-23 18:00', '2026-06-30 18:00'];

  async function fullCourse() {
    const shop = await insertBusiness(api.db, api.clock.now());
    const dates = STARTS.map((text) => instant(text));
    const group = { isCourse: true, occurrences: 3, frequency: 'weekly' } as const;
    const course = await insertClass(api.db, shop, { dates, seats: 1, group });
    const owner = await api.signIn();
    const services = [{ service_pricing_id: course.pricingId, is_group: true }];
    const answer = await book(api, owner.token, { business_id: shop.id, services });
    expect(answer).toMatchObject({ status: 1 });
    const wish = { service_pricing_id: course.pricingId };
    return { shop, course, owner, wish, appointmentId: answer.appointment_ids[0] ?? 0 };
  }
  const taken = async (shop: TestBusiness) =>
    (
      await api.db
        .select({ taken: serviceSchedules.seatsTaken })
        .from(serviceSchedules)
        .where(eq(serviceSchedules.businessId, shop.id))
        .orderBy(serviceSchedules.startsAt)
    ).map((row) => row.taken);

  it('[SLOT-035] has a list, on any of its days; a freed place is held on all of its dates', async () => {
    const here = await fullCourse();
    const [first, second] = [await api.signIn(), await api.signIn()];
    expect(await join(here.shop, first, { ...here.wish, date: '2026-06-23' })).toMatchObject({
      status: 1,
      position: 1,
    });
    expect(await join(here.shop, first, { ...here.wish, date_scope: 'this_week' })).toMatchObject({ position: 1 });
    expect(await join(here.shop, second, { ...here.wish, date: '2026-06-30' })).toMatchObject({ position: 2 });
    await cancel(here);
    const [asked] = await waiting(first);
    expect(asked).toMatchObject({ status: 'offered', offer: { date: DAY, time: wall(`${DAY} 18:00`) } });
    expect(await waiting(second)).toMatchObject([{ status: 'waiting' }]);
    expect(await taken(here.shop)).toEqual([1, 1, 1]);
    const [notification] = await api.db.select().from(notifications).where(eq(notifications.recipientId, first.userId));
    expect(notification?.message).toContain('3 dates from Tue 16 Jun, 6:00 pm');
    expect(notification?.services).toMatchObject([{ pricingId: here.course.pricingId }]);
    expect(await decline(first, asked?.offer?.id ?? 0)).toMatchObject({ status: 1 });
    await runOffers();
    expect(await waiting(first)).toMatchObject([{ status: 'waiting', offer: null }]);
    const [next] = await waiting(second);
    expect(await accept(second, next?.offer?.id ?? 0)).toMatchObject({ status: 1, message: 'Booking confirmed!' });
    expect(await taken(here.shop)).toEqual([1, 1, 1]);
    const [booked] = await api.db.select().from(appointments).where(eq(appointments.userId, second.userId));
    expect(booked).toMatchObject({ status: 'New', startsAt: instant(`${DAY} 18:00`) });
  });

  it('[SLOT-035] with a free place, or that has started, has no list', async () => {
    const here = await fullCourse();
    await cancel(here);
    const guest = await api.signIn();
    expect(await join(here.shop, guest, here.wish)).toMatchObject({
      status: 0,
      message: 'This course has a place left. You can book it now.',
    });
    const before = api.clock.now();
    api.clock.set(instant('2026-06-17 10:00'));
    expect(await join(here.shop, guest, here.wish)).toMatchObject({
      status: 0,
      message: 'Enrolment for this course has closed.',
    });
    api.clock.set(before);
  });
});
