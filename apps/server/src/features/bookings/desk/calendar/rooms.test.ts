import { appointmentLines, auditEntries, chairs, occupancies, resources, serviceNeeds } from '@thyme/db/schema';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../../test/kit/index.ts';

let api: TestApi;
let owner: SignedIn;
let niamh: SignedIn;
let shop: TestBusiness;
/** The places of two rooms: the treatment room has one, the colour room two. */
let units: { treatment: number; colour: number[] };
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  niamh = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
});
afterAll(() => api.close());

const DAY = '2026-06-16';

async function addRoom(name: string, capacity: number): Promise<{ id: number; units: number[] }> {
  const [room] = await api.db
    .insert(resources)
    .values({ businessId: shop.id, name, kind: 'room', capacity })
    .returning({ id: resources.id });
  const id = room?.id ?? 0;
  const rows = await api.db
    .insert(chairs)
    .values(
      Array.from({ length: capacity }, (_, unit) => ({
        businessId: shop.id,
        name,
        resourceId: id,
        unit: unit + 1,
        active: false,
      })),
    )
    .returning({ id: chairs.id });
  return { id, units: rows.map((row) => row.id) };
}

beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { bufferMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  const treatment = await addRoom('Treatment room', 1);
  const colour = await addRoom('Colour room', 2);
  await api.db
    .insert(serviceNeeds)
    .values({ businessId: shop.id, serviceId: shop.serviceId, position: 0, resourceId: treatment.id });
  units = { treatment: treatment.units[0] ?? 0, colour: colour.units };
});

interface ByRoom {
  rooms: { id: number; name: string }[];
  entries: { key: string; chair_id: number; title: string; starts: number; kind: string }[];
}
const byRoom = async (who = owner) =>
  (
    await api.ask<{ desk_calendar: { by_room: ByRoom } }>(
      `{ desk_calendar(business_id: ${shop.id}, from: "${DAY}", to: "${DAY}") {
        by_room { rooms { id name } entries { key kind chair_id title starts } } } }`,
      {},
      who,
    )
  ).desk_calendar.by_room;

const bookAt = async (time: string) =>
  (await book(api, niamh.token, { business_id: shop.id, services: [at(shop.pricingId, `${DAY} ${time}`)] }))
    .appointment_ids[0] ?? 0;

interface Moved {
  status: number;
  message: string;
  move_id: number | null;
  clashes: { key: string; words: string }[];
}
const moveRoom = async (id: number, to: number, more: object = {}) =>
  (
    await api.ask<{ desk_move: Moved }>(
      `mutation($id: Int!, $from: Int, $to: Int, $start: Int, $anyway: [String!]) {
        desk_move(id: $id, room_from: $from, room_to: $to, start: $start, anyway: $anyway, tell: "nobody") {
          status message move_id clashes { key words } } }`,
      { id, from: units.treatment, to, ...more },
      owner,
    )
  ).desk_move;
const unitsTaken = async () =>
  (
    await api.db
      .select({ unit: occupancies.chairId, isOverride: occupancies.isOverride })
      .from(occupancies)
      .innerJoin(chairs, and(eq(chairs.businessId, occupancies.businessId), eq(chairs.id, occupancies.chairId)))
      .where(and(eq(occupancies.businessId, shop.id), isNotNull(chairs.resourceId)))
      .orderBy(asc(occupancies.id))
  ).map(({ unit, isOverride }) => [unit, isOverride]);

it('[ROOM-001] the calendar by room has each place of a room, and who is in it', async () => {
  await bookAt('10:00');
  const { rooms, entries } = await byRoom();
  expect(rooms.map(({ name }) => name)).toEqual(['Treatment room', 'Colour room 1', 'Colour room 2']);
  expect(entries).toEqual([
    {
      key: expect.stringMatching(/^visit-\d+-in-/),
      kind: 'visit',
      chair_id: units.treatment,
      title: 'Niamh Byrne',
      starts: wall(`${DAY} 10:00`),
    },
  ]);
});

it('[ROOM-002] moving to another room warns first, is stored and can be undone; the person and time stay', async () => {
  const id = await bookAt('10:00');
  const [colour = 0] = units.colour;
  const warned = await moveRoom(id, colour);
  expect(warned.clashes.map(({ words }) => words)).toEqual([
    expect.stringMatching(/ is usually done in Treatment room\.$/),
  ]);
  const moved = await moveRoom(id, colour, { anyway: warned.clashes.map(({ key }) => key) });
  expect(moved).toMatchObject({ status: 1, message: expect.stringContaining('in Colour room') });
  expect(await unitsTaken()).toEqual([[colour, false]]);
  const [line] = await api.db.select().from(appointmentLines).where(eq(appointmentLines.appointmentId, id));
  expect(line?.startsAt).toBeDefined();
  const [audit] = await api.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'move')));
  expect(audit?.changes).toMatchObject({
    from: expect.stringContaining('in Treatment room'),
    to: expect.stringContaining('in Colour room'),
  });
  await api.ask(`mutation { desk_undo_move(id: ${moved.move_id}) { status } }`, {}, owner);
  expect(await unitsTaken()).toEqual([[units.treatment, false]]);
});

it('[ROOM-002] an occupied room is stored as an override once that is accepted', async () => {
  const [colour = 0] = units.colour;
  const accepting = async (id: number) => {
    const { clashes } = await moveRoom(id, colour);
    return { clashes, moved: await moveRoom(id, colour, { anyway: clashes.map(({ key }) => key) }) };
  };
  await accepting(await bookAt('10:00'));
  // The treatment room is free again, so another guest can be booked into it.
  const { clashes, moved } = await accepting(await bookAt('10:00'));
  expect(clashes.map(({ words }) => words)).toContain('Colour room isn’t free then.');
  expect(moved).toMatchObject({ status: 1 });
  expect(await unitsTaken()).toEqual([
    [colour, false],
    [colour, true],
  ]);
});

it('[ROOM-002] a room of another shop, or one that it does not use, is treated as missing', async () => {
  const id = await bookAt('10:00');
  const other = await insertBusiness(api.db, api.clock.now());
  const [foreign] = await api.db.select({ id: chairs.id }).from(chairs).where(eq(chairs.businessId, other.id));
  expect(await moveRoom(id, foreign?.id ?? 0)).toMatchObject({ status: 0, message: 'This room could not be found.' });
  const [colour = 0] = units.colour;
  expect(await moveRoom(id, colour, { from: colour })).toMatchObject({ status: 0, clashes: [] });
  expect(await unitsTaken()).toEqual([[units.treatment, false]]);
});
