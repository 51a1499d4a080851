import { appointments, auditEntries, chairs, occupancies } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../../test/kit/index.ts';

let api: TestApi;
let beside: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  beside = await bootApi({ beside: api });
  owner = await api.signInBusiness();
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const DAY = '2026-06-16';
const NAMES = ['Tom', 'Ana', 'Eva'];

async function openShop(people: number): Promise<{ shop: TestBusiness; chairIds: number[] }> {
  const shop = await insertBusiness(api.db, api.clock.now(), { chairs: people, business: { bufferMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  const rows = await api.db.select().from(chairs).where(eq(chairs.businessId, shop.id)).orderBy(asc(chairs.id));
  for (const [index, { id }] of rows.entries())
    await api.db
      .update(chairs)
      .set({ person: NAMES[index] ?? null })
      .where(eq(chairs.id, id));
  return { shop, chairIds: rows.map(({ id }) => id) };
}

interface Answer {
  status: number;
  message: string;
  appointment_ids: number[];
  clashes: { key: string; words: string }[];
}

const BOOK = `mutation($b: Int!, $s: [BookingServiceInput!]!, $g: BookingGroupInput, $anyway: [String!], $key: String) {
  desk_book(business_id: $b, services: $s, group: $g, anyway: $anyway, idempotency_key: $key,
    guest: { first_name: "Una", mobile: "087 123 4567" }) { status message appointment_ids clashes { key words } } }`;

interface Wish {
  time: string;
  guests: number;
  arrange?: string;
  persons?: (number | undefined)[];
  anyway?: string[];
  key?: string;
}

async function bookGroup(shop: TestBusiness, { time, guests, arrange = 'start', persons = [], ...more }: Wish) {
  const s = Array.from({ length: guests }, (_, guest) =>
    at(shop.pricingId, `${DAY} ${time}`, { guest, ...(persons[guest] ? { person_id: persons[guest] } : {}) }),
  );
  const g = { arrange, names: ['Cian', 'Dara'].slice(0, guests - 1) };
  return (await api.ask<{ desk_book: Answer }>(BOOK, { b: shop.id, s, g, ...more }, owner)).desk_book;
}

const taken = (shop: TestBusiness) =>
  api.db
    .select()
    .from(occupancies)
    .where(eq(occupancies.businessId, shop.id))
    .orderBy(asc(occupancies.chairId), asc(occupancies.startsAt));
const keysOf = ({ clashes }: Answer) => clashes.map(({ key }) => key);

describe('a group booked by the desk where the rules offer nothing', () => {
  it('[GROUP-022] names the clashes, then stores the overlap as an override with an audit entry', async () => {
    const { shop, chairIds } = await openShop(2);
    const bea = await api.signIn({ firstName: 'Bea', lastName: 'Tighe' });
    await book(api, bea.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, `${DAY} 10:00`, { person_id: chairIds[0] })],
    });
    const asked = { time: '10:00', guests: 2, persons: chairIds };
    const warned = await bookGroup(shop, asked);
    expect(warned).toMatchObject({ status: 0, appointment_ids: [] });
    expect(warned.clashes.map(({ words }) => words)).toEqual(['Overlaps Bea Tighe 10:00–11:00 am.']);
    expect(await taken(shop)).toHaveLength(1);
    const done = await bookGroup(shop, { ...asked, anyway: keysOf(warned), key: 'once' });
    expect(done).toMatchObject({ status: 1, message: 'Booked.' });
    expect(await bookGroup(shop, { ...asked, anyway: keysOf(warned), key: 'once' })).toMatchObject({
      appointment_ids: done.appointment_ids,
    });
    const rows = await api.db
      .select()
      .from(appointments)
      .where(eq(appointments.saleId, (await saleOf(done)) ?? 0))
      .orderBy(asc(appointments.id));
    expect(rows.map(({ groupPlace, companion }) => [groupPlace, companion])).toEqual([
      [0, ''],
      [1, 'Cian'],
    ]);
    expect((await taken(shop)).map(({ chairId, isOverride }) => [chairId, isOverride])).toEqual([
      [chairIds[0], false],
      [chairIds[0], true],
      [chairIds[1], false],
    ]);
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'book')));
    expect(entry?.changes).toMatchObject({ anyway: ['Overlaps Bea Tighe 10:00–11:00 am.'] });
  });

  it('[GROUP-022] takes three guests with two people once that is accepted, and guests still cannot', async () => {
    const { shop } = await openShop(2);
    const asked = { time: '10:00', guests: 3 };
    const warned = await bookGroup(shop, asked);
    expect(warned.clashes.map(({ words }) => words)).toEqual(['Overlaps the guest who books 10:00–11:00 am.']);
    const refused = await book(api, (await api.signIn()).token, {
      business_id: shop.id,
      services: [0, 1, 2].map((guest) => at(shop.pricingId, `${DAY} 10:00`, { guest })),
      group: { arrange: 'start', names: ['Cian', 'Dara'] },
    });
    expect(refused).toMatchObject({ status: 0, refused: { code: 'group-too-large' } });
    expect(await bookGroup(shop, { ...asked, anyway: keysOf(warned) })).toMatchObject({ status: 1 });
    expect((await taken(shop)).map(({ isOverride }) => isOverride)).toEqual([true, true, false]);
    const later = await book(api, (await api.signIn()).token, {
      business_id: shop.id,
      services: [at(shop.pricingId, `${DAY} 10:30`)],
    });
    expect(later).toMatchObject({ status: 0, refused: { code: 'taken' } });
  });

  it('[GROUP-022] runs past closing sequentially, each at their own time', async () => {
    const { shop } = await openShop(1);
    const asked = { time: '16:00', guests: 2, arrange: 'after' };
    const warned = await bookGroup(shop, asked);
    expect(warned.clashes.map(({ words }) => words)).toEqual(['After closing at 5:00 pm.']);
    expect(await bookGroup(shop, { ...asked, anyway: keysOf(warned) })).toMatchObject({ status: 1 });
    const [first, second] = await taken(shop);
    expect((second?.startsAt ?? 0) - (first?.startsAt ?? 0)).toBe(3600);
    expect([first?.isOverride, second?.isOverride]).toEqual([false, false]);
  });

  it('[GROUP-022] warns of a clash that arises meanwhile, and nothing is half stored', async () => {
    const { shop, chairIds } = await openShop(2);
    const guests = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
    const [group] = await Promise.all([
      bookGroup(shop, { time: '10:00', guests: 2, persons: chairIds, anyway: ['unusual'] }),
      ...guests.map(({ token }, index) =>
        book(index % 2 ? api : beside, token, { business_id: shop.id, services: [at(shop.pricingId, `${DAY} 10:00`)] }),
      ),
    ]);
    const rows = (await taken(shop)).filter(({ isOverride }) => !isOverride);
    for (const [index, row] of rows.entries())
      for (const other of rows.slice(index + 1))
        expect(row.chairId === other.chairId && row.startsAt < other.endsAt && other.startsAt < row.endsAt).toBe(false);
    const stored = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
    expect(stored.filter(({ groupPlace }) => groupPlace !== null)).toHaveLength(group.status === 1 ? 2 : 0);
    if (group.status === 0) expect(group.clashes.length).toBeGreaterThan(0);
  });
});

async function saleOf({ appointment_ids: [id = 0] }: Answer): Promise<number | null> {
  const [row] = await api.db.select({ saleId: appointments.saleId }).from(appointments).where(eq(appointments.id, id));
  return row?.saleId ?? null;
}
