import { closedDates } from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChangeWire, changeOf } from '../../testkit/desk-changes.ts';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVisit,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../testkit/index.ts';
import { shareCalendar, takeCalendar } from '../availability/service.ts';

const DAY = '2026-06-16';
let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, guest] = [await api.signInBusiness(), await api.signIn()];
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
});

const closeDay = async () => {
  const close = `mutation($b: Int!, $day: String!) {
    desk_close_days(business_id: $b, kind: "closed", from: $day, to: $day) { ${changeOf} } }`;
  return (await api.ask<{ desk_close_days: ChangeWire }>(close, { b: shop.id, day: DAY }, owner)).desk_close_days;
};
const bookTen = () => book(api, guest.token, { business_id: shop.id, services: [at(shop.pricingId, `${DAY} 10:00`)] });

/** Until somebody stands before the shop's calendar and waits. */
const untilWaiting = () =>
  vi.waitFor(async () => {
    const { rows } = await api.db.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted and objid = ${shop.id}`,
    );
    expect(rows).toHaveLength(1);
  });

describe('a day that is closed while somebody books it', () => {
  it('is not booked any more: the booking waits for the edit and looks again', async () => {
    let booking: ReturnType<typeof bookTen> | undefined;
    await api.db.transaction(async (transaction) => {
      await takeCalendar(transaction, shop.id);
      await transaction.insert(closedDates).values({ businessId: shop.id, date: DAY });
      // Decided while the day is still open to everybody else.
      booking = bookTen();
      await untilWaiting();
    });
    expect(await booking).toMatchObject({ status: 0, refused: { code: 'closed' }, appointment_ids: [] });
  });

  it('asks about the visit: the edit waits for the booking and sees it', async () => {
    let closing: ReturnType<typeof closeDay> | undefined;
    await api.db.transaction(async (transaction) => {
      await shareCalendar(transaction, shop.id);
      await insertVisit(transaction, shop, guest.userId, { startsAt: instant(`${DAY} 11:00`) });
      closing = closeDay();
      await untilWaiting();
    });
    expect(await closing).toMatchObject({ status: 0, visits: [{ reason: 'closed' }] });
    expect(await api.db.select().from(closedDates).where(eq(closedDates.businessId, shop.id))).toEqual([]);
  });

  it('ends with a closed day or with visits that were asked about, never with both', async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
    const [closed, ...booked] = await Promise.all([
      closeDay(),
      ...crowd.map(({ token }, index) =>
        book(api, token, { business_id: shop.id, services: [at(shop.pricingId, `${DAY} 1${index}:00`)] }),
      ),
    ]);
    const before = booked.filter(({ status }) => status === 1).length;
    const again = await closeDay();
    if (closed.status === 1) {
      expect(before).toBe(0);
      expect(booked.map(({ refused }) => refused?.code)).toEqual(crowd.map(() => 'closed'));
    } else expect(again.visits).toHaveLength(before);
  });

  it('lets bookings of one shop pass one another', async () => {
    await api.db.transaction(async (transaction) => {
      await shareCalendar(transaction, shop.id);
      expect((await bookTen()).status).toBe(1);
    });
  });
});
