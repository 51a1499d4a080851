import { appointments, closedDates, occupancies, sales, serviceSchedules } from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChangeWire, changeOf } from '../../../../test/kit/desk-changes.ts';
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
} from '../../../../test/kit/index.ts';
import {
  type CardPage,
  confirmPayment,
  lastOrderOf,
  payByCard,
  readCardPage,
  saleOf,
} from '../../../../test/kit/paying.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { shareCalendar, takeCalendar } from '../../edits/calendar-lock.ts';
import { settleOrder } from '../../payments/index.ts';
import { releaseClosedTimes } from '../../sales/index.ts';

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

/** Waits until a transaction is blocked on the shop's calendar lock; other tests have their own databases in the same cluster. */
const untilWaiting = () =>
  vi.waitFor(async () => {
    const { rows } = await api.db.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted and objid = ${shop.id}
        and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toHaveLength(1);
  });

describe('a day that is closed while it is being booked', () => {
  it('is not booked: the booking waits for the edit and checks again', async () => {
    let booking: ReturnType<typeof bookTen> | undefined;
    await api.db.transaction(async (transaction) => {
      await takeCalendar(transaction, shop.id);
      await transaction.insert(closedDates).values({ businessId: shop.id, date: DAY });
      // Decided while the day is still open for others.
      booking = bookTen();
      await untilWaiting();
    });
    expect(await booking).toMatchObject({ status: 0, refused: { code: 'closed' }, appointment_ids: [] });
  });

  it('reports the appointment as a conflict: the edit waits for the booking and sees it', async () => {
    let closing: ReturnType<typeof closeDay> | undefined;
    await api.db.transaction(async (transaction) => {
      await shareCalendar(transaction, shop.id);
      await insertAppointment(transaction, shop, guest.userId, { startsAt: instant(`${DAY} 11:00`) });
      closing = closeDay();
      await untilWaiting();
    });
    expect(await closing).toMatchObject({ status: 0, conflicts: [{ reason: 'closed' }] });
    expect(await api.db.select().from(closedDates).where(eq(closedDates.businessId, shop.id))).toEqual([]);
  });

  it('ends with a closed day or with conflicts, never with both', async () => {
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
    } else expect(again.conflicts).toHaveLength(before);
  });

  describe('and paid for at the same moment', () => {
    let dear: TestBusiness;
    beforeEach(async () => {
      dear = await insertBusiness(api.db, api.clock.now(), { chairs: 8, business: { upfrontPercent: 20 } });
      await joinBusiness(api.db, dear.id, owner.userId);
      shop = dear;
    });

    /** Held, and paid at the provider, but not yet reported to us. */
    async function paidHold({ token } = guest) {
      const services = [at(dear.pricingId, `${DAY} 10:00`)];
      const booked = await book(api, token, { business_id: dear.id, services, payment_info: { stripe: 15 } });
      const page = readCardPage(booked.payment_url);
      expect(await payByCard(api, page.publicId)).toMatchObject({ code: 200 });
      return page;
    }

    const ways = {
      'the browser’s return': (page: CardPage) => confirmPayment(api, guest.token, page),
      'the provider’s own answer': async ({ saleId }: CardPage) => {
        const order = await lastOrderOf(api, saleId);
        const { services } = api.app;
        await settleOrder(services, order, await services.cards.fetchOrder(order.providerOrderId ?? ''));
      },
    };

    it.each(Object.entries(ways))(
      'is not booked by %s, which waits for the edit; the money is refunded',
      async (_, pay) => {
        const page = await paidHold();
        let paying: Promise<unknown> | undefined;
        await inTransaction(api.app.services, async (tx) => {
          await takeCalendar(tx.db, dear.id);
          await tx.db.insert(closedDates).values({ businessId: dear.id, date: DAY });
          paying = pay(page);
          await untilWaiting();
          await releaseClosedTimes(tx, dear.id);
        });
        await paying;
        expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'void', paidAmount: 0 });
        expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 0, payment_url: '/payment-fail' });
      },
    );

    it('releases a hold that was locked when the edit ran', async () => {
      const page = await paidHold();
      let closing: ReturnType<typeof closeDay> | undefined;
      await api.db.transaction(async (transaction) => {
        await transaction.select().from(sales).where(eq(sales.id, page.saleId)).for('update');
        closing = closeDay();
        await vi.waitFor(async () => {
          const { rows } = await api.db.execute(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'`,
          );
          expect(rows.length).toBeGreaterThan(0);
        });
      });
      expect(await closing).toMatchObject({ status: 1 });
      expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'void' });
    });

    it.each([
      [
        'the chair is put away',
        (chair: number) => `desk_set_chair_active(business_id: ${dear.id}, id: ${chair}, active: false)`,
      ],
      [
        'the chair works other hours',
        (chair: number) =>
          `desk_save_hours(business_id: ${dear.id}, chair_id: ${chair}, hours: [{ weekday: 2, from: 780, to: 1020 }])`,
      ],
    ])('releases a hold when %s, and refunds the money', async (_what, change) => {
      const page = await paidHold();
      const [line] = await api.db
        .select({ chairId: occupancies.chairId })
        .from(occupancies)
        .where(eq(occupancies.businessId, dear.id));
      expect(await api.ask(`mutation { done: ${change(line?.chairId ?? 0)} { status } }`, {}, owner)).toEqual({
        done: { status: 1 },
      });
      expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'void' });
      expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 0, payment_url: '/payment-fail' });
      expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'void', paidAmount: 0 });
    });

    it('releases a seat when its date is cancelled, and refunds the money', async () => {
      const start = instant(`${DAY} 18:00`);
      const yoga = await insertClass(api.db, dear, { dates: [start, start + 7 * 86_400] });
      const services = [at(yoga.pricingId, `${DAY} 18:00`, { is_group: true })];
      const booked = await book(api, guest.token, { business_id: dear.id, services, payment_info: { stripe: 3 } });
      const page = readCardPage(booked.payment_url);
      await payByCard(api, page.publicId);
      await inTransaction(api.app.services, async (tx) => {
        await takeCalendar(tx.db, dear.id);
        const [date] = yoga.schedules;
        await tx.db
          .update(serviceSchedules)
          .set({ cancelledAt: api.clock.now() })
          .where(eq(serviceSchedules.id, date?.id ?? 0));
        await releaseClosedTimes(tx, dear.id);
      });
      expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 0, payment_url: '/payment-fail' });
      expect(await saleOf(api, page.saleId)).toMatchObject({ status: 'void', paidAmount: 0 });
    });

    it('ends with a closed day and a refund, or with conflicts', async () => {
      const crowd = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
      const pages = await Promise.all(crowd.map((person) => paidHold(person)));
      const [closed, ...paid] = await Promise.all([
        closeDay(),
        ...pages.map((page, index) => confirmPayment(api, crowd[index]?.token ?? '', page)),
      ]);
      const firm = paid.filter(({ status }) => status === 1).length;
      if (closed.status === 1) {
        expect(firm).toBe(0);
        for (const { saleId } of pages) expect(await saleOf(api, saleId)).toMatchObject({ paidAmount: 0 });
      } else expect((await closeDay()).conflicts).toHaveLength(firm);
    });
  });

  it('is not moved to either: the acceptance waits for the edit', async () => {
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    const propose = `mutation($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times) { status } }`;
    expect(await api.ask(propose, { id: appointment.id, times: [wall(`${DAY} 14:00`)] }, owner)).toEqual({
      desk_propose_times: { status: 1 },
    });
    const accept = `mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Accept") { status message } }`;
    let accepting: Promise<unknown> | undefined;
    await api.db.transaction(async (transaction) => {
      await takeCalendar(transaction, shop.id);
      await transaction.insert(closedDates).values({ businessId: shop.id, date: DAY });
      accepting = api.ask(accept, { id: appointment.id }, { token: guest.token });
      await untilWaiting();
    });
    expect(await accepting).toMatchObject({ statusUpdateForAppointment: { status: 0 } });
    const [row] = await api.db.select().from(appointments).where(eq(appointments.id, appointment.id));
    expect(row?.startsAt).toBe(instant('2026-06-18 10:00'));
  });

  it('does not serialize bookings of one shop', async () => {
    await api.db.transaction(async (transaction) => {
      await shareCalendar(transaction, shop.id);
      expect((await bookTen()).status).toBe(1);
    });
  });
});
