import { appointmentLines, appointments, occupancies, sales, seatClaims, serviceSchedules } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  type BookingWire,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';

const CROWD = 64;
let api: TestApi;
let beside: TestApi;
let crowd: SignedIn[];
beforeAll(async () => {
  // Two processes on one database, each with its own connections.
  api = await bootApi();
  beside = await bootApi({ beside: api });
  crowd = await Promise.all(Array.from({ length: CROWD }, () => api.signIn()));
  // The first booking of a process compiles its operation and plans its statements, so it is not measured.
  const shop = await insertBusiness(api.db, api.clock.now());
  for (const [index, node] of [api, beside, api, beside].entries()) {
    await attempt(node, index, { business_id: shop.id, services: [at(shop.pricingId, `2026-06-16 1${index}:00`)] });
  }
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

interface Attempt {
  answer: BookingWire;
  milliseconds: number;
}

async function attempt(node: TestApi, guest: number, request: object): Promise<Attempt> {
  const started = performance.now();
  const answer = await book(node, crowd[guest]?.token ?? '', request);
  return { answer, milliseconds: performance.now() - started };
}

/** All requests at once, half of them on each process. */
function rush(count: number, requestOf: (guest: number) => object): Promise<Attempt[]> {
  return Promise.all(
    Array.from({ length: count }, (_none, guest) => attempt(guest % 2 === 0 ? api : beside, guest, requestOf(guest))),
  );
}

/** How long the same number of concurrent availability reads takes: the baseline of this machine. */
async function timeToRead(businessId: number, services: object[]): Promise<number> {
  const query = `mutation($b: Int!, $s: [BookingServiceInput!]!) { timeslot_availability(business_id: $b, services: $s) { status } }`;
  const started = performance.now();
  const reads = crowd.map(({ token }, guest) =>
    (guest % 2 === 0 ? api : beside).ask(query, { b: businessId, s: services }, { token }),
  );
  await Promise.all(reads);
  return performance.now() - started;
}

const won = (attempts: Attempt[]) => attempts.filter(({ answer }) => answer.status === 1);
const lost = (attempts: Attempt[]) => attempts.filter(({ answer }) => answer.status === 0);
const slowest = (attempts: Attempt[]) => Math.max(...attempts.map(({ milliseconds }) => milliseconds));

/** No chair is taken twice, and every booking is complete: as many chairs and seats as its lines need. */
async function expectWhole(shop: TestBusiness): Promise<void> {
  const chairs = await api.db
    .select()
    .from(occupancies)
    .where(eq(occupancies.businessId, shop.id))
    .orderBy(occupancies.chairId, occupancies.startsAt);
  for (const [index, row] of chairs.entries()) {
    const next = chairs[index + 1];
    if (next?.chairId === row.chairId) expect(next.startsAt).toBeGreaterThanOrEqual(row.endsAt);
  }
  const lines = await api.db.select().from(appointmentLines).where(eq(appointmentLines.businessId, shop.id));
  expect(chairs.map(({ lineId }) => lineId).sort()).toEqual(
    lines
      .filter(({ isGroup }) => !isGroup)
      .map(({ id }) => id)
      .sort(),
  );
  const stored = await api.db.select().from(sales).where(eq(sales.businessId, shop.id));
  const booked = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
  expect(new Set(booked.map(({ saleId }) => saleId))).toEqual(new Set(stored.map(({ id }) => id)));
}

describe('a rush', () => {
  it('64 guests at one slot: one wins, 63 are refused with alternatives, none much slower than an availability read', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const services = [at(shop.pricingId, '2026-06-16 12:00')];
    const reads = await timeToRead(shop.id, services);
    const attempts = await rush(CROWD, () => ({ business_id: shop.id, services }));
    expect(won(attempts)).toHaveLength(1);
    for (const { answer } of lost(attempts)) {
      expect(answer.refused?.code).toBe('taken');
      expect(answer.alternatives).toHaveLength(3);
    }
    await expectWhole(shop);
    // Relative, because the machine may be busy; `npm run bench` has an absolute budget of two seconds.
    expect(slowest(attempts)).toBeLessThan(Math.max(2_000, 4 * reads));
  });

  it('64 guests at one slot of a shop with three chairs: three win', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
    const services = [at(shop.pricingId, '2026-06-16 12:00')];
    const attempts = await rush(CROWD, () => ({ business_id: shop.id, services }));
    expect(won(attempts)).toHaveLength(3);
    await expectWhole(shop);
  });

  it('64 guests at staggered, overlapping times: no overlap, no deadlock, no error', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { slotDuration: 15 } });
    const attempts = await rush(CROWD, (guest) => {
      const minute = (guest % 16) * 15;
      const time = `${10 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
      return { business_id: shop.id, services: [at(shop.pricingId, `2026-06-16 ${time}`)] };
    });
    expect(won(attempts).length).toBeGreaterThanOrEqual(3);
    await expectWhole(shop);
  });

  it('30 guests at the last place: one gets it', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const yoga = await insertClass(api.db, shop, { dates: [instant('2026-06-16 18:00')], seats: 1 });
    const services = [at(yoga.pricingId, '2026-06-16 18:00')];
    const attempts = await rush(30, () => ({ business_id: shop.id, services }));
    expect(won(attempts)).toHaveLength(1);
    for (const { answer } of lost(attempts)) expect(answer.refused?.code).toBe('no-seats');
    const [schedule] = await api.db
      .select()
      .from(serviceSchedules)
      .where(and(eq(serviceSchedules.businessId, shop.id), eq(serviceSchedules.groupId, yoga.groupId)));
    expect(schedule).toMatchObject({ seats: 1, seatsTaken: 1 });
    expect(await api.db.select().from(seatClaims).where(eq(seatClaims.businessId, shop.id))).toHaveLength(1);
  });

  it('carts in opposite order, over chairs and classes: each complete or nothing', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    const dates = [instant('2026-06-18 18:00'), instant('2026-06-19 18:00')];
    const [first, second] = [
      await insertClass(api.db, shop, { dates: [dates[0] ?? 0], seats: 5 }),
      await insertClass(api.db, shop, { dates: [dates[1] ?? 0], seats: 5 }),
    ];
    const cart = [
      at(shop.pricingId, '2026-06-16 10:00'),
      at(first.pricingId, '2026-06-18 18:00'),
      at(shop.pricingId, '2026-06-17 10:00'),
      at(second.pricingId, '2026-06-19 18:00'),
    ];
    const attempts = await rush(CROWD, (guest) => ({
      business_id: shop.id,
      services: guest % 2 === 0 ? cart : cart.toReversed(),
    }));
    expect(won(attempts)).toHaveLength(2);
    await expectWhole(shop);
    const taken = await api.db.select().from(serviceSchedules).where(eq(serviceSchedules.businessId, shop.id));
    expect(taken.map(({ seatsTaken }) => seatsTaken)).toEqual([2, 2]);
  });
});
